import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../../../../runtime/config.ts";
import { metrics } from "../../../platform/metrics.ts";
import type { Db } from "../../../platform/database/open.ts";
import { indexOf, openIndex } from "../job-index.ts";
import { openFullText } from "../full-text/full-text-of.ts";
import { loadColumns, storeColumns } from "./stored-columns.ts";
import { storedMoment } from "./stored-moment.ts";

/** The columns of fewer jobs are read from the database as fast. */
const fewest = 20_000;
/** How often the index is written while jobs change, in milliseconds. */
const pace = 10 * 60_000;

/** A copy of the index on disk, which the next start of the server reads. */
export interface IndexOnDisk {
  /** Writes it, unless no job has changed since. */
  store: () => Promise<void>;
  /** Ends writing by itself, and writes it a last time. */
  close: () => Promise<void>;
}

/**
 * Opens the index of a database from its copy on disk, and keeps the copy up to date. A copy that is damaged, of another
 * version or of another database is not used, and replaced.
 * @param least Of how many jobs the columns are kept.
 */
export const openIndexOnDisk = async (
  { db, config, log }: { db: Db; config: Pick<Config, "DATA_DIR" | "PORT">; log: Logger },
  least = fewest,
): Promise<IndexOnDisk> => {
  // Several servers may share a folder, but not a port.
  const prefix = join(config.DATA_DIR, "search-index", String(config.PORT));
  const path = `${prefix}.bin`;
  const index = indexOf(db);
  const fullText = openFullText(index, prefix);
  const state = () => `${index.generation} ${index.changes.length} ${fullText.isComplete}`;
  let stored = "";
  try {
    await loadColumns(index, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") {
      log.warn({ err: error }, "the search index on disk cannot be used; it is read from the database");
      await rm(path, { force: true }).catch(() => undefined);
    }
  }
  await openIndex(db);
  try {
    await fullText.begin();
  } catch (error) {
    log.warn({ err: error }, "the words on disk cannot be used; they are read from the database");
  }
  let running: Promise<void> = Promise.resolve();
  const write = async () => {
    // While it is filled, a stop does not wait for it.
    if (fullText.isComplete) await fullText.refresh();
    const now = state();
    if (now === stored) return;
    try {
      const isCurrent = fullText.isCurrent;
      const moment = await storedMoment(index);
      if (isCurrent) await fullText.keep(moment);
      if (index.columns.length >= least) await storeColumns(index, path, moment);
      stored = now;
      metrics.backgroundWork.inc({ work: "index-on-disk", result: "done" });
    } catch (error) {
      metrics.backgroundWork.inc({ work: "index-on-disk", result: "failed" });
      log.warn({ err: error }, "the search index could not be written to disk");
    }
  };
  let closed = false;
  const store = () => (closed ? running : (running = running.then(write)));
  const timer = setInterval(() => void store(), pace).unref();
  void fullText.refresh().then(store);
  return {
    store,
    close: async () => {
      clearInterval(timer);
      void store();
      closed = true;
      await running;
      await fullText.close();
    },
  };
};
