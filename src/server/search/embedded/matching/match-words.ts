import type { ShiftId } from "../../../../contract/job-options.ts";
import { leaveOut } from "../../understand/leave-out.ts";
import type { Words } from "../../understand/query-terms.ts";
import type { SetColumn } from "../columns/set-column.ts";
import type { JobIndex } from "../job-index.ts";
import { allBut, asBits, bitsOr, emptyBits, type RowSet } from "../rows/row-set.ts";
import { cachedMatches, type MatchedWords } from "./match-cache.ts";
import { matchedTerm } from "./matched-term.ts";
import { matchesOf } from "./matches.ts";
import { lookUpWords } from "./look-up-words.ts";
import { withoutKindNames } from "./without-kind-names.ts";
import { withoutPartsOfPlaces, withoutPlaceNames } from "./without-place-names.ts";

/**
 * The jobs that match a search's words.
 * @param loosely Whether one name of work in title, employer or kind is enough, and the rest may be anywhere.
 */
export const matchWords = (index: JobIndex, words: Words, loosely = false): Promise<MatchedWords> =>
  cachedMatches(index, JSON.stringify([words.terms, words.excluded, loosely]), () =>
    findMatches(index, words, loosely),
  );

/** The rows of a column with any of some shifts; undefined where none is asked for. */
const withAny = (column: SetColumn, shifts: readonly ShiftId[]): Uint32Array | undefined =>
  shifts.length ? column.rowsWith(shifts) : undefined;

const findMatches = async (index: JobIndex, words: Words, loosely: boolean): Promise<MatchedWords> => {
  const query = await lookUpWords(index, words, loosely);
  const { sets, ofKind, ofOtherRank, rows } = query;
  const others = sets.others[0]?.title;
  await leaveOut(query, sets, {
    kindNames: (term, found) => withoutKindNames(index, term, found),
    otherWork: others && ((found) => ({ ...found, title: allBut(found.title, others, rows) })),
    placeNames: ofKind && ((text, found) => withoutPlaceNames(index, text, found, ofKind)),
    partsOfPlaces: (text, found, typed) => withoutPartsOfPlaces(index, text, found, typed),
  });
  const matched = matchesOf(
    index,
    words.terms.map((term, at) => matchedTerm(query, term, at)),
  );
  const alike = unionOf(
    sets.alike.map((some) => some?.title),
    rows,
  );
  const last = unionOf([ofOtherRank, sets.refused[0]?.words], rows);
  return {
    words: matched && {
      ...matched,
      ...(ofKind && { kin: asBits(ofKind, rows) }),
      ...(alike && { alike }),
      ...(last && { last }),
    },
    excluded: unionOf(
      [
        sets.excluded[0]?.words,
        sets.refused[0]?.title,
        sets.above[0]?.title,
        sets.refusedKinds[0]?.core,
        withAny(index.columns.fields.shift, words.excluded.shifts),
        withAny(index.columns.fields.refused_shift, words.excluded.refusing),
      ],
      rows,
    ),
  };
};

/** The rows that are in any of some sets; null where there is none. */
const unionOf = (sets: readonly (RowSet | undefined)[], rows: number): Uint32Array | null =>
  sets.reduce<Uint32Array | null>(
    (all, set) => (set ? bitsOr(all ?? emptyBits(rows), asBits(set, rows)) : all),
    null,
  );
