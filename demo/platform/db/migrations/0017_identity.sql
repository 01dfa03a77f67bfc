CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"at" bigint NOT NULL,
	"action" text NOT NULL,
	"account_id" text,
	"actor_id" text
);
--> statement-breakpoint
CREATE TABLE "consent_answers" (
	"account_id" text NOT NULL,
	"field_name" text NOT NULL,
	"answer" boolean NOT NULL,
	"text" text NOT NULL,
	"answered_at" bigint NOT NULL,
	CONSTRAINT "consent_answers_account_id_field_name_pk" PRIMARY KEY("account_id","field_name")
);
--> statement-breakpoint
CREATE TABLE "linked_identities" (
	"realm" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" text NOT NULL,
	"email" text,
	"linked_at" bigint NOT NULL,
	CONSTRAINT "linked_identities_realm_provider_subject_pk" PRIMARY KEY("realm","provider","subject")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"received_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"purpose" text NOT NULL,
	"account_id" text,
	"email" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"avatar" text,
	"parental_level" text DEFAULT 'NON_RESTRICTED' NOT NULL,
	"pin_hash" text,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_people" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"login" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"email_verified" boolean DEFAULT true NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "provider_people_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "provider_records" (
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"user_code" text,
	"uid" text,
	"expires_at" bigint,
	"consumed_at" bigint,
	CONSTRAINT "provider_records_provider_model_id_pk" PRIMARY KEY("provider","model","id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"provider" text NOT NULL,
	"state_hash" text NOT NULL,
	"secret_hash" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"facts" jsonb NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "realms" ADD COLUMN "sign_in" jsonb DEFAULT '{"providers":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "realms" ADD COLUMN "forms" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "email_verified_at" bigint;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entries_account" ON "audit_entries" USING btree ("realm","account_id");--> statement-breakpoint
CREATE INDEX "linked_identities_account" ON "linked_identities" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "one_time_tokens_account" ON "one_time_tokens" USING btree ("realm","purpose","account_id");--> statement-breakpoint
CREATE INDEX "profiles_account" ON "profiles" USING btree ("realm","account_id");--> statement-breakpoint
CREATE INDEX "provider_records_grant" ON "provider_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "provider_records_uid" ON "provider_records" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "provider_records_code" ON "provider_records" USING btree ("user_code");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_state" ON "sign_in_attempts" USING btree ("realm","state_hash");