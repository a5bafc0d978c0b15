CREATE TABLE "application_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"side" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hiring_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hiring_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"employer_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"brand" text NOT NULL,
	"event" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "employer_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"employer_id" integer NOT NULL,
	"application_id" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employer_links_application" UNIQUE("application_id")
);
--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_deliveries" ADD CONSTRAINT "hiring_deliveries_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_deliveries" ADD CONSTRAINT "hiring_deliveries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_links" ADD CONSTRAINT "employer_links_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_links" ADD CONSTRAINT "employer_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "hiring_deliveries_employer" ON "hiring_deliveries" USING btree ("employer_id","id");--> statement-breakpoint
CREATE INDEX "hiring_deliveries_application" ON "hiring_deliveries" USING btree ("application_id");--> statement-breakpoint
-- Statuses of earlier releases keep their names; the timeline begins with what the rows still say.
INSERT INTO "application_events" ("application_id", "side", "to_status", "at")
SELECT "id", 'seeker', 'submitted', "submitted_at" FROM "applications" WHERE "seeker_id" IS NOT NULL ORDER BY "submitted_at", "id";--> statement-breakpoint
INSERT INTO "application_events" ("application_id", "side", "from_status", "to_status", "at")
SELECT "id", CASE "status" WHEN 'withdrawn' THEN 'seeker' ELSE 'employer' END, 'submitted', "status", "updated_at"
FROM "applications" WHERE "seeker_id" IS NOT NULL AND "status" <> 'submitted' ORDER BY "updated_at", "id";
