import { once } from "node:events";
import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type RequestOptions,
} from "node:http";
import type { AddressInfo } from "node:net";
import { callPath } from "../contract/caller.ts";
import { searchJobs } from "../contract/jobs.ts";
import { hostHere } from "../domain/brands/host-rule.ts";
import { jobPath } from "../domain/jobs/job-text.ts";
import { hasCentre } from "../domain/places/distance.ts";
import { searchHref } from "../domain/search/job-search-url.ts";
import type { Services } from "./http/context.ts";
import { jobCards } from "./catalogue/jobs/job-cards.ts";
import { openEngine } from "./search/open-engine.ts";

/** How many jobs are looked at and searched for. After a dozen, pages take the time that they take from then on. */
const jobs = 12;
/** How many are searched for by the API: a search takes half as long after a hundred as after a dozen. */
const searches = 100;
/** The longest that a server waits for it before it listens, in milliseconds: longer where others serve meanwhile. */
const limitMs = { alone: 3_000, ofSeveral: 30_000 };

/**
 * Asks a listener for pages of jobs and for searches, one after the other, before its server listens. The first
 * ones take half a second each, while their code is compiled and lists are read: a site with many visitors would refuse
 * some of them. Gives up where the database is away or slow: requests will say so.
 */
export const warmUp = async (services: Services, listener: RequestListener): Promise<void> => {
  const server = createServer(listener).listen(0, "127.0.0.1");
  const signal = AbortSignal.timeout(services.config.DATABASE_URL ? limitMs.ofSeveral : limitMs.alone);
  try {
    await once(server, "listening");
    await askForPages(services, (server.address() as AddressInfo).port, signal);
  } catch {
    // What a visitor meets is reported then.
  } finally {
    server.close();
    server.closeAllConnections();
  }
};

const askForPages = async (
  { db, brands, resources }: Services,
  port: number,
  signal: AbortSignal,
): Promise<void> => {
  const brand = brands.find((one) => one.default) ?? brands[0]!;
  const ids = await (await openEngine(db)).newestIds(brand, searches);
  const cards = await jobCards(ids, { db, brand, seeker: null, resources });
  // No visitor's: the figures count no page that is fetched ahead, and a search by its first page.
  const headers = { host: hostHere(brand), "sec-purpose": "prefetch" };
  const ask = async (path: string, options: RequestOptions = {}, body?: object): Promise<void> => {
    const asked = request({ host: "127.0.0.1", port, path, headers, signal, agent: false, ...options });
    const [response] = (await once(asked.end(body && JSON.stringify(body)), "response")) as [IncomingMessage];
    await once(response.resume(), "end");
  };
  for (const card of cards.slice(0, jobs))
    for (const path of [searchHref({ q: card.title, pageNo: 2 }), jobPath(card)]) await ask(path);
  const json = { method: searchJobs.method, headers: { ...headers, "content-type": "application/json" } };
  for (const { title, locations } of cards)
    await ask(callPath(searchJobs, { query: { page: 2 } }), json, {
      q: title,
      location: locations.find(({ id }) => hasCentre(id))?.id,
    });
};
