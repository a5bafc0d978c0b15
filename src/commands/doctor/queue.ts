import { applicationMail, applicationStatusMail } from "../../server/applications/mails.ts";
import { hiringJob } from "../../server/hiring/queue-delivery.ts";
import {
  receivedApplicationChangeMail,
  receivedApplicationMail,
} from "../../server/received-applications/mails.ts";
import { ok, warning, type Check } from "./check.ts";

/** What waits longer than this many seconds is late. */
export const late = 600;

/** Mails without which a seeker or an employer does not know of an application. */
const aboutApplications = [
  applicationMail,
  applicationStatusMail,
  receivedApplicationMail,
  receivedApplicationChangeMail,
].map(({ name }) => name);

interface Row {
  waiting: number;
  dead: number;
  oldest: number;
  /** Late mails, and dead letters, about applications. */
  stuck: number;
}

/** Whether mail leaves the queue: how many wait, for how long, and how many could not be sent. */
export const queue: Check = async ({ database }) => {
  if ("level" in database) return [];
  const [found] = await database.query("select to_regclass('pgboss.job') is not null as made");
  if (!found!["made"]) return [ok("The first start makes the queue.")];
  const [row] = await database.query(
    `with mails as (select *, name = 'mail' and state <= 'active' as waits,
         name = 'dead-mail' and state < 'active' and data ->> 'job' is distinct from $1 as dead,
         name = 'mail' and state < 'active' and created_on < now() - make_interval(secs => $2) as late
       from pgboss.job where name in ('mail', 'dead-mail'))
     select count(*) filter (where waits)::int as waiting, count(*) filter (where dead)::int as dead,
       count(*) filter (where (dead or late) and data ->> 'job' = any($3))::int as stuck,
       coalesce(extract(epoch from now() - min(created_on) filter (where name = 'mail' and state < 'active')), 0)::int as oldest
     from mails`,
    [hiringJob.name, late, aboutApplications],
  );
  const { waiting, dead, oldest, stuck } = row as unknown as Row;
  const waits = `${waiting} mails wait to be sent`;
  return [
    oldest > late
      ? warning(
          `${waits}, the oldest for ${Math.round(oldest / 60)} minutes: npm run signboard -- queue says why; no worker may be running.`,
        )
      : ok(`${waits}.`),
    ...(dead
      ? [
          warning(
            `${dead} mails could not be sent: npm run signboard -- queue lists them and sends them again.`,
          ),
        ]
      : []),
    ...(stuck
      ? [
          warning(
            `${stuck} of these late and failed mails are about applications: seekers or employers do not know of them.`,
          ),
        ]
      : []),
  ];
};
