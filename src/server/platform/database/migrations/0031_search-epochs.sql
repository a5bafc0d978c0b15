CREATE TABLE "search_epochs" (
	"epoch" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
