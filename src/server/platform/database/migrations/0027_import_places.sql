ALTER TABLE "jobs" ALTER COLUMN "work_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "written_places" jsonb;