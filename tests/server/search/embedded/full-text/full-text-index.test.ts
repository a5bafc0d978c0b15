import { copyFile, readdir, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import * as calls from "../../../../../src/contract/jobs.ts";
import { jobs } from "../../../../../src/server/catalogue/jobs/tables.ts";
import { fillLocations } from "../../../../../src/server/catalogue/locations/fill-locations.ts";
import type { Db } from "../../../../../src/server/platform/database/open.ts";
import { fullTextOf } from "../../../../../src/server/search/embedded/full-text/full-text-of.ts";
import { openIndexOnDisk } from "../../../../../src/server/search/embedded/disk/index-on-disk.ts";
import { indexCaughtUp, openIndex } from "../../../../../src/server/search/embedded/job-index.ts";
import { bitsOf, eachRow } from "../../../../../src/server/search/embedded/rows/row-set.ts";
import { termSets } from "../../../../../src/server/search/embedded/matching/term-sets.ts";
import { parseWords, termQuery } from "../../../../../src/server/search/understand/query-terms.ts";
import { addJob } from "../../../add-job.ts";
import { onEachDatabase, onOneDatabase } from "../../../test-api.ts";

const titles = [
  "Sous Chef",
  "Chef de Partie",
  "Diesel Fitter",
  "Registered Nurse - Aged Care",
  "Fitter and Turner",
  "Front of House",
];
const texts = [
  "Customer service and customer care. Work as a sous chef.",
  "A team of chefs: no experience needed, café kitchen; O'Brien's night shift, front-of-house.",
  "Service of diesel engines in the care of a registered nurse, nurse registered. House front, 厨师.",
  "The front of the house, a house of the front. See https://example.com/jobs?id=1 or mail a_b@example.com.",
];
const searches = [
  "chef",
  "sous chef",
  '"chef de partie"',
  '"customer service"',
  '"service customer"',
  '"registered nurse"',
  '"front of house"',
  '"care of a registered nurse"',
  '"front of the house"',
  '"house of the front"',
  "aged care nurse",
  "night shift",
  "o'brien",
  "café",
  "厨师",
  "example.com",
  "a_b@example.com",
  "manager, marketing",
  "welder",
  "unheard",
];

onOneDatabase("words in a file", (api) => {
  let folder: string;
  let db: Db;
  let end = () => Promise.resolve();
  const open = async (port: number, more = {}) => {
    // The same database as another process sees it.
    db = Object.create(api.db) as Db;
    const config = { ...api.services.config, PORT: port, ...more };
    const onDisk = await openIndexOnDisk({ ...api.services, db, config }, 1);
    end = onDisk.close;
    await fullTextOf(await openIndex(db)).refresh();
    await onDisk.store();
  };
  /** Ends the process that has the file open, and starts the next. */
  const restart = async () => {
    await end();
    await open(4321);
  };
  const files = async (port = 4321) =>
    (await readdir(folder)).filter((name) => name.startsWith(`${port}-`) && name.endsWith(".sqlite"));

  /** The jobs that the index and the database find for each term of the searches. */
  const bothFind = async () => {
    const index = await openIndex(db);
    const terms = searches.flatMap((text) => parseWords(text).terms);
    const sets = await termSets(index, terms);
    const found = sets.map((set) =>
      (set ? [set.words, set.core, set.title] : []).map((rows) => {
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
      wanted.push(sets[wanted.length] ? [rows[0]!["words"], rows[0]!["core"], rows[0]!["title"]] : []);
    }
    return { found, wanted };
  };
  const expectTheSame = async () => {
    const { found, wanted } = await bothFind();
    expect(found).toEqual(wanted);
  };
  /** Whether lookups are answered by the file, and not by the database. */
  const isUsed = async () => fullTextOf(await openIndex(db)).isReady();

  beforeAll(async () => {
    await fillLocations(api.db);
    folder = join(api.services.config.DATA_DIR, "search-index");
    for (let at = 0; at < 56; at++)
      await addJob(api.db, {
        title: titles[at % titles.length]!,
        descriptionHtml: `<p>${texts[at % 4]}</p>`,
      });
    return () => end();
  });
  beforeEach(restart);

  it("find what the database finds", async () => {
    expect(await isUsed()).toBe(true);
    await expectTheSame();
  });

  it("are used again by the next start", async () => {
    const before = await files();
    expect(before).toHaveLength(1);
    await restart();
    expect(await files()).toEqual(before);
    await expectTheSame();
  });

  it("follow a job that is changed, added or removed", async () => {
    await bothFind();
    await api.db.execute(
      sql`update jobs set title = 'Night Shift Welder, Front of House' where id = (select min(id) from jobs)`,
    );
    await api.db.execute(sql`delete from jobs where id = (select max(id) from jobs)`);
    await addJob(api.db, { title: "Chef de Partie" });
    await expectTheSame();
    await restart();
    await expectTheSame();
  });

  it("follow what changes while no process runs", async () => {
    await end();
    await api.db.execute(
      sql`update jobs set title = 'Sous Chef, nights' where id = (select min(id) from jobs)`,
    );
    await addJob(api.db, { title: "Welder" });
    const before = await files();
    await open(4321);
    expect(await files()).toEqual(before);
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
      expect(await isUsed()).toBe(true);
      await expectTheSame();
    }
    await api.db.execute(sql`delete from jobs where title = 'Welder'`);
    await openIndex(db);
    await indexCaughtUp(db);
    await restart();
    await expectTheSame();
  });

  it("are those of a process alone, though another has the same port", async () => {
    const endFirst = end;
    await open(4321);
    expect(await files()).toHaveLength(2);
    await expectTheSame();
    await endFirst();
  });

  it("go on from the last time they were stored after a process was killed", async () => {
    const copyAs = async (port: number) => {
      for (const name of await readdir(folder))
        if (name.startsWith("4321-"))
          await copyFile(join(folder, name), join(folder, name.replace("4321", String(port))));
    };
    await api.db.execute(
      sql`update jobs set title = 'Welder by night' where id = (select min(id) from jobs)`,
    );
    await bothFind();
    await copyAs(5000);
    const killed = await files(5000);
    await restart();
    await end();
    await open(5000);
    expect(await files(5000)).toEqual(killed);
    await expectTheSame();
  });

  it("are written anew where they have changes that a lost server made", async () => {
    await end();
    const [name] = await files();
    const file = new DatabaseSync(join(folder, name!));
    file.exec("update moment set later_on = 'another server'");
    file.close();
    await open(4321);
    expect(await files()).not.toContain(name);
    await expectTheSame();
  });

  it("are in memory where the folder cannot be written", async () => {
    await end();
    const [name] = await files();
    await open(4321, { DATA_DIR: join(folder, name!) });
    expect(await isUsed()).toBe(true);
    await expectTheSame();
  });

  it("are written anew where the file is damaged", async () => {
    const damages = [
      (path: string) => truncate(path, 100),
      async (path: string) => writeFile(path, (await readFile(path)).fill(255, 30_000)),
      async (path: string) => writeFile(path, (await readFile(path)).fill(255, 0, 4_096)),
    ];
    for (const damage of damages) {
      await end();
      const [name] = await files();
      await damage(join(folder, name!));
      await open(4321);
      await expectTheSame();
      await expect.poll(isUsed).toBe(true);
      await expectTheSame();
      expect(await files()).not.toContain(name);
    }
  });
});

onEachDatabase("words in memory", (api) => {
  const ids: number[] = [];
  const find = async (q: string) =>
    (await api.on("workinaus")(calls.searchJobs, { body: { q } })).data.map(({ title }) => title);

  beforeAll(async () => {
    for (let at = 0; at < 6; at++) {
      const title = at < 2 ? `Mechanic ${at}` : `Fitter ${at}`;
      ids.push(await addJob(api.db, { title, descriptionHtml: "<p>Experienced mechanics wanted.</p>" }));
    }
    expect(await fullTextOf(await openIndex(api.db)).isReady()).toBe(true);
  });

  it("are found without asking the database for their jobs", async () => {
    const index = await openIndex(api.db);
    const { execute } = api.db;
    const sent: unknown[] = [];
    api.db.execute = ((query: unknown) => {
      sent.push(query);
      return execute.call(api.db, query as string);
    }) as typeof execute;
    // One statement for the stem, none for the jobs.
    await termSets(index, parseWords("experiencing").terms);
    await termSets(index, parseWords("experiencing").terms);
    api.db.execute = execute;
    expect(sent).toHaveLength(1);
  });

  it("rank titles first, and follow every change", async () => {
    expect((await find("mechanics")).slice(0, 2).sort()).toEqual(["Mechanic 0", "Mechanic 1"]);
    expect(await find("experienced mechanic")).toHaveLength(6);
    await api.db
      .update(jobs)
      .set({ title: "Driver", descriptionHtml: "<p>Drive.</p>" })
      .where(eq(jobs.id, ids[0]!));
    await api.db.delete(jobs).where(eq(jobs.id, ids[5]!));
    await addJob(api.db, { title: "Mechanic, new", descriptionHtml: "<p>Experienced or not.</p>" });
    expect((await find("experienced mechanic")).toSorted()).toEqual([
      "Fitter 2",
      "Fitter 3",
      "Fitter 4",
      "Mechanic 1",
      "Mechanic, new",
    ]);
    expect(await find("-experienced")).toEqual(["Driver"]);
  });

  it("find a phrase only where a word is left out that the search leaves out too", async () => {
    for (const title of ["Front Door House Keeper", "Front of House"]) await addJob(api.db, { title });
    expect(await find('"front of house"')).toEqual(["Front of House"]);
  });
});
