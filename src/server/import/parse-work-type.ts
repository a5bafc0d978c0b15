import type { WorkType } from "../../contract/job-fields.ts";

/** Words for work types. The first line that matches counts: "full-time contract" is a contract. */
const words: [RegExp, WorkType][] = [
  [/contract|freelance|fixed term|temp|maternity cover|parental leave|locum|intern/, "Contract"],
  [/casual|per diem|on call|seasonal|relief|daily hire|volunteer/, "Casual"],
  [/full time|permanent|apprentice|trainee/, "Full time"],
  [/part time|job share/, "Part time"],
];

/** One of the four work types for what a feed says, such as "FULL_TIME" or "Permanent part-time"; null for no words that are known. */
export const parseWorkType = (text: string): WorkType | null => {
  const plain = text
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .replace(/fulltime/g, "full time")
    .replace(/parttime/g, "part time");
  if (/part time/.test(plain) && /permanent/.test(plain) && !/full time/.test(plain)) return "Part time";
  return words.find(([shape]) => shape.test(plain))?.[1] ?? null;
};
