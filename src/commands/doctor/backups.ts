import { ok, warning, type Check } from "./check.ts";

/** A daily backup may be late by two hours. */
const lateHours = 26;
const guide = "docs/how-to/back-up-postgresql.md";

/** Whether a PostgreSQL has a backup of the last day, and its archive of the write-ahead log works where it has one. */
export const backups: Check = async ({ config, database }) => {
  if ("level" in database || !config.DATABASE_URL) return [];
  const [made] = await database.query("select to_regclass('backups') is not null as made");
  if (!made!["made"]) return [];
  const [last] = await database.query(
    "select tool, extract(epoch from now() - made_at)::float8 / 3600 as hours from backups order by made_at desc limit 1",
  );
  const [archive] = await database.query(
    "select last_failed_wal as failed from pg_stat_archiver where last_failed_time > coalesce(last_archived_time, '-infinity')",
  );
  return [
    last
      ? ageOf(last as unknown as Backup)
      : warning(`No backup was recorded: ${guide} says how to make them.`),
    ...(archive
      ? [
          warning(
            `PostgreSQL cannot archive ${String(archive["failed"])}: its log says why, and its disk fills up.`,
          ),
        ]
      : []),
  ];
};

interface Backup {
  tool: string;
  hours: number;
}

const ageOf = ({ tool, hours }: Backup) => {
  const says = `The last backup (${tool}) ended ${Math.round(hours)} hours ago`;
  return hours > lateHours ? warning(`${says}: look at what makes it, ${guide}.`) : ok(`${says}.`);
};
