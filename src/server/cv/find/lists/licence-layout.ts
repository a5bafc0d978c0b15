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

const isBesideDate = ({ parts: [date = "", ...others] }: Line): boolean =>
  others.length > 0 && isSpanAlone(date);

/**
 * The style of the lines below names, in smaller letters or without the dates that stand at the left of all names, where each
 * name has such lines below it; empty for none.
 */
export const detailsBelow = (lines: readonly Line[]): ReadonlySet<string> => {
  const [{ size, style } = { size: 0, style: "" }] = lines;
  const areDated = style !== "" && lines.every((line) => (line.style === style) === isBesideDate(line));
  const isOfName = (line: Line) => !line.bullet && (areDated ? line.style === style : line.size === size);
  const others = lines.filter((line) => !isOfName(line));
  const names = lines.flatMap((line, at) => (isOfName(line) ? at : []));
  const areSmall = others.every(
    (line) => (areDated || line.size < size) && !line.bullet && line.style === others[0]!.style,
  );
  const haveDetails = names.every((at) => lines[at + 1] && !isOfName(lines[at + 1]!));
  return new Set(names.length > 1 && areSmall && haveDetails ? others.map(({ style }) => style) : []);
};

/** Pieces below a name, of which none is another name. */
export const withoutNames = (pieces: readonly PieceOfLine[]): PieceOfLine[] =>
  pieces.map((piece) => (isName(piece) ? { ...piece, is: "detail", name: "" } : piece));
