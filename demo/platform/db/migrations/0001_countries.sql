CREATE TABLE "country_ranges" (
	"network" "cidr" PRIMARY KEY NOT NULL,
	"country" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vpn_ranges" (
	"network" "cidr" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "allowed_countries" jsonb;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "blocked_countries" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "realms" ADD COLUMN "home_country" text DEFAULT 'GB' NOT NULL;--> statement-breakpoint
ALTER TABLE "realms" ADD COLUMN "sale_countries" jsonb;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "on_vpn" boolean DEFAULT false NOT NULL;