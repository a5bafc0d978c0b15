CREATE TABLE "employer_banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employer_banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employer_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employer_members" (
	"owner_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"named" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "employer_members_owner_id_member_id_pk" PRIMARY KEY("owner_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "employer_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employer_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employer_id" integer NOT NULL,
	"slug" text NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"content_html" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employer_pages_slug" UNIQUE("employer_id","slug")
);
--> statement-breakpoint
CREATE TABLE "employer_sections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employer_sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employer_id" integer NOT NULL,
	"slug" text NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "employer_sections_slug" UNIQUE("employer_id","slug")
);
--> statement-breakpoint
CREATE TABLE "followed_employers" (
	"seeker_id" uuid NOT NULL,
	"employer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "followed_employers_seeker_id_employer_id_pk" PRIMARY KEY("seeker_id","employer_id")
);
--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "tagline" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "industry" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "size" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "founded" smallint;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "places" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "social" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "benefits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "consultants" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "logo" jsonb;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "cover" jsonb;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "favicon" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "accent" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "applications_email" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "brands" text[];--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "hosts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "home_brand" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "origin" text DEFAULT 'jobs' NOT NULL;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "content_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "employer_banners" ADD CONSTRAINT "employer_banners_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_members" ADD CONSTRAINT "employer_members_owner_id_employers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_members" ADD CONSTRAINT "employer_members_member_id_employers_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_pages" ADD CONSTRAINT "employer_pages_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_sections" ADD CONSTRAINT "employer_sections_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_employers" ADD CONSTRAINT "followed_employers_seeker_id_seekers_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."seekers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_employers" ADD CONSTRAINT "followed_employers_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employer_banners_order" ON "employer_banners" USING btree ("employer_id","position");--> statement-breakpoint
CREATE INDEX "employer_members_member" ON "employer_members" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "followed_employers_employer" ON "followed_employers" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "employers_name" ON "employers" USING btree (lower("name"));