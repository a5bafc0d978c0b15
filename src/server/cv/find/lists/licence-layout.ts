import { isSpanAlone, spanIn } from "../../../../lexicon/time/spans.ts";
import type { Line } from "../../text/line.ts";
import type { ColumnName } from "../parts/table-heads.ts";
import { numberIn } from "./licence-number.ts";
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

/** What the columns of a table of licences have, in the order in which they are read. */
const columns: readonly (readonly [ColumnName, "name" | "number" | "issuer"])[] = [
  ["licence", "name"],
  ["award", "name"],
  ["title", "name"],
  ["number", "number"],
  ["institution", "issuer"],
  ["employer", "issuer"],
  ["issuer", "issuer"],
];
const kinds = new Map(columns);
const rankOf = (name: ColumnName): number => columns.findIndex(([one]) => one === name) + 1 || 99;

/** The number in a cell for numbers: all of it but a label. */
const numberOf = (text: string): string | null => {
  const found = numberIn(text);
  if (found?.rest === "") return found.value;
  return /\d.*\d/.test(text) ? text.replace(/ \([^()]*\)$/, "") : null;
};

const pieceOfCell = (text: string, column: ColumnName, isNumbered: boolean): LicencePiece => {
  const piece = pieceOf(text, kinds.get(column) === "name" ? "start" : "list");
  const kind = kinds.get(column);
  if (kind === "number") return { ...piece, name: "", span: null, number: numberOf(text), is: "detail" };
  if (column === "place") return { ...piece, name: "", span: null, number: null, is: "detail" };
  if (kind === "issuer") return { ...piece, name: text, span: null, number: null, is: "issuer" };
  if (kind === "name")
    return isNumbered ? { ...piece, name: text, number: null, is: "licence" } : { ...piece, is: "licence" };
  // "Lapsed", "for life" in a column of dates.
  if (/^(?:expires|issued)$/.test(column) && !piece.span) return { ...piece, name: "", is: "detail" };
  return { ...piece, isEnd: column === "expires" || piece.isEnd };
};

/** A row of a table of licences: a line with the name first, and its pieces as the names of the columns say. */
export const ofCells = (line: Line, names: readonly ColumnName[]): { line: Line; pieces: LicencePiece[] } => {
  const cells = line.parts
    .map((text, at) => ({ text, column: names[at]! }))
    .filter(({ text }) => text)
    .toSorted((a, b) => rankOf(a.column) - rankOf(b.column));
  return {
    line: { ...line, parts: [cells.map(({ text }) => text).join(" | ")] },
    pieces: cells.map(({ text, column }) => pieceOfCell(text, column, names.includes("number"))),
  };
};
