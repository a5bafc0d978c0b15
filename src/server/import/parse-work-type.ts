import { workTypes, type WorkType } from "../../contract/job-fields.ts";

/** Words for work types. The first match counts: "full-time contract" is a contract; the types' own words come last. */
const words: [RegExp, WorkType][] = [
  [
    /\b(?:contract(?:or)?|freelance\w*|fixed term|temp(?:orary)?|maternity cover|parental leave|locum|intern(?:ship)?)\b/,
    "Contract",
  ],
  [/casual|per diem|on call|seasonal|relief|daily hire|volunteer/, "Casual"],
  [/full time|permanent|apprentice|trainee/, "Full time"],
  [/part time|job share/, "Part time"],
  ...workTypes.map((type): [RegExp, WorkType] => [new RegExp(`\\b${type.toLowerCase()}\\b`), type]),
];

/** The work type for a feed's words, such as "FULL_TIME" or "Permanent part-time"; null when none are known. */
export const parseWorkType = (text: string): WorkType | null => {
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
