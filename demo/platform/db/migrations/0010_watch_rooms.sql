CREATE TABLE "room_people" (
	"realm" text NOT NULL,
	"code" text NOT NULL,
	"viewer_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"name" text NOT NULL,
	"entered_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	CONSTRAINT "room_people_realm_code_viewer_id_pk" PRIMARY KEY("realm","code","viewer_id")
);
--> statement-breakpoint
CREATE TABLE "room_sayings" (
	"id" serial PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"code" text NOT NULL,
	"viewer_id" text NOT NULL,
	"name" text NOT NULL,
	"phrase" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watch_rooms" (
	"realm" text NOT NULL,
	"code" text NOT NULL,
	"event_id" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"place" double precision,
	"playing" boolean DEFAULT false NOT NULL,
	"at" bigint NOT NULL,
	"used_at" bigint NOT NULL,
	CONSTRAINT "watch_rooms_realm_code_pk" PRIMARY KEY("realm","code")
);
--> statement-breakpoint
CREATE INDEX "room_sayings_room" ON "room_sayings" USING btree ("realm","code");