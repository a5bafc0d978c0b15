import { notWantedEither } from "../../../lexicon/conditions/refusals.ts";
import { equalTermsOf, inAnyOrder, mainTermsOf } from "../../../lexicon/work/synonyms/meaning.ts";
import { isRank, namesOfWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import { otherRanks } from "../../../lexicon/work/synonyms/ranks.ts";
import { queryWords } from "../../../lexicon/work/query-words.ts";
import { inSingular } from "../../../lexicon/text/word-forms.ts";
import { isStatedAnywhere } from "../../../lexicon/work/synonyms/stated-anywhere.ts";
import { namesTyped, withoutRelated } from "./alternatives.ts";
import type { Term, Words } from "./query-terms.ts";
import {
  anyOf,
  generalAmongUnknown,
  isName,
  kindsMeant,
  kindsRefused,
  namesOnly,
  spellings,
  withoutPeople,
  wordsOfWork,
} from "./term-meaning.ts";

/** The names of other work that end with a name of work: vet nurses of "nurse". */
const otherWorkOf = (name: string): readonly string[] => queryWords.otherWork.get(inSingular(name)) ?? [];

/** What the terms of a search say, and the lists of terms that an engine looks up for them. */
export type ReadTerms = ReturnType<typeof readTerms>;

/** @param loosely Whether one name of work is enough, and the rest may be anywhere. */
export const readTerms = ({ terms, excluded }: Words, loosely: boolean) => {
  // The last name of work says what it is: a nurse educator educates, and a "diagnostic technician" is a technician.
  const named = namesOfWork(terms.map(([text]) => text));
  const atWork = terms.findLastIndex(([text]) => named.includes(text));
  const work = terms[atWork];
  const unwanted = kindsRefused(excluded.work);
  const { kin, field } = kindsMeant(terms, work, unwanted);
  const isCalledOtherwise = field && (terms.length === 1 || queryWords.aloneLookedUpAs.has(field[0]));
  // A field is also that of its assistants: sales assistants of "retail".
  const assistants = field?.filter((name) => name.endsWith("assistant")) ?? [];
  const lists = {
    found: terms,
    close: terms.map(withoutRelated),
    typed: terms.map(spellings),
    named: terms.map(namesOnly),
    stated: terms.map(withoutPeople),
    same: terms.map((term): Term => [term[0], ...namesTyped(term).flatMap(equalTermsOf)]),
    meant: terms.map((term): Term => [term[0], ...namesTyped(term).flatMap(mainTermsOf)]),
    apart: terms.map((term): Term => [isName(term) ? `${inAnyOrder}${term[0]}` : term[0]]),
    kin,
    // Of a field alone, those that its work is called by: educators of "childcare".
    alike: isCalledOtherwise ? [...wordsOfWork(terms), field] : wordsOfWork(terms),
    ranks: anyOf(otherRanks([...terms.flatMap(withoutRelated), ...assistants])),
    others: anyOf(work ? [work[0], ...equalTermsOf(work[0])].flatMap(otherWorkOf) : []),
    excluded: anyOf(excluded.anywhere),
    above: anyOf(excluded.titles),
    refused: anyOf([...excluded.work.flat(), ...excluded.shifts.flatMap(notWantedEither)]),
    refusedKinds: anyOf(unwanted.filter((kind) => !kin.flat().includes(kind))),
  };
  const main = atWork < 0 ? generalAmongUnknown(terms) : atWork;
  return { terms, loosely, named, atWork, work, field, main, lists };
};

/** Where some words name work, the others are conditions of it: "italian chef", "nurse dialysis". */
export const isCondition = (
  { work, named, loosely, main }: Pick<ReadTerms, "work" | "named" | "loosely" | "main">,
  term: Term,
  at: number,
): boolean =>
  isStatedAnywhere(term) ||
  (work !== undefined && !named.includes(term[0])) ||
  (loosely && at !== main && !isRank(term[0]));

/** Looks up several lists of terms at once. @param lookUp Gives what is found for each of some terms, in their order. */
export const lookUpLists = async <Name extends string, Found>(
  lists: Record<Name, readonly Term[]>,
  lookUp: (terms: readonly Term[]) => Promise<Found[]>,
): Promise<Record<Name, Found[]>> => {
  const entries = Object.entries<readonly Term[]>(lists);
  const found = await lookUp(entries.flatMap(([, terms]) => terms));
  return Object.fromEntries(entries.map(([name, { length }]) => [name, found.splice(0, length)])) as Record<
    Name,
    Found[]
  >;
};
