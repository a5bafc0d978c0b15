import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pgbouncer } from "../../tests/server/database-programs.ts";
import { owner } from "../../tests/server/own-postgres.ts";
import { fillTemplate } from "./fill-template.ts";
import { startProgram, type Programs } from "./programs.ts";

const port = "6432";

/** Starts PgBouncer before the primary. @returns its address and port. */
export const startPgbouncer = (
  programs: Programs,
  host: string,
  { primary, user, password }: { primary: string; user: string; password: string },
): string => {
  const folder = join(programs.folder, "pgbouncer");
  mkdirSync(folder);
  const file = fillTemplate("pgbouncer.ini", join(folder, "pgbouncer.ini"), {
    ...{ HOST: host, PGBOUNCER_PORT: port, FOLDER: folder },
    PRIMARY_PORT: primary.split(":")[1]!,
  });
  const users = join(folder, "userlist.txt");
  writeFileSync(users, `"${user}" "${password}"\n`, { mode: 0o600 });
  const as = owner();
  if (as.uid !== undefined) for (const path of [folder, file, users]) chownSync(path, as.uid, as.gid!);
  startProgram(programs, "pgbouncer", [pgbouncer, "-q", file], as);
  return `${host}:${port}`;
};
