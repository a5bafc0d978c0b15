CREATE TABLE "dashboard_visits" (
	"seeker_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"new_since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dashboard_visits_seeker_id_brand_pk" PRIMARY KEY("seeker_id","brand")
);
--> statement-breakpoint
ALTER TABLE "dashboard_visits" ADD CONSTRAINT "dashboard_visits_seeker_id_seekers_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."seekers"("id") ON DELETE cascade ON UPDATE no action;