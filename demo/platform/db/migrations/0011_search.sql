CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"realm" text NOT NULL,
	"content_id" text NOT NULL,
	"kind" text NOT NULL,
	"title_keys" jsonb NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"text_words" "tsvector" NOT NULL,
	"genres" text[] NOT NULL,
	"access" text NOT NULL,
	"release_year" integer,
	"is_live" boolean NOT NULL,
	"starts_after" bigint,
	"ends_after" bigint,
	"allowed_countries" text[],
	"blocked_countries" text[] NOT NULL,
	CONSTRAINT "search_entries_realm_content_id_pk" PRIMARY KEY("realm","content_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"realm" text NOT NULL,
	"word" text NOT NULL,
	"letters" text NOT NULL,
	CONSTRAINT "search_words_realm_word_pk" PRIMARY KEY("realm","word")
);
--> statement-breakpoint
CREATE INDEX "search_entries_title" ON "search_entries" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "search_entries_text" ON "search_entries" USING gin ("text_words");--> statement-breakpoint
CREATE INDEX "search_words_letters" ON "search_words" USING gist ("letters" gist_trgm_ops);
--> statement-breakpoint
-- Small letters without accents and signs; one form of each Arabic letter, without vowel marks and tatweel.
CREATE FUNCTION "search_key"(words text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT btrim(regexp_replace(regexp_replace(translate(lower(unaccent(normalize(words, NFKC))), 'أإآٱىئؤةگکی', 'ااااييوهككي'),
		U&'[\0640\064B-\065F\0670\06D6-\06ED\200B-\200F\0027\2019\0060]', '', 'g'),
		U&'[\0001-\002F\003A-\0040\005B-\0060\007B-\00BF\060C\061B\061F\06D4\2000-\2BFF\3000-\303F\FE00-\FE0F\+01F000-\+01FAFF]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- How words of a language are brought to their stems.
CREATE FUNCTION "search_config"(locale text) RETURNS regconfig LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE left(locale, 2) WHEN 'en' THEN 'english' WHEN 'es' THEN 'spanish' WHEN 'pt' THEN 'portuguese' WHEN 'ar' THEN 'arabic' ELSE 'simple' END::regconfig
$$;
--> statement-breakpoint
-- Arabic letters as Latin ones: where the database's locale is C, trigrams know no other.
CREATE FUNCTION "search_letters"(word text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT translate(word, 'ابتثجحخدذرزسشصضطظعغفقكلمنهويء', 'abtvjhxdzrzscwwuueeqfqklmnhoyi')
$$;
--> statement-breakpoint
-- Which kind of result a title is; null for what is only a link.
CREATE FUNCTION "search_kind"(type text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN type IN ('LIVE', 'LIVE_EVENT', 'UPCOMING', 'EPG') THEN 'liveEvents' WHEN type IN ('VOD', 'VOD_VIDEO', 'SEASON_VOD') THEN 'vodVideos'
		WHEN type IN ('VOD_PLAYLIST', 'PLAYLIST', 'SERIES', 'VOD_SERIES', 'VOD_SEASON') THEN 'vodPlaylists' END
$$;
--> statement-breakpoint
-- The words of a title: as they are written, as stems, and Arabic ones without their article.
CREATE FUNCTION "search_title"(locale text, key text) RETURNS tsvector LANGUAGE sql STABLE AS $$
	SELECT to_tsvector('simple', key) || to_tsvector(search_config(locale), key)
		|| CASE WHEN left(locale, 2) = 'ar' THEN to_tsvector('simple', regexp_replace(key, '(^| )[وفبك]?ال', '\1', 'g')) ELSE '' END
$$;
--> statement-breakpoint
CREATE FUNCTION "write_search_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	kind text := search_kind(NEW.type);
	keys jsonb;
	titles tsvector := '';
	texts tsvector := '';
	text_locale text;
	text_key text;
BEGIN
	DELETE FROM "search_entries" WHERE "realm" = NEW.realm AND "content_id" = NEW.id;
	IF kind IS NULL THEN RETURN NULL; END IF;
	SELECT jsonb_object_agg(t.key, search_key(t.value)) INTO keys FROM jsonb_each_text(NEW.titles) t;
	FOR text_locale, text_key IN SELECT * FROM jsonb_each_text(keys) LOOP
		titles := titles || search_title(text_locale, text_key);
		INSERT INTO "search_words" SELECT DISTINCT NEW.realm, w, search_letters(w) FROM regexp_split_to_table(text_key, ' +') w WHERE length(w) BETWEEN 3 AND 40 ON CONFLICT DO NOTHING;
	END LOOP;
	SELECT coalesce(string_agg(to_tsvector(search_config(t.key), search_key(t.value))::text, ' '), '')::tsvector INTO texts FROM jsonb_each_text(NEW.descriptions) t;
	INSERT INTO "search_entries" VALUES (NEW.realm, NEW.id, kind, keys, titles, texts, ARRAY(SELECT jsonb_array_elements_text(NEW.genres)), NEW.access, NEW.release_year,
		NEW.live_channel IS NOT NULL, NEW.starts_after, NEW.ends_after,
		CASE WHEN jsonb_typeof(NEW.allowed_countries) = 'array' THEN ARRAY(SELECT jsonb_array_elements_text(NEW.allowed_countries)) END, ARRAY(SELECT jsonb_array_elements_text(NEW.blocked_countries)));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "drop_search_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "search_entries" WHERE "realm" = OLD.realm AND "content_id" = OLD.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "search_entry" AFTER INSERT OR UPDATE ON "content_items" FOR EACH ROW EXECUTE FUNCTION "write_search_entry"();
--> statement-breakpoint
CREATE TRIGGER "search_entry_dropped" AFTER DELETE ON "content_items" FOR EACH ROW EXECUTE FUNCTION "drop_search_entry"();
--> statement-breakpoint
UPDATE "content_items" SET "titles" = "titles";
