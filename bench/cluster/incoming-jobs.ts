import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Write } from "./writes.ts";

/** Between two jobs, in milliseconds: 17,000 new jobs a day. */
const betweenJobs = 5_000;

/** Adds jobs to the database and closes some, as imports do, until it is stopped. */
export const startIncomingJobs = (url: string): { stop: () => Promise<Write[]> } => {
  // A write that gets no answer ends with its connection.
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  });
  pool.on("error", () => undefined);
  const writes: Write[] = [];
  let going = true;
  const done = (async () => {
    while (going) {
      const key = randomUUID();
      const isAcknowledged = await pool.query(add, [key]).then(
        () => true,
        () => false,
      );
      writes.push({ kind: "job", key, isAcknowledged });
      await pause(betweenJobs);
    }
    await pool.end();
  })();
  return { stop: () => ((going = false), done.then(() => writes)) };
};

/** Adds a copy of a job of another kind each time, and closes one that was there. */
const add = `
  with closed as (
    update jobs set filled_at = now()
    where id = (select min(id) from jobs where source = 'cluster' and filled_at is null and random() < 0.3)
  )
  insert into jobs (reference, source, employer_id, title, description_html, summary, category, work_type, posted_at)
  select $1, 'cluster', employer_id, title, description_html, summary, category, work_type, now()
  from jobs where work_type is not null order by md5(id || $1) limit 1`;
