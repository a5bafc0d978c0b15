import { workTypes, type WorkType } from "../../contract/job-fields.ts";

/** Words for work types. The first match counts: "full-time contract" is a contract; the types' own words come last. */
const words: [RegExp, WorkType][] = [
  [
    /\b(?:(?:sub)?contract(?:or)?|subbie|sole trader|self employed|secondment|non ongoing|freelance\w*|fixed term|max(?:imum)? term|temp(?:orary)?|maternity cover|parental leave|locum|intern(?:ship)?)\b/,
    "Contract",
  ],
  [
    /\b(?:casual(?!t)|per diem|on call\b(?! cent)|seasonal|zero hours?|relief|daily hire|volunteer)/,
    "Casual",
  ],
  [/full time/, "Full time"],
  [/part time|job share/, "Part time"],
  ...workTypes.map((type): [RegExp, WorkType] => [new RegExp(`\\b${type.toLowerCase()}\\b`), type]),
];

/** What feeds write where they say nothing; someone permanent or in training may work part time. */
const nothing =
  /^(?:perm(?:anent)?|ongoing|apprentice(?:ship)?|trainee(?:ship)?|other|any|all|various|n ?a|none|unknown|unspecified|not (?:specified|applicable|stated)|null|tb[ac])?$/;

/** Whether the words of a feed's field for the work type say nothing. */
export const saysNoWorkType = (text: string): boolean =>
  nothing.test(
    text
      .toLowerCase()
      .replace(/[^a-z]+/g, " ")
      .trim(),
  );

/** Short forms, as they stand in a field of their own: in a title, "PT" may be physiotherapy. */
const short: [RegExp, string][] = [
  [/\bpft\b/g, "permanent full time"],
  [/\bppt\b/g, "permanent part time"],
  [/\bt[fp]t\b/g, "temporary"],
  [/\bf[ /.-]?t[ /.-]?c\b/g, "fixed term"],
  [/\bf[ /.-]?t\b/g, "full time"],
  [/\bp[ /.-]?t\b/g, "part time"],
  [/\bperm\b/g, "permanent"],
  [/(?<![\d.])0?\.\d+ ?fte\b|\bfte[ :]*0?\.\d+/g, "part time"],
  [/\b1(?:\.0+)? ?fte\b|\bfte[ :]*1(?:\.0+)?(?![.\d])/g, "full time"],
  [/\babn\b/g, "contractor"],
  [/^\s*full\s*$/, "full time"],
  [/^\s*part\s*$/, "part time"],
  [/^\s*cas\.?\s*$/, "casual"],
];

/** The work type of a feed's field for it; null when none is known. */
export const parseWorkType = (said: string): WorkType | null =>
  workTypeIn(short.reduce((text, [shape, long]) => text.replace(shape, long), said.toLowerCase()));

/** "38 hours per week", "20-25 hrs/wk", "76 hours a fortnight". */
const weekly =
  /(\d{1,3}(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d{1,3}(?:\.\d+)?))?\s*(?:hours?|hrs?|h)?\.?\s*(?:(?:per|a|each|every|\/|p\.?)\s*(week|wk|w\b|fortnight|f\/?n)|p[wf]\b|weekly|fortnightly)/i;
/** A full-time week has at least so many hours; the law here calls 38 usual. */
const fullWeek = 35;

/** The work type that the hours of a job say; null where they say neither that it is full time nor part time. */
export const workTypeOfHours = (hours: string): WorkType | null => {
  const said = parseWorkType(hours);
  if (said === "Full time" || said === "Part time") return said;
  const found = weekly.exec(hours);
  if (!found || !/\bh(?:ou)?rs?\b|\bh?p[wf]\b|\dh\b/i.test(hours)) return null;
  const most = Number(found[2] ?? found[1]) / (/f(?:ort)?/i.test(found[3] ?? found[0].slice(-3)) ? 2 : 1);
  if (most < 1 || most > 60) return null;
  return most < fullWeek ? "Part time" : "Full time";
};

/** The work type that a title names: "Casual barista"; null for none. */
export const workTypeInTitle = (title: string): WorkType | null =>
  workTypeIn(title.replace(/\b(?:intern(?:ship)?|volunteer\w*)\b/gi, " "));

/** The work type for words such as "FULL_TIME" or "Permanent part-time"; null when none are known. */
const workTypeIn = (text: string): WorkType | null => {
  const plain = text
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    // A "contracts manager" manages contracts, and need not be on one.
    .replace(/contracts? (?:manager|admin\w*|lawyer|specialist|officer|coordinator|engineer)/g, "")
    .replace(/fulltime/g, "full time")
    .replace(/parttime/g, "part time");
  if (/part time/.test(plain) && /permanent/.test(plain) && !/full time/.test(plain)) return "Part time";
  return words.find(([shape]) => shape.test(plain))?.[1] ?? null;
};
