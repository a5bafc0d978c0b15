import { hiringSiteOf } from "../../runtime/hiring-sites.ts";
import { hiringJob } from "../../server/hiring/queue-delivery.ts";
import { ok, warning, wrong, type Check, type Finding } from "./check.ts";
import { late } from "./queue.ts";

interface Line {
  slug: string;
  waiting: number;
  /** Seconds since the first of them was queued. */
  oldest: number;
  failed: boolean;
}

/** Whether applications reach employers' hiring sites: for each employer, how many wait, and whether one has failed. */
export const deliveries: Check = async ({ database, config }) => {
  if ("level" in database) return [];
  const [found] = await database.query(
    "select to_regclass('pgboss.job') is not null and to_regclass('public.hiring_deliveries') is not null as made",
  );
  if (!found!["made"]) return [];
  const rows = await database.query(
    `select slug, count(*)::int as waiting, extract(epoch from now() - min(hiring_deliveries.created_at))::int as oldest,
       exists (select from pgboss.job where name = 'dead-mail' and state < 'active'
         and data ->> 'job' = $1 and data ->> 'employer' = employers.id::text) as failed
     from hiring_deliveries join employers on employers.id = hiring_deliveries.employer_id
     where taken_at is null and removed_at is null
     group by employers.id, slug order by oldest desc`,
    [hiringJob.name],
  );
  if (!rows.length) return [ok("No delivery to a hiring site waits.")];
  return (rows as unknown as Line[]).map((line) =>
    hiringSiteOf(config.HIRING_SITES, line.slug)
      ? findingOf(line)
      : wrong(
          `${countOf(line)} ${line.slug}, which has no hiring site: add it to HIRING_SITES, or remove them with npm run signboard -- queue remove.`,
        ),
  );
};

const findingOf = (line: Line): Finding => {
  const waits = `${countOf(line)} ${line.slug}, the first for ${Math.round(line.oldest / 60)} minutes`;
  if (line.failed)
    return warning(`${waits}, and one has failed for good: npm run signboard -- queue says why.`);
  return line.oldest > late ? warning(`${waits}: npm run signboard -- queue says why.`) : ok(`${waits}.`);
};

const countOf = ({ waiting }: Line): string =>
  `${waiting} ${waiting === 1 ? "delivery waits" : "deliveries wait"} for`;
