import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import * as calls from "../../../src/contract/jobs.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { readCommonWords } from "../../../src/server/search/common-words.ts";
import { openIndex } from "../../../src/server/search/job-index.ts";
import { parseWords } from "../../../src/server/search/words.ts";
import { termSets } from "../../../src/server/search/term-sets.ts";
import { sizeOf } from "../../../src/server/search/row-set.ts";
import { addJob } from "../add-job.ts";
import { onEachDatabase } from "../test-api.ts";

onEachDatabase("words that many jobs have", (api) => {
  const ids: number[] = [];
  const titles = async (q: string) =>
    (await api.on("workinaus")(calls.searchJobs, { body: { q } })).data.map(({ title }) => title);

  beforeAll(async () => {
    for (let at = 0; at < 6; at++) {
      const title = at < 2 ? `Mechanic ${at}` : `Fitter ${at}`;
      ids.push(await addJob(api.db, { title, descriptionHtml: "<p>Experienced mechanics wanted.</p>" }));
    }
    await readCommonWords(await openIndex(api.db), 3);
  });

  it("are found without asking the database for them again", async () => {
    const index = await openIndex(api.db);
    const [sets] = await termSets(index, parseWords("mechanic").terms);
    expect([sizeOf(sets!.words), sizeOf(sets!.title)]).toEqual([6, 2]);
    const { execute } = api.db;
    const sent: unknown[] = [];
    api.db.execute = ((query: unknown) => {
      sent.push(query);
      return execute.call(api.db, query as string);
    }) as typeof execute;
    // One statement for the stem, none for the jobs.
    await termSets(index, parseWords("experiencing").terms);
    await termSets(index, parseWords("experiencing mechanic").terms);
    api.db.execute = execute;
    expect(sent).toHaveLength(1);
  });

  it("rank titles first, and follow every change", async () => {
    expect((await titles("mechanics")).slice(0, 2).sort()).toEqual(["Mechanic 0", "Mechanic 1"]);
    expect(await titles("experienced mechanic")).toHaveLength(6);
    await api.db
      .update(jobs)
      .set({ title: "Driver", descriptionHtml: "<p>Drive.</p>" })
      .where(eq(jobs.id, ids[0]!));
    await api.db.delete(jobs).where(eq(jobs.id, ids[5]!));
    await addJob(api.db, { title: "Mechanic, new", descriptionHtml: "<p>Experienced or not.</p>" });
    expect((await titles("experienced mechanic")).toSorted()).toEqual([
      "Fitter 2",
      "Fitter 3",
      "Fitter 4",
      "Mechanic 1",
      "Mechanic, new",
    ]);
    expect(await titles("-experienced")).toEqual(["Driver"]);
  });
});
