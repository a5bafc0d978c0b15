import { sql } from "drizzle-orm";
import type { JobSearch } from "../src/contract/job-search.ts";
import type { Random } from "../src/server/demo/random.ts";
import type { Db } from "../src/server/platform/database/open.ts";

export type Search = JobSearch;

/** Different searches, the commonest first: titles, words, places and filters, alone and together. */
export const differentSearches = async (db: Db, size: number): Promise<Search[]> => {
  const { rows: titles } = await db.execute(sql`
    select title from (select title, count(*) from jobs where id < 50000 group by title order by 2 desc, 1 limit 400) t`);
  const { rows: places } = await db.execute(sql`
    select id from locations where kind = 'suburb' order by weight desc, id limit 60`);
  const words = ["", ...titles.map(({ title }) => (title as string).split(/\s[–—|(-]/)[0]!.toLowerCase())];
  const wheres: Search[] = [{}, ...places.map(({ id }) => ({ location: id as number }))];
  const filters: Search[] = [
    {},
    { work_type: "Full time" },
    { date_posted: 7 },
    { remote: true },
    { min_salary: 80_000 },
  ];
  const all: { cost: number; search: Search }[] = [];
  for (const [w, q] of words.entries())
    for (const [p, where] of wheres.entries())
      for (const [f, filter] of filters.entries())
        all.push({
          cost: (w + 1) * (p + 1) * (f + 1) ** 2,
          search: { ...(q && { q }), ...where, ...filter },
        });
  return all
    .sort((a, b) => a.cost - b.cost)
    .slice(0, size)
    .map(({ search }) => search);
};

/** Draws a rank from 0: the second is half as likely as the first, the third a third. */
export const zipf = (size: number, random: Random): (() => number) => {
  const sums = new Float64Array(size);
  let sum = 0;
  for (let rank = 0; rank < size; rank++) sums[rank] = sum += 1 / (rank + 1);
  return () => {
    const drawn = random.next() * sum;
    let [low, high] = [0, size - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < drawn) low = middle + 1;
      else high = middle;
    }
    return low;
  };
};
