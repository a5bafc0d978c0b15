import { feedWords } from "../../../../lexicon/feeds/feed-words.ts";
import type { FeedJob } from "../../feed-job.ts";
import { employerInName } from "../../fields/employer-beside.ts";
import { fullAddress } from "../page-address.ts";
import { isObject, type JsonObject } from "../../fields/json-values.ts";

/** The site that a document is of; "" for what it does not say. */
interface Site {
  title: string;
  /** Where its paths begin. */
  address: string;
}

const { names, titles, addresses } = feedWords.sites;
const textIn = (objects: readonly JsonObject[], keys: readonly string[]): string =>
  objects
    .flatMap((object) => keys.map((key) => object[key]))
    .find((text): text is string => typeof text === "string") ?? "";

/** What the outermost object around a job says of its site: `{ "website": { "siteTitle": "Fig", "baseUrl": "https://fig.example" } }`. */
export const siteAround = (around: readonly unknown[]): Site => {
  const whole = around.findLast(isObject) ?? {};
  const objects = [...names.map((name) => whole[name]).filter(isObject), whole];
  return { title: textIn(objects, titles).trim(), address: textIn(objects, addresses) };
};

/** A job of a site: who wrote its entry is a person there, and a path is one of its pages. */
export const onSite = (job: FeedJob, { title, address }: Site): FeedJob => ({
  ...job,
  author: employerInName(title) || (job.author ?? ""),
  url: fullAddress(job.url, address),
});
