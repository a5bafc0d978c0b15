import { openEmployers } from "../employers/employer-index.ts";
import type { Db } from "../platform/database/open.ts";
import { openIndex } from "./job-index.ts";

/** The last state of the database in which the employers were looked at. */
const looked = new WeakMap<Db, { snapshot: string | null; employers: number }>();

/**
 * A text that changes whenever an answer about jobs could: a job or an employer was written, a job began or ended, or
 * half an hour has passed. What was made from answers can be kept by it in this process.
 */
export const generation = async (db: Db): Promise<string> => {
  const index = await openIndex(db);
  const { snapshot, version } = index;
  const last = looked.get(db);
  // Nothing at all was written since.
  if (last && last.snapshot === snapshot) return `${version}.${last.employers}`;
  const { version: employers } = await openEmployers(db);
  looked.set(db, { snapshot, employers });
  return `${version}.${employers}`;
};
