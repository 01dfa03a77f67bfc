CREATE TABLE "ad_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"ad" text NOT NULL,
	"event" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licence_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"key_system" text NOT NULL,
	"content_id" text NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_faults" (
	"kind" text PRIMARY KEY NOT NULL,
	"share" double precision NOT NULL,
	"sticky" boolean NOT NULL,
	"status" integer NOT NULL,
	"files" text NOT NULL,
	"path" text,
	"since" bigint NOT NULL,
	"until" bigint,
	"seen" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "multi_view_heartbeats" (
	"realm" text NOT NULL,
	"viewer_id" text NOT NULL,
	"event_id" text NOT NULL,
	"layout" text NOT NULL,
	"video_ids" jsonb NOT NULL,
	"audible_id" text,
	"at" bigint NOT NULL,
	CONSTRAINT "multi_view_heartbeats_realm_viewer_id_event_id_pk" PRIMARY KEY("realm","viewer_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "qoe_summaries" (
	"id" serial PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"at" bigint NOT NULL,
	"summary" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "licence_requests_content" ON "licence_requests" USING btree ("content_id");