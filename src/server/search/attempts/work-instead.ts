import type { Brand } from "../../../contract/brand.ts";
import type { SearchResult } from "../../../contract/jobs.ts";
import { upperFirst } from "../../../domain/search/search-text.ts";
import { workAt } from "../../../lexicon/work/synonyms/large-employers.ts";
import { namesWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import type { SearchEngine } from "../engine.ts";
import type { TypedPlan } from "../make-plan.ts";
import { namesTyped } from "../understand/alternatives.ts";
import { isQuoted } from "../understand/query-terms.ts";
import { nothingExcluded } from "../understand/refused-words.ts";
import { kindTitle } from "./kind-title.ts";

/** The most kinds of work that are named, and of how many jobs. */
const most = { kinds: 3, jobs: 10 };

/** How the jobs found are called, beside what a search says. */
type Called = Pick<SearchResult, "called" | "kinds_instead">;

/**
 * How many of the jobs found are called as a search says, or by another name of the same, and which work is found where
 * none is.
 * @param found How many jobs there are.
 */
export const calledAs = async (
  engine: SearchEngine,
  brand: Brand,
  plan: TypedPlan,
  found: number,
): Promise<Called> => {
  const work = workNamed(plan);
  const words = plan.words && { ...plan.words, isInTitle: true };
  const total = work === null ? null : await engine.count(brand, { ...plan, words });
  const isSome = work !== null && total !== null && total > 0 && total < found;
  return {
    called: isSome && (await isInSomeTitle(engine, brand, plan, work)) ? { work, total } : null,
    kinds_instead: await workInstead(engine, brand, plan, total === 0),
  };
};

/** The one work that the words of a search name; null for other words. */
const workNamed = ({ typed: { terms } }: TypedPlan): string | null => {
  const [only, ...others] = terms;
  const isOne = only && !others.length && !isQuoted(only) && namesTyped(only).length === 1;
  return isOne && namesWork(only[0]) ? only[0] : null;
};

/** Whether some job has the name itself in its title: "house painter" finds painters of cars. */
const isInSomeTitle = async (
  engine: SearchEngine,
  brand: Brand,
  plan: TypedPlan,
  work: string,
): Promise<boolean> => {
  const words = { terms: [[`"${work}`] as const], excluded: plan.typed.excluded, isInTitle: true };
  return (await engine.count(brand, { ...plan, words }, 1)) > 0;
};

/**
 * The work that is found where no job found is called as a search says: what people look for at a large employer of which
 * the brand shows no job, or the kinds of work that are close to the typed one.
 * @param isOther Whether no job is called so.
 */
const workInstead = async (
  engine: SearchEngine,
  brand: Brand,
  plan: TypedPlan,
  isOther: boolean,
): Promise<string[]> => {
  const atEmployers = new Set<string>();
  for (const [text] of plan.typed.terms) {
    const work = workAt(text);
    if (work === undefined) continue;
    const words = { terms: [[`"${text}`] as const], excluded: nothingExcluded };
    const named = { search: {}, place: null, words, mentionsApart: true };
    if (!(await engine.count(brand, named, 1))) atEmployers.add(upperFirst(work));
  }
  return atEmployers.size || !isOther ? [...atEmployers] : kindsFound(engine, brand, plan);
};

/** The kinds of work of the first jobs that are found, by relevance. */
const kindsFound = async (engine: SearchEngine, brand: Brand, plan: TypedPlan): Promise<string[]> => {
  const search = { ...plan.search, sort: "relevance" as const };
  const first = await engine.first(brand, { ...plan, search }, most.jobs);
  const named = [...new Set(first.map(({ kind }) => kind))].filter((kind) => !kind.startsWith("other/"));
  return named.length ? named.slice(0, most.kinds).map(kindTitle) : ["Other work"];
};
