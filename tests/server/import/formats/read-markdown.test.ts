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
