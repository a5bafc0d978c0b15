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

/** The style of the lines in smaller letters below names, where each name has such lines below it; empty for none. */
export const detailsBelow = (lines: readonly Line[]): ReadonlySet<string> => {
  const size = lines[0]?.size ?? 0;
  const isOfName = (line: Line) => !line.bullet && line.size === size;
  const others = lines.filter((line) => !isOfName(line));
  const names = lines.flatMap((line, at) => (isOfName(line) ? at : []));
  const areSmall = others.every(
    (line) => line.size < size && !line.bullet && line.style === others[0]!.style,
  );
  const haveDetails = names.every((at) => lines[at + 1] && !isOfName(lines[at + 1]!));
  return new Set(names.length > 1 && areSmall && haveDetails ? others.map(({ style }) => style) : []);
};

/** Pieces below a name, of which none is another name. */
export const withoutNames = (pieces: readonly PieceOfLine[]): PieceOfLine[] =>
  pieces.map((piece) => (isName(piece) ? { ...piece, is: "detail", name: "" } : piece));
