import { liveIds } from "../search/embedded/live-ids.ts";
import { liveFacts, partsOf, type FeedSite } from "./feed-site.ts";
import { indeedEnd, indeedJob, indeedStart } from "./indeed.ts";

/** Jobs read at a time. */
const batch = 400;

/** All live jobs of the site in the XML format of Indeed, streamed: only one batch is in memory at a time. */
export const indeedFeed = async (site: FeedSite): Promise<AsyncIterable<string>> =>
  inParts(await liveIds(site.db, site.brand), site);

async function* inParts(ids: Int32Array, site: FeedSite): AsyncGenerator<string> {
  const { brand, urlOf } = site;
  yield indeedStart({ name: brand.name, url: urlOf("/") }, new Date());
  for (const part of partsOf(ids, batch)) {
    const jobs = await liveFacts(part, site);
    yield jobs.map(indeedJob).join("");
  }
  yield indeedEnd;
}
