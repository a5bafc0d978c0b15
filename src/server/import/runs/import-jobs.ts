import { setImmediate as otherWork } from "node:timers/promises";
import { fillLocations } from "../../catalogue/locations/fill-locations.ts";
import { readMoment } from "../../platform/database/moment.ts";
import type { Db } from "../../platform/database/open.ts";
import { isBanned } from "../../catalogue/jobs/banned.ts";
import { closeOthers, closeOver } from "./close-missing.ts";
import { openPictures } from "./copy-pictures.ts";
import { detectFormat, type FeedFormat } from "../formats/detect-format.ts";
import { FeedBroken, FeedUnreadable, wholeFile, type FeedItem } from "../feed-job.ts";
import { openPlaceFinder } from "../places/find-places.ts";
import type { MappedJob } from "../jobs/map-job.ts";
import { readCsv } from "../formats/rows/read-csv.ts";
import { readFixedWidth } from "../formats/rows/read-fixed-width.ts";
import { readJson, readJsonLines, readJsonRows } from "../formats/read-json.ts";
import { readChat } from "../formats/read-chat.ts";
import { readLabelled } from "../formats/read-labelled.ts";
import { readMail } from "../formats/packed/read-mail.ts";
import { maxWorkbook } from "../formats/packed/workbook.ts";
import { readMarkdown } from "../formats/read-markdown.ts";
import { readNotices } from "../formats/read-notices.ts";
import { readPage } from "../formats/read-page.ts";
import { readCounted, type ReadText } from "../formats/read-text.ts";
import { readSql } from "../formats/read-sql.ts";
import { readToml } from "../formats/read-toml.ts";
import { readWiki } from "../formats/read-wiki.ts";
import { readYaml } from "../formats/read-yaml.ts";
import { readCalendar } from "../formats/read-calendar.ts";
import { readXml } from "../formats/read-xml.ts";
import type { ImportOptions, ImportReport } from "./import-report.ts";
import { takeJob, type JobImport } from "./take-job.ts";
import { unusedText } from "./unused-fields.ts";
import { withOwner } from "./with-owner.ts";
import { openWriter } from "./write-batches.ts";

const usualBatch = 500;
/** Jobs read before other work goes on: some ten milliseconds. */
const jobsAtOnce = 10;
const shownFirst = 5;

/**
 * Imports the jobs of a file, in batches: each stays written when a later one fails.
 * @throws FeedUnreadable when the file holds no jobs that can be read.
 */
export const importJobs = async (
  db: Db,
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<ImportReport> => importJobsOf(db, await readCounted(bytes), options);

/** `importJobs` of a file that is being read already. @throws FeedUnreadable */
export const importJobsOf = async (
  db: Db,
  { head, text, bytesRead, encodingNote }: ReadText,
  given: ImportOptions,
): Promise<ImportReport> => {
  if (await isBanned(db, given.source))
    throw new FeedUnreadable(
      `The source "${given.source}" is banned. npm run signboard -- moderation unban "${given.source}" takes that back.`,
    );
  const format = detectFormat(head);
  await fillLocations(db);
  const began = await readMoment(db);
  const findPlaces = await openPlaceFinder(db, { accept: given.acceptPlaces === true });
  const options = { ...given, now: given.now ?? new Date() };
  const report = emptyReport(format, bytesRead);
  const run: JobImport = {
    options,
    report,
    findPlaces,
    seen: new Map(),
    waiting: new Map(),
    proposals: new Map(),
    unused: new Map(),
    over: new Set(),
    unread: 0,
  };
  const copyPictures = openPictures(db, options.dryRun ? undefined : options.pictures, (at, message) =>
    options.onProblem?.({ kind: "picture", at, message }),
  );
  const writeJobs = openWriter(db, { options, now: options.now, report, began });
  const items = itemsOf(format, text, head);
  await takeAll(options.employer ? items : withOwner(items), run, async (batch) =>
    writeJobs(await copyPictures(batch)),
  );
  report.proposed = [...run.proposals]
    .map(([place, count]) => ({ place, jobs: count }))
    .toSorted((a, b) => b.jobs - a.jobs);
  const odd = encodingNote();
  if (odd) options.onProblem?.({ kind: "file", at: odd.at, message: odd.note });
  const unused = unusedText(run.unused);
  if (unused) options.onProblem?.({ kind: "file", at: wholeFile, message: unused });
  if (!run.seen.size && !report.rejected)
    throw new FeedUnreadable(
      report.broken ? `${report.broken.message} (line ${report.broken.line})` : "It holds no jobs.",
    );
  await closeOver(db, run);
  if (options.closeMissing) await closeOthers(db, run);
  return report;
};

const emptyReport = (format: FeedFormat, bytesRead: () => number): ImportReport => ({
  format,
  get bytes() {
    return bytesRead();
  },
  ...{ added: 0, updated: 0, unchanged: 0, rejected: 0, past: 0, ended: 0, closed: 0, leftOpen: 0 },
  ...{ broken: null, proposed: [], first: [] },
});

/** Takes the jobs of a file, as far as it can be read, and writes them in batches. */
const takeAll = async (
  items: AsyncIterable<FeedItem>,
  run: JobImport,
  write: (batch: readonly MappedJob[]) => Promise<void>,
): Promise<void> => {
  const { report, options } = run;
  const batchSize = options.batchSize ?? usualBatch;
  let read = 0;
  let batch: MappedJob[] = [];
  /** A batch is written while the next one is read. */
  let writing = Promise.resolve();
  try {
    for await (const item of items) {
      const job = takeJob(item, run);
      if (job) batch.push(job);
      if (job && report.first.length < shownFirst) report.first.push(job);
      // Lets the statements that write the last batch go on, and a running server handle other requests.
      if (++read % jobsAtOnce === 0) await otherWork();
      if (batch.length < batchSize) continue;
      await writing;
      writing = write(batch);
      // Its failure is thrown where it is waited for.
      writing.catch(() => undefined);
      batch = [];
      run.waiting.clear();
    }
  } catch (error) {
    await writing;
    report.broken = brokenAt(error);
  }
  await writing;
  await write(batch);
};

const readers: Record<FeedFormat, (text: AsyncIterable<string>, head: string) => AsyncIterable<FeedItem>> = {
  ...{ xml: readXml, json: readJson, "json-lines": readJsonLines, "json-rows": readJsonRows, yaml: readYaml },
  ...{ toml: readToml, sql: readSql, chat: readChat, calendar: readCalendar, labelled: readLabelled },
  ...{ notices: readNotices, markdown: readMarkdown, page: (text) => readPage(text), csv: readCsv },
  wiki: readWiki,
  ...{ "fixed-width": readFixedWidth, mail: (text) => readMail(text, readPart) },
};
const itemsOf = (format: FeedFormat, text: AsyncIterable<string>, head: string): AsyncIterable<FeedItem> =>
  readers[format](text, head);

/** Jobs of a part of a mail; a mail within it is none. */
async function* readPart(bytes: Uint8Array): AsyncGenerator<FeedItem> {
  const read = await readCounted(
    (async function* () {
      yield bytes;
    })(),
    maxWorkbook,
  );
  const format = detectFormat(read.head);
  if (format !== "mail") yield* itemsOf(format, read.text, read.head);
}

/** The position and message of an error that ends reading but keeps the jobs before it; other errors are rethrown. */
const brokenAt = (error: unknown) => {
  if (error instanceof FeedBroken) return { line: error.line, message: error.message };
  throw error;
};
