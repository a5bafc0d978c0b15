import type { WriteCounts } from "../../catalogue/jobs/write-jobs.ts";
import type { FeedFormat } from "../formats/detect-format.ts";
import type { MappedJob, MappingOptions, WarningKind } from "../jobs/map-job.ts";
import type { PictureOptions } from "./copy-pictures.ts";

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
  /** Jobs that are filled, closed or drafts where they come from: nobody sees them, and drafts that were never shown are not written. */
  ended: number;
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
