import { entryWords } from "./entry-words.ts";

const lengthOfTime =
  /^[(\s·]*\d+\+? ?(?:years?|yrs?|months?|mos?)\b[\s,&and\d]*(?:months?|mos?|years?)?[)\s.]*$/i;
const tableHead = new RegExp(String.raw`^(?:(?<!\w)${entryWords.tableHeads}(?!\w)\W*)+$`, "i");

/** Whether a line says only how long something lasted, or is the head of a table. */
export const isNoise = (text: string): boolean =>
  (lengthOfTime.test(text) && !/\d{4}/.test(text)) || tableHead.test(text);
