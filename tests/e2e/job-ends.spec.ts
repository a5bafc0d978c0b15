import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { searchJobs } from "../../src/contract/jobs.ts";
import { callOn } from "./api.ts";
import { ask, readPage } from "./crawl.ts";
import { dataFolder } from "./site.ts";

const brand = "electrical";
const feeds = ["/sitemap-jobs-1.xml", "/jobs/rss.xml", "/indeed.xml"];
const tomorrow = new Date(Date.now() + 86_400_000);
const yesterday = new Date(Date.now() - 86_400_000);

/** Imports one job into the server that runs, as its operator does. */
const importJob = (reference: string, title: string, expires: Date): void => {
  const csv = [
    "title,employer,reference,category,description,location,expires",
    `${title},Bright Spark Pty Ltd,${reference},Electrical,Pull cables.,Perth WA 6000,${expires.toISOString()}`,
  ].join("\n");
  execFileSync("node", ["src/commands/import.ts", "-", "--source", "job-ends"], {
    input: csv,
    env: { ...process.env, DATA_DIR: dataFolder },
  });
};

/** Where a job is told of: feeds, the search, and the structured data of its page. */
const tellers = async (title: string, path: string): Promise<string[]> => {
  const inFeeds = await Promise.all(
    feeds.map(async (feed) => ((await ask(brand, feed)).text.includes(path) ? [feed] : [])),
  );
  const { data } = await callOn(brand)(searchJobs, { body: { q: title } });
  const page = readPage((await ask(brand, path)).text);
  return [
    ...inFeeds.flat(),
    ...(data.some((job) => path === `/job/${job.id}/${job.slug}`) ? ["search"] : []),
    ...(page.data.some((thing) => thing["@type"] === "JobPosting") ? ["page"] : []),
    ...(page.noIndex ? [] : ["index"]),
  ];
};

test("a job that ends leaves the search, the sitemap, the feeds and its page's structured data at once", async () => {
  const reference = randomUUID();
  const title = `Switchboard fitter ${reference.slice(0, 8)}`;
  importJob(reference, title, tomorrow);
  const { data } = await callOn(brand)(searchJobs, { body: { q: title } });
  const path = `/job/${data[0]!.id}/${data[0]!.slug}`;
  expect(await tellers(title, path)).toEqual([...feeds, "search", "page", "index"]);
  importJob(reference, title, yesterday);
  expect(await tellers(title, path)).toEqual([]);
  expect((await ask(brand, path)).text).toContain(title);
});
