CREATE TABLE "saved_search_jobs" (
	"saved_search_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"round" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_search_jobs_saved_search_id_job_id_pk" PRIMARY KEY("saved_search_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seeker_id" uuid,
	"email" text,
	"brand" text NOT NULL,
	"host_employer" text,
	"origin" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"frequency" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"stopped" text,
	"next_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_seeker" UNIQUE("seeker_id","brand","query"),
	CONSTRAINT "saved_searches_email" UNIQUE("email","brand","query")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "shift" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "benefits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_search_jobs" ADD CONSTRAINT "saved_search_jobs_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_jobs" ADD CONSTRAINT "saved_search_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_seeker_id_seekers_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."seekers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_jobs_job" ON "saved_search_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "saved_search_jobs_created" ON "saved_search_jobs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("next_at") WHERE confirmed_at is not null and paused_at is null and stopped is null;--> statement-breakpoint
CREATE INDEX "jobs_created" ON "jobs" USING btree ("created_at");
