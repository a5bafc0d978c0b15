import { headingOf } from "../../../lexicon/cv/headings.ts";
import { joinLines, textOf, type Line } from "../text/line.ts";
import { mayBeHeading } from "./heading-looks.ts";

/** The least headings that lines with the same ornament must have, by their words or their marks. */
const leastKnown = 3;

const plain = (line: Line): Line => ({ ...line, bullet: false });

/** "Tickets —", whose first mark was taken for a bullet. */
const beforeMark = /\p{L} [^\p{L}\p{N}\s.)!?]{1,3}$/u;

/** Whether a line with a mark in front is as short as a heading, and stands over one in another look. */
const standsOver = (lines: readonly Line[], at: number): boolean => {
  const [line, next] = [lines[at]!, lines[at + 1]];
  return mayBeHeading(plain(line)) && (next === undefined || next.style !== line.style);
};

/**
 * The lines with headings that have a star or a diamond in front, which are no items of a list: a look of their own, all
 * of them with a mark over text in another look, and several of them headings by their words or all with a mark behind, too.
 */
export const withoutOrnaments = (lines: readonly Line[]): readonly Line[] => {
  const looks = Map.groupBy([...lines.keys()], (at) => lines[at]!.style);
  const ornate = new Set(
    [...looks.values()].flatMap((own) => {
      const known = new Set(own.flatMap((at) => headingOf(textOf(lines[at]!)) ?? []));
      const areBetween = own.length >= leastKnown && own.every((at) => beforeMark.test(textOf(lines[at]!)));
      const areHeadings =
        (areBetween || known.size >= leastKnown) &&
        own.every((at) => lines[at]!.bullet && standsOver(lines, at));
      return areHeadings ? own : [];
    }),
  );
  return ornate.size ? lines.map((line, at) => (ornate.has(at) ? plain(line) : line)) : lines;
};

const isAlone = ({ parts, bullet }: Line): boolean => parts.length === 1 && !bullet;

/** A heading that a narrow column broke, as one line: "Personal skills and" above "competences". */
export const joinHeadings = (lines: readonly Line[]): Line[] =>
  joinLines(lines, (above, line) => {
    const isRest =
      [above, line].every(isAlone) &&
      !line.gap &&
      line.style !== "" &&
      line.style === above.style &&
      line.flow === above.flow &&
      / (?:and|&|of)$/i.test(textOf(above));
    const text = `${textOf(above)} ${textOf(line)}`;
    return isRest && headingOf(text) !== null ? [{ ...above, parts: [text], wraps: line.wraps }] : null;
  });
