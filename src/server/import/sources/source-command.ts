import { eq, isNotNull } from "drizzle-orm";
import * as z from "zod";
import { UserFacingError } from "../../../runtime/user-facing-error.ts";
import { printedLine } from "../../operator/printed-text.ts";
import { json, told } from "../../operator/told.ts";
import { shownAddress } from "../../platform/network/fetch-feed.ts";
import { feedSources } from "../tables.ts";
import type { SourceOptions } from "./source-options.ts";
import { claim } from "./claims.ts";
import { fetchSource, type FetchServices } from "./fetch-source.ts";

/** A command of `npm run signboard -- import` about feeds by their addresses. */
export const sourceCommand = z.discriminatedUnion("action", [
  z.object({ action: z.literal("list"), json }),
  z.object({ action: z.literal("remove"), name: z.string() }),
  z.object({
    action: z.literal("fetch"),
    name: z.string(),
    url: z.string(),
    /** Minutes; the worker fetches it again and again. */
    every: z.nullable(z.int().min(5)),
    employer: z.optional(z.string()),
    category: z.optional(z.string()),
    applyElsewhere: z.boolean(),
    acceptPlaces: z.boolean(),
  }),
]);
export type SourceCommand = z.output<typeof sourceCommand>;

type FeedRow = typeof feedSources.$inferSelect;

/**
 * Runs a command about feeds.
 * @param stopping ends a fetch.
 * @returns as JSON, the text to print and the code to end with.
 * @throws UserFacingError
 */
export const runSourceCommand = async (
  command: SourceCommand,
  services: FetchServices,
  stopping?: AbortSignal,
): Promise<string> => {
  const { db } = services;
  const ended = (text: string, code = 0) => JSON.stringify({ text, code });
  if (command.action === "list") {
    const rows = await db
      .select()
      .from(feedSources)
      .where(isNotNull(feedSources.everyMinutes))
      .orderBy(feedSources.name);
    return ended(told(command, rows.map(shownFeed), (feeds) => feeds.map(lineOf).join("\n") || noFeed));
  }
  if (command.action === "remove") {
    const removed = await db
      .delete(feedSources)
      .where(eq(feedSources.name, command.name))
      .returning({ id: feedSources.id });
    if (!removed.length) throw new UserFacingError(`No feed is called "${command.name}". --list shows all.`);
    return ended(`The feed "${command.name}" is no longer fetched. Its jobs stay.`);
  }
  const { action: _action, name, url, every, ...options } = command;
  const [before] = await db.select().from(feedSources).where(eq(feedSources.name, name));
  const isOther = before && (before.url !== url || !isSame(before.options, options));
  const values = { url, options, ...(every !== null && { everyMinutes: every }) };
  await db
    .insert(feedSources)
    .values({ name, ...values })
    .onConflictDoUpdate({
      target: feedSources.name,
      // A fetch of what it was before ends, as its claim does.
      set: { ...values, ...(isOther && { etag: null, lastModified: null, claimedUntil: null }) },
    });
  const now = new Date();
  const source = await claim(db, now, { name });
  if (!source) return ended("The feed is being fetched at this moment; see --list.", every ? 0 : 2);
  const { text, code } = await fetchSource(services, source, now, { stopping });
  return ended(
    every ? `${text}\nIt is fetched every ${hours(every)} from now on, by the server or the worker.` : text,
    code,
  );
};

const noFeed = "No feed is kept. npm run signboard -- import https://… --every 6h keeps one.";

/** A feed without the password that its address may have. */
const shownFeed = ({ name, url, everyMinutes, fetchedAt, nextAt, claimedUntil, report }: FeedRow) => ({
  ...{ name, everyMinutes, fetchedAt, nextAt, report },
  address: shownAddress(url),
  isBeingFetched: claimedUntil !== null && claimedUntil > new Date(),
});

const isSame = (a: SourceOptions, b: SourceOptions): boolean =>
  (["employer", "category", "applyElsewhere", "acceptPlaces"] as const).every((key) => a[key] === b[key]);

const hours = (minutes: number): string => (minutes % 60 ? `${minutes} min` : `${minutes / 60} h`);

const lineOf = ({
  name,
  address,
  everyMinutes,
  fetchedAt,
  nextAt,
  isBeingFetched,
  report,
}: ReturnType<typeof shownFeed>): string =>
  [
    `${printedLine(name)}  every ${hours(everyMinutes!)}  ${printedLine(address)}`,
    `  last ${fetchedAt?.toISOString() ?? "never"}, next ${nextAt?.toISOString() ?? "at once"}${isBeingFetched ? ", being fetched now" : ""}`,
    ...(report ? [`  ${printedLine(report.split("\n").at(-1)!)}`] : []),
  ].join("\n");
