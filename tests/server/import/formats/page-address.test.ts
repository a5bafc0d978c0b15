import { expect, it } from "vitest";
import { fullAddress } from "../../../../src/server/import/formats/page-address.ts";
import { readPage } from "../../../../src/server/import/formats/read-page.ts";
import { jobsOf, jobsOfXml, whole } from "../read-jobs.ts";

const base = "https://fig.example/jobs/vacancies";

it.each([
  ["/jobs/7", "https://fig.example/jobs/7"],
  ["jobs/cook.html", "https://fig.example/jobs/jobs/cook.html"],
  ["?id=7", "https://fig.example/jobs/vacancies?id=7"],
  ["//oak.example/7", "https://oak.example/7"],
  ["oak.example/7", "oak.example/7"],
  ["mailto:jo@fig.example", "mailto:jo@fig.example"],
  ["N/A", "N/A"],
])("%j is %j in full", (address, full) => {
  expect(fullAddress(address, base)).toBe(full);
  expect(fullAddress(address, "")).toBe(address);
});

it.each([
  `<link rel="canonical" href="${base}">`,
  `<meta property="og:url" content="${base}">`,
  `<base href="/jobs/"><link rel="canonical" href="https://fig.example/">`,
])("links go on from where a page says that it is: %s", async (element) => {
  const row = (title: string) =>
    `<tr><td><a href="${title}">${title}</a></td><td>Fig</td><td>Roma QLD</td></tr>`;
  const page = `<html><head>${element}</head><table><tr><th>Position</th><th>Employer</th><th>Location</th></tr>${row("cook")}</table></html>`;
  expect(await jobsOf(readPage(whole(page)))).toMatchObject([{ url: "https://fig.example/jobs/cook" }]);
});

it("links of a news feed go on from its site", async () => {
  const item = "<item><title>Cook</title><link>/job/7</link><description>Knives.</description></item>";
  expect(
    await jobsOfXml(
      `<rss><channel><title>Fig</title><link>https://fig.example</link>${item}</channel></rss>`,
    ),
  ).toMatchObject([{ url: "https://fig.example/job/7" }]);
});
