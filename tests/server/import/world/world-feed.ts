/** A feed as somebody's program writes it, and what a reader of its ads would take each of them for. */
export interface WorldFeed {
  name: string;
  content: string | Uint8Array;
  /** The employer of jobs that name none, as `--employer` gives it. */
  employer?: string;
  /** By reference; what is left out does not matter. */
  jobs: Record<string, Expected>;
  /** Words of what is rejected, one of each job. */
  rejected?: string[];
}

/** What a reader would take a job for. */
export interface Expected {
  title?: string;
  employer?: string;
  /** As the list of places is searched, or the words that stand for one that it does not have. */
  places?: string[];
  stateIds?: number[];
  remote?: boolean;
  workType?: "Full time" | "Part time" | "Contract" | "Casual" | null;
  /** The pay type (1 a year, 2 a month, 3 an hour, 4 a week, 5 a day), the least and the most; null for none. */
  pay?: [number, number | null, number | null] | null;
  /** ISO 8601. */
  posted?: string;
  expires?: string | null;
  /** A part of the description. */
  says?: RegExp;
}

/** Where jobs outside Australia are. */
export const abroad = ["international int"];

/** When the feeds are imported: a Thursday, 13:00 in Sydney. */
export const worldNow = new Date("2026-11-26T02:00:00Z");
