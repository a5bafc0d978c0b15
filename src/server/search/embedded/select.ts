import type { Brand } from "../../../contract/brand.ts";
import type { LiveJob, Selection } from "../engine.ts";
import { compile } from "./compile.ts";
import type { JobIndex } from "./job-index.ts";
import { evaluate } from "./ranking/evaluate.ts";
import { blocksOf } from "./ranking/filter-mask.ts";
import { shownOn } from "./shown-on.ts";

/** Calls `visit` for every live job of the brand that is selected. */
export const visitJobs = async (
  index: JobIndex,
  brand: Brand,
  selection: Selection,
  visit: (job: LiveJob) => void,
): Promise<void> => {
  if (selection.kind === "picked") {
    for (const id of pickedIds(index, brand, selection.ids)) visit(jobAt(index, index.columns.rowOf(id)!));
    return;
  }
  const prepared = await compile(index, selection.plan);
  const { columns, now } = index;
  const job = { id: 0, employer: 0, postedAt: 0, changedAt: 0 };
  for (const { found } of blocksOf(columns, brand, now, prepared))
    for (let at = 0; at < found.length; at++) visit(jobAt(index, found.rows[at]!, job));
};

const jobAt = ({ columns }: JobIndex, row: number, job = {} as LiveJob): LiveJob => {
  job.id = columns.id[row]!;
  job.employer = columns.filters.employer.values[row]!;
  job.postedAt = columns.posted[row]!;
  job.changedAt = columns.changed[row]!;
  return job;
};

/** The ids of a page of the live jobs that are selected: picked ones in their order, others as their search sorts. */
export const selectIds = async (
  index: JobIndex,
  brand: Brand,
  selection: Selection,
  page: { from: number; size: number },
): Promise<number[]> => {
  if (selection.kind === "picked")
    return pickedIds(index, brand, selection.ids).slice(page.from, page.from + page.size);
  const prepared = await compile(index, selection.plan);
  return evaluate(index.columns, brand, index.now, prepared, page).ids;
};

/** Those of some jobs that are live on a brand's site. */
const pickedIds = ({ columns, now }: JobIndex, brand: Brand, ids: readonly number[]): number[] => {
  const isShown = shownOn(columns, brand, now);
  return [...new Set(ids)].filter((id) => {
    const row = columns.rowOf(id);
    return row !== undefined && isShown(row);
  });
};
