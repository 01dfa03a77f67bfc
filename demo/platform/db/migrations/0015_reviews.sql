CREATE TABLE "review_names" (
	"realm" text NOT NULL,
	"profile_id" text NOT NULL,
	"display_name" text NOT NULL,
	CONSTRAINT "review_names_realm_profile_id_pk" PRIMARY KEY("realm","profile_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"realm" text NOT NULL,
	"content_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"id" text NOT NULL,
	"display_name" text NOT NULL,
	"rating" integer,
	"title" text,
	"text" text NOT NULL,
	"written_at" bigint NOT NULL,
	CONSTRAINT "reviews_realm_content_id_profile_id_pk" PRIMARY KEY("realm","content_id","profile_id")
);
