import { setImmediate as otherWork } from "node:timers/promises";
import { importedEmployerSchema, type ImportedEmployer } from "../../../site/employers/employer-schema.ts";
import { checkData } from "../../../site/read/read-data.ts";
import { writeEmployers } from "../../employers/write-employers.ts";
import type { FileSource, WriteReport, WriteServices } from "../../employers/write-options.ts";
import { FeedBroken, FeedUnreadable } from "../feed-job.ts";
import type { Problem } from "../import-jobs.ts";
import type { LineOf } from "./entry-lines.ts";
import { hostileAddress } from "./hostile.ts";
import { readEntries, readEntryLines, type Entry } from "./read-entries.ts";

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
  /** Mistakes that were found before an employer could be written. */
  let refused = 0;
  let read = 0;
  let broken: EmployerReport["broken"] = null;
  let current: { slug: string; lineOf: LineOf } | null = null;
  /** The lines of employers with members, which are linked when all are written. */
  const owners = new Map<string, LineOf>();
  const reject = (line: number, message: string) =>
    onProblem?.({ kind: "rejected", at: `line ${line}`, message });

  const checked = (entry: Entry): ImportedEmployer | null => {
    const { value, lineOf } = entry;
    const result = checkData(importedEmployerSchema, value, { file: "", lineOf });
    if ("problems" in result) {
      for (const problem of result.problems) reject(problem.line, `${nameOf(value)}${problem.says}`);
      return null;
    }
    const hostile = hostileAddress(result.data);
    if (hostile)
      throw new FeedBroken(
        lineOf(hostile.path),
        `${nameOf(value)}${shortPath(hostile.path)} ${hostile.says}.`,
      );
    return result.data;
  };

  const employers = async function* () {
    try {
      for await (const item of lines ? readEntryLines(text) : readEntries(text)) {
        read++;
        if ("problem" in item) reject(item.line, item.problem);
        const employer = "problem" in item ? null : checked(item);
        if (!employer) {
          refused++;
          continue;
        }
        current = { slug: employer.slug, lineOf: (item as Entry).lineOf };
        if (employer.members.length || employer.clients.length)
          owners.set(employer.slug, owners.get(employer.slug) ?? current.lineOf);
        yield employer;
        // Lets a running server handle other requests.
        await otherWork();
      }
    } catch (error) {
      if (!(error instanceof FeedBroken)) throw error;
      broken = { line: error.line, message: error.message };
    }
    current = null;
  };
  const lineOf = (slug: string): LineOf =>
    current?.slug === slug ? current.lineOf : (owners.get(slug) ?? (() => 1));
  const withFile = (written: WriteReport): EmployerReport => ({
    ...written,
    rejected: written.rejected + refused,
    format: "employers",
    bytes: bytesRead(),
    broken,
  });
  const written = await writeEmployers(services, employers(), {
    files: { origin: "import", ...(fetch && { fetch }) },
    dryRun,
    onProblem: ({ slug, path, message, isRejected }) =>
      onProblem?.({
        kind: isRejected ? "rejected" : "picture",
        at: `line ${lineOf(slug)(path)}`,
        message: `${slug}: ${shortPath(path)}: ${message}`,
      }),
    onProgress: (soFar) => onProgress?.(withFile(soFar)),
  });
  const report = withFile(written);
  if (!read) throw new FeedUnreadable(report.broken ? brokenText(report.broken) : "It holds no employers.");
  return report;
};

const brokenText = ({ line, message }: NonNullable<EmployerReport["broken"]>) => `${message} (line ${line})`;

const nameOf = (value: unknown): string => {
  const { slug } = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  return typeof slug === "string" && slug ? `${slug.slice(0, 120)}: ` : "";
};
