INSERT INTO "list_entries" ("realm", "list_key", "content_id", "place")
SELECT "realm", 'favourites ' || "profile_id", "content_id", row_number() OVER (PARTITION BY "realm", "profile_id" ORDER BY "added_at", "content_id" DESC) FROM "favourites";
--> statement-breakpoint
DROP TABLE "favourites" CASCADE;
