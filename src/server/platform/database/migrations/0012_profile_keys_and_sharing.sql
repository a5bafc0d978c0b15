CREATE TABLE "sharing_preferences" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"sections" text[] NOT NULL,
	"sensitive" text[] NOT NULL,
	"documents" integer[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profile_entries" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "sharing_preferences" ADD CONSTRAINT "sharing_preferences_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_entries_key" ON "profile_entries" USING btree ("key_id");