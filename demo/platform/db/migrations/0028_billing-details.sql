CREATE TABLE "billing_details" (
	"account_id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"address" jsonb NOT NULL,
	"tax_number" text,
	"birth_date" text,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "realms" ADD COLUMN "billing" jsonb DEFAULT '{}'::jsonb NOT NULL;