CREATE TABLE "provider_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"realm" text NOT NULL,
	"account_id" text NOT NULL,
	"provider" text NOT NULL,
	"step" text NOT NULL,
	"seller" text NOT NULL,
	"amount" integer NOT NULL,
	"scale" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"failure_code" text,
	"refused_as" text,
	"return_to" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"settles_at" bigint,
	CONSTRAINT "provider_payments_attemptId_unique" UNIQUE("attempt_id")
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "realm" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "basket_id" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "basket_version" integer;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "provider" text DEFAULT 'sandbox-card' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "method_type" text DEFAULT 'CARD' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "payment_method_id" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "action" jsonb;--> statement-breakpoint
CREATE INDEX "provider_payments_account" ON "provider_payments" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_live" ON "payment_attempts" USING btree ("account_id","basket_id") WHERE "payment_attempts"."state" in ('REQUIRES_ACTION', 'PENDING');