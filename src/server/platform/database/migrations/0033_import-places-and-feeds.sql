ALTER TABLE "jobs" ALTER COLUMN "work_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "written_places" jsonb;
--> statement-breakpoint
CREATE TABLE "feed_sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"url" text NOT NULL,
	"options" jsonb NOT NULL,
	"every_minutes" integer,
	"etag" text,
	"last_modified" text,
	"next_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	"report" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_sources_name" UNIQUE("name")
);
