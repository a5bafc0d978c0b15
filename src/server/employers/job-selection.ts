import { sql } from "drizzle-orm";
import type { Brand } from "../../contract/brand.ts";
import type { JobsFrom } from "../../site/employers/employer-schema.ts";
import { HttpError } from "../platform/http-error.ts";
import type { Db } from "../platform/database/open.ts";
import { evaluate } from "../search/embedded/ranking/evaluate.ts";
import { blocksOf, type Prepared } from "../search/embedded/ranking/filter-mask.ts";
import type { JobIndex } from "../search/embedded/job-index.ts";
import { prepare } from "../search/embedded/prepare.ts";
import { shownOn } from "../search/embedded/shown-on.ts";
import type { EmployerIndex, IndexedEmployer } from "../catalogue/employers/employer-index.ts";

/** The jobs that a section selects: those that a search finds, or picked ones by their ids. */
export type Selection = { kind: "search"; prepared: Prepared } | { kind: "picked"; ids: readonly number[] };

const none: Selection = { kind: "picked", ids: [] };

/** The jobs of some employers. */
export const jobsOf = (employers: readonly number[]): Selection => {
  const [first] = employers;
  if (first === undefined) return none;
  return {
    kind: "search",
    prepared: { search: { employer: first }, employers, place: null, words: null, excluded: null },
  };
};

/** What a section selects; all jobs of the employer when it does not say. */
export const selectionOf = async (
  from: JobsFrom | null,
  employer: IndexedEmployer,
  index: JobIndex,
  employers: EmployerIndex,
): Promise<Selection> => {
  if (from === null) return jobsOf(employer.group);
  if ("employers" in from)
    return jobsOf([...new Set(from.employers.flatMap((slug) => employers.bySlug.get(slug)?.group ?? []))]);
  if ("jobs" in from) return { kind: "picked", ids: await pickedIds(from.jobs, index.db) };
  try {
    return { kind: "search", prepared: await prepare(index, from.search) };
  } catch (error) {
    // A place that there is no more has no jobs.
    if (error instanceof HttpError) return none;
    throw error;
  }
};

/** The ids of picked jobs, in the order in which they were picked. */
const pickedIds = async (
  picked: readonly { source: string; reference: string }[],
  db: Db,
): Promise<number[]> => {
  const { rows } = await db.execute(sql`
    select jobs.id from jsonb_to_recordset(${JSON.stringify(picked.map((job, at) => ({ ...job, at })))}::jsonb)
      as picked (source text, reference text, at int)
    join jobs on jobs.source = picked.source and jobs.reference = picked.reference order by picked.at`);
  return rows.map(({ id }) => id as number);
};

/** Calls `visit` for the row of every live job of the brand that is selected. */
export const eachSelected = (
  selection: Selection,
  { columns, now }: JobIndex,
  brand: Brand,
  visit: (row: number) => void,
): void => {
  if (selection.kind === "picked") {
    const isShown = shownOn(columns, brand, now);
    for (const id of new Set(selection.ids)) {
      const row = columns.rowOf(id);
      if (row !== undefined && isShown(row)) visit(row);
    }
    return;
  }
  for (const { found } of blocksOf(columns, brand, now, selection.prepared))
    for (let at = 0; at < found.length; at++) visit(found.rows[at]!);
};

/** The ids of a page of the live jobs that are selected: picked ones in their order, others as their search sorts. */
export const selectedIds = (
  selection: Selection,
  index: JobIndex,
  brand: Brand,
  range: { from: number; size: number },
): number[] => {
  const { columns, now } = index;
  if (selection.kind === "search") return evaluate(columns, brand, now, selection.prepared, range).ids;
  const ids: number[] = [];
  eachSelected(selection, index, brand, (row) => ids.push(columns.id[row]!));
  return ids.slice(range.from, range.from + range.size);
};
