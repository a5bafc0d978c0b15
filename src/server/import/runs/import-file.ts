import type { Config } from "../../../runtime/config.ts";
import type { WriteServices } from "../../employers/write-options.ts";
import {
  importEmployers,
  type EmployerImportOptions,
  type EmployerReport,
} from "../employer-file/import-employers.ts";
import { fieldOf } from "../fields/field-called.ts";
import { FeedUnreadable } from "../feed-job.ts";
import { importJobsOf } from "./import-jobs.ts";
import type { ImportOptions, ImportReport } from "./import-report.ts";
import { readCounted, type ReadText } from "../formats/read-text.ts";

export interface FileOptions extends Omit<ImportOptions, "onProgress"> {
  onProgress?: ((report: FileReport) => void) | undefined;
  fetch?: EmployerImportOptions["fetch"];
}

export type FileReport = ImportReport | EmployerReport;

/**
 * Imports a file of jobs or of employers; its content shows which. The file is closed also where it is not read to its end.
 * @throws FeedUnreadable when the file holds neither.
 */
export const importFile = async (
  services: WriteServices & { config: Pick<Config, "FEED_UNPACKED_MB"> },
  bytes: AsyncIterable<Uint8Array>,
  options: FileOptions,
): Promise<FileReport> => {
  const source = bytes[Symbol.asyncIterator]();
  try {
    const limit = services.config.FEED_UNPACKED_MB * 1024 ** 2;
    return await importText(
      services,
      await readCounted({ [Symbol.asyncIterator]: () => source }, limit),
      options,
    );
  } finally {
    // Not waited for: a piece that is on its way would have to arrive first.
    void source.return?.().catch(() => undefined);
  }
};

const importText = async (
  services: WriteServices,
  read: ReadText,
  options: FileOptions,
): Promise<FileReport> => {
  const lines = employersIn(read.head);
  if (!lines) return importJobsOf(services.db, read, options);
  const wrong = jobOptions.find(({ key }) => options[key]);
  if (wrong) throw new FeedUnreadable(`It holds employers; ${wrong.name} is for jobs. Leave it out.`);
  // A guess would give names other letters than those that were written.
  if (read.notUtf8 !== null)
    throw new FeedUnreadable(`It holds employers and is not UTF-8 (line ${read.notUtf8}). Save it as UTF-8.`);
  return importEmployers(services, { ...read, text: read.asDeclared, lines: lines === "lines" }, options);
};

const jobOptions = [
  { key: "employer", name: "--employer" },
  { key: "category", name: "--category" },
  { key: "applyElsewhere", name: "--apply-elsewhere" },
  { key: "closeMissing", name: "--close-missing" },
  { key: "acceptPlaces", name: "--accept-places" },
] as const;

/** Whether a file holds employers, in one list or one on each line, from how it begins; null for anything else. */
const employersIn = (head: string): "list" | "lines" | null => {
  const start = head.trimStart();
  if (!/^[[{]/.test(start) || /"@(?:type|graph|context)"\s*:/.test(start)) return null;
  const names = firstNamesIn(start);
  if (names.some((name) => fieldOf(name) === "title") || !names.some((name) => ownNames.has(name)))
    return null;
  return /^\{[^\n]*\}\s*\n\s*\{/.test(start) ? "lines" : "list";
};

/** Names that only employers have, unless there is a title beside them. */
const ownNames = new Set(["slug", "tagline", "sections"]);

/** The names of the first object, without those of objects within it. */
const firstNamesIn = (text: string): string[] => {
  const names: string[] = [];
  let depth = 0;
  for (const [sign, name] of text.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (name && depth === 1) names.push(name.slice(1, -1));
    // An array around the object counts for nothing.
    if (sign === "{" || (sign === "[" && depth > 0)) depth++;
    if (sign === "}" || (sign === "]" && depth > 0)) depth--;
    if (sign === "}" && depth === 0) break;
  }
  return names;
};
