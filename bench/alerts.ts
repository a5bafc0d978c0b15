import { sql } from "drizzle-orm";
import { sendAlerts } from "../src/server/saved-searches/send-alerts.ts";
import type { Services } from "../src/server/http/context.ts";
import { savedQuery } from "../src/domain/search/saved-search.ts";
import { fill, folder, open } from "./databases.ts";
import { verdict, type Row } from "./report.ts";
import { searches } from "./searches.ts";
import { round } from "./times.ts";

export const title = "Job alerts: due saved searches evaluated and their mails enqueued (seconds)";

const alerts = 100_000;
const differentSearches = 10_000;
/** Seconds that one morning's alerts may take. */
const limit = 300;
const day = 86_400_000;

const server = process.env["TEST_DATABASE_URL"];

export const run = async (): Promise<Row[]> => {
  const env = {
    DATA_DIR: folder("alerts"),
    ...(server && { DATABASE_URL: server }),
  };
  await fill(20_000, env);
  const services = await open(env);
  try {
    const now = new Date();
    await prepareAlerts(services, now);
    const start = performance.now();
    let looked = 0;
    let longest = 0;
    for (;;) {
      const from = performance.now();
      const count = await sendAlerts(services, now);
      if (!count) break;
      looked += count;
      longest = Math.max(longest, performance.now() - from);
    }
    const seconds = round((performance.now() - start) / 1000);
    const mails = await countOf(services, sql`pgboss.job where name = 'mail'`);
    const again = await sendAlerts(services, now);
    return [
      {
        database: services.database.kind,
        jobs: await countOf(services, sql`jobs`),
        alerts: looked,
        "different searches": await countOf(
          services,
          sql`(select distinct brand, query from saved_searches) one`,
        ),
        "new jobs": await countOf(services, sql`jobs where created_at > ${yesterday(now)}`),
        mails,
        seconds,
        "alerts a second": Math.round(looked / seconds),
        "slowest batch of 5,000": round(longest / 1000),
        target: `${seconds} < ${limit}: ${verdict(seconds < limit)}`,
        "none twice": `${again} = 0: ${verdict(again === 0)}`,
      },
    ];
  } finally {
    await services.close();
  }
};

const yesterday = (now: Date) => sql`${new Date(now.getTime() - day).toISOString()}::timestamptz`;

const countOf = async ({ db }: Services, from: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await db.execute(sql`select count(*)::int as count from ${from}`);
  return rows[0]!["count"] as number;
};

/** One job in twenty was added within a day; the popular searches have the most alerts (Zipf). */
const prepareAlerts = async ({ db, brands }: Services, now: Date): Promise<void> => {
  await db.execute(sql`delete from pgboss.job where name = 'mail'`);
  await db.execute(sql`delete from saved_searches`);
  // When a job was added is not searched: the vectors of the search stay as they are.
  await db.execute(sql`alter table jobs disable trigger user`);
  await db.execute(sql`update jobs set created_at = ${now.toISOString()}::timestamptz
    - case when id % 20 = 0 then interval '3 hours' else interval '3 days' end`);
  await db.execute(sql`alter table jobs enable trigger user`);
  const brand = brands.find((one) => one.default)!.id;
  const plain = searches.map(({ body }) => body);
  const queries = Array.from({ length: differentSearches }, (_, at) =>
    savedQuery({
      ...plain[at % plain.length]!,
      states: at >= plain.length ? [(at % 8) + 1] : undefined,
      min_salary: at >= plain.length ? 20_000 + Math.floor(at / plain.length) * 500 : undefined,
    } as Parameters<typeof savedQuery>[0]),
  );
  for (let from = 0; from < alerts; from += 5_000) {
    const rows = Array.from({ length: 5_000 }, (_, at) => ({
      email: `seeker-${from + at}@example.com`,
      // Zipf: the search of rank r has a share of about 1/r.
      query: queries[Math.floor(differentSearches ** ((from + at + 0.5) / alerts)) - 1] ?? "",
    }));
    await db.execute(sql`
      insert into saved_searches (email, brand, origin, name, query, frequency, confirmed_at, next_at, looked_at)
      select email, ${brand}, 'http://localhost', 'A search', query, 'daily', ${yesterday(now)},
        ${now.toISOString()}::timestamptz, ${yesterday(now)}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (email text, query text)`);
  }
};
