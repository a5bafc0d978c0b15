import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { backups } from "../../../src/commands/doctor/backups.ts";
import { readConfig } from "../../../src/runtime/config.ts";
import { lastBackup } from "../../../src/server/platform/backups/last-backup.ts";
import { openPostgres } from "../../../src/server/platform/database/open-postgres.ts";
import { hasPgbackrest, pgbackrest as program } from "../database-programs.ts";
import { owner, ownPostgres, query, type OwnPostgres } from "../own-postgres.ts";

describe.skipIf(!hasPgbackrest)("backups by pgBackRest, as its how-to sets them up", () => {
  let folder: string;
  let postgres: OwnPostgres;
  const file = () => join(folder, "pgbackrest.conf");
  const pgbackrest = (...args: string[]) =>
    execFileSync(program, [`--config=${file()}`, "--stanza=signboard", ...args], {
      ...owner(),
      encoding: "utf8",
    });
  const rows = async (text: string) => {
    const client = new pg.Client(postgres.url);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const archiveBy = async (command: string) => {
    await query(postgres.url, `alter system set archive_command = '${command}'`);
    await query(postgres.url, "select pg_reload_conf()");
  };
  const doctor = () =>
    backups({
      config: readConfig({ DATABASE_URL: postgres.url }),
      env: {},
      brands: [],
      database: { name: "PostgreSQL", query: rows, close: async () => undefined },
    });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "signboard-pgbackrest-"));
    postgres = (await ownPostgres({ args: ["-F", "-c", "archive_mode=on"] }))!;
    writeFileSync(
      file(),
      [
        "[global]",
        ...["repo1", "lock", "spool"].map((kind) => `${kind}-path=${join(folder, kind)}`),
        ...[
          "repo1-retention-full=2",
          "start-fast=y",
          "compress-type=none",
          "log-level-console=warn",
          "log-level-file=off",
        ],
        "[signboard]",
        `pg1-path=${postgres.data}`,
        `pg1-socket-path=${dirname(postgres.data)}`,
        `pg1-port=${new URL(postgres.url).port}\n`,
      ].join("\n"),
    );
    const { uid, gid } = owner();
    if (uid !== undefined) for (const path of [folder, file()]) chownSync(path, uid, gid!);
    await openPostgres(postgres.url, 1).then(({ close }) => close());
    pgbackrest("stanza-create");
    await archiveBy(`${program} --config=${file()} --stanza=signboard archive-push %p`);
  });
  afterAll(async () => {
    await postgres.remove();
    rmSync(folder, { recursive: true });
  });

  it("are missed by doctor until the first one is recorded", async () => {
    expect(await doctor()).toEqual([
      { level: "warning", says: expect.stringContaining("No backup was recorded") as string },
    ]);
    pgbackrest("check");
    pgbackrest("backup", "--type=full");
    await query(postgres.url, "insert into backups default values");
    expect(await doctor()).toEqual([
      { level: "ok", says: "The last backup (pgbackrest) ended 0 hours ago." },
    ]);
    const database = await openPostgres(postgres.url, 1);
    expect(await lastBackup(database.db)).toBeInstanceOf(Date);
    await database.close();
  });

  it("restore the moment before a mistake, with what was written since the backup", async () => {
    await query(postgres.url, "insert into backups values (now(), 'by hand')");
    // pgBackRest knows the end of a backup by the second.
    await vi.waitFor(async () => {
      const [since] = await rows("select now() - min(made_at) > '2 seconds' as later from backups");
      expect(since).toEqual({ later: true });
    }, 10_000);
    const [moment] = await rows("select now()::text as at");
    await query(postgres.url, "delete from backups");
    await query(postgres.url, "select pg_switch_wal()");
    await vi.waitFor(async () => {
      const [archive] = await rows(
        "select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) as done from pg_stat_archiver",
      );
      expect(archive).toEqual({ done: true });
    }, 30_000);
    await postgres.end("SIGINT");
    pgbackrest(
      "restore",
      "--delta",
      "--type=time",
      `--target=${String(moment!["at"])}`,
      "--target-action=promote",
    );
    await postgres.start();
    await vi.waitFor(
      async () => expect(await rows("select pg_is_in_recovery() as is")).toEqual([{ is: false }]),
      30_000,
    );
    expect(await rows("select tool from backups order by tool")).toEqual([
      { tool: "by hand" },
      { tool: "pgbackrest" },
    ]);
  });

  it("are said by doctor to lack what PostgreSQL cannot archive", async () => {
    await archiveBy("false");
    await query(postgres.url, "select pg_switch_wal()");
    await vi.waitFor(
      async () =>
        expect(await doctor()).toContainEqual({
          level: "warning",
          says: expect.stringMatching(/^PostgreSQL cannot archive 0000/) as string,
        }),
      30_000,
    );
  });
});
