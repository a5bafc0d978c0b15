import { textOf, type Line } from "../../text/line.ts";
import { wordsIn } from "../parts/sentences.ts";

/** The most words of a skill that stands over what proves it. */
const mostOfSkill = 5;
/** The least words that such texts have, on the average, and those below one skill: items of a list have fewer. */
const leastOfProof = 6;
const leastBelowOne = 4;

/** Whether a line is a few words without a mark, directly over a list. */
const isOverList = (line: Line, next: Line | undefined): boolean =>
  !line.bullet &&
  next?.bullet === true &&
  line.parts.length === 1 &&
  wordsIn(textOf(line)) <= mostOfSkill &&
  !/[,:;]/.test(textOf(line));

/** Whether a text is a list of names: "Canvas LMS, Articulate 360, Camtasia, H5P". */
const isList = (text: string): boolean => {
  const items = text.split(/[,;|•]\s*/);
  return items.length > 2 && wordsIn(text) < items.length * 3;
};

/** Whether texts have so many words, on the average. */
const areLong = (texts: readonly string[], least: number): boolean =>
  texts.reduce((sum, text) => sum + wordsIn(text), 0) >= texts.length * least;

/** Whether the lines below a skill prove it: a sentence over one or more of them, and no list of other skills. */
export const areProofs = (texts: readonly string[]): boolean =>
  !texts.some(isList) && texts.some((text) => wordsIn(text) >= leastOfProof);

/** The lines of the list below a line. */
const listBelow = (lines: readonly Line[], at: number): readonly Line[] => {
  const end = lines.findIndex((line, index) => index > at && !line.bullet);
  return lines.slice(at + 1, end < 0 ? lines.length : end);
};

/**
 * The lines of skills without what proves them: "Team leadership" over "• Led 14 consultants; sick leave fell by a third". Where
 * several skills stand over lists of sentences, these say what was done and name no other skills.
 */
export const withoutProofs = (lines: readonly Line[]): readonly Line[] => {
  const heads = lines.flatMap((line, at) => {
    const below = isOverList(line, lines[at + 1]) ? listBelow(lines, at) : [];
    const texts = below.map(textOf);
    return texts.length && !texts.every(isList) && areLong(texts, leastBelowOne) ? { line, below } : [];
  });
  const proofs = new Set(heads.flatMap(({ below }) => below));
  if (heads.length < 2 || !areLong([...proofs].map(textOf), leastOfProof)) return lines;
  const skills = new Set(heads.map(({ line }) => line));
  const [{ line: first, below }] = heads as [(typeof heads)[0]];
  // "Software" in the same bold letters over a list of names is no skill.
  const isOther = (line: Line, at: number) =>
    line.style === first.style && line.style !== below[0]!.style && lines[at + 1]?.style !== line.style;
  return lines.flatMap((line, at) => {
    if (skills.has(line)) return { ...line, bullet: true };
    return proofs.has(line) || isOther(line, at) ? [] : line;
  });
};
