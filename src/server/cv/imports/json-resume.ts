import type { CvEntry } from "../../../contract/cv.ts";
import { entryOf } from "../find/parts/cv-values.ts";
import { languagesIn } from "../find/lists/languages.ts";
import { Unreadable } from "../text/unreadable.ts";
import { lineOf, textField } from "./as-line.ts";
import { entryFrom, type Columns } from "./entry-from.ts";
import { basicsOf, isFields, list, type Fields } from "./json-fields.ts";
import { isReactiveResume, reactiveResumeEntries } from "./reactive-resume.ts";

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
 * The entries of a JSON Resume (jsonresume.org, version 1), or of Reactive Resume's own data.
 * @throws Unreadable for a file that is neither.
 */
export const jsonResumeEntries = (bytes: Uint8Array): CvEntry[] => {
  const resume = parsed(bytes);
  if (isReactiveResume(resume)) return reactiveResumeEntries(resume);
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
  if (isFields(value) && (known.some((name) => name in value) || isReactiveResume(value))) return value;
  throw new Unreadable("The file is not a JSON Resume: it has neither basics nor work, education or skills.");
};
