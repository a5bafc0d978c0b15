import type { FilterId } from "../../../../domain/search/job-filters.ts";
import { Columns } from "../columns/columns.ts";
import type { JobIndex } from "../job-index.ts";
import { readIndexFile, writeIndexFile } from "./index-file.ts";
import { momentAfter, type StoredMoment } from "./stored-moment.ts";

/** What a file says of the columns, whose arrays follow in the order of their names. */
interface Header extends StoredMoment {
  layout: string;
  length: number;
  columns: string[];
  codes: [string, readonly FilterId[]][];
  moreLocations: readonly (readonly [row: number, locations: readonly number[]])[];
}

/**
 * Writes the columns of an index as they are now, so that a later process need not read all jobs.
 * @param moment What they include.
 * @throws Error where they cannot be written.
 */
export const storeColumns = async (
  { columns }: JobIndex,
  path: string,
  moment: StoredMoment,
): Promise<void> => {
  const { arrays, codes, ...state } = columns.state();
  const header: Header = {
    ...moment,
    ...state,
    layout: columns.layout,
    columns: [...arrays.keys()],
    codes: [...codes].map(([name, ids]) => [name, [...ids]]),
  };
  // Copies, as searches change the columns while the file is written.
  const used = [...arrays.values()].map((values) => values.slice(0, state.length));
  await writeIndexFile<Header>(path, { header, arrays: used });
};

/**
 * Fills a new index from a file.
 * @returns whether that was possible.
 * @throws Error where the file is damaged, and when the database is away.
 */
export const loadColumns = async (index: JobIndex, path: string): Promise<boolean> => {
  const { header, arrays } = await readIndexFile<Header>(path);
  if (header.layout !== new Columns().layout) return false;
  const moment = await momentAfter(index.db, header);
  if (!moment) return false;
  const columns = await Columns.of({
    ...header,
    arrays: new Map(header.columns.map((name, at) => [name, arrays[at]!])),
    codes: new Map(header.codes),
  });
  return index.begin(columns, moment);
};
