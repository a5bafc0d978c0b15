import type { CvEntry } from "../../../contract/cv.ts";
import { entryOf } from "../find/parts/cv-values.ts";
import { languagesIn } from "../find/lists/languages.ts";
import { phoneIn } from "../find/person/contact.ts";
import { Unreadable } from "../text/unreadable.ts";
import { lineOf, textField } from "./as-line.ts";
import { entryFrom, type Columns } from "./entry-from.ts";

type Fields = Record<string, unknown>;

const mostEntries = 200;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, mostEntries) : []);

const dates = { start: "startDate", end: "endDate" };
const columns = {
  work: {
    section: "work_experience",
    texts: {
      title: ["position"],
      employer: ["name", "company"],
      place: ["location"],
      description: ["summary"],
    },
    dates,
  },
  education: {
    section: "qualification",
    texts: { title: ["studyType"], field_of_study: ["area"], institution: ["institution"] },
    dates,
  },
  /** An education that names no title but its area. */
  studies: {
    section: "qualification",
    texts: { title: ["area"], institution: ["institution"] },
    dates,
  },
  certificates: {
    section: "licence",
    texts: { title: ["name"], issuer: ["issuer"] },
    dates: { issued: "date" },
  },
  references: { section: "reference", texts: { name: ["name"], relation: ["reference"] } },
} satisfies Record<string, Columns>;

/**
 * The entries of a JSON Resume (jsonresume.org, version 1).
 * @throws Unreadable for a file that is no JSON Resume.
 */
export const jsonResumeEntries = (bytes: Uint8Array): CvEntry[] => {
  const resume = parsed(bytes);
  const each = (name: string, read: (at: string, fields: Fields) => CvEntry[]) =>
    list(resume[name]).flatMap((item, at) => (isFields(item) ? read(`${name}[${at}]`, item) : []));
  const entryAt = (part: keyof typeof columns, at: string, fields: Fields) => [
    entryFrom(columns[part], fields, (name) => `${at}.${name}`),
  ];
  return [
    ...(isFields(resume["basics"]) ? basicsOf(resume["basics"]) : []),
    ...each("work", (at, { summary, highlights, ...fields }) => {
      const texts = [summary, ...list(highlights)].filter((text) => typeof text === "string");
      return entryAt("work", at, { ...fields, summary: texts.join("\n") });
    }),
    ...each("education", (at, fields) => entryAt(fields["studyType"] ? "education" : "studies", at, fields)),
    ...each("certificates", (at, fields) => entryAt("certificates", at, fields)),
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
    ...each("references", (at, fields) => entryAt("references", at, fields)),
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
