import { workTypes, type WorkType } from "../../contract/job-fields.ts";
import { workTypeOptions } from "../../contract/job-options.ts";
import { fewDays, weeklyHours } from "../time/weekly-hours.ts";
import { openTopic } from "./topic.ts";

/** Work types. */
export const types = openTopic("work-types", workTypeOptions);

/** A full-time week has at least so many hours; the law here calls 38 usual. */
const fullWeek = 35;

/** Reads the work types of a search: "casual", "2 days a week", "38 hour week"; for "not casual", all others. */
export const workTypesInQuery = (query: string) => {
  const { rest, means, refused } = types.inQuery(query);
  const week = weeklyHours(rest);
  const isOfHours = week?.isOfHours ?? false;
  const isPart = isOfHours ? week!.hours < fullWeek : fewDays.test(rest) && !means.length;
  if (isPart) means.push("Part time", "Casual");
  else if (isOfHours) means.push("Full time");
  return {
    rest: (isOfHours ? rest.replace(week!.said, " ") : rest).replace(fewDays, " "),
    means: workTypes.filter((type) =>
      means.length || !refused.length ? means.includes(type) : !refused.includes(type),
    ),
    refused,
  };
};

/** Shares of a full-time week: "0.6 FTE", "FTE: 1.0". */
const share = /(?<![\d.])(\d(?:\.\d+)?|\.\d+) ?fte\b|\bfte[ :]*(\d(?:\.\d+)?|\.\d+)(?![.\d])/i;

const plain = (field: string): string => field.replace(/[^\p{L}\p{N}]+/gu, " ").trim();

/** The work type of a feed's field for it; null when none is known. */
export const parseWorkType = (field: string): WorkType | null => {
  const [, before, after] = share.exec(field) ?? [];
  const named =
    types.inField(plain(field))[0]?.[0] ??
    // "permanent; part": the first that is known of several values.
    (field.includes(";") ? field.split(";").map(parseWorkType).find(Boolean) : null);
  const part = Number(before ?? after);
  return named ?? (part > 0 && part <= 1 ? (part < 1 ? "Part time" : "Full time") : null);
};

/** Work types that one job may be offered in, at the seeker's choice. */
const bySide: readonly WorkType[] = ["Full time", "Part time", "Casual"];

/** "Temporary Part Time (30.4 hours per week)": the words before what is said at length. */
const beginningOf = (words: readonly string[]): string =>
  (words.length < 6 ? words : words.slice(0, 4)).join(" ");

/** Further work types of a feed's field that is a list: "fulltime, parttime" is offered in both, "full-time, contract" is both. */
export const moreWorkTypesIn = (field: string, first: WorkType | null): WorkType[] => {
  const items = field.split(/[,;|]/);
  const inWords = items.flatMap((item) => item.split(/\/|\b(?:or|and)\b|&/i));
  const isBySide = first !== null && bySide.includes(first);
  // "parttime_fixed_term": the hours of a contract.
  const phrases = first === "Contract" ? items.map((item) => beginningOf(plain(item).split(" "))) : [];
  const inPhrase = phrases.flatMap((words) => types.inField(words).flat());
  const named = [
    ...inPhrase.filter((type) => type === "Full time" || type === "Part time"),
    ...(items.length > 1 ? items : []).flatMap((item) => parseWorkType(item) ?? []),
    ...inWords
      .flatMap((part) => parseWorkType(part) ?? [])
      .filter((type) => isBySide && bySide.includes(type)),
  ];
  return first ? [...new Set(named)].filter((type) => type !== first) : [];
};

/** The work type that the hours of a job say; null where they say neither that it is full time nor part time. */
export const workTypeOfHours = (hours: string): WorkType | null => {
  const said = parseWorkType(hours);
  if (said === "Full time" || said === "Part time") return said;
  const week = weeklyHours(hours);
  if (!week || !(week.isOfHours || /\bh(?:ou)?rs?\b/i.test(hours))) return null;
  return week.hours < fullWeek ? "Part time" : "Full time";
};

/** The work type that a title names: "Casual barista"; null for none. */
export const workTypeInTitle = (title: string): WorkType | null => types.inText(title, "title")[0] ?? null;

/** Whether the words of a feed's field for the work type say nothing. */
export const saysNoWorkType = (field: string): boolean => types.saysNothing(field);
