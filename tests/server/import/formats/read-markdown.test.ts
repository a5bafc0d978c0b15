import { expect, it } from "vitest";
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
