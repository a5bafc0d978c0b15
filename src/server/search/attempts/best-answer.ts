import type { Brand } from "../../../contract/brand.ts";
import type { ParsedJobSearch } from "../../../contract/job-search.ts";
import type { SearchReading } from "../../../contract/jobs.ts";
import { withFiltersOf, unfiltered } from "../../../domain/search/job-filters.ts";
import type { SearchEngine } from "../engine.ts";
import { employersOf, makePlan, type TypedPlan } from "../make-plan.ts";
import { parseWords } from "../understand/query-terms.ts";
import { wishFilters } from "../understand/read-filters.ts";
import { readQuery } from "../understand/read-query.ts";
import type { Attempt } from "./attempt.ts";
import { bestAttempt } from "./attempts.ts";
import { bestReading } from "./best-reading.ts";
import { withoutStopWords } from "./relaxations.ts";

/** What a search most likely means. */
interface Best {
  reading: SearchReading | null;
  /** Jobs that only mention the words are apart. */
  answer: Attempt;
}

/**
 * What a search most likely means. Its filters decide nothing of that, nor do those that are read from its words decide
 * what the words mean: choosing one more gives as many jobs as were counted for it.
 */
export const bestAnswer = async (
  engine: SearchEngine,
  brand: Brand,
  asked: ParsedJobSearch,
): Promise<Best> => {
  const { reading, answer } = await bestReading(engine, unfiltered(asked), {
    answered: async (search) => {
      const plan = { ...(await makePlan(engine, unfiltered(search))), mentionsApart: true };
      const found = await bestAttempt(engine, brand, plan);
      return { ...found, plan: { ...found.plan, search: withFiltersOf(found.plan.search, search) } };
    },
    count: ({ plan }, enough) => engine.count(brand, plan, enough),
  });
  const plan = await sayingFirst(engine, asked, reading, answer.plan);
  return {
    reading: reading && {
      ...reading,
      search: withFiltersOf(reading.search, asked),
      as_typed: { ...asked, as_typed: true },
    },
    answer: {
      ...answer,
      plan: {
        ...plan,
        search: withFiltersOf(plan.search, asked),
        ...(await employersOf(engine, asked)),
      },
    },
  };
};

/** The same plan, where jobs come first that say what a filter was read from: of those with tools, the ones with a "tool allowance". */
const sayingFirst = async (
  engine: SearchEngine,
  asked: ParsedJobSearch,
  reading: SearchReading | null,
  plan: TypedPlan,
): Promise<TypedPlan> => {
  const { words, search } = plan;
  if (!reading || !words || words.before || !wishFilters.some((name) => search[name])) return plan;
  const { search: asWords } = await readQuery(engine, unfiltered(asked), { wishes: false });
  const known = new Set(words.terms.flat());
  const said = withoutStopWords(parseWords(asWords.q ?? "").terms).filter(([text]) => !known.has(text));
  const before = { terms: [...words.terms, ...said], excluded: words.excluded };
  return said.length ? { ...plan, words: { ...words, before } } : plan;
};
