DROP INDEX "search_entries_title";--> statement-breakpoint
DROP INDEX "search_entries_text";--> statement-breakpoint
CREATE INDEX "search_entries_genres" ON "search_entries" USING gin ("genres") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entries_title" ON "search_entries" USING gin ("title_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entries_text" ON "search_entries" USING gin ("text_words") WITH (fastupdate=false);