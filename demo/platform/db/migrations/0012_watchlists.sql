CREATE TABLE "list_entries" (
	"realm" text NOT NULL,
	"list_key" text NOT NULL,
	"content_id" text NOT NULL,
	"place" double precision NOT NULL,
	CONSTRAINT "list_entries_realm_list_key_content_id_pk" PRIMARY KEY("realm","list_key","content_id")
);
--> statement-breakpoint
CREATE TABLE "saved_watchlists" (
	"realm" text NOT NULL,
	"profile_id" text NOT NULL,
	"list_id" text NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "saved_watchlists_realm_profile_id_list_id_pk" PRIMARY KEY("realm","profile_id","list_id")
);
--> statement-breakpoint
CREATE TABLE "watchlists" (
	"realm" text NOT NULL,
	"id" text NOT NULL,
	"share_id" text NOT NULL,
	"owner_profile_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" bigint NOT NULL,
	"deleted_at" bigint,
	CONSTRAINT "watchlists_realm_id_pk" PRIMARY KEY("realm","id"),
	CONSTRAINT "watchlists_share" UNIQUE("realm","share_id")
);
