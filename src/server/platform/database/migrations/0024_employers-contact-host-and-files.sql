CREATE TABLE "employer_files" (
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"dropped_at" timestamp with time zone,
	CONSTRAINT "employer_files_slug_name_pk" PRIMARY KEY("slug","name")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "host_employer" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "contact_email" text;--> statement-breakpoint
CREATE INDEX "employer_files_name" ON "employer_files" USING btree ("name");--> statement-breakpoint
CREATE INDEX "employer_files_dropped" ON "employer_files" USING btree ("dropped_at");