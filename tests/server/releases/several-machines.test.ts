import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openPostgres } from "../../../src/server/platform/database/open-postgres.ts";
import type { Database } from "../../../src/server/platform/database/open.ts";
import { editorDrafts, editorPublications } from "../../../src/server/editor/tables.ts";
import { registeredReleases } from "../../../src/server/releases/registry/tables.ts";
import { hasPostgres, ownPostgres, type OwnPostgres } from "../own-postgres.ts";
import { ownServer } from "../own-server.ts";
import { account, startS3Peer } from "../platform/s3-peer.ts";
import { CopyWithServer, patient } from "./copy-with-server.ts";

// What an operator and editors do on one of two machines, seen on the other.
describe.skipIf(!hasPostgres)("two checkouts on one PostgreSQL and one object store", () => {
  let postgres: OwnPostgres;
  let peer: Awaited<ReturnType<typeof startS3Peer>>;
  let database: Database | undefined;
  let machines: CopyWithServer[] = [];
  const data = mkdtempSync(join(tmpdir(), "signboard-machines-"));

  const prepare = (name: string): Promise<CopyWithServer> =>
    CopyWithServer.make(
      name,
      {
        ...ownServer(join(data, name)),
        ...{ DATABASE_URL: postgres.url, SHARED_RELEASES: "true", SITE_EDITOR: "true" },
        ...{ S3_ENDPOINT: peer.endpoint, S3_BUCKET: account.bucket, S3_REGION: account.region },
        ...{ S3_ACCESS_KEY_ID: account.accessKeyId, S3_SECRET_ACCESS_KEY: account.secretAccessKey },
        SECRET: "a secret of all machines, long enough to sign",
      },
      true,
    );
  /** Waits until all machines answer so. */
  const allShow = (path: string, status: number): Promise<void> =>
    vi.waitFor(async () => {
      for (const machine of machines)
        expect((await machine.get(path)).status, machine.log.slice(-2000)).toBe(status);
    }, patient);
  /** Leaves to the servers what an editor has published, or scheduled. */
  const publish = async (slug: string, action: "publish" | "schedule", publishAt = ""): Promise<void> => {
    const fields = {
      ...{ title: `What is new: ${slug}`, slug, author: "Robin", date: "2026-03-02", updated: "" },
      description: "What a day in the paint shop is like, from the first car to the last coat.",
      ...{ publish_at: publishAt, tags: [], image: null, body: `Words of ${slug}.` },
    };
    const place = { brand: "automotive", collection: "blogs" as const, slug };
    const [draft] = await database!.db
      .insert(editorDrafts)
      .values({ ...place, fields, changedBy: "Robin" })
      .returning();
    await database!.db.insert(editorPublications).values({
      ...{ draftId: draft!.id, version: 1, action, fields },
      ...{ by: "Robin", email: "robin@example.com" },
    });
  };

  beforeAll(async () => {
    postgres = (await ownPostgres({ args: ["-F"] }))!;
    peer = await startS3Peer();
    machines = [await prepare("one"), await prepare("other")];
    await machines[0]!.start();
    database = await openPostgres(postgres.url, 2);
    await publish("a-day-in-the-paint-shop", "publish");
    await publish("waiting", "schedule", new Date(Date.now() + 90_000).toISOString());
    // A start goes on with what waits.
    await machines[1]!.start();
  }, 900_000);
  afterAll(async () => {
    for (const machine of machines) await machine.remove();
    await database?.close();
    await peer.close();
    await postgres.remove();
    rmSync(data, { recursive: true });
  });

  it("the second machine starts with the release that the first has made", async () => {
    expect(machines[0]!.log).toContain("Building the sites");
    expect(machines[1]!.log).not.toContain("Building the sites");
    await allShow("/", 200);
  });

  it("what an editor publishes on one machine is shown by the other, and written to its checkout", async () => {
    await allShow("/page/a-day-in-the-paint-shop", 200);
    const written = "src/content/blogs/automotive/a-day-in-the-paint-shop.md";
    await vi.waitFor(() => expect(existsSync(join(machines[0]!.folder, written))).toBe(true), patient);
  }, 900_000);

  it("a page is published at its moment by all, with one build, and going back on one is going back on all", async () => {
    await allShow("/page/waiting", 200);
    const made = await database!.db.select().from(registeredReleases);
    const sources = made.toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt))[0]!.sources;
    expect(made.filter((row) => row.sources === sources)).toHaveLength(2);
    const { folder, env } = machines[1]!;
    // The store is in this process, which must not wait.
    await promisify(execFile)("npm", ["run", "--silent", "rollback"], { cwd: folder, env });
    await allShow("/page/waiting", 404);
  }, 900_000);
});
