import { isWithinKind } from "../../../../lexicon/work/kinds/kinds-of.ts";
import { isStatedAnywhere } from "../../../../lexicon/work/synonyms/stated-anywhere.ts";
import type { JobIndex } from "../job-index.ts";
import { asBits, bitsOf, eachRow, packed, removeFrom, type RowSet } from "../rows/row-set.ts";
import type { TermSets } from "./term-sets.ts";
import type { Term } from "../../understand/query-terms.ts";

/**
 * The jobs of a condition without those of a kind of work whose name has it within: care outside school hours is no work
 * in school hours.
 */
export const withoutKindNames = ({ columns }: JobIndex, term: Term, sets: TermSets): TermSets => {
  const { values, codes } = columns.filters.sub_category;
  const named = isStatedAnywhere(term) ? codes.ids.map((id) => isWithinKind(term, String(id))) : [];
  if (!named.includes(true)) return sets;
  const rows = columns.id.length;
  const without = (set: RowSet): RowSet => {
    const left = bitsOf(set, rows);
    eachRow(asBits(set, rows), (row) => {
      if (named[values[row]!]) removeFrom(left, row);
    });
    return packed(left);
  };
  return { words: without(sets.words), core: without(sets.core), title: without(sets.title) };
};
