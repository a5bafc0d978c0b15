import type { ShiftId } from "../../../../contract/job-options.ts";
import type { Db } from "../../../platform/database/open.ts";
import { leaveOut } from "../../understand/leave-out.ts";
import type { Words } from "../../understand/query-terms.ts";
import { lookUpLists, readTerms } from "../../understand/read-terms.ts";
import { any, oneOf, without, type Clause } from "../clauses.ts";
import type { Facts } from "./facts.ts";
import { withoutKindNames, withoutPartsOfPlaces, withoutPlaceNames } from "./leave-out.ts";
import { matchingOf, type Matching } from "./levels.ts";
import { matchedTerm } from "./match-term.ts";
import { termClauses } from "./term-clauses.ts";

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
  const { clauses, ofKind, ofOtherRank } = query;
  const others = clauses.others[0]?.title;
  await leaveOut(query, clauses, {
    kindNames: withoutKindNames,
    otherWork: others && ((found) => ({ ...found, title: without(found.title, others) })),
    placeNames: ofKind && ((text, found) => withoutPlaceNames(text, found, ofKind)),
    partsOfPlaces: withoutPartsOfPlaces,
  });
  const terms = await Promise.all(words.terms.map((term, at) => matchedTerm(query, term, at)));
  const matched = matchingOf(terms);
  const alike = clauses.alike.flatMap((some) => (some ? [some.title] : []));
  const last = [ofOtherRank, clauses.refused[0]?.words].filter((clause) => clause !== undefined);
  const excluded = [
    clauses.excluded[0]?.words,
    clauses.refused[0]?.title,
    clauses.above[0]?.title,
    clauses.refusedKinds[0]?.core,
    withAny("shift", words.excluded.shifts),
    withAny("refused_shift", words.excluded.refusing),
  ].filter((clause) => clause !== undefined);
  return {
    words: matched && {
      ...matched,
      ...(ofKind && { kin: ofKind }),
      ...(alike.length && { alike: any(...alike) }),
      ...(last.length && { last: any(...last) }),
    },
    excluded: excluded.length ? any(...excluded) : null,
  };
};

/** The jobs with any of some shifts in a field; undefined where none is asked for. */
const withAny = (field: "shift" | "refused_shift", shifts: readonly ShiftId[]): Clause | undefined =>
  shifts.length ? oneOf(field, shifts) : undefined;

export type Query = Awaited<ReturnType<typeof openQuery>>;

/** What the words of a search say, and the jobs that have each of them. */
const openQuery = async (db: Db, facts: Facts, words: Words, loosely: boolean) => {
  const { lists, ...read } = readTerms(words, loosely);
  const clauses = await lookUpLists(lists, (terms) => termClauses(db, terms));
  return { facts, ...read, clauses, ofKind: clauses.kin[0]?.core, ofOtherRank: clauses.ranks[0]?.title };
};
