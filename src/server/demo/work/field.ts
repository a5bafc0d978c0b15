import type { WorkType } from "../../../contract/job-fields.ts";

/** The work types that demo jobs have, in the order of a `WorkTypeMix`. */
export const demoWorkTypes = [
  "Full time",
  "Part time",
  "Contract",
  "Casual",
] as const satisfies readonly WorkType[];
export type DemoWorkType = (typeof demoWorkTypes)[number];

/** Their weights. */
export type WorkTypeMix = readonly [full: number, part: number, contract: number, casual: number];

/** A job title with full-time pay in thousands of dollars a year; learners' and leaders' jobs say so. */
export type Title = readonly [title: string, from: number, to: number, level?: "entry" | "lead"];

/** What the jobs of one level share, whatever their kind of work. */
export interface Level {
  duties: readonly string[];
  needs: readonly string[];
}

/** One kind of work, by its sub-category's id. */
export interface Kind {
  id: string;
  /** How many of the field's jobs, relative to its other kinds. */
  share: number;
  titles: readonly Title[];
  duties: readonly string[];
  needs: readonly string[];
  /** Where they differ from the field's. */
  types?: WorkTypeMix;
  sponsored?: number;
  /** Share of jobs that can be done from home. */
  remote?: number;
}

/** A sort of place that people work at. */
export interface Workplace {
  /** To follow "our" or "a". */
  what: string;
  /** What follows an invented name to make an employer's: "Bluegum" + "Early Learning". */
  names: readonly string[];
  /** Where the field's would not be true. */
  strengths?: readonly string[];
  /** Only outside the big cities. */
  regional?: boolean;
  /** Ids of the kinds of work done there; all of the field's when missing. */
  kinds?: readonly string[];
}

/** A question that employers of a field ask; each `choice` has its options. */
export type Question =
  | { type: "yes_no" | "number" | "text"; question: string; required?: boolean }
  | { type: "choice"; question: string; options: readonly string[]; required?: boolean };

/** All that the generator knows about one field of work (a category). */
export interface Field {
  id: string;
  /** How many of all jobs, relative to the other fields. */
  share: number;
  types: WorkTypeMix;
  /** Share of jobs whose employer sponsors visas. */
  sponsored: number;
  /** The association that lists its members' jobs. */
  association: string;
  workplaces: readonly Workplace[];
  /** What a workplace is proud of: whole sentences. */
  strengths: readonly string[];
  /** How a full-time week runs: whole sentences. */
  hours: readonly string[];
  benefits: readonly string[];
  entry: Level;
  lead: Level;
  questions: readonly Question[];
  kinds: readonly Kind[];
}
