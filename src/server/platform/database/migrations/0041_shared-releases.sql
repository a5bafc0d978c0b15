CREATE TABLE "published_files" (
	"file" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"replaces" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registered_releases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"settings" text NOT NULL,
	"server" text NOT NULL,
	"sources" text NOT NULL,
	"stamp" jsonb NOT NULL,
	"manifest" text NOT NULL,
	"packs" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "served_releases" (
	"settings" text NOT NULL,
	"server" text NOT NULL,
	"release_id" uuid NOT NULL,
	"is_rolled_back" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "served_releases_settings_server_pk" PRIMARY KEY("settings","server")
);
--> statement-breakpoint
ALTER TABLE "served_releases" ADD CONSTRAINT "served_releases_release_id_registered_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."registered_releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registered_releases_of" ON "registered_releases" USING btree ("settings","server","created_at");