CREATE TABLE "plan_quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"account_id" text NOT NULL,
	"facts" jsonb NOT NULL,
	"expires_at" bigint NOT NULL,
	"is_used" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "purpose" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period_paid" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_plan" jsonb;--> statement-breakpoint
CREATE INDEX "plan_quotes_account" ON "plan_quotes" USING btree ("account_id");