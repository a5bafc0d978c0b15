import { setImmediate as otherWork } from "node:timers/promises";
import { slices } from "../catch-up.ts";
import type { JobIndex } from "../job-index.ts";
import type { FullTextFile } from "./full-text-file.ts";
import { lexemeTexts, type LexemeTexts } from "./lexeme-text.ts";
import { readVectors } from "./read-vectors.ts";
import type { RecentChanges } from "./recent-changes.ts";

/** Jobs read from the database at a time: few, because the embedded database does one thing at a time. */
const batch = 1_000;
/** Jobs written before other requests go on: a few milliseconds. */
const atOnce = 50;

/** Where jobs are written. */
interface Target {
  file: FullTextFile;
  also: RecentChanges | undefined;
  /** Whether lookups use the file: a commit then takes longer, and other requests wait for it. */
  isInUse: () => boolean;
  /** Does a piece of work on the file. @throws where it is not to be written any more. */
  work: (work: () => void) => void;
}

/** Writes the words of jobs as the database has them. */
export const writeJobs = async (index: JobIndex, ids: Iterable<number>, target: Target): Promise<void> => {
  const { server = "" } = index.seen ?? {};
  for (const some of slices(new Set(ids), batch)) {
    const jobs = lexemeTexts(await readVectors(index.db, some));
    for (const group of slices(jobs, target.isInUse() ? atOnce : batch)) await commit(group, server, target);
  }
};

/** Writes jobs together, with other work between. */
const commit = async (
  jobs: readonly LexemeTexts[],
  server: string,
  { file, also, work }: Target,
): Promise<void> => {
  try {
    work(() => file.begin(server));
    for (const few of slices(jobs, atOnce)) {
      work(() => file.write(few));
      also?.write(few);
      await otherWork();
    }
    work(() => file.commit());
  } finally {
    file.rollback();
  }
};
