import { inAnyOrder, mainTermsOf } from "../../../../lexicon/work/synonyms/meaning.ts";
import { isRank, namesOfWork } from "../../../../lexicon/work/synonyms/names-of-work.ts";
import { otherRanks } from "../../../../lexicon/work/synonyms/ranks.ts";
import { isStatedAnywhere } from "../../../../lexicon/work/synonyms/stated-anywhere.ts";
import type { Db } from "../../../platform/database/open.ts";
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
import { any, type Clause } from "../clauses.ts";
import type { Facts } from "./facts.ts";
import { withoutKindNames, withoutPartsOfPlaces, withoutPlaceNames } from "./leave-out.ts";
import { matchingOf, type Matching } from "./levels.ts";
import { matchedTerm } from "./match-term.ts";
import { termClauses, type TermClauses } from "./term-clauses.ts";

/** What some words match, and what the excluded ones do; the same as the embedded engine's `match-words.ts`. */
export interface MatchedWords {
  words: Matching | null;
  excluded: Clause | null;
}

/** @param loosely Whether one name of work in title, employer or kind is enough, and the rest may be anywhere. */
export const matchWords = async (
  db: Db,
  facts: Facts,
  words: Words,
  loosely = false,
): Promise<MatchedWords> => {
  const query = await openQuery(db, facts, words, loosely);
  leaveOutKinds(query);
  await leaveOutPlaces(query);
  const { clauses, ofKind, ofOtherRank } = query;
  const terms = await Promise.all(words.terms.map((term, at) => matchedTerm(query, term, at)));
  const matched = matchingOf(terms);
  const alike = clauses.alike.flatMap((some) => (some ? [some.title] : []));
  return {
    words: matched && {
      ...matched,
      ...(ofKind && { kin: ofKind }),
      ...(alike.length && { alike: any(...alike) }),
      ...(ofOtherRank && { ofOtherRank }),
    },
    excluded: matchingOf(clauses.excluded)?.all ?? null,
  };
};

export type Query = Awaited<ReturnType<typeof openQuery>>;

/** What the words of a search say, and the jobs that have each of them. */
const openQuery = async (db: Db, facts: Facts, { terms, excluded }: Words, loosely: boolean) => {
  const named = namesOfWork(terms.map(([text]) => text));
  const atWork = terms.findLastIndex(([text]) => named.includes(text));
  const work = terms[atWork];
  const { kin, field } = kindsMeant(terms, work);
  const clauses = await clausesOfEach(db, {
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
  const jobs = { clauses, ofKind: clauses.kin[0]?.core, ofOtherRank: clauses.ranks[0]?.title };
  return { facts, terms, loosely, named, atWork, work, field, main, ...jobs };
};

/** Whether a term is a condition of the work that others name: "italian chef", "nurse dialysis". */
export const isCondition = ({ work, named, loosely, main }: Query, term: Term, at: number): boolean =>
  isStatedAnywhere(term) ||
  (work !== undefined && !named.includes(term[0])) ||
  (loosely && at !== main && !isRank(term[0]));

const leaveOutKinds = ({ terms, clauses }: Query): void => {
  for (const [at, term] of terms.entries())
    for (const some of [clauses.found, clauses.stated, clauses.close, clauses.typed])
      some[at] = some[at] ? withoutKindNames(term, some[at]) : null;
};

const leaveOutPlaces = async ({ terms, clauses, atWork, ofKind }: Query): Promise<void> => {
  const typedWords = terms.flatMap(([text]) => text.split(" "));
  for (const [at, [text]] of terms.entries()) {
    const found = clauses.found[at];
    if (!found) continue;
    if (at === atWork && ofKind) clauses.found[at] = await withoutPlaceNames(text, found, ofKind);
    else
      for (const some of [clauses.found, clauses.typed])
        some[at] = some[at] ? await withoutPartsOfPlaces(text, some[at], typedWords) : null;
  }
};

/** The clauses of lists of terms, looked up at once. */
const clausesOfEach = async <Name extends string>(
  db: Db,
  lists: Record<Name, readonly Term[]>,
): Promise<Record<Name, (TermClauses | null)[]>> => {
  const entries = Object.entries<readonly Term[]>(lists);
  const found = await termClauses(
    db,
    entries.flatMap(([, terms]) => terms),
  );
  return Object.fromEntries(entries.map(([name, { length }]) => [name, found.splice(0, length)])) as Record<
    Name,
    (TermClauses | null)[]
  >;
};
