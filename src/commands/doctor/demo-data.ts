import { ownWork, verifyPassword } from "../../server/auth/password.ts";
import { demoPassword, demoSeekers } from "../../server/demo/seekers.ts";
import { thousands } from "../../contract/thousands.ts";
import { ok, warning, wrong, type Check } from "./check.ts";

const emails = demoSeekers.map(({ email }) => email);
/** Safe to quote by hand: the addresses are constants of this program. */
const quoted = emails.map((email) => `'${email}'`).join(", ");

/** Whether a public installation contains demo data. */
export const demoData: Check = async ({ config, database }) => {
  if ("level" in database) return [];
  const [found] = await database.query("select to_regclass('public.seekers') is not null as made");
  if (!found!["made"]) return [];
  const [jobs] = await database.query("select count(*)::int as count from jobs where source = 'demo'");
  const rows = await database.query(
    `select email, password_hash as hash from seekers where email = any($1)`,
    [emails],
  );
  const known = await Promise.all(
    rows.map(({ hash }) => verifyPassword(demoPassword, String(hash), ownWork)),
  );
  const open = rows.filter((_, index) => known[index]).map(({ email }) => email);
  const count = Number(jobs!["count"]);
  // There is no command-line client for the embedded database.
  const fix = (sql: string) => (config.DATABASE_URL ? sql : "begin with an empty DATA_DIR.");
  if (config.NODE_ENV !== "production")
    return [ok(`${thousands(count)} demo jobs, ${open.length} demo seekers.`)];
  return [
    open.length
      ? wrong(
          `${open.join(" and ")} can sign in with a published password: ${fix(`delete from seekers where email in (${quoted});`)}`,
        )
      : ok("No demo seekers."),
    count
      ? warning(
          `${thousands(count)} of the jobs are invented: ${fix("delete from jobs where source = 'demo' and id not in (select job_id from applications);")}`,
        )
      : ok("No demo jobs."),
  ];
};
