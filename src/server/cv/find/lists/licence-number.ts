import { hasClasses, isLicenceName, licenceWords } from "../../../../lexicon/cv/licence-words.ts";
import { stateCodes } from "../../../../lexicon/places/state-names.ts";

const unit = new RegExp(`^${licenceWords.unitCodes}$`, "i");
/** Whether a text is the code of a unit of a course, which is in the name of a certificate. */
export const isUnitCode = (text: string): boolean => unit.test(text);

/** "AS1796", "ISO 9001". */
const standardNumber = new RegExp(String.raw`^${licenceWords.standards}[ -]?\d{3,4}$`, "i");

/** With at least four digits, as authorities number licences; years and the codes of units are none. */
const isNumber = (word: string): boolean =>
  /^(?=(?:\D*\d){4})[A-Z\d]+(?:-[A-Z\d]+|(?<=\d{5})\/\d{1,2})*$/.test(word) &&
  !isUnitCode(word) &&
  !standardNumber.test(word) &&
  !/^(?:19|20)\d\d$/.test(word);

/** What stands before a number, from which letters may divide it: "no. AE 20417". */
const label = new RegExp(String.raw`(?:^|[\s,(:–-])${licenceWords.numberLabels}\W*$`, "i");
/** "First Aid Certificate No." without "No.": a whole word in the label belongs to the name where nothing divides them. */
const withoutLabel = (written: string): string => /^\s\p{L}{6,}(?=\s)/u.exec(written)?.[0] ?? "";
const letters = /(?<=[\s(])[A-Z]{1,4} $/;
/** What is behind a label at the end of a text is a number, however it is written: "ID LF-8ab22c". */
const labelledNumber = new RegExp(
  String.raw`(?:^|[\s,(:–-]+)(${licenceWords.numberLabels})\W+(\d{2,4}(?: \d{2,4})+|[A-Za-z\d](?:[A-Za-z\d/-]|\.(?=[A-Za-z\d])){3,24})\)?$`,
  "i",
);
/** Letters and at least three digits in turn, which no word and no name of a product has. */
const mixedNumber = /^(?:[A-Z]{1,5}-)?(?=(?:[a-z]*\d){3})(?=\d*[a-z]+\d+[a-z])[a-z\d]{7,20}$/;
const kind = new RegExp(String.raw`\b${licenceWords.lastOfLicence} $`, "i");
const ofState = new RegExp(String.raw`^ (?:${stateCodes})$`);
const standard = new RegExp(String.raw`(?:^|\W)${licenceWords.standards}\W*$`, "i");

export interface NumberFound {
  /** As it is written: "HRWL-WA-773120"; with letters in front where nothing else is in the text: "HRWL 118442-V". */
  value: string;
  /** The text without the number and the label in front of it. */
  rest: string;
}

/** The number of a licence in a text: behind a label or a sign, alone, or long and at the end. */
export const numberIn = (written: string): NumberFound | null => {
  // "(verified" is left of a bracket whose date was taken out.
  const text = written.replace(/ \([^()\d]*$/, "");
  const [, first = "", digits = "", behind = ""] =
    /^(?:([A-Z]{1,6}) )?(\d[\dA-Z -]*?)( \([^()\d]*\))?$/.exec(text) ?? [];
  const isOther = [label, standard].some((pattern) => pattern.test(first)) || isLicenceName(first);
  // "LF-8k2mq41z" between commas.
  if (mixedNumber.test(text)) return { value: text, rest: "" };
  if (isNumber(digits.replaceAll(" ", "")) && !isOther)
    return { value: text.slice(0, text.length - behind.length), rest: behind.trim() };
  const [named = "", , id = ""] = labelledNumber.exec(text) ?? [];
  if (id && /\d.*\d/.test(id))
    return { value: id, rest: text.slice(0, text.length - named.length) + withoutLabel(named) };
  for (const { 0: word, index } of text.matchAll(
    /(?<![\p{L}\d/.-])(?:(?!(?:19|20)\d\d )(?:\d{3,4}(?: \d{3,4}){1,3}|\d\d(?: \d{3}){2,3})|[A-Z\d][A-Z\d-]{3,24})(?:(?<=\d{5})\/\d{1,2})?(?![\p{L}\d/-])/gu,
  )) {
    const [whole, after] = [text.slice(0, index), text.slice(index + word.length)];
    if (standard.test(whole)) continue;
    // "EWP (boom) WP 338201": behind a bracket the letters are no word of the name.
    const plain = /^[A-Z]/.test(word) ? whole : whole.replace(letters, "");
    const isName = plain !== whole && kind.test(plain) && !hasClasses(plain);
    const isInBracket = plain.endsWith("(") && !hasClasses(plain);
    const before = label.test(plain) || plain.endsWith(") ") || isInBracket || isName ? plain : whole;
    // "1188 4207 SA": the state behind a number belongs to it.
    const more = after.replace(/^ \([^)]*\)$/, "").replace(ofState, "");
    const isLast = !/[\p{L}\d]/u.test(more);
    const hasManyDigits = word.replace(/\D/g, "").length > 4;
    // "1080 Endorsement" begins with its name.
    const isFirst = /^\s*$/.test(before) && (isLast || hasManyDigits);
    const isApart = isFirst || /[,:|#()–-]\s*$/.test(before) || label.test(before) || kind.test(before);
    const isLong = hasManyDigits && isLast;
    if (!isNumber(word.replaceAll(" ", "")) || !(isApart || isLong)) continue;
    const named = before.replace(label, withoutLabel).replace(/[\s,:#(–-]+$/, "");
    return {
      value: whole.slice(before.length) + word,
      rest: `${named} ${more.replace(/^\s*\)/, "")}`.trim(),
    };
  }
  return null;
};
