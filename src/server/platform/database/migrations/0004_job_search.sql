CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
-- English stems, accents folded.
CREATE TEXT SEARCH CONFIGURATION signboard (COPY = english);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION signboard
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;--> statement-breakpoint
CREATE TABLE "job_search" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"changed" "xid8" NOT NULL,
	"title" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "job_search_changed" ON "job_search" USING btree ("changed");--> statement-breakpoint
CREATE INDEX "job_search_title" ON "job_search" USING gin ("title") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "job_search_words" ON "job_search" USING gin ("words") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "search_words_like" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("featured" DESC NULLS FIRST,"posted_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_kind" ON "jobs" USING btree ("category","sub_category","posted_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "locations_like" ON "locations" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "locations_latitude" ON "locations" USING btree ("lat");
--> statement-breakpoint
-- The vectors go out of line, so that a lookup reads 80 bytes of a job and not 2,000.
ALTER TABLE "job_search" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "job_search" ALTER COLUMN "title" SET STORAGE EXTERNAL, ALTER COLUMN "words" SET STORAGE EXTERNAL;--> statement-breakpoint
CREATE FUNCTION write_job_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_search (job_id, changed, title, words)
  SELECT job.id, pg_current_xact_id(), to_tsvector('signboard', job.title),
    to_tsvector('signboard', concat_ws(E'\n', job.title, employer.name,
      replace(concat_ws(' ', job.sub_category, job.category), '-', ' '),
      (SELECT string_agg(concat_ws(' ', place.suburb, place.state, place.postcode), E'\n')
        FROM locations place WHERE place.id = ANY (job.location_ids)),
      -- A vector holds 1 MB; what a search should find stands well before that.
      left(job.description_html, 100000)))
  FROM written job JOIN employers employer ON employer.id = job.employer_id
  ON CONFLICT (job_id) DO UPDATE
    SET changed = excluded.changed, title = excluded.title, words = excluded.words;
  INSERT INTO search_words (word)
  SELECT DISTINCT word
  FROM written job JOIN employers employer ON employer.id = job.employer_id,
    unnest(tsvector_to_array(to_tsvector('simple', unaccent(job.title || ' ' || employer.name)))) word
  WHERE word ~ '^[a-z]{4,30}$'
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION remove_job_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE job_search SET changed = pg_current_xact_id(), title = '', words = ''
  WHERE job_id IN (SELECT id FROM removed);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION clear_job_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE job_search SET changed = pg_current_xact_id(), title = '', words = '';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION rename_employer_in_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE jobs SET employer_id = new.id WHERE employer_id = new.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER jobs_inserted AFTER INSERT ON "jobs" REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION write_job_search();--> statement-breakpoint
CREATE TRIGGER jobs_updated AFTER UPDATE ON "jobs" REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION write_job_search();--> statement-breakpoint
CREATE TRIGGER jobs_deleted AFTER DELETE ON "jobs" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION remove_job_search();--> statement-breakpoint
CREATE TRIGGER jobs_truncated AFTER TRUNCATE ON "jobs"
  FOR EACH STATEMENT EXECUTE FUNCTION clear_job_search();--> statement-breakpoint
CREATE TRIGGER employers_renamed AFTER UPDATE OF name ON "employers"
  FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION rename_employer_in_search();--> statement-breakpoint
-- Jobs from before this migration.
UPDATE "jobs" SET employer_id = employer_id;
