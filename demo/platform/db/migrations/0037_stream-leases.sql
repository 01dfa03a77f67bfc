CREATE TABLE "stream_leases" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"session_id" text NOT NULL,
	"account_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"content_id" text NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "stream_leases_session" ON "stream_leases" USING btree ("session_id","content_id");--> statement-breakpoint
CREATE INDEX "stream_leases_profile" ON "stream_leases" USING btree ("profile_id");