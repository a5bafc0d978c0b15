import { inAnyOrder, mainTermsOf } from "../../../../lexicon/work/synonyms/meaning.ts";
import { namesOfWork } from "../../../../lexicon/work/synonyms/names-of-work.ts";
import { otherRanks } from "../../../../lexicon/work/synonyms/ranks.ts";
import { withoutRelated, type Term, type Words } from "../../understand/query-terms.ts";
import {
  anyOf,
  generalAmongUnknown,
  isName,
  kindsMeant,
  namesOnly,
  spellings,
  withoutPeople,
  wordsOfWork,
} from "../../understand/term-meaning.ts";
import type { JobIndex } from "../job-index.ts";
import { termSets, type TermSets } from "./term-sets.ts";
import { withoutKindNames } from "./without-kind-names.ts";
import { isNoPlace, withoutPartsOfPlaces, withoutPlaceNames } from "./without-place-names.ts";

/** What the words of a search say, and the jobs that have each of them. */
export type LookedUpWords = Awaited<ReturnType<typeof lookUpWords>>;

/** @param loosely Whether one name of work is enough, and the rest may be anywhere. */
export const lookUpWords = async (index: JobIndex, { terms, excluded }: Words, loosely: boolean) => {
  // The last name of work says what it is: a nurse educator educates, and a "diagnostic technician" is a technician.
  const named = namesOfWork(terms.map(([text]) => text));
  const atWork = terms.findLastIndex(([text]) => named.includes(text));
  const work = terms[atWork];
  const { kin, field } = kindsMeant(terms, work);
  const sets = await setsOfEach(index, {
    found: terms,
    close: terms.map(withoutRelated),
    typed: terms.map(spellings),
    named: terms.map(namesOnly),
    stated: terms.map(withoutPeople),
    meant: terms.map(([text]): Term => [text, ...mainTermsOf(text)]),
    apart: terms.map((term): Term => [isName(term) ? `${inAnyOrder}${term[0]}` : term[0]]),
    kin,
    alike: wordsOfWork(terms),
    ranks: anyOf(otherRanks(terms.flatMap(withoutRelated))),
    excluded: anyOf(excluded),
  });
  const main = atWork < 0 ? generalAmongUnknown(terms) : atWork;
  const rows = index.columns.id.length;
  const jobs = { rows, sets, ofKind: sets.kin[0]?.core, ofOtherRank: sets.ranks[0]?.title };
  return { index, terms, loosely, named, atWork, work, field, main, ...jobs };
};

/** Leaves out the jobs of a kind of work that has a condition within its name. */
export const leaveOutKinds = ({ index, terms, sets }: LookedUpWords): void => {
  for (const [at, term] of terms.entries())
    for (const some of [sets.found, sets.stated, sets.close, sets.typed])
      some[at] = some[at] ? withoutKindNames(index, term, some[at]) : null;
};

/** Leaves out the jobs that have the words only in the name of their place. */
export const leaveOutPlaces = async ({
  index,
  terms,
  sets,
  atWork,
  ofKind,
}: LookedUpWords): Promise<void> => {
  const typedWords = terms.flatMap(([text]) => text.split(" "));
  for (const [at, [text]] of terms.entries()) {
    const found = sets.found[at];
    if (!found) continue;
    if (at === atWork && ofKind) sets.found[at] = await withoutPlaceNames(index, text, found, ofKind);
    else if (isNoPlace(text))
      for (const some of [sets.found, sets.typed])
        some[at] = some[at] ? await withoutPartsOfPlaces(index, text, some[at], typedWords) : null;
  }
};

/** The sets of lists of terms, looked up at once. */
const setsOfEach = async <Name extends string>(
  index: JobIndex,
  lists: Record<Name, readonly Term[]>,
): Promise<Record<Name, (TermSets | null)[]>> => {
  const entries = Object.entries<readonly Term[]>(lists);
  const all = await termSets(
    index,
    entries.flatMap(([, terms]) => terms),
  );
  return Object.fromEntries(entries.map(([name, { length }]) => [name, all.splice(0, length)])) as Record<
    Name,
    (TermSets | null)[]
  >;
};
