import { oneLine } from "../../../domain/text/one-line.ts";
import { isRemoteField } from "../../../lexicon/conditions/read-remote.ts";
import { plainTextOf } from "../../../site/sanitise.ts";
import { stateOf } from "../places/read-place.ts";
import { alike, fieldOf } from "./field-called.ts";
import { isPay } from "./fits.ts";
import type { JobFields } from "./job-fields.ts";
import { placeFields } from "./part-of.ts";

const longestText = 2_000;

/** "Ballarat, Victoria", "Remote, Australia": a place with what it is in. */
const isWhole = (place: string): boolean => {
  const [first = "", ...around] = place.split(/\s*,\s*/);
  return (
    around.length > 0 &&
    (stateOf(around.at(-1)!) !== null || stateOf(around[0]!) !== null || isRemoteField(first))
  );
};

/** The places at the end of a text, behind its last sentence: "Streets you can cross. Newcastle, New South Wales; Southport, Queensland". */
const placesAtEnd = (text: string): string => {
  const last = text.split(/(?<=[.!?…])\s+/).at(-1)!;
  return last !== text && last.length <= 120 && last.split(/\s*;\s*/).every(isWhole) ? last : "";
};

/**
 * Takes what an item of a channel says as boards list their ads: the employer before the title, "Fig: Night Clerk", and
 * between the pay and some words in the text, "$36 an hour: Fig: Sit up all night. Roma, Queensland". Both together show that
 * what is before the title is no place or department.
 */
export const takeListed = (fields: JobFields, field: "description" | "summary"): void => {
  const { title = "", [field]: text = "" } = fields.values;
  const [, employer = "", rest = ""] = /^([^:]{2,80}?)\s*:\s+(\S.+)$/.exec(oneLine(title)) ?? [];
  if (!employer || text.length > longestText || fields.has("employer")) return;
  const words = oneLine(plainTextOf(text));
  const at = words.indexOf(`: ${employer}: `);
  const [first, ...behind] = words.slice(0, Math.max(at, 0)).split(": ");
  const before = behind.length && fieldOf(first!) === "salary" ? behind.join(": ") : words.slice(0, at);
  if (at <= 0 || before.length > 120 || before.includes(":")) return;
  const said = words.slice(at + employer.length + 4);
  const places = placesAtEnd(said);
  Object.assign(fields.values, { employer, title: rest, [field]: said });
  if (isPay(before) && !fields.has("salary", "salary_min", "salary_max")) fields.set("salary", before, alike);
  if (places && !fields.has(...placeFields)) fields.set("location", places, alike);
};
