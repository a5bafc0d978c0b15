import { openEmployers } from "../../catalogue/employers/employer-index.ts";
import { isSame, type Moment } from "../../platform/database/moment.ts";
import type { JobIndex } from "./job-index.ts";

/** The last moment of the database in which the employers were looked at. */
const looked = new WeakMap<JobIndex, { seen: Moment | null; employers: number }>();

/** How often employers have changed, as far as an index that is up to date can say. */
export const employersSeen = async (index: JobIndex): Promise<number> => {
  const { seen } = index;
  const last = looked.get(index);
  // Nothing at all was written since.
  if (last?.seen && seen && isSame(last.seen, seen)) return last.employers;
  const { version: employers } = await openEmployers(index.db);
  looked.set(index, { seen, employers });
  return employers;
};

/** A text that changes whenever a job or an employer was written; the index is up to date. */
export const writesSeen = async (index: JobIndex): Promise<string> => {
  const { generation, changes } = index;
  const { length } = changes;
  return `${generation}.${length}.${await employersSeen(index)}`;
};
