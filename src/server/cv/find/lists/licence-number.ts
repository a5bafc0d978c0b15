import { isLicenceName, licenceWords } from "../../../../lexicon/cv/licence-words.ts";

const unit = new RegExp(`^${licenceWords.unitCodes}$`, "i");
/** Whether a text is the code of a unit of a course, which is in the name of a certificate. */
export const isUnitCode = (text: string): boolean => unit.test(text);

/** With at least four digits, as authorities number licences; years and the codes of units are none. */
const isNumber = (word: string): boolean =>
  /^(?=(?:\D*\d){4})[A-Z\d]+(?:-[A-Z\d]+|(?<=\d{5})\/\d{1,2})*$/.test(word) &&
  !isUnitCode(word) &&
  !/^(?:19|20)\d\d$/.test(word);

/** What stands before a number, from which letters may divide it: "no. AE 20417". */
const label = new RegExp(String.raw`(?:^|[\s,(:–-])${licenceWords.numberLabels}\W*$`, "i");
const letters = /(?<=\s)[A-Z]{1,4} $/;
/** What is behind a label at the end of a text is a number, however it is written: "ID LF-8ab22c". */
const labelledNumber = new RegExp(
  String.raw`(?:^|[\s,(:–-]+)(${licenceWords.numberLabels})\W+([A-Za-z\d][A-Za-z\d/-]{3,24})\)?$`,
  "i",
);
const kind = new RegExp(String.raw`\b${licenceWords.lastOfLicence} $`, "i");
const standard = new RegExp(String.raw`(?:^|\W)${licenceWords.standards}\W*$`, "i");

export interface NumberFound {
  /** As it is written: "HRWL-WA-773120"; with letters in front where nothing else is in the text: "HRWL 118442-V". */
  value: string;
  /** The text without the number and the label in front of it. */
  rest: string;
}

/** The number of a licence in a text: behind a label or a sign, alone, or long and at the end. */
export const numberIn = (text: string): NumberFound | null => {
  const [, first = "", digits = ""] = /^(?:([A-Z]{1,6}) )?(\d[\dA-Z -]*)$/.exec(text) ?? [];
  const isOther = [label, standard].some((pattern) => pattern.test(first)) || isLicenceName(first);
  if (isNumber(digits.replaceAll(" ", "")) && !isOther) return { value: text, rest: "" };
  const [named = "", , id = ""] = labelledNumber.exec(text) ?? [];
  if (id && /\d.*\d/.test(id)) return { value: id, rest: text.slice(0, text.length - named.length) };
  for (const { 0: word, index } of text.matchAll(
    /(?<![\p{L}\d/.-])[A-Z\d][A-Z\d-]{3,24}(?:(?<=\d{5})\/\d{1,2})?(?![\p{L}\d/-])/gu,
  )) {
    const [whole, after] = [text.slice(0, index), text.slice(index + word.length)];
    const before = label.test(whole.replace(letters, "")) ? whole.replace(letters, "") : whole;
    const isApart = /^\s*$|[,:|#(–-]\s*$/.test(before) || label.test(before) || kind.test(before);
    const more = after.replace(/^ \([^)]*\)$/, "");
    const isLast = !/[\p{L}\d]/u.test(more);
    const isLong = word.replace(/\D/g, "").length > 4 && isLast && !standard.test(before);
    if (!isNumber(word) || !(isApart || isLong)) continue;
    const named = before.replace(label, "").replace(/[\s,:#(–-]+$/, "");
    return {
      value: whole.slice(before.length) + word,
      rest: `${named} ${more.replace(/^\s*\)/, "")}`.trim(),
    };
  }
  return null;
};
