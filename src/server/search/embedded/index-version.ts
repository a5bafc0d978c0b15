import { employersIn, type EmployerIndex } from "../../catalogue/employers/employer-index.ts";
import { isSame, type Moment } from "../../platform/database/moment.ts";
import type { JobIndex } from "./job-index.ts";

/** The last moment of the database in which the employers were looked at. */
const looked = new WeakMap<JobIndex, Moment | null>();

/** The employers as they are now, by an index of jobs that is up to date: read only if something was written since. */
export const employersBeside = async (index: JobIndex): Promise<EmployerIndex> => {
  const { seen } = index;
  const last = looked.get(index);
  const employers = employersIn(index.db);
  // Nothing at all was written since.
  if (last && seen && isSame(last, seen)) return employers;
  await employers.sync();
  looked.set(index, seen);
  return employers;
};

/** A text that changes whenever a job or an employer was written; the index is up to date. */
export const writesSeen = async (index: JobIndex): Promise<string> => {
  const { generation, changes } = index;
  const { length } = changes;
  return `${generation}.${length}.${(await employersBeside(index)).version}`;
};
