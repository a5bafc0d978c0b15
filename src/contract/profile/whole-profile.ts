import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { described } from "../described.ts";
import { nothing } from "../primitives.ts";
import { basic } from "./basic.ts";
import { birthplace } from "./birthplace.ts";
import { changeShape, readShape, type EntryData, type FieldChanges } from "./entry-schemas.ts";
import { personalSummary } from "./personal-summary.ts";
import { changed, costOfSaving } from "./section-calls.ts";

/** What a seeker says of themselves: the sections basic, birthplace and personal summary as one. */
export type WholeProfile = EntryData<typeof basic> & {
  /** Changes with each change of any of the three sections; 0 until something is stored. */
  version: number;
  birth_place: EntryData<typeof birthplace>;
  personal_summary: string | null;
};
type WholeProfileChanges = FieldChanges<typeof basic> & {
  version?: number | undefined;
  birth_place?: FieldChanges<typeof birthplace> | null | undefined;
  personal_summary?: string | null | undefined;
};

const wholeProfile = z.object({
  version: described(z.int(), "Counts up with each change of the profile."),
  ...readShape(basic),
  birth_place: described(z.object(readShape(birthplace)), "Where the seeker was born."),
  ...readShape(personalSummary),
}) as unknown as z.ZodMiniType<WholeProfile>;

const wholeProfileChanges = z.object(
  {
    version: described(
      z.optional(z.int({ error: "Must be the version that was read." })),
      "The version that was read: the change is refused with 409 when there is a newer one.",
    ),
    ...changeShape(basic),
    birth_place: described(
      z.optional(z.nullable(z.object(changeShape(birthplace)))),
      "Where the seeker was born.",
    ),
    ...changeShape(personalSummary),
  },
  { error: "Must be a JSON object." },
) as unknown as z.ZodMiniType<WholeProfileChanges, WholeProfileChanges>;

const change = {
  path: "/v4/profile",
  auth: "seeker",
  cost: costOfSaving(basic),
  body: wholeProfileChanges,
  payload: wholeProfile,
  errors: { 409: changed("profile") },
} as const;

export const createProfile = defineCall({
  ...change,
  method: "POST",
  summary: "Fill in personal information, birthplace and summary. Missing fields stay unchanged.",
});

export const updateProfile = defineCall({
  ...change,
  method: "PATCH",
  summary:
    "Change personal information, birthplace or summary. Missing fields stay unchanged; send the version that was read to avoid overwriting a newer change.",
});

export const getProfile = defineCall({
  method: "GET",
  path: "/v4/profile",
  summary: "The seeker's personal information, birthplace and summary.",
  auth: "seeker",
  payload: wholeProfile,
});

export const deleteProfile = defineCall({
  method: "DELETE",
  path: "/v4/profile",
  summary: "Empty the whole profile, every section of it. The account with its name and email stays.",
  auth: "seeker",
  payload: nothing,
});
