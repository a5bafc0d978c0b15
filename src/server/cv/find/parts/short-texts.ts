import { employerScore, endsInLegalForm } from "../../../../lexicon/cv/employers.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { isTitle } from "../../../../lexicon/cv/titles.ts";

const bodyLabel = new RegExp(
  String.raw`^${entryWords.bodyLabels}(?: ?[/&] ?${entryWords.bodyLabels})*\b(?:[^:]{0,25}:|$|\s+(?:include|included|were)\b)`,
  "i",
);

const endsSentence = new RegExp(String.raw`[;:]$|(?<!\b${entryWords.abbreviations}|\.[a-z])\.$`, "i");
/** Whether a text is short and no sentence, as titles and names are. */
export const isShort = (text: string): boolean =>
  text.length <= 100 &&
  text.split(" ").length <= 13 &&
  (!endsSentence.test(text) || endsInLegalForm(text)) &&
  // "I visited clients at home and kept them company."
  !/^(?:I|We) \p{Ll}/u.test(text) &&
  !/^\p{Ll}(?!\p{Lu})/u.test(text) &&
  !bodyLabel.test(text) &&
  !/[$€£₹%]|\d,\d{3}/.test(text) &&
  !isTask(text);

/** A task begins with a verb, and goes on in small letters. */
export const verb = new RegExp(
  String.raw`^(?:(?!${entryWords.titleWords})\p{Lu}\p{Ll}+ed|${entryWords.taskVerbs}) \p{Ll}`,
  "u",
);

/** "Work experience student, Acme Motors", "Work experience student – Acme Motors (one week, May 2024)". */
const namesAfterComma = /^[^,.]{3,45}(?:,| [–—-]) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+(?: \([^()]+\))?$/u;

/** "Cleaning, shopping, transport to appointments, company": what was done, in small letters. */
const lists = /^[^,.:]+(?:, \p{Ll}[^,.:]*){2,}$/u;

/** Whether a text says what was done, and is no title and no name: those have capitals. */
export const isTask = (text: string): boolean => {
  const words = text.split(" ");
  if (lists.test(text) && !isTitle(text.split(",")[0]!)) return true;
  if (verb.test(text)) return words.length >= 4 && !namesAfterComma.test(text);
  const small = words.slice(1).filter((one) => /^\p{Ll}/u.test(one)).length;
  return (
    words.length >= 6 &&
    small >= (words.length - 1) * 0.6 &&
    employerScore(text) < 1.5 &&
    !(words.length <= 8 && isTitle(text))
  );
};
