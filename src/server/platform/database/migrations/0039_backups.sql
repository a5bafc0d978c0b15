CREATE TABLE "backups" (
	"made_at" timestamp with time zone PRIMARY KEY DEFAULT now() NOT NULL,
	"tool" text DEFAULT 'pgbackrest' NOT NULL
);
