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

/**
 * Leaves out of a part what is not asked for, or asks for more or less of it:
 * `npm run bench -- lighthouse --brand automotive --page landing`, `npm run bench -- hostile --trial raw --seed 7`.
 */
export interface Filter {
  /** The id of a brand. */
  brand?: string | undefined;
  /** A kind of page. */
  page?: string | undefined;
  /** A trial of `hostile`. */
  trial?: string | undefined;
  /** What chance starts from: the same seed makes the same requests. */
  seed?: string | undefined;
  /** The number of the first request. */
  first?: string | undefined;
  /** How many requests of each kind. */
  requests?: string | undefined;
  /** How many kills on each database. */
  kills?: string | undefined;
  /** How long a load lasts. */
  seconds?: string | undefined;
  /** Requests a second. */
  rate?: string | undefined;
}

/** Something that `npm run bench` measures: one file in this folder. */
export interface Part {
  title: string;
  run: (filter: Filter) => Promise<Row[]>;
}

/**
 * A number that was given, or what it is otherwise.
 * @throws Error naming what is no whole number.
 */
export const whole = (given: string | undefined, otherwise: number): number => {
  if (given === undefined) return otherwise;
  if (!/^\d{1,9}$/.test(given)) throw new Error(`"${given}" must be a whole number.`);
  return Number(given);
};
