CREATE TABLE "bucket_entries" (
	"realm" text NOT NULL,
	"bucket_id" text NOT NULL,
	"position" integer NOT NULL,
	"content_id" text NOT NULL,
	CONSTRAINT "bucket_entries_realm_bucket_id_position_pk" PRIMARY KEY("realm","bucket_id","position")
);
--> statement-breakpoint
CREATE TABLE "buckets" (
	"realm" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"names" jsonb NOT NULL,
	"row_type_data" jsonb,
	CONSTRAINT "buckets_realm_id_pk" PRIMARY KEY("realm","id")
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"realm" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"titles" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"access" text NOT NULL,
	"licences" jsonb NOT NULL,
	"genres" jsonb NOT NULL,
	"release_year" integer,
	"age_rating" text,
	"media" text,
	"dash_only" boolean DEFAULT false NOT NULL,
	"live_channel" text,
	"duration_seconds" integer,
	"starts_after" bigint,
	"ends_after" bigint,
	"channel_id" text,
	"extras" jsonb NOT NULL,
	CONSTRAINT "content_items_realm_id_pk" PRIMARY KEY("realm","id")
);
--> statement-breakpoint
CREATE TABLE "views" (
	"realm" text NOT NULL,
	"type" text NOT NULL,
	"id" text NOT NULL,
	"titles" jsonb NOT NULL,
	"elements" jsonb NOT NULL,
	CONSTRAINT "views_realm_type_id_pk" PRIMARY KEY("realm","type","id")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"realm" text NOT NULL,
	"id" text NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"genre" text NOT NULL,
	"event_id" text NOT NULL,
	CONSTRAINT "channels_realm_id_pk" PRIMARY KEY("realm","id")
);
--> statement-breakpoint
CREATE TABLE "programmes" (
	"realm" text NOT NULL,
	"channel_number" integer NOT NULL,
	"starts_after" bigint NOT NULL,
	"ends_after" bigint,
	"until_after" bigint NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"genre" text,
	"vod_id" text
);
--> statement-breakpoint
CREATE TABLE "baskets" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"version" integer NOT NULL,
	"sku" text,
	CONSTRAINT "baskets_accountId_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"account_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"charged_at" bigint NOT NULL,
	CONSTRAINT "charges_attemptId_unique" UNIQUE("attempt_id")
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"realm" text NOT NULL,
	"account_id" text NOT NULL,
	"licence_id" text NOT NULL,
	"attempt_id" text,
	"expires_at" bigint,
	CONSTRAINT "entitlements_realm_account_id_licence_id_pk" PRIMARY KEY("realm","account_id","licence_id")
);
--> statement-breakpoint
CREATE TABLE "licences" (
	"realm" text NOT NULL,
	"id" text NOT NULL,
	"family_id" text,
	"family_names" jsonb,
	"names" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"rank" integer NOT NULL,
	"strategy" jsonb NOT NULL,
	"grants_for" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "licences_realm_id_pk" PRIMARY KEY("realm","id")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"state" text NOT NULL,
	"failure_code" text,
	"licence_id" text NOT NULL,
	"amount" integer NOT NULL,
	"scale" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"card_type" text NOT NULL,
	"last4" text NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"realm" text NOT NULL,
	"sku" text NOT NULL,
	"licence_id" text NOT NULL,
	"amount" integer NOT NULL,
	"scale" integer NOT NULL,
	"currency" text NOT NULL,
	"is_default" boolean NOT NULL,
	"is_local" boolean NOT NULL,
	CONSTRAINT "prices_realm_sku_pk" PRIMARY KEY("realm","sku")
);
--> statement-breakpoint
CREATE TABLE "realms" (
	"realm" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"settings" jsonb NOT NULL,
	"menu" jsonb NOT NULL,
	"tax" jsonb NOT NULL,
	CONSTRAINT "realms_host_unique" UNIQUE("host")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_id" text NOT NULL,
	"issued_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"replaced_at" bigint,
	"successor_hash" text,
	"predecessor_hash" text
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_families" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"subject" jsonb NOT NULL,
	"ended_at" bigint,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL,
	"fixed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faults" (
	"call" text PRIMARY KEY NOT NULL,
	"delay_ms" integer,
	"status" integer,
	"broken_body" boolean DEFAULT false NOT NULL,
	"drop_after_commit" boolean DEFAULT false NOT NULL,
	"count" integer
);
--> statement-breakpoint
CREATE TABLE "policy_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"host" text NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"role" text NOT NULL,
	"profile_id" text NOT NULL,
	"profile_type" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "accounts_email" UNIQUE("realm","email")
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"realm" text NOT NULL,
	"profile_id" text NOT NULL,
	"content_id" text NOT NULL,
	"added_at" bigint NOT NULL,
	CONSTRAINT "favourites_realm_profile_id_content_id_pk" PRIMARY KEY("realm","profile_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "watch_progress" (
	"realm" text NOT NULL,
	"profile_id" text NOT NULL,
	"content_id" text NOT NULL,
	"position" double precision NOT NULL,
	"duration" double precision NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "watch_progress_realm_profile_id_content_id_pk" PRIMARY KEY("realm","profile_id","content_id")
);
--> statement-breakpoint
CREATE INDEX "bucket_entries_content" ON "bucket_entries" USING btree ("realm","bucket_id","content_id");--> statement-breakpoint
CREATE INDEX "channels_number" ON "channels" USING btree ("realm","number");--> statement-breakpoint
CREATE INDEX "programmes_window" ON "programmes" USING btree ("realm","channel_number","starts_after");--> statement-breakpoint
CREATE INDEX "charges_account" ON "charges" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_key" ON "payment_attempts" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family_id");