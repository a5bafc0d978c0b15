import type { JobExtra } from "../../contract/job-extras.ts";

/** A job as a feed describes it: everything as text, "" for what is missing. */
export interface FeedJob {
  reference: string;
  /** What the feed calls it besides, such as a number of its own beside the requisition's. */
  key?: string;
  title: string;
  employer: string;
  /** Who wrote the entry of an Atom feed; stands for an employer that nothing else names. */
  author?: string;
  /** HTML or plain text. */
  description: string;
  category: string;
  subCategory: string;
  workType: string;
  pay: FeedPay;
  places: FeedPlace[];
  remote: string;
  sponsorship: string;
  /** The rights to work that are accepted, the shifts and the benefits: ids or words, separated by ";", "," or "|". */
  rightToWork: string;
  shift: string;
  benefits: string;
  extras: Record<JobExtra, string>;
  posted: string;
  expires: string;
  url: string;
  /** The feed says that applications are taken at `url`, not here. */
  applyElsewhere: boolean;
  /** JSON: a list of screening questions. */
  screening: string;
  /** Where it is in the system that it comes from: "Filled", "Draft". */
  status?: string;
  /** A flag says that it is not to be seen. */
  isEnded?: boolean;
  /** The day on which it was filled, withdrawn or removed. */
  endedOn?: string;
  /** What the feed says besides, and nothing is known to be for. */
  unused?: readonly UnusedField[];
}

/** A field of a feed that no field of a job is called like. */
export interface UnusedField {
  name: string;
  text: string;
  /** Seekers may not see it: a note of those who keep the feed, or what nobody has said. */
  isPrivate?: boolean;
}

/** Pay in words ("$35 per hour"), as numbers, or both. */
export interface FeedPay {
  text: string;
  min: string;
  max: string;
  /** "hour", "per annum", "YEAR" … */
  unit: string;
  currency: string;
}

/** A place of work, in words or in parts. */
export interface FeedPlace {
  text: string;
  suburb: string;
  state: string;
  postcode: string;
  country: string;
  /** Degrees. */
  latitude: string;
  longitude: string;
}

/** One job of a file, or what is wrong with it; `at` says where: "line 12". */
export type FeedItem =
  | { at: string; job: FeedJob }
  /** Could not be read, unlike the rest of the file. */
  | { at: string; problem: string }
  /** Whose the jobs of the file are that name no employer, those before it as well. */
  | { at: string; owner: string }
  /** About the file as a whole. */
  | { at: string; note: string };

/** Where a problem is that no line of the file has. */
export const wholeFile = "the file";

/** The file breaks off: nothing after `line` can be read. */
export class FeedBroken extends Error {
  override name = "FeedBroken";
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** The file cannot be read at all. */
export class FeedUnreadable extends Error {
  override name = "FeedUnreadable";
}

/** A place from some of its parts. */
export const feedPlace = (parts: Partial<FeedPlace>): FeedPlace => ({
  text: "",
  suburb: "",
  state: "",
  postcode: "",
  country: "",
  latitude: "",
  longitude: "",
  ...parts,
});

/** Pay from some of its parts. */
export const feedPay = (parts: Partial<FeedPay>): FeedPay => ({
  text: "",
  min: "",
  max: "",
  unit: "",
  currency: "",
  ...parts,
});
