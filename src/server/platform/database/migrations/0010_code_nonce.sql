ALTER TABLE "password_resets" ADD COLUMN "code_nonce" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "code_nonce" text DEFAULT '' NOT NULL;