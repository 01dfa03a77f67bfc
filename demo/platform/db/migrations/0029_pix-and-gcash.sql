ALTER TABLE "provider_payments" ADD COLUMN "confirmed_at" bigint;--> statement-breakpoint
ALTER TABLE "provider_payments" ADD COLUMN "mandate" text DEFAULT 'KEPT' NOT NULL;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "countries" jsonb;