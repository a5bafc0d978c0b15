import { headingOf } from "../../../lexicon/cv/headings.ts";
import { joinLines, textOf, type Line } from "../text/line.ts";

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
