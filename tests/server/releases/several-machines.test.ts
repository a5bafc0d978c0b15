import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../../../bench/free-port.ts";
import { openPostgres } from "../../../src/server/platform/database/open-postgres.ts";
import type { Database } from "../../../src/server/platform/database/open.ts";
import { editorDrafts, editorPublications } from "../../../src/server/editor/tables.ts";
import { registeredReleases } from "../../../src/server/releases/registry/tables.ts";
import { copyProject } from "../../project-copy.ts";
import { hasPostgres, ownPostgres, type OwnPostgres } from "../own-postgres.ts";
import { ownServer } from "../own-server.ts";
import { account, startS3Peer } from "../platform/s3-peer.ts";

/** A checkout of its own with a server, as on a machine of its own. */
interface Machine {
  copy: string;
  port: number;
  env: NodeJS.ProcessEnv;
  server?: ChildProcess;
  log: string;
}

/** Builds let all other tests go first. */
const patient = { timeout: 240_000, interval: 250 };

// What an operator and editors do on one of two machines, seen on the other.
describe.skipIf(!hasPostgres)("two checkouts on one PostgreSQL and one object store", () => {
  let postgres: OwnPostgres;
  let peer: Awaited<ReturnType<typeof startS3Peer>>;
  let database: Database | undefined;
  const machines: Machine[] = [];
  const data = mkdtempSync(join(tmpdir(), "signboard-machines-"));

  const prepare = async (name: string): Promise<Machine> => {
    const port = await freePort();
    const env = {
      ...ownServer(join(data, name)),
      ...{ DATABASE_URL: postgres.url, SHARED_RELEASES: "true", SITE_EDITOR: "true" },
      ...{ S3_ENDPOINT: peer.endpoint, S3_BUCKET: account.bucket, S3_REGION: account.region },
      ...{ S3_ACCESS_KEY_ID: account.accessKeyId, S3_SECRET_ACCESS_KEY: account.secretAccessKey },
      ...{
        LOG_LEVEL: "info",
        PORT: String(port),
        PUBLIC_PORT: "4321",
        NODE_ENV: "production",
        PUBLIC_HOSTS: "false",
      },
      SECRET: "a secret of all machines, long enough to sign",
    };
    const copy = copyProject(name, ["automotive"], true);
    const machine = { copy, port, env, log: "" };
    machines.push(machine);
    return machine;
  };
  const start = async (machine: Machine): Promise<void> => {
    const { copy, env } = machine;
    machine.log = "";
    const server = spawn("node", ["src/server/main.ts"], {
      cwd: copy,
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    machine.server = server;
    server.stdout.on("data", (chunk) => (machine.log += String(chunk)));
    await vi.waitFor(() => {
      expect(server.exitCode, machine.log).toBeNull();
      expect(machine.log).toContain("http://automotive.localhost:");
    }, patient);
  };
  const stop = async ({ server }: Machine): Promise<void> => {
    server!.kill();
    await once(server!, "exit");
  };
  const statusOf = ({ port }: Machine, path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      request({ port, host: "127.0.0.1", path, headers: { host: "automotive.localhost" } }, (response) => {
        text(response).then(() => resolve(response.statusCode ?? 0), reject);
      })
        .once("error", reject)
        .end();
    });
  /** Waits until all machines answer so. */
  const allShow = (path: string, status: number): Promise<void> =>
    vi.waitFor(async () => {
      for (const machine of machines)
        expect(await statusOf(machine, path), machine.log.slice(-2000)).toBe(status);
    }, patient);
  /** The store is in this process, which must not wait. */
  const npm = ({ copy, env }: Machine, name: string) =>
    promisify(execFile)("npm", ["run", "--silent", name], { cwd: copy, env });
  const article = (name: string, more = "") => `---
title: What a test wrote
description: A page that a test has written, to see when all machines begin to show it.
author: The editors
date: 2026-03-02
${more}---

Words of ${name}.
`;

  beforeAll(async () => {
    postgres = (await ownPostgres({ args: ["-F"] }))!;
    peer = await startS3Peer();
    await start(await prepare("one"));
    await start(await prepare("other"));
    database = await openPostgres(postgres.url, 2);
  }, 900_000);
  afterAll(async () => {
    for (const machine of machines) await stop(machine);
    await database?.close();
    await peer.close();
    await postgres.remove();
    for (const folder of [data, ...machines.map(({ copy }) => copy)]) rmSync(folder, { recursive: true });
  });

  it("the second machine starts with the release that the first has made", async () => {
    expect(machines[0]!.log).toContain("Building the sites");
    expect(machines[1]!.log).not.toContain("Building the sites");
    await allShow("/", 200);
  });

  it("what an editor publishes on one machine is shown by the other, and written to its checkout", async () => {
    const [one, other] = [machines[0]!, machines[1]!];
    const fields = {
      ...{
        title: "A day in the paint shop",
        slug: "a-day-in-the-paint-shop",
        description: "What a day in the paint shop is like, from the first car to the last coat.",
      },
      ...{
        author: "Robin",
        date: "2026-03-02",
        updated: "",
        publish_at: "",
        tags: [],
        image: null,
        body: "Words.",
      },
    };
    const place = { brand: "automotive", collection: "blogs" as const, slug: fields.slug };
    const [draft] = await database!.db
      .insert(editorDrafts)
      .values({ ...place, fields, changedBy: "Robin" })
      .returning();
    await database!.db.insert(editorPublications).values({
      ...{ draftId: draft!.id, version: 1, action: "publish" as const, fields },
      ...{ by: "Robin", email: "robin@example.com" },
    });
    // A start goes on with what waits.
    await stop(other);
    await start(other);
    await allShow(`/page/${fields.slug}`, 200);
    await vi.waitFor(
      () => expect(existsSync(join(one.copy, `src/content/blogs/automotive/${fields.slug}.md`))).toBe(true),
      patient,
    );
  }, 900_000);

  it("a page is published at its moment by all, with one build, and going back on one is going back on all", async () => {
    const publishAt = new Date(Date.now() + 60_000).toISOString();
    for (const { copy } of machines)
      writeFileSync(
        join(copy, "src/content/articles/waiting.md"),
        article("waiting", `publishAt: ${publishAt}\n`),
      );
    await npm(machines[0]!, "build");
    await allShow("/page/waiting", 200);
    const made = await database!.db.select().from(registeredReleases);
    const sources = made.toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt))[0]!.sources;
    expect(made.filter((row) => row.sources === sources)).toHaveLength(2);
    await npm(machines[1]!, "rollback");
    await allShow("/page/waiting", 404);
  }, 900_000);
});
