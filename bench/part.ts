/** One line of a part's table. */
export type Row = Readonly<Record<string, string | number | boolean>>;

/** Something that `npm run bench` measures: one file in this folder. */
export interface Part {
  title: string;
  run: () => Promise<Row[]>;
}
