import { setImmediate as otherWork } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import type { Values } from "./columns/filter-column.ts";
import { Columns } from "./columns/columns.ts";
import { readJobs, withIds } from "./read-jobs.ts";

/** Jobs read at a time: few while searches go on, because the embedded database does one thing at a time. */
const batch = { urgent: 20_000, beside: 200 };

/** A copy of columns with changed jobs as they are now. Lets other requests go on. */
export const columnsWith = async (db: Db, before: Columns, changed: readonly number[]): Promise<Columns> => {
  const columns = await copyOf(before);
  for (const ids of slices(changed, batch.beside)) {
    await readJobs(db, columns, withIds(ids), ids.length);
    await otherWork();
  }
  return columns;
};

/** A copy of columns, which nothing changes meanwhile. Lets other requests go on. */
export const copyOf = async (columns: Columns): Promise<Columns> => {
  const { arrays, ...state } = columns.state();
  const copies = new Map<string, Values>();
  for (const [name, values] of arrays) {
    copies.set(name, values.slice());
    await otherWork();
  }
  return Columns.of({ ...state, arrays: copies });
};

/**
 * All jobs.
 * @param options.isUrgent Whether searches wait for it.
 */
export const readColumns = async (db: Db, { isUrgent }: { isUrgent: boolean }): Promise<Columns> => {
  const columns = new Columns();
  const size = isUrgent ? batch.urgent : 5 * batch.beside;
  for (let last: number | null = 0; last !== null; await otherWork())
    last = await readJobs(db, columns, sql`job_id > ${last}`, size);
  return columns;
};

/** A list in parts of at most a given size; goes on with the list when the next part is asked for. */
export function* slices<One>(list: Iterable<One>, size: number): Generator<One[]> {
  let some: One[] = [];
  for (const one of list) {
    some.push(one);
    if (some.length < size) continue;
    yield some;
    some = [];
  }
  if (some.length) yield some;
}
