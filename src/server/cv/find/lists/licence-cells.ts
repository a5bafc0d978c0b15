import type { Line } from "../../text/line.ts";
import type { ColumnName } from "../parts/table-heads.ts";
import { numberIn } from "./licence-number.ts";
import { pieceOf, type LicencePiece } from "./licence-piece.ts";

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
