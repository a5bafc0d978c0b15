import type { Brand } from "../../../contract/brand.ts";
import type { ParsedJobSearch } from "../../../contract/job-search.ts";
import type { SearchReading } from "../../../contract/jobs.ts";
import { withFiltersOf, unfiltered } from "../../../domain/search/job-filters.ts";
import type { SearchEngine } from "../engine.ts";
import { employersOf, makePlan, type TypedPlan } from "../make-plan.ts";
import type { Having, WordQuery } from "../plan.ts";
import { parseWords } from "../understand/query-terms.ts";
import { wishFilters } from "../understand/read-filters.ts";
import { readQuery } from "../understand/read-query.ts";
import { nothingExcluded, shiftRefused } from "../understand/refused-words.ts";
import { withoutRelated } from "../understand/alternatives.ts";
import { isName, wordsOfWork } from "../understand/term-meaning.ts";
import { contractMonths } from "../../../lexicon/time/contract-months.ts";
import { hoursOfWeek, weeklyHours } from "../../../lexicon/time/weekly-hours.ts";
import { queryWords } from "../../../lexicon/work/query-words.ts";
import { equalTermsOf, mainTermsOf } from "../../../lexicon/work/synonyms/meaning.ts";
import { namesWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import { isStatedAnywhere } from "../../../lexicon/work/synonyms/stated-anywhere.ts";
import { addTheirKind } from "./add-kinds.ts";
import type { Attempt } from "./attempt.ts";
import { bestAttempt, few } from "./attempts.ts";
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
  const words = unfiltered(asked);
  const read = await readQuery(engine, words);
  const { reading, answer: found } = await bestReading(engine, words, read, {
    answered: async (search) => {
      const plan = { ...(await makePlan(engine, unfiltered(search))), mentionsApart: true };
      const found = await bestAttempt(engine, brand, plan);
      return { ...found, plan: { ...found.plan, search: withFiltersOf(found.plan.search, search) } };
    },
    count: ({ plan }, enough) => engine.count(brand, plan, enough),
  });
  const answer = reading ? await withTheirKind(engine, brand, found) : found;
  const stating = await statingFirst(engine, brand, answer.plan);
  const plan = havingFirst(read.search, await sayingFirst(engine, words, reading, stating));
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

/**
 * The same answer, where few jobs of the work that is named have the filters that were read: other work of its kind follows
 * that has them, midwives behind a "registered nurse 110k".
 */
const withTheirKind = async (engine: SearchEngine, brand: Brand, answer: Attempt): Promise<Attempt> => {
  const { plan, kinds, leftOut } = answer;
  if (!plan.words || kinds.length || leftOut.length || !plan.typed.terms.some(([text]) => namesWork(text)))
    return answer;
  const size = await engine.count(brand, plan, few);
  const more = size > 0 && size < few ? await addTheirKind({ brand }, answer, false) : null;
  return more && (await engine.count(brand, more.plan)) > size ? more : answer;
};

/** The same plan, where jobs come first that state the words of a name that none is called by, or of a place: a "mango farm". */
const statingFirst = async (engine: SearchEngine, brand: Brand, plan: TypedPlan): Promise<TypedPlan> => {
  const { words, typed, search } = plan;
  const [name, ...others] = withoutStopWords(typed.terms).filter((term) => !isStatedAnywhere(term));
  if (!words || words.before || search.as_typed || !name || others.length || !isName(name)) return plan;
  const isPlace = (word: string) => queryWords.placesOfGoods.has(word);
  const said = wordsOfWork([name]).filter(([word]) => !namesWork(word) && !isPlace(word));
  const names = name[0].split(" ").some(isPlace) ? [] : [...equalTermsOf(name[0]), ...mainTermsOf(name[0])];
  const called = { terms: [[`"${name[0]}`, ...names] as const], excluded: nothingExcluded, isInTitle: true };
  if (!said.length || (await engine.count(brand, { ...plan, words: called }, 1))) return plan;
  return { ...plan, words: { ...words, boosted: [...(words.boosted ?? []), ...said] } };
};

/**
 * The same plan, where jobs come first that say what a filter was read from: of those with tools, the ones with a "tool
 * allowance", of full-time ones those with a "35 hour week", of contracts those of "3 months".
 */
const sayingFirst = async (
  engine: SearchEngine,
  asked: ParsedJobSearch,
  reading: SearchReading | null,
  plan: TypedPlan,
): Promise<TypedPlan> => {
  const { words, search } = plan;
  const [week, months] = [weeklyHours(asked.q ?? ""), contractMonths(asked.q ?? "")];
  if (months && words && !words.before) {
    const terms = words.terms.map((term) => (withoutRelated(term).length > 1 ? withoutRelated(term) : term));
    const before = { terms: [...terms, months], excluded: words.excluded, isInTitle: true };
    return { ...plan, words: { ...words, before } };
  }
  const isWish = week?.isOfHours || wishFilters.some((name) => search[name]);
  if (!reading || !words || words.before || !isWish) return plan;
  const { search: asWords } = await readQuery(engine, asked, { wishes: false });
  const known = new Set(words.terms.flat());
  const typed = withoutStopWords(parseWords(asWords.q ?? "").terms).filter(([text]) => !known.has(text));
  const said = [...typed, ...(week?.isOfHours ? [hoursOfWeek(week.hours)] : [])];
  const before = { terms: [...words.terms, ...said], excluded: words.excluded };
  // Of several conditions without work, as "live in with accommodation", the newest jobs come first.
  const isClear = words.terms.length ? said.length > 0 : said.length === 1;
  return isClear ? { ...plan, words: { ...words, before } } : plan;
};

/**
 * The same plan, where jobs come first that have what was read from the words and is no filter, as too few jobs have it: the
 * work type, a shift or a benefit behind the jobs that are called so and state it, and a shift that is not wanted and that a
 * job says not to have.
 */
const havingFirst = (search: ParsedJobSearch, plan: TypedPlan): TypedPlan => {
  if (!plan.words || search.as_typed) return plan;
  const isOther = (name: Exclude<keyof Having, "refused_shift">) =>
    search[name] && search[name].join() !== plan.search[name]?.join();
  const terms = parseWords(search.q ?? "").terms.filter(([text]) => shiftRefused(text) === null);
  const { excluded, boosted = [], before = null } = plan.words;
  const having: Having = {
    ...Object.fromEntries(wishFilters.filter(isOther).map((name) => [name, search[name]])),
    ...(excluded.shifts.length && { refused_shift: excluded.shifts }),
  };
  // Who has it and says so comes first: a depot that sorts parcels "at night" need not work "nights".
  const saying = before && preceded(before, only(before, having));
  const words =
    terms.length && Object.keys(having).length
      ? { ...plan.words, before: { terms, excluded, boosted, having, isInTitle: true, before: saying } }
      : plan.words;
  const { work_type } = search;
  return { ...plan, words: isOther("work_type") ? preceded(words, only(words, { work_type })) : words };
};

/** Words and those whose jobs come before theirs, with only those of their jobs that have an option of some filters. */
const only = (words: WordQuery, having: Having): WordQuery => ({
  ...words,
  having: { ...words.having, ...having },
  before: words.before ? only(words.before, having) : null,
});

/** Words whose jobs come after those of other words. */
const preceded = (words: WordQuery, by: WordQuery): WordQuery => ({
  ...words,
  before: words.before ? preceded(words.before, by) : by,
});
