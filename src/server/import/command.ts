import { parseArgs } from "node:util";
import { jobCategories } from "../../contract/job-categories.ts";

/** The parsed command line. */
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
}

/** The command line is wrong; the message says how to fix it. */
export class UsageError extends Error {
  override name = "UsageError";
}

const defaultSource = "import";

export const help = `Imports jobs or employers from a file or from a feed's address.

  npm run import -- FILE [options]
  npm run import -- https://example.com/jobs.xml [--every 6h] [options]
  npm run import -- --list                 the feeds that are kept
  npm run import -- --remove NAME          no longer fetches the feed of this source

FILE is an XML feed (<source><job>…, RSS, Atom), schema.org JobPosting data (JSON, one JSON a line, or a
web page that carries it), or CSV whose first line names the columns; gzip is unpacked. What it
is shows by its content. "-" reads standard input.

A job is known by its source and reference: the same pair again updates the job.

A JSON list of employers, or one employer a line, is imported as such (docs/how-to/add-an-employer.md):
an employer is known by its slug, and one with a folder in src/content/employers stays as it is there.
Of the options only --dry-run is for employers.

  --source NAME       where the jobs come from, such as the feed's name (${defaultSource})
  --employer NAME     the employer of jobs that name none
  --category ID       the category of all jobs, whatever the file says:
                      ${wrapped(jobCategories.map(({ id }) => id).join(", "))}
  --apply-elsewhere   applications are taken at each job's own address, not here
  --close-missing     marks the source's other live jobs as filled; needs --source
  --accept-places     adds suburbs that the list of places does not have; without it they are proposed
  --every TIME        keeps the feed: the server or the worker fetches it every so often (30m, 6h, 1d), closes
                      the jobs that it no longer has, and mails a report when something changed or failed
  --report FILE       writes every rejected job and every warning to a file, a line each; without it, of
                      many warnings of a kind the first 20 are printed and the others counted
  --dry-run           shows what would happen and changes no job
  --help              this text

Ends with 0 when all jobs went in, 1 when some were rejected or the file breaks off,
2 when nothing could be imported.

While a server has the embedded database open, it takes the jobs in itself: run the command as the
server's user with the same DATA_DIR. The site stays open, and shows the jobs at once.`;

function wrapped(text: string) {
  return text.replace(/(.{50,70}) /g, `$1\n${" ".repeat(22)}`);
}

/** What to do with the feeds that are kept. */
type FeedCommand = { action: "list" } | { action: "remove"; name: string };

/** Whether it is a feed's address instead of a file's name. */
export const isAddress = (file: string): boolean => /^https?:\/\//i.test(file);

/** The name of a feed's source when none is given: its host and path. */
const nameOf = (file: string): string | undefined => {
  if (!isAddress(file)) return undefined;
  if (!URL.canParse(file)) throw new UsageError(`"${file}" is no address.`);
  const { host, pathname } = new URL(file);
  return `${host}${pathname}`.slice(0, 100);
};

const minutesOf = (text: string | undefined, file: string): number | null => {
  if (text === undefined) return null;
  const [, count = "", unit = ""] = /^(\d{1,4})\s*(m|min|h|d)$/i.exec(text.trim()) ?? [];
  const minutes = Number(count) * ({ m: 1, min: 1, h: 60, d: 1440 }[unit.toLowerCase()] ?? 0);
  if (minutes < 5) throw new UsageError("--every must be at least five minutes: 30m, 6h or 1d.");
  if (!isAddress(file)) throw new UsageError("--every is for feeds: give the address of one, not a file.");
  return minutes;
};

/**
 * Reads what to do with kept feeds; null for any other command.
 * @throws UsageError
 */
export const readFeedCommand = (args: string[]): FeedCommand | null => {
  const { values } = parsed(args);
  if (values.list) return { action: "list" };
  return values.remove === undefined ? null : { action: "remove", name: values.remove };
};

/**
 * Reads the command line; null when help is wanted.
 * @throws UsageError
 */
export const readCommand = (args: string[]): ImportCommand | null => {
  const { values, positionals } = parsed(args);
  if (values.help) return null;
  const [file, ...more] = positionals;
  if (!file) throw new UsageError("Which file? Name one, or - for standard input.");
  if (more.length) throw new UsageError(`One file at a time; "${more[0]}" is one too many.`);
  if (values.category !== undefined && !jobCategories.some(({ id }) => id === values.category))
    throw new UsageError(
      `There is no category "${values.category}". Choose one of: ${jobCategories.map(({ id }) => id).join(", ")}.`,
    );
  const source = values.source?.trim();
  if (source === "" || (source?.length ?? 0) > 100)
    throw new UsageError("--source must be a name of 1 to 100 characters.");
  if (values["close-missing"] && !source)
    throw new UsageError("--close-missing needs --source, so that no other feed's jobs are closed.");
  if (values.report !== undefined && values.every !== undefined)
    throw new UsageError(
      "--report is for one import; the report of a feed that is kept is mailed. Leave one out.",
    );
  return {
    file,
    every: minutesOf(values.every, file),
    source: source ?? nameOf(file) ?? defaultSource,
    employer: values.employer,
    category: values.category,
    dryRun: values["dry-run"] ?? false,
    closeMissing: values["close-missing"] ?? false,
    acceptPlaces: values["accept-places"] ?? false,
    applyElsewhere: values["apply-elsewhere"] ?? false,
    report: values.report,
  };
};

const parsed = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        source: { type: "string" },
        every: { type: "string" },
        list: { type: "boolean" },
        remove: { type: "string" },
        employer: { type: "string" },
        category: { type: "string" },
        "apply-elsewhere": { type: "boolean" },
        "close-missing": { type: "boolean" },
        "accept-places": { type: "boolean" },
        report: { type: "string" },
        "dry-run": { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
};
