CREATE TABLE "external_tables" (
	"realm" text NOT NULL,
	"id" text NOT NULL,
	"titles" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "external_tables_realm_id_pk" PRIMARY KEY("realm","id")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"realm" text NOT NULL,
	"profile_id" text NOT NULL,
	"programme_id" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"remind_at" bigint NOT NULL,
	CONSTRAINT "reminders_realm_profile_id_programme_id_pk" PRIMARY KEY("realm","profile_id","programme_id")
);
--> statement-breakpoint
CREATE TABLE "shows" (
	"realm" text NOT NULL,
	"id" integer NOT NULL,
	"titles" jsonb NOT NULL,
	"descriptions" jsonb,
	"series_id" text,
	CONSTRAINT "shows_realm_id_pk" PRIMARY KEY("realm","id")
);
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "shown_number" text;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "group" jsonb;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "offset_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "cycle_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "longest_ms" bigint DEFAULT 86400000 NOT NULL;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "show_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "subtitle" text;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "season_number" integer;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "episode_number" integer;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "image_url" text;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "flags" text;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "catch_up_from" bigint;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "catch_up_until" bigint;--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("remind_at");--> statement-breakpoint
CREATE INDEX "programmes_show" ON "programmes" USING btree ("realm","show_id");--> statement-breakpoint
CREATE TRIGGER "published_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shows" FOR EACH STATEMENT EXECUTE FUNCTION "raise_published_version"();
--> statement-breakpoint
CREATE TRIGGER "published_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "external_tables" FOR EACH STATEMENT EXECUTE FUNCTION "raise_published_version"();
