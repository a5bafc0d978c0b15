import { expect, it } from "vitest";
import { detectFormat } from "../../../../src/server/import/formats/detect-format.ts";
import { readMarkdown } from "../../../../src/server/import/formats/read-markdown.ts";
import { jobsOf, whole } from "../read-jobs.ts";

it("jobs are items of several lists, with their facts behind dots and those that are struck out being over", async () => {
  const text = `# Paid work with clay and fire

## North

- **Kiln Hand** – Clay & Daughters (Cairns QLD) · Casual · $34 an hour · [Apply](https://clay.example/kiln)
- ~~**Glaze Chemist** – Clay & Daughters (Cairns QLD) · Full time~~ gone, thanks

## South

- **Wheel Teacher** – Round Things (Hobart TAS) · Contract · two hundred dollars a day · [Apply](https://round.example/wheel)
`;
  const jobs = await jobsOf(readMarkdown(whole(text)));
  expect(jobs).toMatchObject([
    { title: "Kiln Hand", author: "Clay & Daughters", workType: "Casual", places: [{ text: "Cairns QLD" }] },
    { title: "Glaze Chemist", isEnded: true },
    { title: "Wheel Teacher", author: "Round Things", pay: { text: "two hundred dollars a day" } },
  ]);
});

it("facts of an item may be items within it, below a heading that says that they are over", async () => {
  const item = (title: string, employer: string) =>
    `* **${title}**\n  * Employer: ${employer}\n  * Place: Roma QLD\n  * Link: https://fig.example/${employer}\n`;
  const text = `# Work\n\n## Kitchens\n\n${item("Cook", "Fig")}${item("Baker", "Oak")}\n## Closed\n\n${item("Waiter", "Elm")}`;
  expect(await jobsOf(readMarkdown(whole(text)))).toMatchObject([
    { title: "Cook", employer: "Fig", isEnded: false },
    { title: "Baker", employer: "Oak" },
    { title: "Waiter", employer: "Elm", isEnded: true },
  ]);
});

it("labels in bold are the facts of the job that they stand below, and no jobs", async () => {
  const job = (title: string, place: string, link: string) =>
    `## ${title}\n\n- **Employer:** Fig\n- **Location:** ${place}\n- **Pay:** Negotiable\n- **Apply:** <${link}>\n\nTwo stoves, one window.\n\n`;
  const text = `---\ntitle: Situations\nlayout: board\n---\n\n# Situations\n\n${job("Cook", "Roma QLD", "https://fig.example/1")}${job("Nurse", "Dalby QLD", "https://fig.example/2")}`;
  expect(await jobsOf(readMarkdown(whole(text)))).toMatchObject([
    { title: "Cook", employer: "Fig", places: [{ text: "Roma QLD" }], url: "https://fig.example/1" },
    { title: "Nurse", employer: "Fig", places: [{ text: "Dalby QLD" }], url: "https://fig.example/2" },
  ]);
});

it("the page of a job has its facts above its text", async () => {
  const text = `---\nlayout: job\ntitle: "Cook"\ncompany: Fig\nlocation: { town: Roma, state: QLD }\ntype: Casual\n---\n\nTwo stoves.\n\n## You\n\n- A hat\n`;
  expect(detectFormat(text)).toBe("markdown");
  const [job, ...others] = await jobsOf(readMarkdown(whole(text)));
  expect(others).toEqual([]);
  expect(job).toMatchObject({ title: "Cook", employer: "Fig", workType: "Casual" });
  expect(job!.places).toMatchObject([{ suburb: "Roma", state: "QLD" }]);
  expect(job!.description).toMatch(/Two stoves[^]*A hat/);
});

it("several documents of facts are no page, and labels in bold without a list are Markdown", () => {
  const facts = (title: string) => `---\ntitle: ${title}\ncompany: Fig\nlocation: Roma QLD\n`;
  expect(detectFormat(facts("Cook") + facts("Nurse") + facts("Baker"))).not.toBe("markdown");
  const text = "# Jobs\n\n## Cook\n**Location:** Roma QLD\n**Pay:** $35 an hour\n\nTwo stoves.\n";
  expect(detectFormat(text)).toBe("markdown");
});

