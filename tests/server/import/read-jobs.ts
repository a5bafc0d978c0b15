import type { FeedItem, FeedJob } from "../../../src/server/import/feed-job.ts";
import { readJson } from "../../../src/server/import/formats/read-json.ts";
import { readXml } from "../../../src/server/import/formats/read-xml.ts";

/** A text that comes as one piece. */
export async function* whole(text: string): AsyncGenerator<string> {
  yield text;
}

/** All items of a feed. */
export const all = async (items: AsyncIterable<FeedItem>): Promise<FeedItem[]> => {
  const list: FeedItem[] = [];
  for await (const item of items) list.push(item);
  return list;
};
const jobsIn = (items: readonly FeedItem[]): FeedJob[] =>
  items.flatMap((item) => ("job" in item ? [item.job] : []));

/** The jobs that a reader finds. */
export const jobsOf = async (items: AsyncIterable<FeedItem>): Promise<FeedJob[]> => jobsIn(await all(items));

/** What a JSON document is read as. */
export const itemsOfJson = async (document: unknown): Promise<FeedItem[]> =>
  all(readJson(whole(typeof document === "string" ? document : JSON.stringify(document))));

/** The jobs of a JSON document. */
export const jobsOfJson = async (document: unknown): Promise<FeedJob[]> =>
  jobsIn(await itemsOfJson(document));

/** The jobs of an XML document. */
export const jobsOfXml = async (text: string): Promise<FeedJob[]> =>
  jobsIn(await all(readXml(whole(text), text)));
