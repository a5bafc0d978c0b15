/** One line of a part's table. */
export type Row = Readonly<Record<string, string | number | boolean>>;

const missed = "MISSED";

/** Ends the cell of a target, such as "12.1 < 150: holds". */
export const verdict = (holds: boolean): string => (holds ? "holds" : missed);

/** One line for each target of a table that does not hold: its column, its cell, and the first cells of its row. */
export const missedTargets = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) =>
    Object.entries(row)
      .filter(([, cell]) => String(cell).endsWith(missed))
      .map(([column, cell]) => `${Object.values(row).slice(0, 2).join(", ")}: ${column} ${cell}`),
  );

/** Leaves out of a part what is not asked for: `npm run bench -- lighthouse --brand automotive --page landing`. */
export interface Filter {
  /** The id of a brand. */
  brand?: string | undefined;
  /** A kind of page. */
  page?: string | undefined;
}

/** Something that `npm run bench` measures: one file in this folder. */
export interface Part {
  title: string;
  run: (filter: Filter) => Promise<Row[]>;
}
