CREATE TABLE "missed_searches" (
	"brand" text NOT NULL,
	"day" date NOT NULL,
	"words" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "missed_searches_brand_day_words_pk" PRIMARY KEY("brand","day","words")
);
--> statement-breakpoint
CREATE TABLE "site_figures" (
	"brand" text NOT NULL,
	"day" date NOT NULL,
	"event" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "site_figures_brand_day_event_pk" PRIMARY KEY("brand","day","event")
);
