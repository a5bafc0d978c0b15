import { eq } from "drizzle-orm";
import { payTypes } from "../../src/contract/job-options.ts";
import { employers } from "../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../src/server/catalogue/jobs/tables.ts";
import { locations } from "../../src/server/catalogue/locations/tables.ts";
import { FeedUnreadable } from "../../src/server/import/feed-job.ts";
import { importJobs } from "../../src/server/import/runs/import-jobs.ts";
import type { Problem } from "../../src/server/import/runs/import-report.ts";
import type { Db } from "../../src/server/platform/database/open.ts";
import type { BenchFeed, ExpectedJob } from "./feed.ts";

/** When the feeds are imported: a Friday, 13:00 in Sydney. */
export const feedsNow = new Date("2026-11-27T02:00:00Z");

type Fact = keyof ExpectedJob;

/** One fact of a feed that was not read as it is. */
export interface Fault {
  feed: string;
  job: string;
  fact: Fact;
  kind: "wrong" | "missing" | "invented";
  want: string;
  got: string;
  /** Nothing that was reported is about it. */
  isSilent: boolean;
}

export interface FeedScore {
  facts: number;
  faults: Fault[];
  problems: Problem[];
}

const has = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;

/** Imports a feed into a database, and compares what was understood with what is right. @param part What else has feeds of its name. */
export const scoreFeed = async (db: Db, feed: BenchFeed, part = "feeds"): Promise<FeedScore> => {
  const problems: Problem[] = [];
  const source = `${part}: ${feed.name}`;
  await importJobs(
    db,
    (async function* () {
      yield Buffer.from(feed.text);
    })(),
    {
      ...{ source, now: feedsNow, applyElsewhere: true },
      ...(feed.employer && { employer: feed.employer }),
      onProblem: (problem) => problems.push(problem),
    },
  ).catch((error: unknown) => {
    if (!(error instanceof FeedUnreadable)) throw error;
    problems.push({ kind: "file", at: "the file", message: error.message });
  });
  const read = await readJobs(db, source);
  const left = new Set(read);
  const faults: Fault[] = [];
  let facts = 0;
  for (const want of feed.expected) {
    const got =
      [...left].find(({ reference }) => reference === want.reference) ??
      [...left].find(({ title }) => title === want.title) ??
      [...left].find(({ url }) => url && url === want.url);
    if (got) left.delete(got);
    for (const [name, value] of Object.entries(want)) {
      const fact = name as Fact;
      facts++;
      const found = got?.[fact];
      // A job that was not imported is not live, and has nothing invented.
      const isSame = got ? isRight(fact, value, found) : (fact === "live" && value === false) || !has(value);
      if (isSame) continue;
      const kind = !has(value) ? "invented" : has(found) ? "wrong" : "missing";
      const [wanted, gotten] = [JSON.stringify(value), JSON.stringify(found ?? null)];
      faults.push({
        feed: feed.name,
        job: want.title,
        fact,
        kind,
        want: wanted,
        got: gotten,
        isSilent: !problems.length,
      });
    }
  }
  for (const { title } of left)
    faults.push({
      feed: feed.name,
      job: title,
      fact: "title",
      kind: "invented",
      want: "no job",
      got: JSON.stringify(title),
      isSilent: true,
    });
  return { facts, faults, problems };
};

const readJobs = async (db: Db, source: string): Promise<ExpectedJob[]> => {
  const rows = await db
    .select()
    .from(jobs)
    .innerJoin(employers, eq(jobs.employerId, employers.id))
    .where(eq(jobs.source, source));
  const places = new Map((await db.select().from(locations)).map((place) => [place.id, place]));
  return rows.map(({ jobs: job, employers: employer }) => ({
    title: job.title,
    employer: employer.name,
    reference: job.reference,
    places: job.locationIds.map((id) =>
      [places.get(id)!.suburb, places.get(id)!.state].filter(Boolean).join(" "),
    ),
    pay: job.payType && {
      min: job.payMin,
      max: job.payMax,
      interval: payTypes.find(({ id }) => id === job.payType)!.unit,
    },
    workTypes: job.workType ? [job.workType, ...job.moreWorkTypes] : [],
    posted: job.postedAt.getTime() === feedsNow.getTime() ? null : job.postedAt.toISOString(),
    closes: job.expiresAt?.toISOString() ?? null,
    remote: job.remote,
    live: !job.filledAt && !(job.expiresAt && job.expiresAt <= feedsNow),
    url: job.applyUrl,
  }));
};

const isRight = (fact: Fact, want: unknown, got: unknown): boolean => {
  if (!has(want)) return !has(got) || (fact === "reference" && /^[0-9a-f]{32}$/.test(String(got)));
  if (fact === "posted" || fact === "closes") return typeof got === "string" && isMoment(String(want), got);
  if (fact === "pay") return JSON.stringify(payOf(want)) === JSON.stringify(payOf(got));
  if (Array.isArray(want)) return Array.isArray(got) && plainList(want) === plainList(got);
  return plain(want) === plain(got);
};

const plain = (value: unknown) => String(value).normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();
const plainList = (list: readonly unknown[]) => JSON.stringify(list.map(plain).toSorted());
/** One amount is both ends. */
const payOf = (pay: unknown) => {
  const { min, max, interval } = (pay ?? {}) as { min?: number; max?: number; interval?: string };
  return [min ?? null, max ?? null, interval ?? null];
};

const zones = [
  "Australia/Sydney",
  "Australia/Brisbane",
  "Australia/Adelaide",
  "Australia/Darwin",
  "Australia/Perth",
  "UTC",
];
const secondsOf = (moment: string): number => Math.floor(Date.parse(moment) / 1000);
/** A day is that day by one of the country's clocks; a moment counts to the second. */
const isMoment = (want: string, got: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(want)
    ? zones.some((timeZone) => new Date(got).toLocaleDateString("en-CA", { timeZone }) === want)
    : secondsOf(want) === secondsOf(got);
