CREATE TABLE "employer_timestamps" (
	"employer_id" integer NOT NULL,
	"brand" text NOT NULL,
	"digest" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "employer_timestamps_employer_id_brand_pk" PRIMARY KEY("employer_id","brand")
);
--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "shown_as" integer;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "changed" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "employer_timestamps" ADD CONSTRAINT "employer_timestamps_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employers" ADD CONSTRAINT "employers_shown_as_employers_id_fk" FOREIGN KEY ("shown_as") REFERENCES "public"."employers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employers_changed" ON "employers" USING btree ("changed");--> statement-breakpoint
CREATE INDEX "employers_shown_as" ON "employers" USING btree ("shown_as");;--> statement-breakpoint
CREATE FUNCTION mark_employer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.changed = pg_current_xact_id();
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER employers_changed BEFORE INSERT OR UPDATE ON "employers"
  FOR EACH ROW EXECUTE FUNCTION mark_employer_changed();--> statement-breakpoint
-- A job of a client that may not be named is found by the name of its recruiter.
CREATE OR REPLACE FUNCTION write_job_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_search (job_id, changed, title, words)
  SELECT job.id, pg_current_xact_id(), to_tsvector('signboard', job.title),
    to_tsvector('signboard', concat_ws(E'\n', job.title, employer.name,
      replace(concat_ws(' ', job.sub_category, job.category), '-', ' '),
      (SELECT string_agg(concat_ws(' ', place.suburb, place.state, place.postcode), E'\n')
        FROM locations place WHERE place.id = ANY (job.location_ids)),
      -- A vector holds 1 MB; what a search should find stands well before that.
      left(job.description_html, 100000)))
  FROM written job JOIN employers owner ON owner.id = job.employer_id
    JOIN employers employer ON employer.id = coalesce(owner.shown_as, owner.id)
  ON CONFLICT (job_id) DO UPDATE
    SET changed = excluded.changed, title = excluded.title, words = excluded.words;
  INSERT INTO search_words (word)
  SELECT DISTINCT word
  FROM written job JOIN employers owner ON owner.id = job.employer_id
    JOIN employers employer ON employer.id = coalesce(owner.shown_as, owner.id),
    unnest(tsvector_to_array(to_tsvector('simple', unaccent(job.title || ' ' || employer.name)))) word
  WHERE word ~ '^[a-z]{4,30}$'
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION rename_employer_in_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE jobs SET employer_id = employer_id
  WHERE employer_id = new.id OR employer_id IN (SELECT id FROM employers WHERE shown_as = new.id);
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER employers_renamed ON "employers";--> statement-breakpoint
CREATE TRIGGER employers_renamed AFTER UPDATE OF name, shown_as ON "employers"
  FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.shown_as IS DISTINCT FROM new.shown_as)
  EXECUTE FUNCTION rename_employer_in_search();
