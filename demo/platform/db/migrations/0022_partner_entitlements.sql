ALTER TABLE "provider_people" ADD COLUMN "products" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "provider" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlements" DROP CONSTRAINT "entitlements_realm_account_id_licence_id_pk";--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_realm_account_id_licence_id_provider_pk" PRIMARY KEY("realm","account_id","licence_id","provider");
