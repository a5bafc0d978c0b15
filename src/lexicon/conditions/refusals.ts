import { z } from "zod";
import { listed } from "../text/listed.ts";
import { readData } from "../text/read-data.ts";
import { anyOf } from "../text/wording.ts";

/** The lists of `refusals.yaml`, where each is explained. */
const refusals = readData(
  "conditions/refusals.yaml",
  z.strictObject({ usual: listed, before: listed, atLength: listed, rather: z.record(z.string(), listed) }),
);

/** Words that refuse what a sentence names. */
export const usualRefusals = refusals.usual;

/** Stands before what is refused: "no sponsorship", "without a visa". */
export const refused = new RegExp(String.raw`${anyOf(refusals.before)}[\s-]+$`, "i");

/** Stands before what is refused at length: "that don't need a car", "anything but hospitality". */
export const unwantedAtLength = new RegExp(String.raw`${anyOf(refusals.atLength)}\s+(?=\S)(?!to\b)`, "gi");

/** What else somebody does not want who refuses a shift: evenings of "no nights". */
export const notWantedEither = (shift: string): readonly string[] => refusals.rather[shift] ?? [];
