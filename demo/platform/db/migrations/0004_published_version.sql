CREATE TABLE "data_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "data_versions" ("name", "version") VALUES ('published', 1);
--> statement-breakpoint
CREATE FUNCTION "raise_published_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "data_versions" SET "version" = "version" + 1 WHERE "name" = 'published';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "published_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "content_items" FOR EACH STATEMENT EXECUTE FUNCTION "raise_published_version"();
--> statement-breakpoint
CREATE TRIGGER "published_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "buckets" FOR EACH STATEMENT EXECUTE FUNCTION "raise_published_version"();
--> statement-breakpoint
CREATE TRIGGER "published_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "bucket_entries" FOR EACH STATEMENT EXECUTE FUNCTION "raise_published_version"();
--> statement-breakpoint
CREATE TRIGGER "published_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "views" FOR EACH STATEMENT EXECUTE FUNCTION "raise_published_version"();
--> statement-breakpoint
CREATE TRIGGER "published_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "channels" FOR EACH STATEMENT EXECUTE FUNCTION "raise_published_version"();
--> statement-breakpoint
CREATE TRIGGER "published_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "programmes" FOR EACH STATEMENT EXECUTE FUNCTION "raise_published_version"();
--> statement-breakpoint
CREATE TRIGGER "published_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "facts" FOR EACH STATEMENT EXECUTE FUNCTION "raise_published_version"();
--> statement-breakpoint
CREATE TRIGGER "published_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "country_ranges" FOR EACH STATEMENT EXECUTE FUNCTION "raise_published_version"();
--> statement-breakpoint
CREATE TRIGGER "published_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vpn_ranges" FOR EACH STATEMENT EXECUTE FUNCTION "raise_published_version"();
