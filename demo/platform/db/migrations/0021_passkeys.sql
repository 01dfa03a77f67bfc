CREATE TABLE "passkeys" (
	"realm" text NOT NULL,
	"id" text NOT NULL,
	"account_id" text NOT NULL,
	"user_handle" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint,
	CONSTRAINT "passkeys_realm_id_pk" PRIMARY KEY("realm","id")
);
--> statement-breakpoint
CREATE INDEX "passkeys_account" ON "passkeys" USING btree ("realm","account_id");