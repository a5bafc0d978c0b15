import { headingOf } from "../../../lexicon/cv/headings.ts";
import { textOf, type Line } from "../text/line.ts";
import { mayBeHeading } from "./heading-looks.ts";

/** The least headings by their words that lines with the same ornament must have. */
const leastKnown = 3;

const plain = (line: Line): Line => ({ ...line, bullet: false });

/** Whether a line with a mark in front is as short as a heading, and stands over one in another look. */
const standsOver = (lines: readonly Line[], at: number): boolean => {
  const [line, next] = [lines[at]!, lines[at + 1]];
  return mayBeHeading(plain(line)) && (next === undefined || next.style !== line.style);
};

/**
 * The lines with headings that have a star or a diamond in front, which are no items of a list: a look of their own, all
 * of them with a mark over text in another look, and several of them headings by their words.
 */
export const withoutOrnaments = (lines: readonly Line[]): readonly Line[] => {
  const looks = Map.groupBy([...lines.keys()], (at) => lines[at]!.style);
  const ornate = new Set(
    [...looks.values()].flatMap((own) => {
      const known = new Set(own.flatMap((at) => headingOf(textOf(lines[at]!)) ?? []));
      const areHeadings =
        known.size >= leastKnown && own.every((at) => lines[at]!.bullet && standsOver(lines, at));
      return areHeadings ? own : [];
    }),
  );
  return ornate.size ? lines.map((line, at) => (ornate.has(at) ? plain(line) : line)) : lines;
};
