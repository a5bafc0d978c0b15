import { and, desc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import type { Fingerprint } from "../../../releases/fingerprint.ts";
import type { ReleaseFolder } from "../../../releases/folders.ts";
import type { Services } from "../../http/context.ts";
import type { Db } from "../../platform/database/open.ts";
import { findCopy } from "./fetch-release.ts";
import { dropPacks, readManifest, storeRelease } from "./packs.ts";
import { registeredReleases, servedReleases } from "./tables.ts";

type Needs = Pick<Services, "db" | "store">;
export type RegisteredRow = typeof registeredReleases.$inferSelect;

/** Which servers show the same release: those with equal settings and equal code. */
export type Servers = Pick<Fingerprint, "settings" | "server">;

/** The channel on which a change of what is served, or of published files, is announced. */
export const channel = "signboard_releases";
/** How many releases of the same servers are kept to go back to, besides the served one. */
const kept = 5;
/** How long releases of code that no server is started with any more are kept, in milliseconds. */
const keptMs = 30 * 24 * 60 * 60_000;

const of = ({ settings, server }: Servers) =>
  and(eq(registeredReleases.settings, settings), eq(registeredReleases.server, server));

/** What these servers show; undefined before the first release. */
export const servedRelease = async (servers: Servers, db: Db) => {
  const [row] = await db
    .select({ release: registeredReleases, served: servedReleases })
    .from(servedReleases)
    .innerJoin(registeredReleases, eq(registeredReleases.id, servedReleases.releaseId))
    .where(and(eq(servedReleases.settings, servers.settings), eq(servedReleases.server, servers.server)));
  return row && { ...row.served, release: row.release };
};

/** The registered releases of these servers, the newest first. */
export const registeredOf = (servers: Servers, db: Db): Promise<RegisteredRow[]> =>
  db.select().from(registeredReleases).where(of(servers)).orderBy(desc(registeredReleases.createdAt));

/** Puts a release that is on this disk into the object store, unless it is there. */
export const register = async (
  dist: string,
  release: ReleaseFolder,
  { db, store }: Needs,
): Promise<RegisteredRow> => {
  const all = await registeredOf(release, db);
  const known = all.find((row) => findCopy(dist, row)?.id === release.id);
  if (known) return known;
  const before = all[0] && (await readManifest(all[0].manifest, store).catch(() => undefined));
  const stored = await storeRelease(dist, release, store, before);
  const { id: name, folder: _, ...stamp } = release;
  const { settings, server, sources } = stamp;
  const [row] = await db
    .insert(registeredReleases)
    .values({ name, settings, server, sources, stamp, ...stored })
    .returning();
  return row!;
};

/**
 * Makes all servers show a registered release.
 * @param options.instead only where they show this one: of several processes that publish what is due, one does.
 * @returns whether it did.
 */
export const serveRelease = async (
  { id: releaseId, settings, server }: Pick<RegisteredRow, "id" | "settings" | "server">,
  { db, store }: Needs,
  { isRolledBack = false, instead }: { isRolledBack?: boolean; instead?: string } = {},
): Promise<boolean> => {
  const changed = await db.transaction(async (tx) => {
    const set = {
      releaseId,
      isRolledBack,
      version: sql`${servedReleases.version} + 1`,
      changedAt: new Date(),
    };
    const rows = await tx
      .insert(servedReleases)
      .values({ settings, server, releaseId, isRolledBack })
      .onConflictDoUpdate({
        target: [servedReleases.settings, servedReleases.server],
        set,
        ...(instead && { setWhere: eq(servedReleases.releaseId, instead) }),
      })
      .returning({ id: servedReleases.releaseId });
    await tx.execute(sql`select pg_notify(${channel}, '')`);
    return rows.length > 0;
  });
  await dropOld({ settings, server }, { db, store });
  return changed;
};

/** Forgets old releases, and those of code that was replaced long ago, with the objects that no other release needs. */
const dropOld = async ({ settings, server }: Servers, { db, store }: Needs): Promise<void> => {
  const longAgo = new Date(Date.now() - keptMs);
  const replaced = and(
    eq(servedReleases.settings, settings),
    ne(servedReleases.server, server),
    lt(servedReleases.changedAt, longAgo),
  );
  await db.delete(servedReleases).where(replaced);
  const served = new Set(
    (await db.select({ id: servedReleases.releaseId }).from(servedReleases)).map(({ id }) => id),
  );
  const all = await db.select().from(registeredReleases).orderBy(desc(registeredReleases.createdAt));
  const ours = all.filter((row) => row.settings === settings);
  const old = [
    ...ours.filter((row) => row.server === server).slice(kept),
    ...ours.filter((row) => row.server !== server && row.createdAt < longAgo),
  ].filter(({ id }) => !served.has(id));
  if (!old.length) return;
  const gone = new Set(old.map(({ id }) => id));
  await db.delete(registeredReleases).where(inArray(registeredReleases.id, [...gone]));
  const objectsOf = (rows: readonly RegisteredRow[]) =>
    new Set(rows.flatMap(({ packs, manifest }) => [...packs, manifest]));
  const needed = objectsOf(all.filter(({ id }) => !gone.has(id)));
  await dropPacks(
    [...objectsOf(old)].filter((digest) => !needed.has(digest)),
    store,
  );
};
