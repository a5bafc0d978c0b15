-- "Hospital" and "hospitality" have one stem, and "no degree" means no experience rather than a degree.
CREATE OR REPLACE FUNCTION search_text(source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    source,
    '\mc\+\+', ' cplusplus ', 'gi'),
    '\mc#', ' csharp ', 'gi'),
    '(\mdot |\.)net\M', ' dotnet ', 'gi'),
    '\mnode[. ]?js\M', ' nodejs ', 'gi'),
    '\m24[/x ]7\M', ' allhours ', 'gi'),
    '\mIT\M', ' infotech ', 'g'),
    -- Their stems are those of aid, account, education, operations, internal, development, program, garden and hospitality.
    '\m(aide|accountant|educator|operator|intern|developer|programmer|gardener|hospital)s?\M', '\1xq', 'gi'),
    '\mno (prior |previous )?(experience|degree|qualifications?)\M', ' noexperience ', 'gi'),
    -- A heavy rigid licence is no human resources.
    '\mhr(?=\s+(truck|driver|licen[cs]e|rigid|class|tipper|operator))|\mheavy rigid\M', ' heavyrigid ', 'gi'),
    -- An assistant in nursing is no nurse, and an account manager keeps no accounts.
    '\massistants? in nursing\M|\mnursing assistants?\M', ' nursingassistant ', 'gi'),
    '\maccount (?=manager|executive|director)', ' clientaccount ', 'gi'),
    '\mpower bi\M', ' powerbi ', 'gi'),
    -- An auto electrician is no electrician, and who programs machines no developer.
    '\mauto(motive)?[ -]?(electricians?|elec)\M', ' autoelectrician ', 'gi'),
    '\mplc programmers?\M', ' plc plcprogrammer ', 'gi'),
    -- "After" alone would be ignored.
    '\mafter[ -]school\M', ' afterschool ', 'gi'),
    '/', ' ')
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_job_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_search (job_id, changed, title, core, words)
  SELECT found.id, pg_current_xact_id(), to_tsvector('signboard', found.title),
    to_tsvector('signboard', found.core),
    to_tsvector('signboard', concat_ws(E'\n', found.core,
      -- A vector holds 1 MB; what a search should find stands well before that. Plain replacements, as texts are long.
      -- Slashes separate words, but for those that end an element.
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(left(found.description_html, 100000),
        'C++', ' cplusplus '), 'C#', ' csharp '), '.NET', ' dotnet '), 'Node.js', ' nodejs '), '24/7', ' allhours '),
        'No experience', ' noexperience '), 'no experience', ' noexperience '),
        'After school', ' afterschool '), 'after school', ' afterschool '),
        'ospital', 'ospitalxq'), 'ospitalxqit', 'ospitalit'),
        '</', E'<\x01'), '/', ' '), E'\x01', '/')))
  FROM (
    SELECT job.id, search_text(job.title) AS title, job.description_html,
      search_text(concat_ws(E'\n', job.title, employer.name,
        replace(concat_ws(' ', job.sub_category, job.category), '-', ' '),
        (SELECT string_agg(concat_ws(' ', place.suburb, place.state, place.postcode), E'\n')
          FROM locations place WHERE place.id = ANY (job.location_ids)))) AS core
    FROM written job JOIN employers owner ON owner.id = job.employer_id
      JOIN employers employer ON employer.id = coalesce(owner.shown_as, owner.id)
  ) found
  ON CONFLICT (job_id) DO UPDATE
    SET changed = excluded.changed, title = excluded.title, core = excluded.core, words = excluded.words;
  INSERT INTO search_words (word)
  SELECT DISTINCT word
  FROM written job JOIN employers owner ON owner.id = job.employer_id
    JOIN employers employer ON employer.id = coalesce(owner.shown_as, owner.id),
    unnest(tsvector_to_array(to_tsvector('simple', unaccent(replace(job.title || ' ' || employer.name, '/', ' '))))) word
  WHERE word ~ '^[a-z]{4,30}$'
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Jobs from before this migration.
UPDATE "jobs" SET employer_id = employer_id
WHERE title ~* '\mhospitals?\M' OR description_html ~* '\mhospitals?\M'
  OR employer_id IN (SELECT id FROM employers WHERE name ~* '\mhospitals?\M');
