import { benefitOptions, shiftOptions, type BenefitId, type ShiftId } from "../../contract/job-options.ts";
import { benefitWords } from "./benefit-words.ts";
import { wordsOf } from "./option-words.ts";
import { shiftWords } from "./shift-words.ts";

const shifts = wordsOf(shiftOptions, shiftWords);
const benefits = wordsOf(benefitOptions, benefitWords);

/** The shifts of a job: those that a feed's field names, else those that the ad's text states. */
export const readShift = (field: string, text: string): ShiftId[] => {
  const named = statedIn(field.replace(/_/g, " "), shifts, "feeds");
  return named.length ? named : statedIn(text, shifts, "ads");
};

/** The benefits of a job, from a feed's field of benefits and the ad's text. */
export const readBenefits = (field: string, text: string): BenefitId[] => {
  const listed = field.split(",").join("\n");
  const named = statedIn(listed, benefits, "feeds");
  const stated = statedIn([listed, field, text].join("\n"), benefits, "ads");
  return benefits.map(({ id }) => id).filter((id) => named.includes(id) || stated.includes(id));
};

/** The words of searches that wish for shifts and benefits, each with the filter that it is. */
export const wishesSaid = [
  ...shifts.flatMap(({ id, searches }) => searches.map((words) => ({ words, filter: { shift: [id] } }))),
  ...benefits.flatMap(({ id, searches }) => searches.map((words) => ({ words, filter: { benefits: [id] } }))),
];

const refusal =
  /\b(?:no|not|non|never|without|isn['’]?t|don['’]?t|won['’]?t|doesn['’]?t|cannot|can['’]?t|unable|unfortunately)\b/i;

/** Sentences, lines, items of lists and cells of tables. */
const sentencesOf = (text: string): string[] =>
  text.split(/[.!?;\n•]+(?=\s|$)|\n|•|\s·\s/).filter((sentence) => sentence.trim());

/**
 * The ids of the options whose words a text states, in their order. A sentence that refuses something ("No weekends", "Not
 * on call") states nothing.
 */
const statedIn = <Id extends string>(
  text: string,
  options: readonly { id: Id; ads: RegExp; feeds: RegExp }[],
  by: "ads" | "feeds",
): Id[] => {
  // Most ads state few of them: the sentences are looked at only for those.
  const likely = options.filter((option) => option[by].test(text));
  if (!likely.length) return [];
  const said = sentencesOf(text).filter((sentence) => !refusal.test(sentence));
  return likely.filter((option) => said.some((sentence) => option[by].test(sentence))).map(({ id }) => id);
};