it("the work that items of a list begin with is their title, not the link to apply", async () => {
  const text = `# Jobs\n\n- Cook (casual, $34.20/h, Roma QLD) – closes 11 December 2026\n- Waiter (part time, Roma QLD) – [apply](https://fig.example/waiter)\n`;
  const jobs = await jobsOf(readMarkdown(whole(text)));
  expect(jobs.map(({ title, url, places }) => [title, url, places[0]!.text])).toEqual([
    ["Cook", "", "Roma QLD"],
    ["Waiter", "https://fig.example/waiter", "Roma QLD"],
  ]);
  expect(jobs[0]!.expires).toContain("11 December 2026");
});

it.each([
  ["links that are all called the same", "[the form]"],
  ["links with names of their own", "[form 1]"],
])("lists of facts with %s are of the jobs above them, and a heading for others is none", async (_, link) => {
  const job = (title: string, town: string, at: string) =>
    `## 1. ${title}\n\n- **Ref:** F-${at}\n- **Where:** ${town}\n- **Type:** Casual\n- **Pay:** $36 an hour\n- **Apply:** ${link.replace("1", at)}(https://fig.example/${at})\n\nStoves.\n\n`;
  const text = `---\norganisation: Fig Hotel\n---\n\n# Jobs\n\n${job("Cook", "Roma QLD", "1")}${job("Nurse", "Dalby QLD", "2")}## Volunteers\n\nCome on Mondays.\n`;
  expect(await jobsOf(readMarkdown(whole(text)))).toMatchObject([
    { title: "Cook", author: "Fig Hotel", description: "Stoves.", url: "https://fig.example/1" },
    { title: "Nurse", reference: "F-2", places: [{ text: "Dalby QLD" }], workType: "Casual" },
  ]);
});

it("headings above lists may name employers with their places", async () => {
  const text = `# Work in the regions, November 2026

## Fig Hotel, Roma QLD

- [Cook](https://fig.example/1) – full time, $34.50 an hour, closes 11 December 2026

## Oak & Ash – Dalby QLD

- [Waiter](https://oak.example/1) – casual
`;
  expect(await jobsOf(readMarkdown(whole(text)))).toMatchObject([
    { author: "Fig Hotel", places: [{ text: "Roma QLD" }], pay: { text: "$34.50 an hour" } },
    { author: "Oak & Ash", places: [{ text: "Dalby QLD" }] },
  ]);
});

it("sentences behind a link may say whose the job is and its facts", async () => {
  const text = `Jobs this week
==============

- [Cook](https://jobs.example/1), Fig Hotel, Roma QLD.
- [Waiter](https://jobs.example/2), The Oak & Ash, Dalby QLD. Casual, $33 an hour. We fry things.
`;
  expect(detectFormat(text)).toBe("markdown");
  expect(await jobsOf(readMarkdown(whole(text)))).toMatchObject([
    { title: "Cook", author: "Fig Hotel", places: [{ text: "Roma QLD" }] },
    { author: "The Oak & Ash", workType: "Casual", description: "We fry things." },
  ]);
});

it("facts of a line may have dashes between them, and the link to apply may be an address", async () => {
  const job = (title: string, at: string) =>
    `### ${title}\n*Roma QLD* — casual — **$58 an hour**\nApply by 9 December 2026 at <https://fig.example/${at}>.\n\nMops.\n\n`;
  const text = `# Jobs at Fig\n\n${job("Cook", "1")}${job("Waiter", "2")}`;
  expect(detectFormat(text)).toBe("markdown");
  const [first] = await jobsOf(readMarkdown(whole(text)));
  expect(first).toMatchObject({ workType: "casual", expires: "9 December 2026", description: "Mops." });
});
