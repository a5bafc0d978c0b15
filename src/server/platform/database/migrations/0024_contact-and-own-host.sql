ALTER TABLE "applications" ADD COLUMN "host_employer" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "contact_email" text;