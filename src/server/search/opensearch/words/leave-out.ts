import { jobCategories } from "../../../../contract/job-categories.ts";
import { isWithinKind } from "../../../../lexicon/work/kinds/kinds-of.ts";
import { isStatedAnywhere } from "../../../../lexicon/work/synonyms/stated-anywhere.ts";
import { placesPartlyNamed, placesWith } from "../../understand/suburb-words.ts";
import { isWordOfKind } from "../../understand/word-of-kind.ts";
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
/** The jobs of a condition without those of a kind of work whose name has it within. */
export const withoutKindNames = (term: Term, clauses: TermClauses): TermClauses => {
  const named = isStatedAnywhere(term) ? kinds.filter((id) => isWithinKind(term, id)) : [];
  return named.length ? each(clauses, (clause) => without(clause, oneOf("sub_category", named))) : clauses;
};

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
  if (!named.length) return clauses;
  const elsewhere = each(clauses, (clause) => without(clause, inPlaces(named, ofKind)));
  return { ...elsewhere, words: clauses.words };
};

/** The jobs of a word without those in a place of which it is but a part: an airport is not the suburb Airport West. */
export const withoutPartsOfPlaces = async (
  text: string,
  clauses: TermClauses,
  typed: readonly string[],
): Promise<TermClauses> => {
  const ids = await placesPartlyNamed(text, typed);
  return ids.length ? each(clauses, (clause) => without(clause, inPlaces(ids))) : clauses;
};

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
  const sure = [...everyKind].filter(([kind, count]) => isWordOfKind(having.get(kind) ?? 0, count));
  return { ...clauses, core: all(clauses.core, any(known, ofKinds(sure.map(([kind]) => kind)))) };
};
