import { sql } from "drizzle-orm";
import * as calls from "../../../src/contract/jobs.ts";
import type { JobSearch } from "../../../src/contract/job-search.ts";
import type { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { addJob } from "../add-job.ts";
import type { TestApi } from "../test-api.ts";

/** Milliseconds. */
export const day = 86_400_000;
/** Ids of locations. */
export const sydney = 1000;
export const melbourne = 1001;

/** Adds jobs to an API and searches them. */
export const searcher = (api: TestApi) => {
  const add = (title: string, fields: Partial<typeof jobs.$inferInsert> = {}) =>
    addJob(api.db, { title, category: "hospitality", descriptionHtml: "<p>Join us.</p>", ...fields });
  const search = (body: JobSearch, page = 1, brand = "workinaus") =>
    api.on(brand)(calls.searchJobs, { body, query: { page } });
  const titles = async (body: JobSearch, brand?: string) =>
    (await search(body, 1, brand)).data.map(({ title }) => title);
  const found = async (q: string) => (await titles({ q })).sort();
  const idOf = async (suburb: string) => {
    const { rows } = await api.db.execute(
      sql`select id from locations where suburb = ${suburb} order by weight desc limit 1`,
    );
    return rows[0]!["id"] as number;
  };
  return { add, search, titles, found, idOf };
};
