CREATE TABLE "account_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"account_id" text NOT NULL,
	"address" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "deletion_due_at" bigint;--> statement-breakpoint
CREATE INDEX "account_addresses_account" ON "account_addresses" USING btree ("account_id");