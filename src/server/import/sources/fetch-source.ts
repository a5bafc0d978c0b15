import { and, eq, sql } from "drizzle-orm";
import { errorText } from "../../../runtime/error-for-log.ts";
import type { Config } from "../../../runtime/config.ts";
import type { Services } from "../../http/context.ts";
import type { Db } from "../../platform/database/open.ts";
import { fetchFeed, type FeedRequest } from "../../platform/network/fetch-feed.ts";
import { FetchFault } from "../../platform/network/fetch-fault.ts";
import { isPublicAddress } from "../../platform/network/is-public-address.ts";
import { FeedUnreadable } from "../feed-job.ts";
import { importFile } from "../import-file.ts";
import { exitCodes, openProblemList, outcomeOf, reportText } from "../report-text.ts";
import { feedSources } from "../tables.ts";

type FeedSource = typeof feedSources.$inferSelect;

/** What fetching and importing needs. */
export interface FetchServices extends Pick<Services, "db" | "store" | "brands"> {
  config: Pick<Config, "FEED_NETWORKS">;
}

/** How long a feed's server is waited for. */
export type FetchTimes = Pick<FeedRequest, "pauses" | "answerMs">;

/** What a fetch did; `code` as `npm run import` ends with. */
interface FetchResult {
  state: "unchanged" | "changed" | "failed";
  code: 0 | 1 | 2;
  text: string;
}

/** A process that ended while it fetched is noticed after this time. */
const leaseMs = 5 * 60_000;
/** Rejected jobs that a report names; the others are counted. */
const maxRejected = 100;
/** Jobs written at a time, so that visitors are answered in between. */
const batchSize = 100;

/** Feeds that are fetched at once, in all processes: one that hangs keeps none of the others waiting. */
const maxAtOnce = 3;
/** The longest rest of a feed that fails, in minutes. */
const maxRest = 24 * 60;

/** Claims a source for this process; null when none is due, when it is being fetched, or when enough others are. */
export const claim = async (db: Db, now: Date, which: { name: string } | "due"): Promise<FeedSource | null> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(762007)`);
    const isBusy = sql`coalesce(${feedSources.claimedUntil} > ${now.toISOString()}, false)`;
    if (which === "due" && (await tx.$count(feedSources, isBusy)) >= maxAtOnce) return null;
    const [found] = await tx
      .select()
      .from(feedSources)
      .where(
        and(
          sql`not ${isBusy}`,
          which === "due"
            ? sql`${feedSources.everyMinutes} is not null and ${feedSources.nextAt} <= ${now.toISOString()}`
            : eq(feedSources.name, which.name),
        ),
      )
      .orderBy(feedSources.nextAt)
      .limit(1);
    if (found)
      await tx
        .update(feedSources)
        .set({ claimedUntil: new Date(now.getTime() + leaseMs) })
        .where(eq(feedSources.id, found.id));
    return found ?? null;
  });

/** Fetches a claimed source, imports it, closes what it no longer has, and sets when it is due again. */
export const fetchSource = async (
  services: FetchServices,
  source: FeedSource,
  now: Date,
  request: FetchTimes = {},
): Promise<FetchResult & { isNews: boolean }> => {
  const { db } = services;
  const isThis = eq(feedSources.id, source.id);
  const renew = setInterval(() => {
    void db
      .update(feedSources)
      .set({ claimedUntil: new Date(Date.now() + leaseMs) })
      .where(and(isThis, sql`${feedSources.claimedUntil} is not null`))
      .catch(() => undefined);
  }, leaseMs / 5);
  renew.unref();
  let validators: { etag?: string | null; lastModified?: string | null } = {};
  const given = await importAnswer(services, source, now, request, (seen) => (validators = seen)).catch(
    failed,
  );
  clearInterval(renew);
  const failures = given.state === "failed" ? source.failures + 1 : 0;
  const rest = restOf(source.everyMinutes, failures);
  const nextAt = rest === null ? null : new Date(now.getTime() + rest * 60_000);
  const result = {
    ...given,
    text:
      failures > 1 && nextAt
        ? `${given.text}\nIt has failed ${failures} times in a row; the next try is at ${nextAt.toISOString()}.`
        : given.text,
    // A feed that is down for long is told of once, and then once a day.
    isNews: failures < 2 || rest === maxRest,
  };
  await db
    .update(feedSources)
    .set({
      ...validators,
      claimedUntil: null,
      fetchedAt: now,
      failures,
      report: result.text,
      nextAt,
    })
    .where(isThis);
  return result;
};

/** Minutes until it is due again; null for one that only a command fetches. */
const restOf = (everyMinutes: number | null, failures: number): number | null =>
  everyMinutes === null || !failures
    ? everyMinutes
    : Math.max(everyMinutes, Math.min(maxRest, everyMinutes * 2 ** (failures - 1)));

/** Why a feed could not be had or read; null for a fault of ours. */
const reasonOf = (error: unknown): string | null => {
  if (error instanceof FetchFault) return `The feed ${error.message}.`;
  return error instanceof FeedUnreadable ? `The feed cannot be imported. ${error.message}` : null;
};

const failed = (error: unknown): FetchResult => {
  const why = reasonOf(error);
  return {
    state: "failed",
    code: 2,
    text: why ? `${why} Nothing was changed.` : `${errorText(error)} What came before is kept.`,
  };
};

const importAnswer = async (
  services: FetchServices,
  { name, url, options, etag, lastModified, everyMinutes }: FeedSource,
  now: Date,
  times: FetchTimes,
  onRead: (validators: { etag: string | null; lastModified: string | null }) => void,
): Promise<FetchResult> => {
  const own = services.config.FEED_NETWORKS;
  const answer = await fetchFeed(url, {
    etag,
    lastModified,
    isAllowed: (ip) => isPublicAddress(ip) || (own?.has(ip) ?? false),
    ...times,
  });
  if (answer.state === "unchanged")
    return { state: "unchanged", code: 0, text: "The feed is unchanged since the last time." };
  const lines: string[] = [];
  const problems = openProblemList((line) => lines.push(line), { rejected: maxRejected });
  const report = await importFile(services, answer.bytes, {
    ...options,
    source: name,
    now,
    batchSize,
    closeMissing: everyMinutes !== null,
    closeAtMostHalf: true,
    pictures: { store: services.store },
    onProblem: problems.add,
  });
  const text = [...lines, ...problems.rest(), reportText(report, false)].join("\n");
  const isDoubtful = Boolean(report.broken) || ("leftOpen" in report && report.leftOpen > 0);
  // What broke off, or lost most of its jobs, is fetched in full the next time.
  if (!isDoubtful) onRead({ etag: answer.etag, lastModified: answer.lastModified });
  const isChanged =
    report.added + report.updated + report.rejected > 0 || ("closed" in report && report.closed > 0);
  return {
    state: isDoubtful ? "failed" : isChanged ? "changed" : "unchanged",
    code: exitCodes[outcomeOf(report)],
    text,
  };
};
