CREATE TABLE "editor_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"collection" text NOT NULL,
	"slug" text,
	"fields" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_version" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editor_drafts_file" UNIQUE("brand","collection","slug")
);
--> statement-breakpoint
CREATE TABLE "editor_pictures" (
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editor_pictures_brand_name_pk" PRIMARY KEY("brand","name")
);
--> statement-breakpoint
CREATE TABLE "editor_publications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"draft_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"fields" jsonb NOT NULL,
	"by" text NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"says" text DEFAULT '' NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "editor_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"editor_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"brand" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editor_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "editor_versions" (
	"draft_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"by" text NOT NULL,
	"fields" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editor_versions_draft_id_version_action_pk" PRIMARY KEY("draft_id","version","action")
);
--> statement-breakpoint
CREATE TABLE "editors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"brands" text[],
	"password_hash" text,
	"secret" jsonb,
	"used_step" integer DEFAULT 0 NOT NULL,
	"setup_hash" text,
	"setup_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editors_email_unique" UNIQUE("email"),
	CONSTRAINT "editors_setup_hash_unique" UNIQUE("setup_hash")
);
--> statement-breakpoint
ALTER TABLE "editor_publications" ADD CONSTRAINT "editor_publications_draft_id_editor_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."editor_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_sessions" ADD CONSTRAINT "editor_sessions_editor_id_editors_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."editors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_versions" ADD CONSTRAINT "editor_versions_draft_id_editor_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."editor_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "editor_publications_draft" ON "editor_publications" USING btree ("draft_id","created_at");--> statement-breakpoint
CREATE INDEX "editor_publications_open" ON "editor_publications" USING btree ("created_at") WHERE "editor_publications"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "editor_sessions_editor" ON "editor_sessions" USING btree ("editor_id");
