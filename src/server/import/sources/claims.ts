import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { feedSources } from "../tables.ts";

/** A source that this process may fetch until `claimedUntil`, which only its owner renews. */
export type ClaimedSource = typeof feedSources.$inferSelect & { claimedUntil: Date };

/** A process that ended while it fetched is noticed after this time. */
const leaseMs = 5 * 60_000;
const usualRenewMs = 10_000;
/** Feeds that are fetched at once, in all processes. */
const maxAtOnce = 3;
/** The longest rest of a feed that fails, in minutes. */
export const maxRest = 24 * 60;

/**
 * Claims a source for this process; null when none is due, when it is being fetched, or when enough others are. Feeds that
 * failed the last time leave one place to the others. Times further ahead than any that are set here were set by a clock
 * that has been set back since, and do not count.
 */
export const claim = async (
  db: Db,
  now: Date,
  which: { name: string } | "due",
): Promise<ClaimedSource | null> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(762007)`);
    const at = (ms: number) => sql`${new Date(now.getTime() + ms).toISOString()}::timestamptz`;
    const { claimedUntil, everyMinutes, nextAt, failures } = feedSources;
    const isBusy = sql`coalesce(${claimedUntil} > ${at(0)} and ${claimedUntil} <= ${at(2 * leaseMs)}, false)`;
    const busy = which === "due" ? await tx.$count(feedSources, isBusy) : 0;
    if (busy >= maxAtOnce) return null;
    const isLate = or(
      isNull(nextAt),
      sql`${nextAt} <= ${at(0)}`,
      sql`${nextAt} > ${at(60 * 60_000)} + make_interval(mins => greatest(${everyMinutes}, ${maxRest}))`,
    );
    const isDue = and(
      sql`${everyMinutes} is not null`,
      isLate,
      busy === maxAtOnce - 1 ? eq(failures, 0) : undefined,
    );
    const [match] = await tx
      .select()
      .from(feedSources)
      .where(and(sql`not ${isBusy}`, which === "due" ? isDue : eq(feedSources.name, which.name)))
      .orderBy(asc(nextAt))
      .limit(1);
    if (!match) return null;
    const claimed = { ...match, claimedUntil: new Date(now.getTime() + leaseMs) };
    await tx
      .update(feedSources)
      .set({ claimedUntil: claimed.claimedUntil })
      .where(eq(feedSources.id, match.id));
    return claimed;
  });

/** Ends the claims on the embedded database when it is opened: as only one process opens it, theirs has ended. */
export const freeClaims = async (db: Db): Promise<void> =>
  void (await db.update(feedSources).set({ claimedUntil: null }));

/** A claim while its source is fetched. */
interface HeldClaim {
  /** Aborted when the claim is no longer ours. */
  lost: AbortSignal;
  /** Ends the claim and notes what the fetch did, unless it is no longer ours. */
  release: (values?: Partial<typeof feedSources.$inferInsert>) => Promise<void>;
}

/** Renews a claim until it is released. */
export const holdClaim = (db: Db, { id, claimedUntil }: ClaimedSource, renewMs = usualRenewMs): HeldClaim => {
  let until = claimedUntil;
  const lost = new AbortController();
  const set = async (values: Partial<typeof feedSources.$inferInsert>): Promise<boolean> => {
    const kept = await db
      .update(feedSources)
      .set(values)
      .where(and(eq(feedSources.id, id), eq(feedSources.claimedUntil, until)))
      .returning({ id: feedSources.id });
    return kept.length > 0;
  };
  const renew = async () => {
    const next = new Date(Date.now() + leaseMs);
    if (await set({ claimedUntil: next })) until = next;
    else lost.abort(new Error("the feed was removed or changed, or another process fetches it"));
  };
  let renewing = Promise.resolve();
  // A database that is away for a moment may be back the next time.
  const timer = setInterval(() => {
    renewing = renewing.then(renew).catch(() => undefined);
  }, renewMs);
  timer.unref();
  return {
    lost: lost.signal,
    release: async (values) => {
      clearInterval(timer);
      await renewing;
      await set({ ...values, claimedUntil: null });
    },
  };
};
