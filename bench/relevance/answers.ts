import type { Brand } from "../../src/contract/brand.ts";
import type { Caller } from "../../src/contract/caller.ts";
import { searchJobs } from "../../src/contract/jobs.ts";
import { gradeOf, type JudgedJob } from "./rule.ts";
import { scoreOf, type Score } from "./score.ts";
import type { Judged } from "./sets.ts";

/** What a site answers to a query, and how good that is. */
export interface Answer extends Score {
  /** The titles of the first jobs, also of those that only mention the words. */
  titles: readonly string[];
}

/** The jobs that a brand's site shows. */
export const shownOn = (brand: Brand, jobs: readonly JudgedJob[]): JudgedJob[] =>
  jobs.filter(
    ({ category, sponsorship }) =>
      (brand.jobs.categories === "all" || brand.jobs.categories.includes(category)) &&
      (!brand.jobs.sponsorship || sponsorship),
  );

/** Asks a site a query. @param shown The jobs that the site shows. */
export const answerTo = async (
  call: Caller,
  query: Judged,
  shown: ReadonlyMap<number, JudgedJob>,
): Promise<Answer> => {
  // Jobs that only mention the words stand apart.
  const { data, meta } = await call(searchJobs, { body: { q: query.q }, query: { page: 1 } });
  const grades = data.slice(0, meta.total).map(({ id }) => gradeOf(shown.get(id)!, query));
  const all = [...shown.values()].map((job) => gradeOf(job, query));
  return { ...scoreOf(grades, all), titles: data.slice(0, 4).map(({ title }) => title) };
};
