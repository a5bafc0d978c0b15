import { InvalidArgumentError } from "commander";
import { UsageError } from "../command-line/usage-error.ts";

/** What is imported, and how. */
export interface ImportCommand {
  /** "-" for standard input; an address for a feed. */
  file: string;
  /** Minutes between two fetches of a feed that is kept; null for none. */
  every: number | null;
  source: string;
  employer: string | undefined;
  category: string | undefined;
  dryRun: boolean;
  closeMissing: boolean;
  acceptPlaces: boolean;
  applyElsewhere: boolean;
  /** The file that every problem is written to; undefined for none. */
  report: string | undefined;
  /** Whether the report is printed as JSON. */
  json: boolean;
}

/** The options of `import` as they were given. */
export type ImportOptions = Partial<Omit<ImportCommand, "file" | "every">> & {
  every?: number;
  list?: true;
  remove?: string;
};

/** The source of jobs that name none. */
export const defaultSource = "import";

/** Whether it is a feed's address instead of a file's name. */
export const isAddress = (file: string): boolean => /^https?:\/\//i.test(file);

/** The name of a feed's source when none is given: its host and path. */
const nameOf = (file: string): string | undefined => {
  if (!isAddress(file)) return undefined;
  if (!URL.canParse(file)) throw new UsageError(`"${file}" is no address.`);
  const { host, pathname } = new URL(file);
  return `${host}${pathname}`.slice(0, 100);
};

/** The minutes of a time such as 30m, 6h or 1d. */
export const minutesOf = (text: string): number => {
  const [, count = "", unit = ""] = /^(\d{1,4})\s*(m|min|h|d)$/i.exec(text.trim()) ?? [];
  const minutes = Number(count) * ({ m: 1, min: 1, h: 60, d: 1440 }[unit.toLowerCase()] ?? 0);
  if (minutes < 5) throw new InvalidArgumentError("It must be at least five minutes: 30m, 6h or 1d.");
  return minutes;
};

/**
 * What is to be imported.
 * @throws UsageError for options that do not go together.
 */
export const readImport = (file: string | undefined, options: ImportOptions): ImportCommand => {
  if (!file) throw new UsageError("Which file? Name one, or - for standard input.");
  const source = options.source?.trim();
  if (source === "" || (source?.length ?? 0) > 100)
    throw new UsageError("--source must be a name of 1 to 100 characters.");
  if (options.closeMissing && !source)
    throw new UsageError("--close-missing needs --source, so that no other feed's jobs are closed.");
  if (options.every !== undefined && !isAddress(file))
    throw new UsageError("--every is for feeds: give the address of one, not a file.");
  if (options.report !== undefined && options.every !== undefined)
    throw new UsageError(
      "--report is for one import; the report of a feed that is kept is mailed. Leave one out.",
    );
  return {
    file,
    every: options.every ?? null,
    source: source ?? nameOf(file) ?? defaultSource,
    employer: options.employer,
    category: options.category,
    dryRun: options.dryRun ?? false,
    closeMissing: options.closeMissing ?? false,
    acceptPlaces: options.acceptPlaces ?? false,
    applyElsewhere: options.applyElsewhere ?? false,
    report: options.report,
    json: options.json ?? false,
  };
};
