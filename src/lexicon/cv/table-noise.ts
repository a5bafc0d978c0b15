import { entryWords } from "./entry-words.ts";

const lengthOfTime =
  /^[(\s·]*\d+\+? ?(?:years?|yrs?|months?|mths?|mos?)\b[\s,&and\d]*(?:months?|mths?|mos?|years?)?[)\s.]*$/i;
/** What a site writes between the texts of a profile: "Show all 4 skills". */
export const placeholder = new RegExp(`^${entryWords.placeholders}[.]?$`, "i");
const tableHead = new RegExp(String.raw`^(?:(?<!\w)${entryWords.tableHeads}(?!\w)\W*)+$`, "i");

/** Whether a line says only how long something lasted, is the head of a table, or stands where a form was left empty. */
export const isNoise = (text: string): boolean =>
  (lengthOfTime.test(text) && !/\d{4}/.test(text)) || tableHead.test(text) || placeholder.test(text);
