import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { joinLines, textOf, type Line } from "../../text/line.ts";
import { isLevel } from "./items.ts";

const words = new RegExp(
  String.raw`^(?:(?:${entryWords.languageGrid}|[abc][12])(?![\p{L}\d])[\s:/–-]*)+$`,
  "iu",
);

/** Whether a line has more than the words of the table in which forms of Europe say how well somebody speaks languages. */
export const isNotOfGrid = ({ parts }: Line): boolean =>
  !parts.every((part) => words.test(part.replaceAll(/[()*]/g, "").trim()));

const isOfLevel = (line: Line | undefined): boolean => line !== undefined && isLevel(textOf(line));

/** Whether a line names a group: a level stands below it, and then what is in the group, in another look. */
const isGroup = (line: Line, level: Line | undefined, below: Line | undefined): boolean =>
  isOfLevel(level) &&
  below !== undefined &&
  !isOfLevel(below) &&
  !below.gap &&
  below.style !== line.style &&
  below.flow === line.flow;

/** The lines of skills without levels, and without the names of groups above these: "Test automation" above "Advanced" and "Cypress". */
export const withoutGroups = (lines: readonly Line[]): Line[] =>
  lines.filter((line, at) => !isOfLevel(line) && !isGroup(line, lines[at + 1], lines[at + 2]));

/** How far the next line of a cell begins from the left edge of the cell, in points: it may be centred. */
const mostAside = 20;

/** The number of the cell that a line goes on with: the nearest by its left edge; -1 where none is near. */
const cellAbove = ({ lefts = [] }: Line, left: number): number => {
  const asides = lefts.map((edge) => Math.abs(edge - left));
  const least = Math.min(...asides);
  return least < mostAside ? asides.indexOf(least) : -1;
};

/** Items beside each other, with the next lines of some below them: "Budgeting ‖ Supplier" above "contracts". */
export const joinCells = (lines: readonly Line[]): Line[] =>
  joinLines(lines, (above, line) => {
    const { parts, lefts = [], style, flow } = line;
    const isRest =
      above.parts.length > 1 &&
      lefts.length === parts.length &&
      !line.bullet &&
      !line.gap &&
      style === above.style &&
      flow === above.flow &&
      parts.every((part) => /^\p{Ll}/u.test(part));
    const cells = isRest ? lefts.map((left) => cellAbove(above, left)) : [-1];
    if (cells.includes(-1)) return null;
    const restOf = (at: number) => parts.filter((_, n) => cells[n] === at);
    return [{ ...above, parts: above.parts.map((part, at) => [part, ...restOf(at)].join(" ")) }];
  });
