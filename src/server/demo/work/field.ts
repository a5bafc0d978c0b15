import { z } from "zod";
import type { WorkType } from "../../../contract/job-fields.ts";

/** The work types that demo jobs have, in the order of a field's `types`. */
export const demoWorkTypes = [
  "Full time",
  "Part time",
  "Contract",
  "Casual",
] as const satisfies readonly WorkType[];
export type DemoWorkType = (typeof demoWorkTypes)[number];

export const texts = z.array(z.string().min(1)).readonly();
const chance = z.number().min(0).max(1);

/** The weights of `demoWorkTypes`. */
const types = z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly();

/** A job title with full-time pay in thousands of dollars a year; learners' and leaders' jobs say so. */
const title = z.tuple([z.string(), z.number(), z.number(), z.enum(["entry", "lead"]).optional()]).readonly();
export type Title = z.infer<typeof title>;

/** What the jobs of one level share, whatever their kind of work. */
const level = z.strictObject({ duties: texts, needs: texts });

const kind = z.strictObject({
  /** Its sub-category's id. */
  id: z.string(),
  /** How many of the field's jobs, relative to its other kinds. */
  share: z.number(),
  /** Where they differ from the field's. */
  types: types.optional(),
  sponsored: chance.optional(),
  /** Share of jobs that can be done from home. */
  remote: chance.optional(),
  titles: z.array(title).readonly(),
  duties: texts,
  needs: texts,
});
/** One kind of work. */
export type Kind = z.infer<typeof kind>;

export const workplace = z.strictObject({
  /** To follow "our" or "a". */
  what: z.string(),
  /** What follows an invented name to make an employer's: "Bluegum" + "Early Learning". */
  names: texts,
  /** Where the field's would not be true. */
  strengths: texts.optional(),
  /** Only outside the big cities. */
  regional: z.boolean().optional(),
  /** Ids of the kinds of work done there; all of the field's when missing. */
  kinds: texts.optional(),
});
/** A sort of place that people work at. */
export type Workplace = z.infer<typeof workplace>;

const asked = { question: z.string(), required: z.boolean().optional() };
const question = z.discriminatedUnion("type", [
  z.strictObject({ type: z.enum(["yes_no", "number", "text"]), ...asked }),
  z.strictObject({ type: z.literal("choice"), options: texts, ...asked }),
]);
/** A question that employers of a field ask; each `choice` has its options. */
export type Question = z.infer<typeof question>;

/** All that the generator knows about one field of work: a file `<category>.yaml`. */
export const field = z.strictObject({
  /** The category's. */
  id: z.string(),
  /** How many of all jobs, relative to the other fields. */
  share: z.number(),
  types,
  /** Share of jobs whose employer sponsors visas. */
  sponsored: chance,
  /** The association that lists its members' jobs. */
  association: z.string(),
  workplaces: z.array(workplace).readonly(),
  /** What a workplace is proud of: whole sentences. */
  strengths: texts,
  /** How a full-time week runs: whole sentences. */
  hours: texts,
  benefits: texts,
  entry: level,
  lead: level,
  questions: z.array(question).readonly(),
  kinds: z.array(kind).readonly(),
});
export type Field = z.infer<typeof field>;
