CREATE TABLE "framed_pages" (
	"realm" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"titles" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"url" text NOT NULL,
	"abilities" jsonb NOT NULL,
	CONSTRAINT "framed_pages_realm_kind_id_pk" PRIMARY KEY("realm","kind","id")
);
--> statement-breakpoint
CREATE TRIGGER "published_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "framed_pages" FOR EACH STATEMENT EXECUTE FUNCTION "raise_published_version"();
