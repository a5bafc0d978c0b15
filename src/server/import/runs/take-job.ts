import type { FeedItem, FeedJob } from "../feed-job.ts";
import { isNoJob } from "../jobs/job-title.ts";
import { mapJob, type MappedJob } from "../jobs/map-job.ts";
import { joinPlaces, type WaitingJob } from "./join-places.ts";
import type { PlaceFinder } from "../places/find-places.ts";
import type { PlaceOfWork } from "../places/place-index.ts";
import { addUnused, type UnusedFields } from "./unused-fields.ts";
import type { ImportOptions, ImportReport } from "./import-report.ts";

/** What the jobs of one import share. */
export interface JobImport {
  options: ImportOptions & { now: Date };
  report: ImportReport;
  findPlaces: PlaceFinder;
  /** All references of the file: where the job has it that was taken, null where it was not, and what it is called besides. */
  seen: Map<string, { at: string | null; key: string | undefined }>;
  /** Jobs that are not written yet, by reference: an entry for another place of one may follow. */
  waiting: Map<string, WaitingJob>;
  /** How many jobs name each suburb that the list does not have. */
  proposals: Map<string, number>;
  /** What jobs say that is not used, by its name. */
  unused: UnusedFields;
  /** References of jobs whose records say that they are over, and too little to be written. */
  over: Set<string>;
  /** Jobs that could not be read, not even their reference. */
  unread: number;
}

const placeName = ({ suburb, state, postcode }: PlaceOfWork) =>
  [suburb, state, postcode].filter(Boolean).join(" ");

/** Different suburbs kept for the report. */
const maxProposals = 10_000;

/** The job of an item; null for one that is not imported. */
export const takeJob = (item: FeedItem, run: JobImport): MappedJob | null => {
  const { options, report, seen } = run;
  const reject = (message: string): null => {
    report.rejected++;
    options.onProblem?.({ kind: "rejected", at: item.at, message });
    return null;
  };
  if ("owner" in item) return null;
  if ("note" in item) {
    options.onProblem?.({ kind: "file", at: item.at, message: item.note });
    return null;
  }
  if ("problem" in item) {
    run.unread++;
    return reject(item.problem);
  }
  if (isNoJob(item.job.title)) {
    options.onProblem?.({
      kind: "file",
      at: item.at,
      message: `"${item.job.title}" is no job, and was left out.`,
    });
    return null;
  }
  const job = toldApart(item.job, seen);
  const own = job.reference.trim();
  const mapping = mapJob(job, options, run.findPlaces);
  addUnused(run.unused, mapping.ok ? mapping.unused : (job.unused ?? []));
  const reference = mapping.ok ? mapping.job.reference : own;
  const before = seen.get(reference)?.at;
  // Rejected jobs count as seen: they are in the file, so they are not closed as missing.
  if (reference && !before) seen.set(reference, { at: mapping.ok ? item.at : null, key: job.key });
  if (!mapping.ok) {
    if (!mapping.isOver || !own) return reject(mapping.problems.join(" "));
    report.ended++;
    run.over.add(own);
    options.onProblem?.({ kind: "status", at: item.at, message: onlyOver });
    return null;
  }
  if (mapping.isDraft) {
    report.ended++;
    run.over.add(reference);
    options.onProblem?.({ kind: "status", at: item.at, message: draftLeftOut(mapping.job.title) });
    return null;
  }
  // Taken down, and put up again behind that.
  run.over.delete(reference);
  if (before && own && joinPlaces(run.waiting.get(reference), job, mapping.job)) {
    propose(mapping.proposed, run.proposals);
    return null;
  }
  if (before)
    return reject(
      own
        ? `Its reference "${reference}" is that of the job at ${before}. Give each job its own.`
        : `Its title, employer and place are those of the job at ${before}. Give each job a reference of its own.`,
    );
  propose(mapping.proposed, run.proposals);
  for (const warning of mapping.warnings) options.onProblem?.({ ...warning, at: item.at });
  if (mapping.job.expiresAt && mapping.job.expiresAt <= options.now) report.past++;
  else if (mapping.job.filledAt) report.ended++;
  run.waiting.set(reference, { feed: job, job: mapping.job });
  return mapping.job;
};

const draftLeftOut = (title: string): string =>
  `"${title}" is a draft, and was left out; where the job is known, it is marked as filled.`;
const onlyOver =
  "It says that the job is over, and too little else: where the job is known, it is marked as filled.";

/** One of several postings of a requisition: those behind the first have their own number in their reference, too. */
const toldApart = (job: FeedJob, seen: JobImport["seen"]): FeedJob => {
  const [own, key] = [job.reference.trim(), job.key];
  const first = seen.get(own);
  return first && key && key !== first.key ? { ...job, reference: `${own} (${key})` } : job;
};

/** Counts the suburbs that one job names. */
const propose = (places: readonly PlaceOfWork[], proposals: Map<string, number>): void => {
  for (const place of new Set(places.map(placeName)))
    if (proposals.has(place) || proposals.size < maxProposals)
      proposals.set(place, (proposals.get(place) ?? 0) + 1);
};
