import { errorText } from "../../../runtime/error-for-log.ts";
import type { Services } from "../../http/context.ts";
import { fetchFeed, type FeedRequest } from "../../platform/network/fetch-feed.ts";
import { FetchFault } from "../../platform/network/fetch-fault.ts";
import { printedLine } from "../../operator/printed-text.ts";
import type { Patience } from "../../platform/network/patience.ts";
import { FeedUnreadable, wholeFile } from "../feed-job.ts";
import { importFile } from "../runs/import-file.ts";
import { exitCodes, openProblemList, outcomeOf, reportText } from "../runs/report-text.ts";
import { untilAborted } from "../runs/until-aborted.ts";
import { holdClaim, maxRest, type ClaimedSource } from "./claims.ts";
import { requestBy, type FeedConfig } from "./request-by.ts";

/** What fetching and importing needs. */
export interface FetchServices extends Pick<Services, "db" | "store" | "brands"> {
  config: FeedConfig;
}

/** How long a feed's server is waited for, and how often the claim is renewed; usual times where one is missing. */
export type FetchTimes = Partial<Pick<FeedRequest, "pauses" | keyof Patience>> & { renewMs?: number };

/** What a fetch did; `code` as `npm run signboard -- import` ends with. */
interface FetchResult {
  state: "unchanged" | "changed" | "failed" | "stopped";
  code: 0 | 1 | 2;
  text: string;
}

/** Rejected jobs that a report names; the others are counted. */
const maxRejected = 100;
/** Jobs written at a time, so that visitors are answered in between. */
const batchSize = 100;

/**
 * Fetches a claimed source, imports it, closes what it no longer has, and sets when it is due again. A stop ends it where
 * it is, and so does the loss of its claim: its source may have been removed or changed meanwhile.
 */
export const fetchSource = async (
  services: FetchServices,
  source: ClaimedSource,
  now: Date,
  { stopping, renewMs, ...times }: FetchTimes & { stopping?: AbortSignal | undefined } = {},
): Promise<FetchResult & { isNews: boolean }> => {
  const held = holdClaim(services.db, source, renewMs);
  const ended = stopping ? AbortSignal.any([held.lost, stopping]) : held.lost;
  let validators: { etag?: string | null; lastModified?: string | null } = {};
  const given = await importAnswer(
    services,
    source,
    now,
    { ...times, signal: ended },
    (seen) => (validators = seen),
  ).catch((error: unknown) => failed(error, ended));
  if (ended.aborted && given.state === "failed") {
    await held.release();
    return { ...given, state: "stopped", isNews: false };
  }
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
  await held.release({ ...validators, fetchedAt: now, failures, report: result.text, nextAt });
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

const failed = (error: unknown, ended: AbortSignal): FetchResult => {
  if (ended.aborted) return { state: "failed", code: 2, text: endedEarly(ended) };
  const why = reasonOf(error);
  return {
    state: "failed",
    code: 2,
    text: why ? printedLine(`${why} Nothing was changed.`) : `${errorText(error)} What came before is kept.`,
  };
};

const endedEarly = ({ reason }: AbortSignal): string =>
  `The fetch ended early: ${(reason as Error).message}. What came before is kept.`;

const importAnswer = async (
  services: FetchServices,
  { name, url, options, etag, lastModified, everyMinutes }: ClaimedSource,
  now: Date,
  times: FetchTimes & { signal: AbortSignal },
  onRead: (validators: { etag: string | null; lastModified: string | null }) => void,
): Promise<FetchResult> => {
  const answer = await fetchFeed(url, { ...requestBy(services.config), etag, lastModified, ...times });
  if (answer.state === "unchanged")
    return { state: "unchanged", code: 0, text: "The feed is unchanged since the last time." };
  const lines: string[] = [];
  const problems = openProblemList((line) => lines.push(line), { rejected: maxRejected });
  const report = await importFile(services, untilAborted(answer.bytes, times.signal), {
    ...options,
    source: name,
    address: url,
    now,
    batchSize,
    closeMissing: everyMinutes !== null,
    closeAtMostHalf: true,
    pictures: { store: services.store },
    // Nobody sees a file of it.
    onProblem: (problem) => problems.add(problem.at === wholeFile ? { ...problem, at: "the feed" } : problem),
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
