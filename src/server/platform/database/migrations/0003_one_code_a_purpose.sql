DROP INDEX "one_time_codes_seeker";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_seeker_purpose" UNIQUE("seeker_id","purpose");