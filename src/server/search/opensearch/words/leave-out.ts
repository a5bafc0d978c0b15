import { jobCategories } from "../../../../contract/job-categories.ts";
import { isStatedAnywhere } from "../../../../lexicon/work/synonyms/stated-anywhere.ts";
import { isEnglish } from "../../../../lexicon/text/english-words.ts";
import { singular, wordsOf } from "../../../../lexicon/text/word-forms.ts";
import { listedLocations } from "../../../catalogue/locations/locations-by-id.ts";
import { isNoPlace } from "../../embedded/matching/without-place-names.ts";
import type { Term } from "../../understand/query-terms.ts";
import { all, any, exists, oneOf, without, type Clause } from "../clauses.ts";
import { ofKinds } from "./levels.ts";
import type { Facts } from "./facts.ts";
import type { TermClauses } from "./term-clauses.ts";

const each = (clauses: TermClauses, change: (clause: Clause) => Clause): TermClauses => ({
  words: change(clauses.words),
  core: change(clauses.core),
  title: change(clauses.title),
});

const kinds = jobCategories.flatMap(({ sub_categories }) => sub_categories.map(({ id }) => id));
/** Whether a kind's name has one of the texts within it: "school hours" in "outside school hours care". */
const hasWithin = (kind: string, term: Term): boolean =>
  term.some((text) => text.includes(" ") && `-${kind}-`.includes(`-${text.replaceAll(" ", "-")}-`));

/** The jobs of a condition without those of a kind of work whose name has it within. */
export const withoutKindNames = (term: Term, clauses: TermClauses): TermClauses => {
  const named = isStatedAnywhere(term) ? kinds.filter((id) => hasWithin(id, term)) : [];
  return named.length ? each(clauses, (clause) => without(clause, oneOf("sub_category", named))) : clauses;
};

/** The listed places by the words of their names, in the singular. */
const suburbsByWord = async (): Promise<ReadonlyMap<string, ReadonlyMap<number, readonly string[]>>> => {
  const byWord = new Map<string, Map<number, readonly string[]>>();
  for (const { id, suburb } of (await listedLocations()).values()) {
    const name = wordsOf(suburb ?? "").map(singular);
    for (const word of name) byWord.set(word, (byWord.get(word) ?? new Map()).set(id, name));
  }
  return byWord;
};
let suburbs: ReturnType<typeof suburbsByWord> | undefined;
const placesWith = async (text: string) => (await (suburbs ??= suburbsByWord())).get(singular(text));

const inPlaces = (places: readonly number[], staying?: Clause): Clause => ({
  bool: {
    filter: [oneOf("locations", places), exists("sub_category")],
    ...(staying && { must_not: [staying] }),
  },
});

/** The jobs of a name of work without those that only have it in the name of their place; jobs of the kind of work stay. */
export const withoutPlaceNames = async (
  text: string,
  clauses: TermClauses,
  ofKind: Clause,
): Promise<TermClauses> => {
  const named = await placesWith(text);
  if (!named) return clauses;
  const elsewhere = each(clauses, (clause) => without(clause, inPlaces([...named.keys()], ofKind)));
  return { ...elsewhere, words: clauses.words };
};

/** The jobs of a word without those in a place of which it is but a part: an airport is not the suburb Airport West. */
export const withoutPartsOfPlaces = async (
  text: string,
  clauses: TermClauses,
  typed: readonly string[],
): Promise<TermClauses> => {
  if (!isNoPlace(text) || !isEnglish(text)) return clauses;
  const words = new Set(typed.map(singular));
  const partly = [...((await placesWith(text)) ?? [])].filter(
    ([, name]) => !name.every((word) => words.has(word)),
  );
  const ids = partly.map(([id]) => id);
  return ids.length ? each(clauses, (clause) => without(clause, inPlaces(ids))) : clauses;
};

/** The least part of a kind's jobs that have a word of the kind's name: no employer has so many of them. */
const most = 0.6;
/** Of kinds with fewer jobs nothing can be told. */
const fewJobs = 5;

/** The jobs of a term without those that have one of its synonyms only in the name of their employer or place. */
export const withoutOtherEmployers = async (
  facts: Facts,
  clauses: TermClauses,
  named: TermClauses,
): Promise<TermClauses> => {
  const known = any(named.core, clauses.title);
  const [isDoubtful, having, everyKind] = await Promise.all([
    facts.has(without(clauses.core, known)),
    facts.kinds(clauses.core),
    facts.kinds(null),
  ]);
  if (!isDoubtful) return clauses;
  const sure = [...everyKind].filter(
    ([kind, count]) => count < fewJobs || (having.get(kind) ?? 0) >= most * count,
  );
  return { ...clauses, core: all(clauses.core, any(known, ofKinds(sure.map(([kind]) => kind)))) };
};
