CREATE TABLE "purchase_mails" (
	"key" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"account_id" text NOT NULL,
	"locale" text NOT NULL,
	"mail" jsonb NOT NULL,
	"written_at" bigint NOT NULL,
	"good_until" bigint,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "kind" text DEFAULT 'INVOICE' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "attempt_id" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "reversed_number" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paper" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "realms" ADD COLUMN "seller" jsonb DEFAULT '{"name":"","address":[],"taxNumber":"","email":""}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "purchase_mails_due" ON "purchase_mails" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "purchase_mails_account" ON "purchase_mails" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "invoices_account" ON "invoices" USING btree ("realm","account_id");