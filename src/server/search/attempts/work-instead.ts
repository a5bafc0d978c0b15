import type { Brand } from "../../../contract/brand.ts";
import type { SearchResult } from "../../../contract/jobs.ts";
import { upperFirst } from "../../../domain/search/search-text.ts";
import { workAt } from "../../../lexicon/work/synonyms/large-employers.ts";
import { namesWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import type { SearchEngine } from "../engine.ts";
import type { TypedPlan } from "../make-plan.ts";
import { isQuoted } from "../understand/query-terms.ts";
import { kindTitle } from "./kind-title.ts";

/** The most kinds of work that are named, and of how many jobs. */
const most = { kinds: 3, jobs: 10 };

/**
 * The one work that the words of a search name, and how many of the jobs found are called so, or by another name of the
 * same; null for other words. `isCertain` is false where no job has the name itself: "house painter" finds painters of cars.
 */
export const countCalled = async (
  engine: SearchEngine,
  brand: Brand,
  plan: TypedPlan,
): Promise<(NonNullable<SearchResult["called"]> & { isCertain: boolean }) | null> => {
  const { terms, excluded } = plan.typed;
  const [only, ...others] = terms;
  if (!only || others.length || isQuoted(only) || !namesWork(only[0])) return null;
  const [work] = only;
  const words = plan.words && { ...plan.words, isInTitle: true };
  const total = await engine.count(brand, { ...plan, words });
  const itself = { terms: [[`"${work}`] as const], excluded, isInTitle: true };
  return {
    ...{ work, total },
    isCertain: total > 0 && (await engine.count(brand, { ...plan, words: itself }, 1)) > 0,
  };
};

/**
 * The work that is found where no job found is called as a search says: what people look for at a large employer of which
 * the brand shows no job, or the kinds of work that are close to the typed one.
 */
export const workInstead = async (
  engine: SearchEngine,
  brand: Brand,
  plan: TypedPlan,
  isCalled: boolean,
): Promise<string[]> => {
  const atEmployers = new Set<string>();
  for (const [text] of plan.typed.terms) {
    const work = workAt(text);
    if (work === undefined) continue;
    const words = { terms: [[`"${text}`] as const], excluded: [] };
    const named = { search: {}, place: null, words, mentionsApart: true };
    if (!(await engine.count(brand, named, 1))) atEmployers.add(upperFirst(work));
  }
  if (atEmployers.size || isCalled) return [...atEmployers];
  return kindsFound(engine, brand, plan);
};

/** The kinds of work of the first jobs that are found, by relevance. */
const kindsFound = async (engine: SearchEngine, brand: Brand, plan: TypedPlan): Promise<string[]> => {
  const search = { ...plan.search, sort: "relevance" as const };
  const first = await engine.first(brand, { ...plan, search }, most.jobs);
  const named = [...new Set(first.map(({ kind }) => kind))].filter((kind) => !kind.startsWith("other/"));
  return named.length ? named.slice(0, most.kinds).map(kindTitle) : ["Other work"];
};
