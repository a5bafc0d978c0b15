import { sql } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";

/** The vectors of a job that are looked up. */
export const parts = ["words", "core", "title"] as const;
export type Part = (typeof parts)[number];

/** The jobs that have a word in one of their vectors. */
export interface WordJobs {
  word: string;
  part: Part;
  ids: Int32Array;
}

/** Which of some jobs have each of the words, which are stems as in a text search query. */
export const jobsByWord = async (
  db: Db,
  ids: ArrayLike<number>,
  words: readonly string[],
): Promise<WordJobs[]> => {
  if (!words.length) return [];
  const { rows } = await db.execute<{ word: string; part: Part; ids: Uint8Array }>(sql`
    with job as materialized (
      select job_id, words, core, title from job_search where job_id = any(${`{${Array.from(ids).join(",")}}`}::int[])
    ), wanted as materialized (
      select word from json_array_elements_text(${JSON.stringify(words)}::json) word
    )
    select word, part, string_agg(int4send(job_id), '') as ids
    from (
      select job_id, unnest(tsvector_to_array(words)) as word, 'words' as part from job
      union all select job_id, unnest(tsvector_to_array(core)), 'core' from job
      union all select job_id, unnest(tsvector_to_array(title)), 'title' from job
    ) found
    join wanted using (word)
    group by word, part`);
  return rows.map((row) => ({
    word: row["word"] as string,
    part: row["part"] as Part,
    ids: unpacked(row["ids"] as Uint8Array),
  }));
};

/** Ids that PostgreSQL packed with `int4send`. */
export const unpacked = (ids: Uint8Array | null): Int32Array => {
  if (!ids) return new Int32Array();
  const view = new DataView(ids.buffer, ids.byteOffset, ids.byteLength);
  const list = new Int32Array(view.byteLength / 4);
  for (let at = 0; at < list.length; at++) list[at] = view.getInt32(at * 4);
  return list;
};
