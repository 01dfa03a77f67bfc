CREATE TABLE "removed_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL
);
