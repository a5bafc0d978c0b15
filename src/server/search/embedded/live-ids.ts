import type { Brand } from "../../../contract/brand.ts";
import type { Db } from "../../platform/database/open.ts";
import { openIndex } from "./job-index.ts";
import { shownOn } from "./shown-on.ts";
import { topRows } from "./rows/top-rows.ts";

/** The ids of all live jobs of a brand, the lowest first, for callers that read all jobs part by part. */
export const liveIds = async (db: Db, brand: Brand): Promise<Int32Array> => {
  const { columns, now } = await openIndex(db);
  const isShown = shownOn(columns, brand, now);
  const ids = new Int32Array(columns.length);
  let count = 0;
  for (let row = 0; row < columns.length; row++) if (isShown(row)) ids[count++] = columns.id[row]!;
  return ids.subarray(0, count).sort();
};

/** The ids of the live jobs of a brand that were posted last, the newest first. */
export const newestIds = async (db: Db, brand: Brand, size: number): Promise<number[]> => {
  const { columns, now } = await openIndex(db);
  const isShown = shownOn(columns, brand, now);
  const found = topRows(columns, { from: 0, size });
  for (let row = 0; row < columns.length; row++) if (isShown(row)) found.add(row, columns.posted[row]!);
  return found.page();
};
