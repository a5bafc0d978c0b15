import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { hostHere } from "../domain/brands/host-rule.ts";
import { jobPath } from "../domain/jobs/job-text.ts";
import { searchHref } from "../domain/search/job-search-url.ts";
import type { Services } from "./http/context.ts";
import { jobCards } from "./catalogue/jobs/job-cards.ts";
import { newestIds } from "./search/live-ids.ts";

/** How many jobs are looked at and searched for. After a dozen, pages take the time that they take from then on. */
const jobs = 12;

/**
 * Asks this server for pages of jobs and searches, one after the other, once it listens. The first of each take half a
 * second, while their code is compiled and lists are read: a site with many visitors would refuse some of them.
 * @param port where the server listens.
 */
export const warmUp = async ({ db, brands, config, resources }: Services, port: number): Promise<void> => {
  const brand = brands.find((one) => one.default) ?? brands[0]!;
  const address = config.HOST === "0.0.0.0" || config.HOST === "::" ? "127.0.0.1" : config.HOST;
  const cards = await jobCards(await newestIds(db, brand, jobs), { db, brand, seeker: null, resources });
  // No visitor's: the figures count no page that is fetched ahead, and a search by its first page.
  const headers = { host: hostHere(brand), "sec-purpose": "prefetch" };
  for (const card of cards)
    for (const path of [searchHref({ q: card.title, pageNo: 2 }), jobPath(card)]) {
      const asked = request({ host: address, port, path, headers, agent: false });
      const [response] = (await once(asked.end(), "response")) as [IncomingMessage];
      await once(response.resume(), "end");
    }
};
