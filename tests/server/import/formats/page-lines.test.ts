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

it("pieces of a line with dots between them, and the name before a place where a page's title is nobody's", async () => {
  const cell = (title: string) =>
    `<tr><td><a href="https://fig.example/${title}">${title}</a><br>Fig Care · Roma QLD<br><span>Casual · $36.20 an hour · Closes 11 Dec</span></td></tr>`;
  const page = `<html><title>Jobs at Our Schools</title><table>${cell("Cook")}${cell("Baker")}</table></html>`;
  expect(await jobsOf(readPage(whole(page)))).toMatchObject([
    {
      title: "Cook",
      author: "Fig Care",
      workType: "Casual",
      pay: { text: "$36.20 an hour" },
    },
    { title: "Baker", expires: "11 Dec" },
  ]);
});

const cards = (title: string, employers: readonly [string, string], before = "") => {
  const card = (work: string, employer: string) =>
    `<table><tr><td><a href="https://go.example/${work}"><b>${work}</b></a><br>${before}${employer}<br>Casual, $36.20 an hour</td></tr></table>`;
  return `<html><title>${title}</title>${card("Cook", `${employers[0]} · Roma QLD`)}${card("Baker", `${employers[1]} · Dalby QLD`)}</html>`;
};

it.each([
  ["The Oven Digest: two jobs", ""],
  ["Oven News: jobs this week", "at "],
  ["Jobs from the Oven Network", "Who: "],
])("a mail called %j names an employer below each title, behind %j", async (title, before) => {
  const page = cards(title, ["Plum & Salt", "Rye Street"], before);
  expect(await jobsOf(readPage(whole(page)))).toMatchObject([
    { title: "Cook", author: "Plum & Salt", pay: { text: "$36.20 an hour" } },
    { title: "Baker", author: "Rye Street", workType: "Casual" },
  ]);
});

it("what stands below titles on the page of one employer is a department", async () => {
  const page = cards("Careers at Fig Group", ["Kitchens", "Ovens"]);
  expect(await jobsOf(readPage(whole(page)))).toMatchObject([
    { author: "Fig Group" },
    { author: "Fig Group" },
  ]);
});

it("the only job of a page may be folded up", async () => {
  const page = `<html><title>Jobs | Fig Vets</title><h1>Jobs</h1><div class="panel"><h3><button aria-expanded="false">Vet Nurse</button></h3><p>Location: Roma QLD</p><p>Part time</p><p>Closing date: 12 December 2026</p><a href="https://fig.example/nurse">Apply now</a></div></html>`;
  expect(await jobsOf(readPage(whole(page)))).toMatchObject([
    { title: "Vet Nurse", author: "Fig Vets", expires: "12 December 2026", url: "https://fig.example/nurse" },
  ]);
});
