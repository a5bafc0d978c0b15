import { setImmediate as otherWork } from "node:timers/promises";
import { fillLocations } from "../catalogue/locations/fill-locations.ts";
import { readMoment } from "../platform/database/moment.ts";
import type { Db } from "../platform/database/open.ts";
import type { WriteCounts } from "../catalogue/jobs/write-jobs.ts";
import { isBanned } from "../catalogue/jobs/banned.ts";
import { closeOthers } from "./close-missing.ts";
import { openPictures, type PictureOptions } from "./copy-pictures.ts";
import { detectFormat, type FeedFormat } from "./detect-format.ts";
import { FeedBroken, FeedUnreadable, type FeedItem } from "./feed-job.ts";
import { openPlaceFinder, type PlaceFinder } from "./find-places.ts";
import type { PlaceOfWork } from "./place-index.ts";
import { mapJob, type MappedJob, type MappingOptions, type WarningKind } from "./map-job.ts";
import { readCsv } from "./read-csv.ts";
import { readJson, readJsonLines } from "./read-json.ts";
import { readPage } from "./read-page.ts";
import { readCounted, type ReadText } from "./read-text.ts";
import { readXml } from "./read-xml.ts";
import { openWriter } from "./write-batches.ts";

/** A problem with one job; a "rejected" job was not imported. */
export interface Problem {
  kind: "rejected" | "file" | WarningKind;
  /** "line 12". */
  at: string;
  message: string;
}

export interface ImportOptions extends Omit<MappingOptions, "now"> {
  /** Adds the suburbs that the list of places does not have, instead of proposing them. */
  acceptPlaces?: boolean | undefined;
  /** Runs the whole import, then rolls it back. */
  dryRun?: boolean | undefined;
  /** The source's other live jobs are marked as filled once the file has been read to its end. */
  closeMissing?: boolean | undefined;
  /** Closes nothing when more than half of the source's live jobs are missing: the feed may be broken. */
  closeAtMostHalf?: boolean | undefined;
  /** Jobs written at a time; other queries of the embedded database wait meanwhile. */
  batchSize?: number | undefined;
  now?: Date | undefined;
  /** Where pictures of descriptions are copied to; they are left out when it is missing. */
  pictures?: PictureOptions | undefined;
  onProblem?: ((problem: Problem) => void) | undefined;
  /** Called after each batch. */
  onProgress?: ((report: ImportReport) => void) | undefined;
}

export interface ImportReport extends WriteCounts {
  format: FeedFormat;
  /** How much of the file has been read. */
  bytes: number;
  rejected: number;
  /** Jobs that were taken, and whose closing date has passed: nobody sees them. */
  past: number;
  /** Jobs that were missing in the file and are now filled. */
  closed: number;
  /** Jobs that were missing in the file and stay, as too many were. */
  leftOpen: number;
  /** Where and why reading stopped; null when the file was read to its end. */
  broken: { line: number; message: string } | null;
  /** Suburbs that jobs name and the list of places does not have; most jobs first. */
  proposed: ProposedPlace[];
  /** The first jobs, as they were understood. */
  first: ShownJob[];
}

/** A suburb that may be added to the list of places, and how many jobs name it. */
interface ProposedPlace {
  /** "Nowhereville NSW 2999". */
  place: string;
  jobs: number;
}

/** What is shown of a job in a preview. */
export type ShownJob = Pick<
  MappedJob,
  | "reference"
  | "title"
  | "employer"
  | "remote"
  | "places"
  | "workType"
  | "payType"
  | "payMin"
  | "payMax"
  | "category"
>;

const placeName = ({ suburb, state, postcode }: PlaceOfWork) =>
  [suburb, state, postcode].filter(Boolean).join(" ");

