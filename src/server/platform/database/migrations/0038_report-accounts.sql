ALTER TABLE "job_reports" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_once_by_account" UNIQUE("job_id","account");