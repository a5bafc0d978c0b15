import { counted } from "../../../../domain/text/counted.ts";
import { feedWords } from "../../../../lexicon/feeds/feed-words.ts";
import { lettersOfName } from "../../../../lexicon/text/word-forms.ts";
import { isObject, type JsonObject } from "../../fields/json-values.ts";
import { joinedText } from "../../fields/object-texts.ts";
import { isOfJobs } from "./job-like.ts";

const kindNames = new Set(feedWords.kindsOfRecords);

/** Whether a document begins with records that say what they are. */
export const kindsBegin = (head: string): boolean =>
  Array.from(head.slice(-20_000).matchAll(/"([\w -]{4,20})"\s*:\s*["{]/g), ([, name]) =>
    lettersOfName(name!),
  ).some((name) => kindNames.has(name));

/** What a record says that it is, itself or in an object of its fields; "" for none. */
const kindOf = (record: JsonObject): string => {
  for (const part of [record, ...Object.values(record).filter(isObject)])
    for (const [name, value] of Object.entries(part))
      if (kindNames.has(lettersOfName(name))) {
        const kind = joinedText(value);
        if (kind && kind.length <= 60) return kind;
      }
  return "";
};

/**
 * Those of a list's records that are jobs, where some say that they are and others say that they are something else, such as
 * tasks or meetings; null where all may be jobs.
 */
const onlyJobs = <T extends JsonObject>(list: readonly T[]): { jobs: T[]; others: string[] } | null => {
  const kinds = list.map(kindOf);
  if (!kinds.some(isOfJobs)) return null;
  const isOther = (at: number): boolean => kinds[at] !== "" && !isOfJobs(kinds[at]!);
  const others = kinds.filter((_, at) => isOther(at));
  return others.length ? { jobs: list.filter((_, at) => !isOther(at)), others } : null;
};

/** What is told of records that are no jobs. */
export const othersNote = (kinds: readonly string[]): string =>
  `${counted(kinds.length, "record")} of other kinds (${[...new Set(kinds)].slice(0, 5).join(", ")}) left out.`;

/** A document whose lists have only the records that are jobs, and the kinds of the others; null where all may be jobs. */
export const withoutOthers = (document: unknown): { whole: unknown; others: string[] } | null => {
  const others: string[] = [];
  const reduced = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const found = value.every(isObject) ? onlyJobs(value) : null;
      others.push(...(found?.others ?? []));
      return (found?.jobs ?? value).map(reduced);
    }
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, reduced(part)]))
      : value;
  };
  const whole = reduced(document);
  return others.length ? { whole, others } : null;
};
