import { expect, it } from "vitest";
import { readPage } from "../../../../src/server/import/formats/read-page.ts";
import { jobsOf, whole } from "../read-jobs.ts";

const facts = (town: string, club: string) => ({
  "elements of their own": `<p><b><span>Club:</span></b><span>&nbsp;${club}</span></p><p><strong>Where</strong>: <em>${town}</em></p><p><b>Applications close:</b> <span>11 December 2026</span></p>`,
  "lines with breaks": `<p>Club: ${club}<br>Where: ${town}<br>Closes: 11 December 2026</p>`,
  "one line": `<p><b>Employer:</b> ${club} <b>Location:</b> ${town} <b>Closing:</b> 11 December 2026</p>`,
});

it.each(["elements of their own", "lines with breaks", "one line"] as const)(
  "labels of a page without marks, in %s",
  async (how) => {
    const job = (title: string, ...said: [string, string]) =>
      `<div><h2>${title}</h2>${facts(...said)[how]}</div>`;
    const page = `<html><title>Jobs at our clubs</title>${job("Cook", "Roma QLD", "Fig Club")}${job("Baker", "Dalby QLD", "Oak Club")}</html>`;
    expect(await jobsOf(readPage(whole(page)))).toMatchObject([
      { title: "Cook", employer: "Fig Club", places: [{ text: "Roma QLD" }], expires: "11 December 2026" },
      { title: "Baker", employer: "Oak Club", places: [{ text: "Dalby QLD" }], expires: "11 December 2026" },
    ]);
  },
);

it("pieces of a line with dots between them, and nobody's name in a title of a page", async () => {
  const cell = (title: string) =>
    `<tr><td><a href="https://fig.example/${title}">${title}</a><br>Fig Care · Roma QLD<br><span>Casual · $36.20 an hour · Closes 11 Dec</span></td></tr>`;
  const page = `<html><title>Jobs at Our Schools</title><table>${cell("Cook")}${cell("Baker")}</table></html>`;
  expect(await jobsOf(readPage(whole(page)))).toMatchObject([
    {
      title: "Cook",
      author: "",
      workType: "Casual",
      pay: { text: "$36.20 an hour" },
    },
    { title: "Baker", expires: "11 Dec" },
  ]);
});
