CREATE TABLE "invoices" (
	"realm" text NOT NULL,
	"number" integer NOT NULL,
	"account_id" text NOT NULL,
	"licence_id" text NOT NULL,
	"net" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"scale" integer NOT NULL,
	"currency" text NOT NULL,
	"issued_at" bigint NOT NULL,
	CONSTRAINT "invoices_realm_number_pk" PRIMARY KEY("realm","number")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"movement" text NOT NULL,
	"book" text NOT NULL,
	"realm" text NOT NULL,
	"amount" integer NOT NULL,
	"scale" integer NOT NULL,
	"currency" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "ledger_entries_movement_book_pk" PRIMARY KEY("movement","book")
);
--> statement-breakpoint
CREATE TABLE "payment_history" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"account_id" text NOT NULL,
	"item_type" text NOT NULL,
	"status" text NOT NULL,
	"at" bigint NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payment_history_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"licence_id" text NOT NULL,
	"sku" text NOT NULL,
	"amount" integer,
	"scale" integer,
	"currency" text,
	"invoice_number" integer
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"account_id" text NOT NULL,
	"licence_id" text NOT NULL,
	"sku" text NOT NULL,
	"status" text NOT NULL,
	"period" text,
	"renews" boolean NOT NULL,
	"anchored_at" bigint NOT NULL,
	"periods" integer NOT NULL,
	"expires_at" bigint,
	"paused" boolean NOT NULL,
	"resume_at" bigint,
	"pending_actions" jsonb NOT NULL,
	"payment_method_id" text,
	"amount" integer NOT NULL,
	"scale" integer NOT NULL,
	"currency" text NOT NULL,
	"discount" jsonb,
	"failed_tries" integer NOT NULL,
	"offered_at" bigint,
	"purchased_at" bigint NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "subscriptions_licence" UNIQUE("realm","account_id","licence_id")
);
--> statement-breakpoint
CREATE TABLE "trial_uses" (
	"realm" text NOT NULL,
	"account_id" text NOT NULL,
	"scope" text NOT NULL,
	"used_at" bigint NOT NULL,
	CONSTRAINT "trial_uses_realm_account_id_scope_pk" PRIMARY KEY("realm","account_id","scope")
);
--> statement-breakpoint
CREATE TABLE "voucher_uses" (
	"voucher_id" text NOT NULL,
	"account_id" text NOT NULL,
	"attempt_id" text,
	"used_at" bigint NOT NULL,
	CONSTRAINT "voucher_uses_voucher_id_account_id_pk" PRIMARY KEY("voucher_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"code_hash" text NOT NULL,
	"names" jsonb NOT NULL,
	"discount" jsonb NOT NULL,
	"licence_ids" jsonb,
	"grants_licence" text,
	"used" integer NOT NULL,
	"most_uses" integer,
	"starts_at" bigint,
	"ends_at" bigint,
	CONSTRAINT "vouchers_code" UNIQUE("realm","code_hash")
);
--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "voucher_id" text;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "acknowledged_no_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "trial_period" text;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "longest_pause_days" integer;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "stay_offer" jsonb;--> statement-breakpoint
CREATE INDEX "ledger_entries_book" ON "ledger_entries" USING btree ("book");--> statement-breakpoint
CREATE INDEX "payment_history_account" ON "payment_history" USING btree ("realm","account_id","position");--> statement-breakpoint
CREATE INDEX "subscriptions_expiry" ON "subscriptions" USING btree ("expires_at");