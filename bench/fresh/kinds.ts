import { callPath } from "../../src/contract/caller.ts";
import { getJob, minSuggestedFrom, searchJobs, suggestSearches } from "../../src/contract/jobs.ts";
import { employerPath } from "../../src/domain/employers/employer-path.ts";
import { jobPath } from "../../src/domain/jobs/job-text.ts";
import { searchHref } from "../../src/domain/search/job-search-url.ts";
import { wordsOf } from "../../src/lexicon/text/word-forms.ts";
import { jobAddresses } from "../../src/server/catalogue/jobs/job-records.ts";
import { openSiteEmployers } from "../../src/server/employers/shown-on-brand.ts";
import { openEngine } from "../../src/server/search/open-engine.ts";
import type { Ask } from "../ask.ts";
import { differentSearches } from "../zipf.ts";
import type { Site } from "./site.ts";

/** A request, but for whom it is sent to. */
export type Asked = Pick<Ask, "path" | "method" | "headers" | "body">;

/** Something that visitors ask for, in requests of which no two are the same. */
export interface Kind {
  name: string;
  asked: Asked[];
}

/** A prime: steps of so many meet every entry of a list once, and no neighbours. */
const step = 7919;
/** How many of the commonest searches are taken from. */
const searches = 10_000;

/** The first `size` entries of a list in a scattered order, after leaving some out. */
const scattered = <One>(list: ArrayLike<One>, size: number, after = 0): One[] =>
  Array.from({ length: Math.max(0, Math.min(size, list.length - after)) }, (_, at) => {
    const place = ((at + after) * step) % list.length;
    return list[place]!;
  });

/** What is asked of a site, at most `size` times each. */
export const kindsOf = async (site: Site, size: number): Promise<Kind[]> => {
  const { db, brand } = site;
  const different = await differentSearches(db, searches);
  const ids = await (await openEngine(db)).liveIds(brand);
  const titles = await jobAddresses(scattered(ids, size, size), site);
  const { index, isShown } = await openSiteEmployers(site);
  const beginnings = new Set(
    different.flatMap(({ q = "" }) =>
      wordsOf(q).flatMap((word) =>
        Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1)).slice(minSuggestedFrom - 1),
      ),
    ),
  );
  const none = ids.at(-1)! + 1;
  const path = (path: string): Asked => ({ path });
  return [
    { name: "search", asked: scattered(different, size).map(searchOf) },
    {
      name: "suggestion",
      asked: scattered([...beginnings], size).map((q) => path(callPath(suggestSearches, { query: { q } }))),
    },
    {
      name: "search page",
      asked: scattered(different, size, size).map((search) =>
        path(searchHref(searchJobs.body.parse(search))),
      ),
    },
    {
      name: "job",
      asked: scattered(ids, size).map((id) => path(callPath(getJob, { params: { id } }))),
    },
    { name: "job page", asked: titles.map((job) => path(jobPath(job))) },
    {
      name: "employer page",
      asked: scattered(index.sorted.filter(isShown), size).map((one) => path(employerPath(one))),
    },
    {
      name: "404 for a job",
      asked: Array.from({ length: size }, (_, at) => path(jobPath({ id: none + at, slug: "gone" }))),
    },
  ];
};

const searchOf = (search: object): Asked => ({
  path: searchJobs.path,
  method: searchJobs.method,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(search),
});
