import type { Brand } from "../../contract/brand.ts";
import type { ParsedJobSearch } from "../../contract/job-search.ts";
import { evaluate, topJobs } from "./evaluate.ts";
import type { Prepared } from "./filter-mask.ts";
import type { JobIndex } from "./job-index.ts";
import { prepare } from "./prepare.ts";
import { bestReading } from "./reading/best-reading.ts";
import { few, findMore, inTitleOnly } from "./relax/find-more.ts";

/** What a search most likely means, and its answer; jobs that only mention the words are apart. */
export const bestAnswer = (
  index: JobIndex,
  brand: Brand,
  asked: ParsedJobSearch,
  page: { from: number; size: number },
) => {
  const evaluated = (prepared: Prepared) => evaluate(index.columns, brand, index.now, prepared, page);
  const ready = async (search: ParsedJobSearch) => ({
    ...(await prepare(index, search)),
    mentionsApart: true,
  });
  const { columns } = index;
  return bestReading(index, asked, {
    answered: async (search, ids) =>
      findMore(index, brand, { ...(await ready(search)), ...(ids && { first: new Set(ids) }) }, evaluated),
    found: async (search) => topJobs(columns, brand, index.now, inTitleOnly(await ready(search)), few),
  });
};
