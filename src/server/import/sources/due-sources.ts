import { siteForLinks } from "../../operator/site-for-links.ts";
import type { Services } from "../../http/context.ts";
import { claim, type ClaimedSource } from "./claims.ts";
import { fetchSource, type FetchTimes } from "./fetch-source.ts";
import { sourceReportMail } from "../mails.ts";

type DueServices = Pick<Services, "db" | "store" | "brands" | "config" | "enqueue" | "log" | "background">;

/**
 * Starts to fetch the sources that are due, a few at once, and returns before they have answered: a feed whose server
 * hangs delays nothing else.
 * @returns how many were started.
 */
export const startDueSources = async (
  services: DueServices,
  now: Date,
  times?: FetchTimes,
): Promise<number> => {
  const began = Date.now();
  const clock = () => new Date(now.getTime() + Date.now() - began);
  let started = 0;
  for (
    let source = await claim(services.db, now, "due");
    source;
    source = await claim(services.db, now, "due")
  ) {
    started++;
    services.background.add(fetchInTurn(services, source, clock, times));
  }
  return started;
};

/** Fetches a source, and then what else is due. */
const fetchInTurn = async (
  services: DueServices,
  first: ClaimedSource,
  clock: () => Date,
  times?: FetchTimes,
): Promise<void> => {
  try {
    let source: ClaimedSource | null = first;
    while (source) {
      await fetchAndTell(services, source, clock(), times);
      source = services.background.stopping.aborted ? null : await claim(services.db, clock(), "due");
    }
  } catch (error) {
    // Its claim passes, and it is fetched again.
    services.log.warn({ err: error, source: first.name }, "feeds are fetched later");
  }
};

/**
 * Fetches the source that is due longest, and mails its report when something changed or failed.
 * @returns 1, or 0 when none is due or one is being fetched.
 */
export const fetchDueSource = async (
  services: DueServices,
  now: Date,
  times?: FetchTimes,
): Promise<number> => {
  const source = await claim(services.db, now, "due");
  if (source) await fetchAndTell(services, source, now, times);
  return source ? 1 : 0;
};

const fetchAndTell = async (
  services: DueServices,
  source: ClaimedSource,
  now: Date,
  times?: FetchTimes,
): Promise<void> => {
  const { state, text, isNews } = await fetchSource(services, source, now, {
    ...times,
    stopping: services.background.stopping,
  });
  services.log[state === "failed" ? "warn" : "info"]({ source: source.name, state }, "feed fetched");
  if (state !== "unchanged" && isNews) {
    const home = services.brands.find((brand) => brand.default) ?? services.brands[0]!;
    const { brand, origin } = siteForLinks(home.id, services);
    await services.db.transaction((tx) =>
      services.enqueue(tx, sourceReportMail, {
        brand: brand.id,
        origin,
        source: source.id,
        text: text.slice(0, 4000),
        failed: state === "failed",
      }),
    );
  }
};
