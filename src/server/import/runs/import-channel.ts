import type { FileOptions, FileReport } from "./import-file.ts";
import type { Problem } from "./import-report.ts";

/** The options that the command sends to the server, beside the file. */
export type SentOptions = Pick<
  FileOptions,
  "source" | "employer" | "category" | "dryRun" | "closeMissing" | "acceptPlaces" | "applyElsewhere"
>;

/** Progress events that the server sends while it imports, one JSON object a line; the last three end the stream. */
export type ImportEvent =
  | { type: "problem"; problem: Problem }
  | { type: "progress"; report: FileReport }
  | { type: "done"; report: FileReport }
  /** There is nothing to import in the file. */
  | { type: "unreadable"; message: string }
  | { type: "failed"; message: string };
