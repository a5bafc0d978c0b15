import { readdir, truncate } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { fillLocations } from "../../../../src/server/catalogue/locations/fill-locations.ts";
import type { Db } from "../../../../src/server/platform/database/open.ts";
import { keepCommonWords } from "../../../../src/server/search/common-words.ts";
import { openIndexOnDisk } from "../../../../src/server/search/disk/index-on-disk.ts";
import { invertedOf } from "../../../../src/server/search/inverted/inverted-index.ts";
import { indexCaughtUp, indexOf, openIndex } from "../../../../src/server/search/job-index.ts";
import { bitsOf, eachRow } from "../../../../src/server/search/row-set.ts";
import { termSets } from "../../../../src/server/search/term-sets.ts";
import { parseWords, termQuery } from "../../../../src/server/search/words.ts";
import { addJob } from "../../add-job.ts";
import { onOneDatabase } from "../../test-api.ts";

const titles = [
  "Sous Chef",
  "Chef de Partie",
  "Diesel Fitter",
  "Registered Nurse - Aged Care",
  "Fitter and Turner",
];
const texts = [
  "Customer service and customer care. Work as a sous chef.",
  "A team of chefs: no experience needed, café kitchen; O'Brien's night shift.",
  "Service of diesel engines in the care of a registered nurse, nurse registered.",
];
const searches = [
  "chef",
  "sous chef",
  '"chef de partie"',
  '"customer service"',
  '"service customer"',
  '"registered nurse"',
  "aged care nurse",
  "night shift",
  "o'brien",
  "café",
  "manager, marketing",
  "welder",
  "unheard",
];

onOneDatabase("words in files", (api) => {
  let folder: string;
  let db: Db;
  /** Ends the process that has the files open, and starts the next. */
  let restart: () => Promise<void>;
  let end = () => Promise.resolve();

  const filesOfWords = async () => (await readdir(folder)).filter((name) => name.endsWith(".segment")).sort();
  /** The jobs that the index and the database find for each term of the searches. */
  const bothFind = async () => {
    const index = await openIndex(db);
    const terms = searches.flatMap((text) => parseWords(text).terms);
    const sets = await termSets(index, terms);
    const found = sets.map((set) =>
      [set!.words, set!.core, set!.title].map((rows) => {
        const ids: number[] = [];
        // The row of a job that is gone is free, whatever the sets say of it.
        eachRow(bitsOf(rows, index.columns.length), (row) => {
          const id = index.columns.id[row]!;
          if (index.columns.rowOf(id) === row) ids.push(id);
        });
        return ids.sort((a, b) => a - b).join();
      }),
    );
    const wanted = [];
    for (const term of terms) {
      const { rows } = await db.execute(sql`
        select array_to_string(array(select job_id from job_search where words @@ query order by 1), ',') as words,
          array_to_string(array(select job_id from job_search where core @@ query order by 1), ',') as core,
          array_to_string(array(select job_id from job_search where title @@ query order by 1), ',') as title
        from (select ${termQuery(term)} as query) asked`);
      wanted.push([rows[0]!["words"], rows[0]!["core"], rows[0]!["title"]]);
    }
    return { found, wanted };
  };
  const expectTheSame = async () => {
    const { found, wanted } = await bothFind();
    expect(found).toEqual(wanted);
  };

  beforeAll(async () => {
    await fillLocations(api.db);
    folder = join(api.services.config.DATA_DIR, "search-index");
    for (let at = 0; at < 40; at++)
      await addJob(api.db, { title: titles[at % 5]!, descriptionHtml: `<p>${texts[at % 3]}</p>` });
    restart = async () => {
      await end();
      // The same database as another process sees it.
      db = Object.create(api.db) as Db;
      const onDisk = await openIndexOnDisk({ ...api.services, db }, 1);
      await keepCommonWords(indexOf(db));
      await onDisk.store();
      end = onDisk.close;
    };
    return () => end();
  });
  beforeEach(() => restart());

  it("find what the database finds", async () => {
    expect(invertedOf(indexOf(db))!.isReady).toBe(true);
    await expectTheSame();
  });

  it("are used again by the next start", async () => {
    const before = await filesOfWords();
    expect(before.length).toBeGreaterThan(0);
    await restart();
    expect(await filesOfWords()).toEqual(before);
    await expectTheSame();
  });

  it("follow a job that is changed, added or removed", async () => {
    await api.db.execute(
      sql`update jobs set title = 'Night Shift Welder' where id = (select min(id) from jobs)`,
    );
    await api.db.execute(sql`delete from jobs where id = (select max(id) from jobs)`);
    await addJob(api.db, { title: "Chef de Partie" });
    await expectTheSame();
    await restart();
    await expectTheSame();
  });

  it("follow many changes at once, and those of several times", async () => {
    await bothFind();
    for (const title of ["Sous Chef", "Welder", "Registered Nurse"]) {
      await api.db.execute(sql`
        insert into jobs (employer_id, source, reference, title, description_html, summary, category, work_type, posted_at, expires_at)
        select employer_id, source, ${title} || n, ${title}, description_html, summary, category, work_type, posted_at, expires_at
        from (select * from jobs order by id limit 1) job, generate_series(1, 600) n`);
      await openIndex(db);
      await indexCaughtUp(db);
      await expectTheSame();
    }
    expect((await filesOfWords()).length).toBeGreaterThan(2);
    await api.db.execute(sql`delete from jobs where title = 'Welder'`);
    await openIndex(db);
    await indexCaughtUp(db);
    await restart();
    await expectTheSame();
  });

  it("are written anew where a file is damaged or missing", async () => {
    await restart();
    const [name] = await filesOfWords();
    await end();
    end = () => Promise.resolve();
    await truncate(join(folder, name!), 100);
    await restart();
    expect(invertedOf(indexOf(db))!.isReady).toBe(true);
    await expectTheSame();
  });
});
