import type { Brand } from "../../../contract/brand.ts";
import type { LiveJob, Selection } from "../engine.ts";
import type { Columns } from "./columns/columns.ts";
import { compile } from "./compile.ts";
import type { JobIndex } from "./job-index.ts";
import { topJobs } from "./ranking/evaluate.ts";
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
    const job = new IndexedJob(index.columns);
    for (const id of pickedIds(index, brand, selection.ids)) visit(job.at(index.columns.rowOf(id)!));
    return;
  }
  const prepared = await compile(index, selection.plan);
  const { columns, now } = index;
  const job = new IndexedJob(columns);
  for (const { found } of blocksOf(columns, brand, now, prepared))
    for (let at = 0; at < found.length; at++) visit(job.at(found.rows[at]!));
};

/** The job of a row. */
class IndexedJob implements LiveJob {
  readonly #columns: Columns;
  #row = 0;

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  at(row: number): this {
    this.#row = row;
    return this;
  }

  get id(): number {
    return this.#columns.id[this.#row]!;
  }

  get employerId(): number {
    return this.#columns.filters.employer.values[this.#row]!;
  }

  get postedAt(): number {
    return this.#columns.posted[this.#row]!;
  }

  get changedAt(): number {
    return this.#columns.changed[this.#row]!;
  }

  get locationIds(): readonly number[] {
    return this.#columns.locationsOf(this.#row);
  }
}

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
  return topJobs(index.columns, brand, index.now, prepared, page);
};

/** Those of some jobs that are live on a brand's site. */
const pickedIds = ({ columns, now }: JobIndex, brand: Brand, ids: readonly number[]): number[] => {
  const isShown = shownOn(columns, brand, now);
  return [...new Set(ids)].filter((id) => {
    const row = columns.rowOf(id);
    return row !== undefined && isShown(row);
  });
};
