CREATE TABLE "posted_returns" (
	"hash" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"fields" jsonb NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "posted_returns_expiry" ON "posted_returns" USING btree ("expires_at");