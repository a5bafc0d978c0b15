import { fieldsCalled, type FieldName } from "../../fields/field-called.ts";
import { aloneIn } from "./detail-rows.ts";
import type { SheetRow } from "./sheet.ts";

/** Columns that may name the fields: the first, or the second behind one that is empty or counts the rows. */
const nameColumns = [0, 1];

const fieldIn = (cell: string | undefined): FieldName | undefined =>
  cell && cell.length <= 60 ? fieldsCalled(cell)[0]?.field : undefined;
/** How many fields cells are called like. */
const knownIn = (cells: readonly (string | undefined)[]): number =>
  new Set(cells.map(fieldIn).filter(Boolean)).size;

/** "Job 1", "Job 2", "Job 3": what only counts the jobs. */
const isCount = (cells: readonly string[]): boolean => {
  const [first = "", ...others] = cells.map((cell) => cell.trim());
  const stem = first.replace(/1$/, "");
  return stem !== first && others.length > 0 && others.every((cell, at) => cell === `${stem}${at + 2}`);
};

/**
 * The column that names the fields of a sheet on its side, which has a job in each further column; -1 for other sheets. It has a
 * title, and fits the names of fields far better than any row, or any other column, does.
 */
const nameColumnIn = (records: readonly (readonly string[])[]): number => {
  const width = Math.max(...records.map(({ length }) => length));
  const knownAt = (column: number): number => knownIn(records.map((record) => record[column]));
  return nameColumns.findIndex((column) => {
    const names = records.map((record) => record[column]);
    const known = knownIn(names);
    const isFar = (count: number): boolean => known > 2 * count;
    return (
      width > column + 2 &&
      known > 2 &&
      names.some((name) => fieldIn(name) === "title") &&
      records.every((record) => isFar(knownIn(record))) &&
      Array.from({ length: width }, (_, at) => at).every((at) => at === column || isFar(knownAt(at)))
    );
  });
};

/** Whether a sheet that begins with these cells in its rows is on its side. */
export const isSideways = (records: readonly (readonly string[])[]): boolean =>
  records.length > 2 && nameColumnIn(records) >= 0;

/** The rows of a sheet, those of one on its side as if it were upright: its columns as rows, below the remarks above them. */
export const upright = (rows: readonly SheetRow[]): SheetRow[] => {
  const column = rows.length > 2 ? nameColumnIn(rows.map(({ record }) => record)) : -1;
  if (column < 0) return [...rows];
  const isName = ({ record }: SheetRow): boolean => {
    const field = fieldIn(record[column]);
    return field !== undefined && (field === "reference" || !isCount(record.slice(column + 1)));
  };
  const start = rows.findIndex((row) => isName(row) && aloneIn(row) === undefined);
  const named = rows.slice(start);
  const width = Math.max(...named.map(({ record }) => record.length));
  const turned = Array.from({ length: width - column }, (_, at): SheetRow => ({
    line: column + at + 1,
    isColumn: true,
    record: named.map(({ record }) => record[column + at] ?? ""),
    links: named.map(({ links }) => links?.[column + at] ?? ""),
  }));
  return [...rows.slice(0, start).filter((row) => aloneIn(row) !== undefined), ...turned];
};
