CREATE TABLE "disputes" (
	"reference" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_disputes" (
	"reference" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider" text NOT NULL,
	"amount" bigint,
	"outcome" text NOT NULL,
	"opens_at" bigint NOT NULL,
	"review_at" bigint NOT NULL,
	"closes_at" bigint NOT NULL,
	CONSTRAINT "provider_disputes_attemptId_unique" UNIQUE("attempt_id")
);
--> statement-breakpoint
CREATE TABLE "provider_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"type" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"due_at" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_migrations" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"account_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"licence_id" text NOT NULL,
	"sku" text NOT NULL,
	"from_version" integer NOT NULL,
	"to_version" integer NOT NULL,
	"amount" bigint NOT NULL,
	"asks_consent" boolean NOT NULL,
	"status" text NOT NULL,
	"stage" text NOT NULL,
	"announced_at" bigint NOT NULL,
	"effective_at" bigint NOT NULL,
	"answered_at" bigint,
	"closed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "price_versions" (
	"realm" text NOT NULL,
	"sku" text NOT NULL,
	"version" integer NOT NULL,
	"amount" bigint NOT NULL,
	"scale" integer NOT NULL,
	"currency" text NOT NULL,
	"since" bigint NOT NULL,
	CONSTRAINT "price_versions_realm_sku_version_pk" PRIMARY KEY("realm","sku","version")
);
--> statement-breakpoint
CREATE TABLE "provider_movements" (
	"key" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"attempt_id" text NOT NULL,
	"account_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"scale" integer NOT NULL,
	"currency" text NOT NULL,
	"at" bigint NOT NULL,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"realm" text NOT NULL,
	"account_id" text NOT NULL,
	"licence_id" text NOT NULL,
	"sku" text NOT NULL,
	"provider" text NOT NULL,
	"item_type" text NOT NULL,
	"amount" bigint NOT NULL,
	"scale" integer NOT NULL,
	"currency" text NOT NULL,
	"invoice_number" integer NOT NULL,
	"state" text NOT NULL,
	"due_at" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_details" ALTER COLUMN "address" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "gift_prices" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "provider_payments" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "charges" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "prices" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "net" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "tax" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "total" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "paper" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payment_history" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "period_paid" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "quote" jsonb;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "quote" jsonb;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "display" jsonb;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "price_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "trial_uses" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "public_code" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "descriptions" jsonb;--> statement-breakpoint
CREATE INDEX "disputes_account" ON "disputes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "provider_disputes_account" ON "provider_disputes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "provider_messages_due" ON "provider_messages" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "price_migrations_account" ON "price_migrations" USING btree ("realm","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_migrations_open" ON "price_migrations" USING btree ("subscription_id") WHERE "price_migrations"."stage" = 'ANNOUNCED';--> statement-breakpoint
CREATE INDEX "provider_movements_attempt" ON "provider_movements" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "provider_movements_account" ON "provider_movements" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "refunds_account" ON "refunds" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("state","due_at");--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "price_migration";--> statement-breakpoint
ALTER TABLE "trial_uses" ADD CONSTRAINT "trial_uses_card" UNIQUE("realm","scope","fingerprint");