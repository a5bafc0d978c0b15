import { meaningOf } from "../../../lexicon/work/synonyms/meaning.ts";
import { queryWords } from "../../../lexicon/work/query-words.ts";
import { isCondition, namesWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import { similarRoles } from "../../../lexicon/work/synonyms/roles.ts";
import type { Term } from "./query-terms.ts";

// What a term is made of: one name, or several that "or" stands between, each with what is known of it behind it.

const knownOf = (text: string): { same: ReadonlySet<string>; close: ReadonlySet<string> } => {
  const { synonyms = [], related = [] } = meaningOf(text.split(" ")) ?? {};
  const same = new Set(synonyms);
  return { same, close: new Set([...related, ...similarRoles(text)].filter((other) => !same.has(other))) };
};

/** Each of the names with what is known of it. */
const alternativesOf = ([typed, ...others]: Term) => {
  const alternatives = [{ name: typed, texts: [] as string[], ...knownOf(typed) }];
  for (const text of others) {
    const last = alternatives.at(-1)!;
    if (last.same.has(text) || last.close.has(text)) last.texts.push(text);
    else alternatives.push({ name: text, texts: [], ...knownOf(text) });
  }
  return alternatives;
};

/** The names that were typed: both of "gardener or handyman". */
export const namesTyped = (term: Term): string[] =>
  term.length > 1 ? alternativesOf(term).map(({ name }) => name) : [term[0]];

/** The term with its synonyms alone, without what is related to it. */
export const withoutRelated = (term: Term): Term => {
  if (term.length === 1) return term;
  const [first, ...others] = alternativesOf(term).flatMap(({ name, texts, close }) => [
    name,
    ...texts.filter((text) => !close.has(text)),
  ]);
  return [first!, ...others];
};

/**
 * Terms where some say that nobody is trained yet: who just left school and asks for a sparky's work looks for that of an
 * apprentice sparky, and so does a "sparky 3rd year".
 */
export const withApprentices = (terms: readonly Term[]): Term[] => {
  const isForBeginners = ([text, ...others]: Term) =>
    queryWords.yearsOfTraining.has(text) || (isCondition(text) && others.includes("apprentice"));
  if (!terms.some(isForBeginners)) return [...terms];
  return terms.map((term): Term => {
    const name = `apprentice ${term[0]}`;
    const { synonyms, related } = (namesWork(term[0]) && meaningOf(name.split(" "))) || {};
    return synonyms && related ? [name, ...synonyms, ...related, ...term] : term;
  });
};
