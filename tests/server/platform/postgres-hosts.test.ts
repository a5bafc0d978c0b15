import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { otherAddresses } from "../../../src/commands/doctor/other-addresses.ts";
import { readConfig } from "../../../src/runtime/config.ts";
import { explainFailure } from "../../../src/server/platform/database/explain-failure.ts";
import { migratePostgres } from "../../../src/server/platform/database/migrate-postgres.ts";
import type { Database } from "../../../src/server/platform/database/open.ts";
import { openPostgres } from "../../../src/server/platform/database/open-postgres.ts";
import { connectionTo } from "../../../src/server/platform/database/postgres-host.ts";
import { openQueue } from "../../../src/server/platform/queue/open-queue.ts";
import { hasPostgres, owner, ownPostgres, query, type OwnPostgres } from "../own-postgres.ts";

describe.skipIf(!hasPostgres)("PostgreSQL on two servers, of which one follows the other", () => {
  let primary: OwnPostgres;
  let replica: OwnPostgres;
  const opened: Database[] = [];
  const hostOf = ({ url }: OwnPostgres) => new URL(url).host;
  /** The standby is named first. */
  const both = (wanted: string) =>
    `postgres://postgres@${hostOf(replica)},${hostOf(primary)}/postgres?target_session_attrs=${wanted}`;
  const open = async (...args: Parameters<typeof openPostgres>) => {
    const database = await openPostgres(...args);
    opened.push(database);
    return database;
  };
  const isStandby = async ({ db }: Pick<Database, "db">) => {
    const { rows } = await db.execute(sql`select pg_is_in_recovery() as is`);
    return rows[0]!["is"];
  };
  const explained = (address: string) => openPostgres(address, 1).then(() => "opened", explainFailure);

  beforeAll(async () => {
    primary = (await ownPostgres({ args: ["-F"] }))!;
    replica = await primary.replica();
    await migratePostgres(connectionTo(primary.url));
  });
  afterAll(async () => {
    for (const { close } of opened) await close();
    await primary.remove();
    await replica.remove();
  });

  it("says in a sentence what is wrong with an address", async () => {
    expect(await explained(replica.url)).toMatch(
      /^it is a standby, which accepts no writes: name the primary/,
    );
    expect(await explained("postgres://postgres@127.0.0.1:1/postgres")).toMatch(
      /^nothing listens there: .* \(connect ECONNREFUSED/,
    );
    expect(await explained(`${primary.url}-of-others`)).toMatch(/^it has no database of this name/);
    expect(await explained(`${primary.url}?sslmode=require`)).toMatch(/^it offers no TLS/);
    const nobodys = new URL(primary.url);
    nobodys.hostname = "nowhere.invalid";
    expect(await explained(nobodys.href)).toMatch(
      /^(there is no host of this name|the name of the host cannot)/,
    );
  });

  it("gives up on migrations that another process keeps locked, and says how to find it", async () => {
    const other = new pg.Client(primary.url);
    await other.connect();
    await other.query("select pg_advisory_lock(762001)");
    await expect(migratePostgres(connectionTo(primary.url), 50)).rejects.toThrow(
      /another process holds a lock/,
    );
    await other.end();
  });

  it("compares the certificate with the name of the host that it connects to", async () => {
    const folder = mkdtempSync(join(tmpdir(), "signboard-tls-"));
    const files = { cert: join(folder, "cert.pem"), key: join(folder, "key.pem") };
    execFileSync(
      "openssl",
      [
        ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
        ...["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
        ...["-keyout", files.key, "-out", files.cert],
      ],
      { stdio: "ignore" },
    );
    const { uid, gid } = owner();
    if (uid !== undefined) for (const path of [folder, ...Object.values(files)]) chownSync(path, uid, gid!);
    await query(primary.url, `alter system set ssl_cert_file = '${files.cert}'`);
    await query(primary.url, `alter system set ssl_key_file = '${files.key}'`);
    await query(primary.url, "alter system set ssl = on");
    await query(primary.url, "select pg_reload_conf()");
    const { port } = new URL(primary.url);
    const at = (hosts: string, mode = `verify-full&sslrootcert=${files.cert}`) =>
      `postgres://postgres@${hosts}/postgres?sslmode=${mode}`;
    await vi.waitFor(async () => expect(await explained(at(`127.0.0.1:${port}`, "require"))).toBe("opened"));
    expect(await explained(at(`localhost:${port}`))).toBe("opened");
    expect(await explained(at(`127.0.0.1:1,localhost:${port}`))).toBe("opened");
    expect(await explained(at(`127.0.0.1:${port}`))).toMatch(/^its certificate is for another name/);
    expect(await explained(at(`localhost:${port}`, "verify-full"))).toMatch(/of an unknown authority/);
    rmSync(folder, { recursive: true });
  });

  it("reads what may lag from the replica once it has the latest, and from the primary when it is away", async () => {
    const database = await open(primary.url, 2, {}, { read: both("prefer-standby") });
    expect(await isStandby(database)).toBe(false);
    await database.db.execute(sql`create table latest as select 1 as one`);
    const replicaDb = await database.readDb();
    expect(await isStandby({ db: replicaDb })).toBe(true);
    expect((await replicaDb.execute(sql`select one from latest`)).rows).toEqual([{ one: 1 }]);
    const away = await open(primary.url, 2, {}, { read: "postgres://postgres@127.0.0.1:1/postgres" });
    expect(await away.readDb()).toBe(away.db);
  });

  it("has other addresses that doctor tries", async () => {
    const doctor = (env: Record<string, string>) =>
      otherAddresses({
        config: readConfig({ DATABASE_URL: primary.url, ...env }),
        ...{ env: {}, brands: [], database: { level: "ok", says: "" } },
      });
    expect(await doctor({ LISTEN_DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url })).toMatchObject([
      { level: "ok" },
      { level: "ok" },
    ]);
    expect(await doctor({ DATABASE_READ_URL: "postgres://postgres@127.0.0.1:1/postgres" })).toEqual([
      {
        level: "warning",
        says: expect.stringMatching(/the primary is read instead: nothing listens/) as string,
      },
    ]);
    expect(await doctor({ LISTEN_DATABASE_URL: replica.url, DATABASE_READ_URL: primary.url })).toMatchObject([
      { says: expect.stringContaining("a standby: name the primary") as string },
      { says: expect.stringContaining("saves the primary nothing") as string },
    ]);
  });

  it("writes to the one that accepts writes, also once the other one is promoted", async () => {
    const database = await open(both("read-write"), 2);
    expect(await isStandby(database)).toBe(false);
    const queue = await openQueue(database, { works: true });
    await primary.end("SIGKILL");
    await query(replica.url, "select pg_promote()");
    await vi.waitFor(() => database.db.execute(sql`insert into latest values (2)`), 30_000);
    await vi.waitFor(() => queue.boss.getQueues(), 30_000);
    await queue.close();
  });
});
