/** One row of a part's table. */
export type Row = Readonly<Record<string, string | number | boolean>>;

const missed = "MISSED";

/** The end of a target's cell, such as "12.1 < 150: holds". */
export const verdict = (holds: boolean): string => (holds ? "holds" : missed);

/** One line for each missed target of a table: its column, its cell, and the first cells of its row. */
export const missedTargets = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) =>
    Object.entries(row)
      .filter(([, cell]) => String(cell).endsWith(missed))
      .map(([column, cell]) => `${Object.values(row).slice(0, 2).join(", ")}: ${column} ${cell}`),
  );

/**
 * Limits or extends what a part measures:
 * `npm run bench -- lighthouse --brand automotive --page landing`, `npm run bench -- hostile --trial raw --seed 7`.
 */
export interface Filter {
  /** The id of a brand. */
  brand?: string | undefined;
  /** A kind of page. */
  page?: string | undefined;
  /** A trial of `hostile`, or a kind of event of `cluster`. */
  trial?: string | undefined;
  /** The random seed: the same seed gives the same requests. */
  seed?: string | undefined;
  /** The number of the first request. */
  first?: string | undefined;
  /** How many requests of each kind. */
  requests?: string | undefined;
  /** How many kills on each database. */
  kills?: string | undefined;
  /** How long a load lasts. */
  seconds?: string | undefined;
  /** How long the load of `cluster` lasts. */
  minutes?: string | undefined;
  /** Requests a second. */
  rate?: string | undefined;
  /** How many percent of a load are hostile requests. */
  hostile?: string | undefined;
  /** How many jobs the database has. */
  jobs?: string | undefined;
  /** Whether to go on with what an earlier run of `scale` left on the disk. */
  kept?: string | undefined;
  /** Megabytes of a feed. */
  mb?: string | undefined;
}

/** Something that `npm run bench` measures: one file in this folder. */
export interface Part {
  title: string;
  run: (filter: Filter) => Promise<Row[]>;
}

/**
 * The number in an option, or its default.
 * @throws Error naming an option that is not a whole number.
 */
export const whole = (given: string | undefined, otherwise: number): number => {
  if (given === undefined) return otherwise;
  if (!/^\d{1,9}$/.test(given)) throw new Error(`"${given}" must be a whole number.`);
  return Number(given);
};
