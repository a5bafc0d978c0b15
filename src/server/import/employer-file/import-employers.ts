import { setImmediate as otherWork } from "node:timers/promises";
import { importedEmployerSchema, type ImportedEmployer } from "../../../site/employers/employer-schema.ts";
import { checkData } from "../../../site/read/read-data.ts";
import { writeEmployers } from "../../employers/write-employers.ts";
import type { FileSource, WriteReport, WriteServices } from "../../employers/write-options.ts";
import { FeedBroken, FeedUnreadable } from "../feed-job.ts";
import type { Problem } from "../runs/import-report.ts";
import type { LineOf } from "./entry-lines.ts";
import { hostileAddress } from "./hostile.ts";
import { readEntries, readEntryLines, type Entry, type EntryItem } from "./read-entries.ts";

export interface EmployerReport extends WriteReport {
  format: "employers";
  /** How much of the file has been read. */
  bytes: number;
  /** Where and why reading stopped; null when the file was read to its end. */
  broken: { line: number; message: string } | null;
}

export interface EmployerImportOptions {
  dryRun?: boolean | undefined;
  onProblem?: ((problem: Problem) => void) | undefined;
  /** Called after each employer. */
  onProgress?: ((report: EmployerReport) => void) | undefined;
  /** Fetches pictures; public addresses only when missing. */
  fetch?: Extract<FileSource, { origin: "import" }>["fetch"];
}

const shortPath = (path: readonly PropertyKey[]) => path.map(String).join(".");

/**
 * Imports the employers of a file one by one: each stays written when the file breaks off later. An entry with a
 * mistake is left out; a file that is hostile ends the import: no JSON, entries too large or too deep, or pictures at
 * private addresses.
 * @param lines Whether each line of the file is an entry of its own.
 * @throws FeedUnreadable when there is no employer in the file that can be read.
 */
export const importEmployers = async (
  services: WriteServices,
  { text, lines, bytesRead }: { text: AsyncIterable<string>; lines: boolean; bytesRead: () => number },
  { dryRun = false, onProblem, onProgress, fetch }: EmployerImportOptions,
): Promise<EmployerReport> => {
  const reading: Reading = { read: 0, refused: 0, broken: null, current: null, owners: new Map() };
  const reject = (line: number, message: string) =>
    onProblem?.({ kind: "rejected", at: `line ${line}`, message });
  const entries = lines ? readEntryLines(text) : readEntries(text);
  const withFile = (written: WriteReport): EmployerReport => ({
    ...written,
    rejected: written.rejected + reading.refused,
    format: "employers",
    bytes: bytesRead(),
    broken: reading.broken,
  });
  const written = await writeEmployers(services, employersOf(entries, reading, reject), {
    files: { origin: "import", ...(fetch && { fetch }) },
    dryRun,
    onProblem: ({ slug, path, message, isRejected }) =>
      onProblem?.({
        kind: isRejected ? "rejected" : "picture",
        at: `line ${lineOf(slug, path, reading)}`,
        message: `${slug}: ${shortPath(path)}: ${message}`,
      }),
    onProgress: (soFar) => onProgress?.(withFile(soFar)),
  });
  const report = withFile(written);
  if (!reading.read)
    throw new FeedUnreadable(report.broken ? brokenText(report.broken) : "It holds no employers.");
  return report;
};

/** How far a file has been read. */
interface Reading extends Pick<EmployerReport, "broken"> {
  /** Entries so far. */
  read: number;
  /** Mistakes that were found before an employer could be written. */
  refused: number;
  /** The employer that is being written. */
  current: { slug: string; lineOf: LineOf } | null;
  /** The lines of employers with members, which are linked when all are written. */
  owners: Map<string, LineOf>;
}

type Reject = (line: number, message: string) => void;

/** The employers of a file that have no mistakes. */
async function* employersOf(
  entries: AsyncIterable<EntryItem>,
  reading: Reading,
  reject: Reject,
): AsyncGenerator<ImportedEmployer> {
  try {
    for await (const item of entries) {
      reading.read++;
      if ("problem" in item) reject(item.line, item.problem);
      const employer = "problem" in item ? null : checked(item, reject);
      if (!employer) {
        reading.refused++;
        continue;
      }
      const { slug, members, clients } = employer;
      const { lineOf } = item as Entry;
      reading.current = { slug, lineOf };
      if (members.length || clients.length) reading.owners.set(slug, reading.owners.get(slug) ?? lineOf);
      yield employer;
      // Lets a running server handle other requests.
      await otherWork();
    }
  } catch (error) {
    if (!(error instanceof FeedBroken)) throw error;
    reading.broken = { line: error.line, message: error.message };
  }
  reading.current = null;
}

/** The employer of an entry; null for one with mistakes. @throws FeedBroken for pictures at private addresses. */
const checked = ({ value, lineOf }: Entry, reject: Reject): ImportedEmployer | null => {
  const result = checkData(importedEmployerSchema, value, { file: "", lineOf });
  if ("problems" in result) {
    for (const problem of result.problems) reject(problem.line, `${nameOf(value)}${problem.says}`);
    return null;
  }
  const hostile = hostileAddress(result.data);
  if (!hostile) return result.data;
  throw new FeedBroken(lineOf(hostile.path), `${nameOf(value)}${shortPath(hostile.path)} ${hostile.says}.`);
};

const lineOf = (slug: string, path: readonly PropertyKey[], { current, owners }: Reading): number =>
  (current?.slug === slug ? current.lineOf : owners.get(slug))?.(path) ?? 1;

const brokenText = ({ line, message }: NonNullable<EmployerReport["broken"]>) => `${message} (line ${line})`;

const nameOf = (value: unknown): string => {
  const { slug } = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  return typeof slug === "string" && slug ? `${slug.slice(0, 120)}: ` : "";
};
