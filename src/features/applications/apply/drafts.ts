import * as z from "zod/mini";
import { storedFile } from "../../../contract/uploads.ts";
import { ownApplications } from "../started.ts";

/** Where what was filled in for the seeker is from: the CV, an earlier application, or the one that was withdrawn. */
const origin = z.enum(["cv", "earlier", "withdrawn"]);
export type Origin = z.infer<typeof origin>;

const applyDraft = z.object({
  cv: z.nullable(storedFile),
  /** Answers as typed, by question id. */
  answers: z.record(z.string(), z.string()),
  note: z.string(),
  /** Files beside the CV. */
  documents: z._default(z.array(storedFile), []),
  phone: z._default(z.string(), ""),
  /** The id of a right-to-work option, or "". */
  right_to_work: z._default(z.string(), ""),
  /** Details by name and answers by the question's id that the seeker has not touched since they were filled in. */
  filled: z._default(z.record(z.string(), origin), {}),
  /** Where it was left, to go on there. */
  step: z.optional(z.enum(["uploadCvModal", "questions", "note", "review"])),
});

/** An application that is filled in and not sent. */
export type ApplyDraft = z.infer<typeof applyDraft>;

/** An application of which nothing is filled in. */
export const emptyDraft: ApplyDraft = {
  cv: null,
  answers: {},
  note: "",
  documents: [],
  phone: "",
  right_to_work: "",
  filled: {},
};

/** The origin of each value that was filled in, by its name. */
export const originOfEach = (
  filledIn: Readonly<Record<string, unknown>>,
  origin: Origin,
): Record<string, Origin> => Object.fromEntries(Object.keys(filledIn).map((name) => [name, origin]));

/** The seeker's draft for a job that is stored in this browser; null when there is none, or it is invalid. */
export const readDraft = (jobId: number): ApplyDraft | null =>
  applyDraft.safeParse(ownApplications.read(jobId)).data ?? null;
