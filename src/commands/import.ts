import { Option } from "commander";
import { jobCategories } from "../contract/job-categories.ts";
import { json } from "./command-line/arguments.ts";
import { command, runAlone } from "./command-line/program.ts";
import { defaultSource, minutesOf, readImport, type ImportOptions } from "./import/import-command.ts";

const more = `The file is an XML feed (<source><job>…, RSS, Atom), schema.org JobPosting data (JSON, one JSON a line, or a web page that carries it), or CSV whose first line names the columns; gzip is unpacked. What it is shows by its content. A job is known by its source and reference: the same pair again updates the job.

A JSON list of employers, or one employer a line, is imported as such (docs/how-to/add-an-employer.md): an employer is known by its slug, and one with a folder in src/content/employers stays as it is there. Of the options only --dry-run and --json are for employers.

Ends with 0 when all jobs went in, 1 when some were rejected or the file breaks off, 2 when nothing could be imported.

While a server has the embedded database open, it takes the jobs in itself: run the command as the server's user with the same DATA_DIR. The site stays open, and shows the jobs at once.`;

/** `import`: jobs and employers from files and feeds. */
export const importing = command("import", "Imports jobs or employers from a file or a feed's address", more)
  .argument("[file]", 'a file, the address of a feed, or "-" for standard input')
  .option(
    "--source <name>",
    `where the jobs come from, such as the feed's name (default: ${defaultSource}, or a feed's address)`,
  )
  .option("--employer <name>", "the employer of jobs that name none")
  .addOption(
    new Option("--category <id>", "the category of all jobs, whatever the file says").choices(
      jobCategories.map(({ id }) => id),
    ),
  )
  .option("--apply-elsewhere", "applications are taken at each job's own address, not here")
  .option("--close-missing", "marks the source's other live jobs as filled; needs --source")
  .option(
    "--accept-places",
    "adds suburbs that the list of places does not have; without it they are proposed",
  )
  .option(
    "--every <time>",
    "keeps the feed: the server or the worker fetches it every so often (30m, 6h, 1d), closes the jobs that it no longer has, and mails a report when something changed or failed",
    minutesOf,
  )
  .option(
    "--report <file>",
    "writes every rejected job and every warning to a file, a line each; without it, of many warnings of a kind the first 20 are printed and the others counted",
  )
  .option("--dry-run", "shows what would happen and changes no job")
  .option("--list", "the feeds that are kept")
  .option("--remove <name>", "no longer fetches the feed of this source")
  .addOption(json().conflicts(["every", "remove"]))
  .action(async (file: string | undefined, options: ImportOptions) => {
    const { list, remove, json } = options;
    const given = list || remove !== undefined ? null : readImport(file, options);
    // Loaded when needed: help needs no database.
    const { ending, importGiven } = await import("./import/import-file.ts");
    const { onFeeds } = await import("./import/on-feeds.ts");
    process.exitCode = await ending(() => {
      if (given) return importGiven(given);
      return onFeeds(list ? { action: "list", json } : { action: "remove", name: remove! });
    });
  });

if (import.meta.main) await runAlone(importing);
