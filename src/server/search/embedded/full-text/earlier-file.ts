import { momentAfter } from "../disk/stored-moment.ts";
import type { JobIndex } from "../job-index.ts";
import { changesSince } from "../read-jobs.ts";
import { FullTextFile } from "./full-text-file.ts";

/** After more changes than this all jobs are written anew. */
const mostChanges = 100_000;

/** The file of an earlier process on the same database, and the jobs that changed since; null without one. */
export const openEarlier = async (
  { db }: JobIndex,
  prefix: string,
): Promise<{ file: FullTextFile; changed: number[] } | null> => {
  const file = FullTextFile.ofEarlier(prefix);
  const kept = file?.moment;
  if (!file || !kept) return null;
  try {
    const moment = await momentAfter(db, kept);
    const isLost = kept.later_on && kept.later_on !== moment?.server;
    const { changed } = moment && !isLost ? await changesSince(db, moment, mostChanges + 1) : {};
    if (changed && changed.length <= mostChanges) return { file, changed };
    file.discard();
    return null;
  } catch (error) {
    file.discard();
    throw error;
  }
};

/** An empty file; in memory where there can be none, as in a folder that cannot be written. */
export const newFile = (prefix: string | undefined): FullTextFile => {
  try {
    return FullTextFile.create(prefix);
  } catch {
    return FullTextFile.create();
  }
};
