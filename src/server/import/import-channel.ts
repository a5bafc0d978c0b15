import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ImportCommand } from "./command.ts";
import type { ImportReport, Problem } from "./import-jobs.ts";

/** Where a running server takes imports: on this machine's own address, never on the port of the sites. */
export interface ImportAddress {
  /** The id of the server's lock on the database. */
  lock: string;
  port: number;
  /** Made anew at each start. */
  key: string;
}

/** What the command passes on to the server, beside the file. */
export type SentOptions = Omit<ImportCommand, "file">;

/** What the server tells while it imports, one JSON a line; the last three end it. */
export type ImportEvent =
  | { type: "problem"; problem: Problem }
  | { type: "progress"; report: ImportReport }
  | { type: "done"; report: ImportReport }
  /** There is nothing to import in the file. */
  | { type: "unreadable"; message: string }
  | { type: "failed"; message: string };

export const importHost = "127.0.0.1";
export const importPath = "/operator/import";

/** The file beside the embedded database that tells the address; only the server's own user may read it. */
export const addressFile = (folder: string): string => join(folder, "import-address.json");

/** The address of the server that has a data folder open, by the id of its lock; null when it takes no imports. */
export const readAddress = async (
  folder: string,
  lock: string | undefined,
): Promise<ImportAddress | null> => {
  try {
    const address = JSON.parse(await readFile(addressFile(folder), "utf8")) as ImportAddress;
    // A server that was killed leaves its file behind; somebody else may have its port now.
    return address.lock === lock ? address : null;
  } catch {
    return null;
  }
};
