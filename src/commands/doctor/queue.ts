import { ok, warning, type Check } from "./check.ts";

/** Mail that waits longer than this many seconds is late. */
const late = 600;

/** Whether mail leaves the queue: how many wait, for how long, and how many could not be sent. */
export const queue: Check = async ({ database }) => {
  if ("level" in database) return [];
  const [found] = await database.query("select to_regclass('pgboss.job') is not null as made");
  if (!found!["made"]) return [ok("The first start makes the queue.")];
  const [row] = await database.query(
    `select count(*) filter (where name = 'mail' and state <= 'active')::int as waiting,
       count(*) filter (where name = 'dead-mail' and state < 'active')::int as dead,
       coalesce(extract(epoch from now() - min(created_on) filter (where name = 'mail' and state < 'active')), 0)::int as oldest
     from pgboss.job`,
  );
  const { waiting, dead, oldest } = row as { waiting: number; dead: number; oldest: number };
  const waits = `${waiting} mails wait to be sent`;
  return [
    oldest > late
      ? warning(
          `${waits}, the oldest for ${Math.round(oldest / 60)} minutes: npm run queue says why; no worker may be running.`,
        )
      : ok(`${waits}.`),
    ...(dead
      ? [warning(`${dead} mails could not be sent: npm run queue lists them and sends them again.`)]
      : []),
  ];
};
