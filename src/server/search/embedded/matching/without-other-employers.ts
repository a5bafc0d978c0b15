import { Cache } from "../../../platform/cache.ts";
import { isWordOfKind } from "../../understand/word-of-kind.ts";
import type { JobIndex } from "../job-index.ts";
import { asBits, bitsOf, eachRow, packed, removeAll, removeFrom, sizeOf } from "../rows/row-set.ts";
import type { TermSets } from "./term-sets.ts";

const totals = new Cache<JobIndex, Uint32Array>("jobs-of-kinds", 1);

/** How many jobs each kind of work has; cached until a job changes. */
const jobsOfKinds = (index: JobIndex): Uint32Array =>
  totals.get(index, "", [index.columns, index.changes.length], () => {
    const { filters, length } = index.columns;
    const { values, codes } = filters.sub_category;
    const ofKind = new Uint32Array(codes.ids.length);
    for (let row = 0; row < length; row++) ofKind[values[row]!]!++;
    return ofKind;
  });

/**
 * The jobs of a term without those that have one of its synonyms only in the name of their employer or place, which then
 * mention it: an electrician of "Harrow Street Recruitment" is no answer to "HR".
 * @param named The jobs that have it as it was typed, or as a name, wherever it is.
 */
export const withoutOtherEmployers = (index: JobIndex, sets: TermSets, named: TermSets): TermSets => {
  const { columns } = index;
  const rows = columns.id.length;
  const doubtful = bitsOf(sets.core, rows);
  for (const set of [named.core, sets.title]) removeAll(doubtful, asBits(set, rows));
  if (!sizeOf(doubtful)) return sets;
  const kinds = columns.filters.sub_category.values;
  const core = bitsOf(sets.core, rows);
  const all = jobsOfKinds(index);
  const ofKind = new Uint32Array(all.length);
  eachRow(core, (row) => ofKind[kinds[row]!]!++);
  let others = 0;
  eachRow(doubtful, (row) => {
    const kind = kinds[row]!;
    if (kind && isWordOfKind(ofKind[kind]!, all[kind]!)) return;
    removeFrom(core, row);
    others++;
  });
  return others ? { ...sets, core: packed(core) } : sets;
};
