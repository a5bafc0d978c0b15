CREATE TABLE "competition_draws" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "competition_draws_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"competition" text NOT NULL,
	"seed" text NOT NULL,
	"entries" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competition_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"competition" text NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"answer" text NOT NULL,
	"terms_version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"email" text,
	"seeker_id" uuid,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"draw_id" integer,
	CONSTRAINT "competition_entries_email" UNIQUE("competition","email"),
	CONSTRAINT "competition_entries_seeker" UNIQUE("competition","seeker_id")
);
--> statement-breakpoint
CREATE TABLE "competition_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"competition" text NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"answer" text NOT NULL,
	"terms_version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "competition_entries" ADD CONSTRAINT "competition_entries_seeker_id_seekers_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."seekers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD CONSTRAINT "competition_entries_draw_id_competition_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."competition_draws"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competition_entries_owner" ON "competition_entries" USING btree ("seeker_id");--> statement-breakpoint
CREATE INDEX "competition_entries_closes" ON "competition_entries" USING btree ("closes_at");--> statement-breakpoint
CREATE INDEX "competition_requests_email" ON "competition_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "competition_requests_created" ON "competition_requests" USING btree ("created_at");