CREATE TABLE "moved_locations" (
	"id" integer PRIMARY KEY NOT NULL,
	"moved_to" integer NOT NULL
);
