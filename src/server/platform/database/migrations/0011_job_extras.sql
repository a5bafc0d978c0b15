ALTER TABLE "jobs" ADD COLUMN "start" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "hours" text;