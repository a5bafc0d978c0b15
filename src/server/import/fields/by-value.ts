import { isElsewhere } from "../../../lexicon/feeds/elsewhere.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import type { UnusedField } from "../feed-job.ts";
import type { FieldName } from "./field-called.ts";
import { isPay, isWorkType } from "./fits.ts";
import { saysYes, statusIn } from "../jobs/status-words.ts";
import { isRemoteField } from "../../../lexicon/conditions/read-remote.ts";
import { parseWorkType } from "../../../lexicon/conditions/read-work-type.ts";
import type { JobFields } from "./job-fields.ts";
import { isAustralia, stateOf } from "../places/read-place.ts";
import { isOfPrograms } from "./value-in.ts";

const isOfPage = (name: string, address: string): boolean => !isElsewhere(name) && !isOfPrograms(address);

/** Names of amounts that are no pay for the work: "bonus_text", "accommodation". */
const otherAmounts = new RegExp(feedWords.otherAmounts.join("|"), "i");

/** What is sure to be a field by its value, whatever it is called. */
const sure: readonly [
  field: FieldName,
  without: readonly FieldName[],
  is: (text: string, name: string) => boolean,
][] = [
  [
    "salary",
    ["salary", "salary_min", "salary_max"],
    (text, name) =>
      /^[^\p{L}]*(?:\$|aud)/iu.test(text) && isPay(text) && /\d{2}/.test(text) && !otherAmounts.test(name),
  ],
  [
    "work_type",
    ["work_type"],
    (text) => text.length <= 30 && isWorkType(text) && parseWorkType(text) !== null,
  ],
  [
    "description",
    ["description", "summary", "requirements"],
    (text, name) =>
      (text.length > 60 && text.split(/\s+/).length > 10) ||
      (feedWords.texts.includes(name) && text.includes(" ")),
  ],
  [
    "url",
    ["url"],
    (text, name) =>
      /^https?:\/\/\S+$/i.test(text) && /ur[li]|link|href|apply/i.test(name) && isOfPage(name, text),
  ],
];

/** "Band 8 ($119,204 – $131,877 per annum)": pay beside a grade, where nothing else says it. */
const takePayInBrackets = (fields: JobFields): void => {
  if (fields.has("salary", "salary_min", "salary_max")) return;
  const inside = [fields.values.category ?? "", ...fields.unused.map(({ text }) => text)]
    .filter((text) => text.length < 200)
    .flatMap((text) => /\(([^()]*\$[^()]*)\)/.exec(text)?.[1] ?? [])
    .find(isPay);
  if (inside) fields.set("salary", inside);
};

const stages = new Set(feedWords.stages);
/** The title of a list that a job is in, "Filled", where it says that the job is over. */
const takeStage = (fields: JobFields): UnusedField | undefined => {
  const over = fields.unused.find(
    ({ name, text }) => statusIn(text) === false && stages.has(stageName(name)),
  );
  if (over) fields.set("status", over.text, -1, over.name);
  return over;
};
const stageName = (name: string): string =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .replace(/ (?:name|title|label|value|text)$/, "")
    .trim();

/** An address that ends with the job's reference is that of its page, whatever it is called. */
const takeOwnAddress = (fields: JobFields): UnusedField | undefined => {
  const reference = fields.values.reference?.trim().toLowerCase() ?? "";
  if (fields.has("url") || reference.length < 3) return undefined;
  const own = fields.unused.find(
    ({ name, text }) =>
      /^https?:\/\/\S+$/i.test(text) && text.toLowerCase().endsWith(`/${reference}`) && isOfPage(name, text),
  );
  if (own) fields.set("url", own.text);
  return own;
};

/** "tags": "Remote", of a job of which nothing says a town or how it is done. */
const takeRemote = (fields: JobFields): UnusedField | undefined => {
  const { remote = "", location = "" } = fields.values;
  const hasTown =
    fields.has("suburb", "city", "postcode", "other_locations") ||
    (location.trim() !== "" && !isAustralia(location) && stateOf(location) === null);
  if (hasTown || saysYes(remote) !== null || isRemoteField(remote)) return undefined;
  const said = fields.unused.find(
    ({ name, text }) => !isElsewhere(name) && text.length <= 60 && text.split(";").some(isRemoteField),
  );
  if (said) fields.set("remote", "remote", -1);
  return said;
};

/** Takes what is missing from fields that are called like none. @param onText Called with a description. @returns those that are left. */
export const takeByValue = (fields: JobFields, onText: (text: string) => void): readonly UnusedField[] => {
  takePayInBrackets(fields);
  const used = [takeStage(fields), takeOwnAddress(fields), takeRemote(fields)];
  let left: readonly UnusedField[] = fields.unused.filter((one) => !used.includes(one));
  for (const [field, without, is] of sure) {
    if (!left.length || fields.has(...without)) continue;
    const found = left
      .filter(({ name, text }) => is(text, name))
      .toSorted((a, b) => b.text.length - a.text.length)[0];
    if (!found) continue;
    fields.set(field, found.text);
    if (field === "description") onText(found.text);
    left = left.filter((other) => other !== found);
  }
  return left;
};
