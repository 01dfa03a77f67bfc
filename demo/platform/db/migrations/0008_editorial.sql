CREATE TABLE "bouts" (
	"realm" text NOT NULL,
	"id" text NOT NULL,
	"red_id" text NOT NULL,
	"blue_id" text NOT NULL,
	"outcome" text,
	"method" text,
	"round" integer,
	"seconds" integer,
	"weight_class" text NOT NULL,
	"event_names" jsonb NOT NULL,
	"happens_after" bigint NOT NULL,
	"content_id" text,
	CONSTRAINT "bouts_realm_id_pk" PRIMARY KEY("realm","id")
);
--> statement-breakpoint
CREATE TABLE "fighters" (
	"realm" text NOT NULL,
	"id" text NOT NULL,
	"names" jsonb NOT NULL,
	"nicknames" jsonb,
	"country" text NOT NULL,
	"weight_class" text NOT NULL,
	"born_in" integer,
	"height_cm" integer,
	"reach_cm" integer,
	"stats" jsonb NOT NULL,
	CONSTRAINT "fighters_realm_id_pk" PRIMARY KEY("realm","id")
);
--> statement-breakpoint
CREATE TABLE "news_items" (
	"realm" text NOT NULL,
	"feed_name" text NOT NULL,
	"id" text NOT NULL,
	"titles" jsonb NOT NULL,
	"leads" jsonb NOT NULL,
	"paragraphs" jsonb NOT NULL,
	"genre" text NOT NULL,
	"content_ids" jsonb NOT NULL,
	"published_after" bigint NOT NULL,
	CONSTRAINT "news_items_realm_feed_name_id_pk" PRIMARY KEY("realm","feed_name","id")
);
--> statement-breakpoint
CREATE TRIGGER "published_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "news_items" FOR EACH STATEMENT EXECUTE FUNCTION "raise_published_version"();
--> statement-breakpoint
CREATE TRIGGER "published_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "fighters" FOR EACH STATEMENT EXECUTE FUNCTION "raise_published_version"();
--> statement-breakpoint
CREATE TRIGGER "published_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "bouts" FOR EACH STATEMENT EXECUTE FUNCTION "raise_published_version"();
