import type { ImportCommand } from "./command.ts";
import type { ImportReport, Problem } from "./import-jobs.ts";

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
