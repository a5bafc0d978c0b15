import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import * as calls from "../../../src/contract/jobs.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { indexCaughtUp, openIndex } from "../../../src/server/search/embedded/job-index.ts";
import { bitsOf, eachRow } from "../../../src/server/search/embedded/rows/row-set.ts";
import { parseWords } from "../../../src/server/search/understand/query-terms.ts";
import { termSets } from "../../../src/server/search/embedded/matching/term-sets.ts";
import { addJob } from "../add-job.ts";
import { onEachDatabase } from "../test-api.ts";

const many = 1200;

onEachDatabase("many changes at once", (api) => {
  const find = (q: string) => api.on("workinaus")(calls.searchJobs, { body: { q } });
  const totals = async (...texts: string[]) => {
    const found = [];
    for (const q of texts) found.push((await find(q)).meta.total);
    return found;
  };

  beforeAll(async () => {
    await fillLocations(api.db);
    await addJob(api.db, { title: "Mechanic", descriptionHtml: "<p>Service cars.</p>" });
    expect(await totals("mechanic", "welder", "sous chef", '"boom operator"')).toEqual([1, 0, 0, 0]);
    await api.db.execute(sql`
      insert into jobs (employer_id, source, reference, title, description_html, summary, category, work_type, posted_at, expires_at)
      select employer_id, source, 'copy-' || n, case n % 3 when 0 then 'Welder' when 1 then 'Sous chef' else 'Boom operator' end,
        '<p>Join us.</p>', summary, category, work_type, posted_at, expires_at
      from jobs, generate_series(1, ${many}) n`);
  });

  it("are read while searches are answered from the state before them", async () => {
    const { columns } = await openIndex(api.db);
    expect((await find("mechanic")).meta.total).toBe(1);
    expect(columns.length).toBe(1);
    await indexCaughtUp(api.db);
    expect((await openIndex(api.db)).columns.length).toBe(many + 1);
  });

  it("are found by all their words once they are read", async () => {
    expect(await totals("mechanic", "welder", "sous chef", '"boom operator"', "chef", "-welder")).toEqual([
      1,
      many / 3,
      many / 3,
      many / 3,
      many / 3,
      (many * 2) / 3 + 1,
    ]);
  });

  it("leave the sets of words as a lookup of each word makes them", async () => {
    const words = ["welder", "sous chef", "boom operator", '"boom operator"', "join", "truck driver", "car"];
    const terms = words.flatMap((text) => parseWords(text).terms);
    const idsIn = async () => {
      const index = await openIndex(api.db);
      const sets = await termSets(index, terms);
      return sets.map((set) => {
        const ids: number[] = [];
        eachRow(bitsOf(set!.words, index.columns.length), (row) => ids.push(index.columns.id[row]!));
        return ids.sort();
      });
    };
    await idsIn();
    await api.db.execute(sql`
      update jobs set title = case when id % 2 = 0 then 'Truck driver' else 'Boom operator and welder' end where id > 1`);
    await openIndex(api.db);
    await indexCaughtUp(api.db);
    expect(await totals("welder", "truck driver", '"boom operator"')).toEqual([many / 2, many / 2, many / 2]);
    const kept = await idsIn();
    for (const [at, [text]] of terms.entries()) {
      if (terms[at]!.length > 1) continue;
      const { rows } = await api.db.execute(
        sql`select job_id as id from job_search where words @@ phraseto_tsquery('signboard', search_text(${text}))`,
      );
      expect([text, kept[at]]).toEqual([text, rows.map(({ id }) => id).sort()]);
    }
  });

  it("serve no job that is closed, even before they are read", async () => {
    await api.db.execute(sql`update jobs set filled_at = now() where title = 'Truck driver'`);
    const shown = await find("truck driver");
    expect(shown.data).toEqual([]);
    await indexCaughtUp(api.db);
    expect(await totals("truck driver")).toEqual([0]);
  });
});
