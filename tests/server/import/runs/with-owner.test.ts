import { expect, it } from "vitest";
import { FeedBroken, type FeedItem } from "../../../../src/server/import/feed-job.ts";
import { readXml } from "../../../../src/server/import/formats/read-xml.ts";
import { withOwner } from "../../../../src/server/import/runs/with-owner.ts";
import { jobsOf, whole } from "../read-jobs.ts";

const job = (title: string, company = "") =>
  `<job><title>${title}</title><company>${company}</company><town>Roma</town><description>Knives.</description></job>`;
const read = (text: string) => withOwner(readXml(whole(text), text));

it.each([
  "<employer>Fig</employer>",
  "<meta><org><name>Fig</name></org></meta>",
  "<publisher>Fig</publisher>",
])("jobs that name nobody are those of whom the file ends with: %s", async (foot) => {
  const jobs = await jobsOf(read(`<feed><jobs>${job("Cook")}${job("Baker")}</jobs>${foot}</feed>`));
  expect(jobs).toMatchObject([
    { title: "Cook", employer: "", author: "Fig" },
    { title: "Baker", employer: "", author: "Fig" },
  ]);
});

it("jobs of nobody beside those that name their employer keep their order", async () => {
  const jobs = await jobsOf(read(`<feed>${job("Baker", "Oak")}${job("Cook")}${job("Nurse", "Elm")}</feed>`));
  expect(jobs.map(({ title, author }) => [title, author])).toEqual([
    ["Baker", ""],
    ["Cook", ""],
    ["Nurse", ""],
  ]);
});

it("jobs that wait come before the file is told to break off", async () => {
  const found: FeedItem[] = [];
  const all = (async () => {
    for await (const item of read(`<feed><jobs>${job("Cook")}`)) found.push(item);
  })();
  await expect(all).rejects.toThrow(FeedBroken);
  expect(found).toHaveLength(1);
});
