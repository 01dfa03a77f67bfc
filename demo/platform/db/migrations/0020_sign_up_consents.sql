ALTER TABLE "consent_answers" ADD COLUMN "locale" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_answers" ADD COLUMN "version" text DEFAULT '' NOT NULL;