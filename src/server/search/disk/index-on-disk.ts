import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../../../runtime/config.ts";
import { metrics } from "../../platform/metrics.ts";
import type { Db } from "../../platform/database/open.ts";
import { hasCommonWords, keepCommonWords } from "../common-words.ts";
import { openInverted } from "../inverted/inverted-index.ts";
import { indexOf, openIndex } from "../job-index.ts";
import { keptSets } from "../term-sets.ts";
import { loadIndex, storeIndex } from "./stored-index.ts";

/** An index of fewer jobs is read from the database as fast. */
const fewest = 20_000;
/** How often the index is written while jobs change or new words are searched for, in milliseconds. */
const pace = 10 * 60_000;
/** With so many more sets of words, it is written anew. */
const manySets = 100;

/** A copy of the index on disk, which the next start of the server reads. */
export interface IndexOnDisk {
  /** Writes it, unless no job and hardly any set of words has changed since. */
  store: () => Promise<void>;
  /** Ends writing by itself, and writes it a last time. */
  close: () => Promise<void>;
}

/**
 * Opens the index of a database from its copy on disk, and keeps the copy up to date. A copy that is damaged, of another
 * version or of another database is not used, and replaced.
 * @param least Of how many jobs an index is kept.
 */
export const openIndexOnDisk = async (
  { db, config, log }: { db: Db; config: Pick<Config, "DATA_DIR" | "PORT">; log: Logger },
  least = fewest,
): Promise<IndexOnDisk> => {
  // Several servers may share a folder, but not a port.
  const path = join(config.DATA_DIR, "search-index", `${config.PORT}.bin`);
  const index = indexOf(db);
  const inverted = openInverted(index, join(config.DATA_DIR, "search-index", String(config.PORT)), least);
  const state = () => {
    const sets = Math.floor(keptSets(index).size / manySets);
    return `${index.generation} ${index.changes.length} ${hasCommonWords(index)} ${sets}`;
  };
  let stored = "";
  try {
    if (await loadIndex(index, path)) stored = state();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") {
      log.warn({ err: error }, "the search index on disk cannot be used; it is read from the database");
      await rm(path, { force: true }).catch(() => undefined);
    }
  }
  await openIndex(db);
  let running: Promise<void> = Promise.resolve();
  const write = async () => {
    const now = state();
    if (index.columns.length < least || now === stored) return;
    try {
      await storeIndex(index, path);
      await inverted.cleanUp();
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
  // Sets of the words that many jobs have take longest to read.
  void keepCommonWords(index).then(store);
  return {
    store,
    close: async () => {
      clearInterval(timer);
      void store();
      closed = true;
      await running;
      await inverted.close();
    },
  };
};
