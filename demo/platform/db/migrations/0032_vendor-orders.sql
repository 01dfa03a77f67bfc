CREATE TABLE "vendor_orders" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"vendor_reference" text,
	"payment_method_id" text,
	"is_present" boolean NOT NULL,
	"keeps_mandate" boolean NOT NULL,
	"mandate" jsonb,
	"subscription_id" text,
	"work" text,
	"work_at" bigint,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "mandate" jsonb;--> statement-breakpoint
CREATE INDEX "vendor_orders_account" ON "vendor_orders" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "vendor_orders_work" ON "vendor_orders" USING btree ("work_at");