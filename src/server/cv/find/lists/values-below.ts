import { isSpanAlone } from "../../../../lexicon/time/spans.ts";
import { joinLines, textOf, type Line } from "../../text/line.ts";
import { phoneIn } from "../person/contact.ts";
import { driverLabel, isClassAndMore } from "./driver-licences.ts";
import { licencePieces } from "./licence-pieces.ts";

/** Whether a text is the name of a licence, and nothing else. */
const isNameAlone = (text: string): boolean => {
  const [piece, more] = licencePieces(text);
  return piece?.is === "licence" && !more && !(piece.number ?? piece.span);
};

/** Whether a line is the number of a licence or the end of its time, and nothing else. */
const isValue = (line: Line): boolean => {
  const pieces = licencePieces(textOf(line));
  const isSaid = pieces.some(({ number, isEnd }) => number !== null || isEnd);
  return isSaid && pieces.every(({ is }) => is === "detail") && phoneIn([line]) === null;
};

/** "PHY0001, valid to" above "30/11/2029", "… until 2 May" above "2029." */
export const joinDates = (lines: readonly Line[]): Line[] =>
  joinLines(lines, (above, line) =>
    above.wraps && !line.gap && isSpanAlone(textOf(line))
      ? [{ ...above, parts: [`${textOf(above)} ${textOf(line)}`], wraps: false }]
      : null,
  );

/** Lines about a person, with the number of a licence beside its name above, and a class beside "Driving licence" above it. */
export const withValuesBelow = (lines: readonly Line[]): Line[] =>
  joinLines(joinDates(lines), (above, line) => {
    const [label, value] = [textOf(above), textOf(line)];
    if (above.flow !== line.flow || line.gap) return null;
    const isBelow = driverLabel.test(label) ? isClassAndMore(value) : isNameAlone(label) && isValue(line);
    return isBelow ? [{ ...above, parts: [label, value], wraps: line.wraps }] : null;
  });
