CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seeker_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"tries_elsewhere" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"tries_elsewhere" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_seeker_id_seekers_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."seekers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_seeker" ON "password_resets" USING btree ("seeker_id");--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("email");--> statement-breakpoint
-- The id stays: the hash of a code is made with it, so codes that were mailed go on working.
INSERT INTO "registrations" ("id", "email", "password_hash", "given_name", "family_name", "code_hash", "tries", "expires_at", "created_at")
SELECT s."id", s."email", s."password_hash", s."given_name", s."family_name", coalesce(c."code_hash", ''), coalesce(c."tries", 0), coalesce(c."expires_at", s."created_at"), s."created_at"
FROM "seekers" s LEFT JOIN "one_time_codes" c ON c."seeker_id" = s."id" AND c."purpose" = 'register' AND c."used_at" IS NULL
WHERE s."verified_at" IS NULL;--> statement-breakpoint
DELETE FROM "seekers" WHERE "verified_at" IS NULL;
