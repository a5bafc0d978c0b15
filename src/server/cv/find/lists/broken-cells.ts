import { joinLines, type Line } from "../../text/line.ts";

/** How far the next line of a cell begins from the left edge of the cell, in points: it may be centred. */
const mostAside = 20;

/** The number of the cell that a line goes on with: the nearest by its left edge; -1 where none is near. */
const cellAbove = ({ lefts = [] }: Line, left: number): number => {
  const asides = lefts.map((edge) => Math.abs(edge - left));
  const least = Math.min(...asides);
  return least < mostAside ? asides.indexOf(least) : -1;
};

/** Items beside each other, with the next line of one below it: "Budgeting ‖ Supplier" above "contracts". */
export const joinCells = (lines: readonly Line[]): Line[] =>
  joinLines(lines, (above, line) => {
    const { parts, lefts, style, flow } = line;
    const [text = "", more] = parts;
    const isRest =
      above.parts.length > 1 &&
      !more &&
      lefts?.length === 1 &&
      !line.bullet &&
      !line.gap &&
      style === above.style &&
      flow === above.flow &&
      /^\p{Ll}/u.test(text);
    const at = isRest ? cellAbove(above, lefts[0]!) : -1;
    return at < 0 ? null : [{ ...above, parts: above.parts.with(at, `${above.parts[at]!} ${text}`) }];
  });