/** Different suburbs kept for the report. */
const maxProposals = 10_000;
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
  const run: JobImport = { options, report, findPlaces, seen: new Map(), proposals: new Map(), unread: 0 };
  const copyPictures = openPictures(db, options.dryRun ? undefined : options.pictures, (at, message) =>
    options.onProblem?.({ kind: "picture", at, message }),
  );
  const writeJobs = openWriter(db, { options, now: options.now, report, began });
  await takeAll(itemsOf(format, text, head), run, async (batch) => writeJobs(await copyPictures(batch)));
  report.proposed = [...run.proposals]
    .map(([place, count]) => ({ place, jobs: count }))
    .toSorted((a, b) => b.jobs - a.jobs);
  const odd = encodingNote();
  if (odd) options.onProblem?.({ kind: "file", at: odd.at, message: odd.note });
  if (!run.seen.size && !report.rejected)
    throw new FeedUnreadable(
      report.broken ? `${report.broken.message} (line ${report.broken.line})` : "It holds no jobs.",
    );
  if (options.closeMissing) await closeOthers(db, run);
  return report;
};

/** What the jobs of one import share. */
export interface JobImport {
  options: ImportOptions & { now: Date };
  report: ImportReport;
  findPlaces: PlaceFinder;
  /** All references of the file, with where a job that was taken has it. */
  seen: Map<string, string | null>;
  /** How many jobs name each suburb that the list does not have. */
  proposals: Map<string, number>;
  /** Jobs that could not be read, not even their reference. */
  unread: number;
}

const emptyReport = (format: FeedFormat, bytesRead: () => number): ImportReport => ({
  format,
  get bytes() {
    return bytesRead();
  },
  ...{ added: 0, updated: 0, unchanged: 0, rejected: 0, past: 0, closed: 0, leftOpen: 0 },
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
      const job = take(item, run);
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
    }
  } catch (error) {
    await writing;
    report.broken = brokenAt(error);
  }
  await writing;
  await write(batch);
};

/** The job of an item; null for one that is not imported. */
const take = (item: FeedItem, run: JobImport): MappedJob | null => {
  const { options, report, seen } = run;
  const reject = (message: string): null => {
    report.rejected++;
    options.onProblem?.({ kind: "rejected", at: item.at, message });
    return null;
  };
  if ("note" in item) {
    options.onProblem?.({ kind: "file", at: item.at, message: item.note });
    return null;
  }
  if ("problem" in item) {
    run.unread++;
    return reject(item.problem);
  }
  const own = item.job.reference.trim();
  const mapping = mapJob(item.job, options, run.findPlaces);
  const reference = mapping.ok ? mapping.job.reference : own;
  const before = seen.get(reference);
  // Rejected jobs count as seen: they are in the file, so they are not closed as missing.
  if (reference) seen.set(reference, before ?? (mapping.ok ? item.at : null));
  if (!mapping.ok) return reject(mapping.problems.join(" "));
  if (before)
    return reject(
      own
        ? `Its reference "${reference}" is that of the job at ${before}. Give each job its own.`
        : `Its title, employer and place are those of the job at ${before}. Give each job a reference of its own.`,
    );
  propose(mapping.proposed, run.proposals);
  for (const warning of mapping.warnings) options.onProblem?.({ ...warning, at: item.at });
  if (mapping.job.expiresAt && mapping.job.expiresAt <= options.now) report.past++;
  return mapping.job;
};

/** Counts the suburbs that one job names. */
const propose = (places: readonly PlaceOfWork[], proposals: Map<string, number>): void => {
  for (const place of new Set(places.map(placeName)))
    if (proposals.has(place) || proposals.size < maxProposals)
      proposals.set(place, (proposals.get(place) ?? 0) + 1);
};

const itemsOf = (format: FeedFormat, text: AsyncIterable<string>, head: string): AsyncIterable<FeedItem> => {
  switch (format) {
    case "xml":
      return readXml(text, head);
    case "json":
      return readJson(text);
    case "json-lines":
      return readJsonLines(text);
    case "page":
      return readPage(text);
    case "csv":
      return readCsv(text, head);
  }
};

/** The position and message of an error that ends reading but keeps the jobs before it; other errors are rethrown. */
const brokenAt = (error: unknown) => {
  if (error instanceof FeedBroken) return { line: error.line, message: error.message };
  throw error;
};
