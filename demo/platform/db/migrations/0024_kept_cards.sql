ALTER TABLE "payment_methods" ADD COLUMN "card_holder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "expiry_month" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "expiry_year" integer DEFAULT 2099 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "added_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_methods_account" ON "payment_methods" USING btree ("account_id");