import { isSpanAlone, spanIn } from "../../../../lexicon/time/spans.ts";
import type { Line } from "../../text/line.ts";
import { isName, pieceOf, type LicencePiece } from "./licence-piece.ts";
import { licencePieces, type PieceOfLine } from "./licence-pieces.ts";

const piecesOfRow = ({ parts: [date = "", name = "", issuer = ""] }: Line): LicencePiece[] => [
  ...licencePieces(name),
  { ...pieceOf(issuer, "list"), name: issuer, is: "issuer" },
  pieceOf(date, "list"),
];

/** The rows of a table without a head, a date, what was got then, and who gave it, each as a line with its pieces. */
export const columnsOf = (
  lines: readonly Line[],
): ReadonlyMap<Line, { lines: Line[]; cells: LicencePiece[] }> => {
  const rows = lines.filter(
    ({ parts: [date = "", , issuer = "", more] }) =>
      more === undefined && isSpanAlone(date) && /^\p{Lu}[^,]{1,50}$/u.test(issuer) && !spanIn(issuer),
  );
  return new Map(
    (rows.length > 1 ? rows : []).map((line) => {
      const [date, ...named] = line.parts;
      return [
        line,
        { lines: [{ ...line, parts: [[...named, date].join(" | ")] }], cells: piecesOfRow(line) },
      ];
    }),
  );
};

const isBesideDate = ({ parts }: Line): boolean =>
  parts.length > 1 && [parts[0]!, parts.at(-1)!].some(isSpanAlone);

/**
 * The styles of the lines below names, one or two in smaller letters or one without the dates that stand beside all names, where
 * each name has such lines below it; empty for none.
 */
const stylesBelow = (lines: readonly Line[]): ReadonlySet<string> => {
  const [{ size, style } = { size: 0, style: "" }] = lines;
  const areDated = style !== "" && lines.every((line) => (line.style === style) === isBesideDate(line));
  const isOfName = (line: Line) => !line.bullet && (areDated ? line.style === style : line.size === size);
  const others = lines.filter((line) => !isOfName(line));
  const names = lines.flatMap((line, at) => (isOfName(line) ? at : []));
  const areSmall = others.every((line) => (areDated || line.size < size) && !line.bullet);
  const haveDetails = names.every((at) => lines[at + 1] && !isOfName(lines[at + 1]!));
  const styles = new Set(others.map((line) => line.style));
  const isFound = names.length > 1 && areSmall && haveDetails && styles.size <= (areDated ? 1 : 2);
  return isFound ? styles : new Set();
};

/** Tells of each line whether it has the style of what stands below the names in its column. */
export const detailsBelow = (lines: readonly Line[]): ((line: Line) => boolean) => {
  const columns = [...Map.groupBy(lines, ({ flow }) => flow)];
  const looks = new Set(
    columns.flatMap(([flow, own]) => [...stylesBelow(own)].map((one) => `${flow} ${one}`)),
  );
  return (line) => looks.has(`${line.flow} ${line.style}`);
};

/** Pieces below a name, of which none is another name. */
export const withoutNames = (pieces: readonly PieceOfLine[]): PieceOfLine[] =>
  pieces.map((piece) => (isName(piece) ? { ...piece, is: "detail", name: "" } : piece));
