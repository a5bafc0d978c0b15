import { and } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Brand } from "../../../src/contract/brand.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { brandJobs, liveJobs } from "../../../src/server/catalogue/jobs/job-cards.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { openEngine } from "../../../src/server/search/open-engine.ts";
import { addJob } from "../add-job.ts";
import { loadBrands } from "../../../src/site/brands.ts";
import { onEachEngine } from "./on-each-engine.ts";
import { day } from "./searcher.ts";

/** What decides whether a job is live, and what decides whether a brand shows it: each with each is a row. */
const states: readonly Partial<typeof jobs.$inferInsert>[] = [
  {},
  { expiresAt: null },
  { expiresAt: new Date(Date.now() - 1000) },
  { postedAt: new Date(Date.now() + day) },
  { filledAt: new Date() },
  { hiddenBy: "operator" },
];
const kinds: readonly Partial<typeof jobs.$inferInsert>[] = [
  { category: "automotive" },
  { category: "hospitality" },
  { category: "hospitality", sponsorship: true },
];

const employerHost = {
  slug: "harbour-motors",
  type: "association",
  logo: null,
  favicon: null,
  contactEmail: null,
} as const;

onEachEngine("which jobs are live on a site", (api) => {
  it("is the same by the database and by the index, for every state and every kind of site", async () => {
    const employer = (fields: object) =>
      api.db
        .insert(employers)
        .values({ slug: crypto.randomUUID(), name: "Harbour Motors", ...fields })
        .returning({ id: employers.id });
    const [group] = await employer({});
    const [member] = await employer({ shownAs: group!.id });
    for (const employerId of [undefined, group!.id, member!.id])
      for (const state of states)
        for (const kind of kinds)
          await addJob(api.db, { ...state, ...kind, ...(employerId && { employerId }) });

    const any = loadBrands().find(({ jobs: shown }) => shown.categories === "all" && !shown.sponsorship)!;
    const sites: readonly Brand[] = [
      any,
      { ...any, id: "category", jobs: { categories: ["automotive"], sponsorship: false } },
      { ...any, id: "sponsored", jobs: { categories: "all", sponsorship: true } },
      { ...any, id: "employer", whiteLabel: { ...employerHost, id: group!.id, group: [group!.id] } },
    ];
    const engine = await openEngine(api.db);
    for (const site of sites) {
      const rows = await api.db
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(liveJobs(), brandJobs(site)))
        .orderBy(jobs.id);
      expect(rows.length, site.id).toBeGreaterThan(1);
      expect([...(await engine.liveIds(site))], site.id).toEqual(rows.map(({ id }) => id));
    }
  });
});
