import { sql, type SQL } from "drizzle-orm";
import type { Brand } from "../src/contract/brand.ts";
import type { ParsedJobSearch } from "../src/contract/job-search.ts";
import { yearly } from "../src/domain/jobs/work.ts";
import { placesIn } from "../src/domain/search/search-places.ts";
import type { Db } from "../src/server/platform/database/open.ts";
import { brandJobs, liveJobs } from "../src/server/catalogue/jobs/job-cards.ts";
import { findLocation, placeAround } from "../src/server/search/places.ts";
import { openEngine } from "../src/server/search/open-engine.ts";
import { parseWords, termQuery } from "../src/server/search/understand/query-terms.ts";

/**
 * The same search as one SQL statement, as it would be written without an index in memory: the ids of the page, the
 * total and the counts, with the same database indexes. It leaves out typo correction and suggestions, and its counts
 * do not ignore their own filter; both make it faster.
 */
export const bareSql = async (db: Db, brand: Brand, search: ParsedJobSearch, page: number): Promise<SQL> => {
  const { terms, excluded } = parseWords(search.q ?? "");
  const query = terms.length ? sql`(${sql.join(terms.map(termQuery), sql` && `)})` : null;
  const [first, ...others] = excluded.anywhere;
  const list = (values: readonly unknown[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    );
  const from = search.min_salary ? yearly(search.pay_type ?? 1, search.min_salary) : null;
  const to = search.max_salary === undefined ? null : yearly(search.pay_type ?? 1, search.max_salary);
  const places = await Promise.all(placesIn(search).map((id) => inPlace(db, id, search.radius)));
  const conditions = [
    liveJobs(),
    brandJobs(brand),
    query && sql`words @@ ${query}`,
    first === undefined ? null : sql`not words @@ ${termQuery([first, ...others])}`,
    places.length && sql`(${sql.join(places, sql` or `)})`,
    search.states && sql`jobs.state_ids && array[${list(search.states)}]::smallint[]`,
    search.category && sql`jobs.category in (${list(search.category)})`,
    search.work_type && sql`jobs.work_type in (${list(search.work_type)})`,
    search.pay_type && sql`jobs.pay_type = ${search.pay_type}`,
    from && sql`coalesce(jobs.yearly_max, jobs.yearly_min) >= ${from}`,
    to && sql`coalesce(jobs.yearly_min, jobs.yearly_max) <= ${to}`,
    search.date_posted ? sql`jobs.posted_at >= now() - ${search.date_posted} * interval '1 day'` : null,
    search.remote && sql`jobs.remote`,
  ].filter((condition): condition is SQL => Boolean(condition));
  const order =
    search.sort === "salary"
      ? sql`coalesce(yearly_max, yearly_min) desc nulls last, posted_at desc, id desc`
      : query && search.sort !== "date"
        ? sql`in_title desc, posted_at desc, id desc`
        : sql`posted_at desc, id desc`;
  return sql`
    with found as materialized (
      select jobs.id, jobs.category, jobs.sub_category, jobs.work_type, jobs.pay_type, jobs.state_ids, jobs.remote,
        jobs.posted_at, jobs.yearly_min, jobs.yearly_max, ${query ? sql`job_search.title @@ ${query}` : sql`false`} as in_title
      from jobs ${query ? sql`join job_search on job_search.job_id = jobs.id` : sql``}
      where ${sql.join(conditions, sql` and `)}
    )
    select (select count(*) from found),
      (select json_agg(id) from (select id from found order by ${order} limit 20 offset ${(page - 1) * 20}) page),
      (select json_agg(grouped) from (
        select category, sub_category, work_type, pay_type, remote, count(*) from found
        group by grouping sets (category, sub_category, work_type, pay_type, remote)) grouped),
      (select json_agg(in_states) from (
        select state, count(*) from found, unnest(state_ids) state group by state) in_states)`;
};

const inPlace = async (db: Db, id: number, radius?: number): Promise<SQL> => {
  const place = await placeAround(await openEngine(db), (await findLocation(db, id))!, radius);
  if (place.kind === "state") return sql`jobs.state_ids @> array[${place.id}]::smallint[]`;
  const ids = [...place.within.keys()].filter((one) => place.within[one] === 1);
  return sql`jobs.location_ids && ${`{${ids.join(",")}}`}::int[]`;
};
