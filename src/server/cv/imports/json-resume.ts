import type { CvEntry } from "../../../contract/cv.ts";
import { entryOf } from "../find/parts/cv-values.ts";
import { languagesIn } from "../find/lists/languages.ts";
import { phoneIn } from "../find/person/contact.ts";
import { Unreadable } from "../text/unreadable.ts";
import { dateField, flagged, lineOf, textField } from "./as-line.ts";

type Fields = Record<string, unknown>;

const mostEntries = 200;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, mostEntries) : []);

/**
 * The entries of a JSON Resume (jsonresume.org, version 1).
 * @throws Unreadable for a file that is no JSON Resume.
 */
export const jsonResumeEntries = (bytes: Uint8Array): CvEntry[] => {
  const resume = parsed(bytes);
  const each = (name: string, read: (at: string, fields: Fields) => CvEntry[]) =>
    list(resume[name]).flatMap((item, at) => (isFields(item) ? read(`${name}[${at}]`, item) : []));
  return [
    ...(isFields(resume["basics"]) ? basicsOf(resume["basics"]) : []),
    ...each("work", workOf),
    ...each("education", (at, { institution, area, studyType, startDate, endDate }) => [
      entryOf("qualification", {
        title: textField(`${at}.studyType`, studyType) ?? textField(`${at}.area`, area),
        field_of_study: typeof studyType === "string" && studyType ? textField(`${at}.area`, area) : null,
        institution: textField(`${at}.institution`, institution),
        start: dateField(`${at}.startDate`, startDate),
        end: dateField(`${at}.endDate`, endDate),
      }),
    ]),
    ...each("certificates", (at, { name, issuer, date }) => [
      entryOf("licence", {
        title: textField(`${at}.name`, name),
        issuer: textField(`${at}.issuer`, issuer),
        issued: dateField(`${at}.date`, date),
      }),
    ]),
    ...each("skills", (at, { name, keywords }) => {
      const words = list(keywords);
      const texts = words.length
        ? words.map((word, n) => textField(`${at}.keywords[${n}]`, word))
        : [textField(`${at}.name`, name)];
      return texts.map((skill) => entryOf("skill", { skill }));
    }),
    ...each("languages", (at, { language, fluency }) => {
      const text = [language, fluency].filter((part) => typeof part === "string").join(" – ");
      return languagesIn([lineOf(at, text)]);
    }),
    ...each("references", (at, { name, reference }) => [
      entryOf("reference", {
        name: textField(`${at}.name`, name),
        relation: textField(`${at}.reference`, reference),
      }),
    ]),
  ].filter(({ fields }) => Object.keys(fields).length > 0);
};

const parsed = (bytes: Uint8Array): Fields => {
  let value: unknown;
  try {
    value = JSON.parse(
      Buffer.from(bytes)
        .toString("utf8")
        .replace(/^\uFEFF/, ""),
    );
  } catch (error) {
    throw new Unreadable("The file is not valid JSON. Please export the JSON Resume again.", {
      cause: error,
    });
  }
  const known = ["basics", "work", "education", "skills"];
  if (isFields(value) && known.some((name) => name in value)) return value;
  throw new Unreadable("The file is not a JSON Resume: it has neither basics nor work, education or skills.");
};

const basicsOf = ({ name, label, email, phone, summary, location }: Fields): CvEntry[] => {
  const full = textField("basics.name", name);
  const [given, family] = full ? splitName(full.value) : ["", ""];
  const part = (text: string) => (full && text ? { ...full, value: text, written: text } : null);
  const place = isFields(location) ? location : {};
  const address = ["address", "city", "region", "postalCode", "countryCode"]
    .map((key) => place[key])
    .filter((text) => typeof text === "string" && text)
    .join(", ");
  return [
    entryOf("account", { email: textField("basics.email", email) }),
    entryOf("basic", {
      given_name: part(given),
      family_name: part(family),
      current_occupation: textField("basics.label", label),
      mobile:
        typeof phone === "string"
          ? phoneIn([lineOf("basics.phone", phone), lineOf("basics.location", address)].slice(0, 2))
          : null,
      residential_address: textField("basics.location", address),
    }),
    entryOf("personal_summary", { personal_summary: textField("basics.summary", summary) }),
  ];
};

const splitName = (name: string): [string, string] => {
  const at = name.lastIndexOf(" ");
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 1)];
};

const workOf = (
  at: string,
  { name, company, position, location, startDate, endDate, summary, highlights }: Fields,
): CvEntry[] => {
  const [start, end] = [dateField(`${at}.startDate`, startDate), dateField(`${at}.endDate`, endDate)];
  const texts = [summary, ...list(highlights)].filter((text) => typeof text === "string");
  return [
    entryOf("work_experience", {
      title: textField(`${at}.position`, position),
      employer: textField(`${at}.name`, name) ?? textField(`${at}.company`, company),
      place: textField(`${at}.location`, location),
      start,
      end,
      is_current: end ? null : flagged(start),
      description: textField(`${at}.summary`, texts.join("\n")),
    }),
  ];
};
