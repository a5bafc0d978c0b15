import type { CvEntry, CvValue } from "../../../contract/cv.ts";
import { rangeIn, spanIn } from "../../../lexicon/time/spans.ts";
import { languagesIn } from "../find/lists/languages.ts";
import { dateFieldIn, entryOf, valueIn } from "../find/parts/cv-values.ts";
import { lineOf, textField } from "./as-line.ts";
import { basicsOf, isFields, list, type Fields } from "./json-fields.ts";

/** Whether data is of Reactive Resume (rxresu.me): its sections have items of their own. */
export const isReactiveResume = (value: Fields): boolean =>
  isFields(value["sections"]) &&
  Object.values(value["sections"]).some((section) => isFields(section) && Array.isArray(section["items"]));

/** HTML as text: an item of a list or a paragraph on a line of its own. */
const plain = (html: unknown): unknown =>
  typeof html === "string"
    ? html
        .replace(/<\/(?:li|p|div|h\d)>|<br\s*\/?>/gi, "\n")
        .replace(/<[^>]*>/g, "")
        .replaceAll("&nbsp;", " ")
        .replaceAll("&amp;", "&")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replace(/\n{2,}/g, "\n")
        .trim()
    : html;

/** The dates of an item: "January 2020 - Present" in `date` or `period`, or a single one. */
const datesOf = (
  at: string,
  { date, period }: Fields,
  isJob: boolean,
): Record<string, CvValue | null | undefined> => {
  const text = typeof date === "string" && date ? date : period;
  if (typeof text !== "string") return {};
  const line = lineOf(`${at}.${text === date ? "date" : "period"}`, text);
  const span = (isJob ? rangeIn(text) : null) ?? spanIn(text);
  return {
    start: dateFieldIn(span?.start, line),
    end: dateFieldIn(span?.end, line),
    ...(isJob && span?.current && { is_current: valueIn("true", line, span.current) }),
  };
};

/** The entries of data of Reactive Resume, versions 4 and 5. */
export const reactiveResumeEntries = (resume: Fields): CvEntry[] => {
  const sections = resume["sections"] as Fields;
  const each = (name: string, read: (at: string, item: Fields) => CvEntry[]) => {
    const section = sections[name];
    return list(isFields(section) ? section["items"] : []).flatMap((item, at) =>
      isFields(item) && item["visible"] !== false && item["hidden"] !== true
        ? read(`sections.${name}.items[${at}]`, item)
        : [],
    );
  };
  const textAt = (at: string, item: Fields, ...names: string[]) =>
    names.map((name) => textField(`${at}.${name}`, plain(item[name]))).find(Boolean);
  const summary = isFields(resume["summary"]) ? resume["summary"] : sections["summary"];
  return [
    ...(isFields(resume["basics"]) ? basicsOf(resume["basics"]) : []),
    entryOf("personal_summary", {
      personal_summary: isFields(summary) ? textAt("summary", summary, "content") : null,
    }),
    ...each("experience", (at, item) => [
      entryOf("work_experience", {
        title: textAt(at, item, "position"),
        employer: textAt(at, item, "company"),
        place: textAt(at, item, "location"),
        ...datesOf(at, item, true),
        description: textAt(at, item, "summary", "description"),
      }),
    ]),
    ...each("education", (at, item) => {
      const title = textAt(at, item, "studyType", "degree");
      const area = textAt(at, item, "area");
      return [
        entryOf("qualification", {
          title: title ?? area,
          field_of_study: title && area,
          institution: textAt(at, item, "institution", "school"),
          ...datesOf(at, item, false),
        }),
      ];
    }),
    ...each("certifications", (at, item) => {
      const issued = datesOf(at, item, false)["end"];
      return [
        entryOf("licence", {
          title: textAt(at, item, "name", "title"),
          issuer: textAt(at, item, "issuer"),
          issued,
        }),
      ];
    }),
    ...each("skills", (at, item) => {
      const words = list(item["keywords"]);
      const names = words.map((word, n) => textField(`${at}.keywords[${n}]`, word));
      return [textAt(at, item, "name"), ...names].map((skill) => entryOf("skill", { skill }));
    }),
    ...each("languages", (at, item) => {
      const parts = [item["name"] ?? item["language"], item["description"] ?? item["fluency"]];
      return languagesIn([lineOf(at, parts.filter((part) => typeof part === "string").join(" – "))]);
    }),
    ...each("references", (at, item) => [entryOf("reference", { name: textAt(at, item, "name") })]),
  ].filter(({ fields }) => Object.keys(fields).length > 0);
};
