import type { Brand } from "../../../contract/brand.ts";
import type { ParsedJobSearch } from "../../../contract/job-search.ts";
import type { SearchReading } from "../../../contract/jobs.ts";
import { withFiltersOf, unfiltered } from "../../../domain/search/job-filters.ts";
import { countJobs } from "../embedded/ranking/filter-mask.ts";
import type { JobIndex } from "../embedded/job-index.ts";
import { employersOf, prepare } from "../embedded/prepare.ts";
import { bestReading } from "../understand/best-reading.ts";
import { findMore } from "./attempts.ts";
import type { OtherWords } from "./attempt.ts";

/** What a search most likely means. */
interface Best {
  reading: SearchReading | null;
  /** Jobs that only mention the words are apart. */
  answer: OtherWords;
}

/**
 * What a search most likely means. Its filters decide nothing of that, nor do those that are read from its words decide
 * what the words mean: choosing one more gives as many jobs as were counted for it.
 */
export const bestAnswer = async (index: JobIndex, brand: Brand, asked: ParsedJobSearch): Promise<Best> => {
  const ready = async (search: ParsedJobSearch) => ({
    ...(await prepare(index, search)),
    mentionsApart: true,
  });
  const { reading, answer } = await bestReading(index, unfiltered(asked), {
    answered: async (search) => {
      const found = await findMore(index, brand, await ready(unfiltered(search)));
      return { ...found, meant: { ...found.meant, search: withFiltersOf(found.meant.search, search) } };
    },
    count: ({ meant }, enough) => countJobs(index.columns, brand, index.now, meant, enough),
  });
  const { meant } = answer;
  return {
    reading: reading && {
      ...reading,
      search: withFiltersOf(reading.search, asked),
      as_typed: { ...asked, as_typed: true },
    },
    answer: {
      ...answer,
      meant: {
        ...meant,
        search: withFiltersOf(meant.search, asked),
        ...(await employersOf(index, asked)),
      },
    },
  };
};
