ALTER TABLE "applications" ADD COLUMN "job_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "employer_name" text DEFAULT '' NOT NULL;