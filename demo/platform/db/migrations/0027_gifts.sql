CREATE TABLE "gift_mails" (
	"gift" text NOT NULL,
	"reader" text NOT NULL,
	"due_at" bigint NOT NULL,
	"claimed_until" bigint NOT NULL,
	"sent_at" bigint,
	CONSTRAINT "gift_mails_gift_reader_pk" PRIMARY KEY("gift","reader")
);
--> statement-breakpoint
CREATE TABLE "gift_prices" (
	"realm" text NOT NULL,
	"sku" text NOT NULL,
	"gift_id" text NOT NULL,
	"amount" integer NOT NULL,
	"scale" integer NOT NULL,
	"currency" text NOT NULL,
	"countries" jsonb,
	CONSTRAINT "gift_prices_realm_sku_pk" PRIMARY KEY("realm","sku")
);
--> statement-breakpoint
CREATE TABLE "gift_products" (
	"realm" text NOT NULL,
	"id" text NOT NULL,
	"licence_id" text NOT NULL,
	"grants_for" text NOT NULL,
	"names" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "gift_products_realm_id_pk" PRIMARY KEY("realm","id")
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"account_id" text NOT NULL,
	"giver_email" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"gift_id" text NOT NULL,
	"sku" text NOT NULL,
	"message" text NOT NULL,
	"recipient_email" text,
	"deliver_at" bigint,
	"locale" text NOT NULL,
	"paid_at" bigint,
	"code_hash" text,
	"shown_at" bigint,
	"expires_at" bigint,
	"redeemed_by" text,
	"redeemed_at" bigint,
	CONSTRAINT "gifts_code" UNIQUE("realm","code_hash")
);
--> statement-breakpoint
CREATE TABLE "guest_buyers" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"email" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "gift_mails_due" ON "gift_mails" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_open" ON "gifts" USING btree ("realm","account_id") WHERE "gifts"."state" = 'OPEN';