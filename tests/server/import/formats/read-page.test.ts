import { expect, it } from "vitest";
import { readPage } from "../../../../src/server/import/formats/read-page.ts";
import { jobsOf, whole } from "../read-jobs.ts";

it.each([
  ["//<![CDATA[\n", "\n//]]>"],
  ["/*<![CDATA[*/\n", "\n/*]]>*/"],
  ["<!--//--><![CDATA[//><!--\n", "\n//--><!]]>"],
  ["<!--\n", "\n//-->"],
  ["\n[", "];\n"],
])("linked data of a page is read within %j", async (before, after) => {
  const job = { "@type": "JobPosting", title: "Cook", description: "Stoves //--> and ]]>." };
  const script = `<script type="application/ld+json">${before}${JSON.stringify(job)}${after}</script>`;
  expect(await jobsOf(readPage(whole(`<html><body>${script}</body></html>`)))).toMatchObject([
    { title: "Cook", description: "Stoves //--> and ]]>." },
  ]);
});

it.each([
  [
    "below bold paragraphs, as word processors write them",
    (title: string) => `<p class=X><b>${title}</b><o:p></o:p></p>`,
  ],
  [
    "as lines of its text",
    (title: string) => `<p>${"-".repeat(9)}</p><p>${title}</p><p>${"-".repeat(9)}</p>`,
  ],
])("jobs of a page are %s", async (_, headed) => {
  const facts = (town: string) =>
    `<p>Where:&nbsp; ${town}</p><p>Hours: Casual</p><p>Pay: $32 an hour</p><p>Taps.</p>`;
  const page = `<html><body><div>${headed("Cook")}${facts("Roma QLD")}${headed("Nurse")}${facts("Dalby QLD")}</div></body></html>`;
  expect(await jobsOf(readPage(whole(page)))).toMatchObject([
    { title: "Cook", workType: "Casual", places: [{ text: "Roma QLD" }] },
    { title: "Nurse", workType: "Casual", places: [{ text: "Dalby QLD" }] },
  ]);
});

it.each([
  ["what is shown of it", (title: string) => `<summary>${title}</summary>`],
  ["the button that unfolds it", (title: string) => `<button aria-expanded="false">${title}</button>`],
])("a job that is folded up has its title in %s, and the link to apply counts", async (_, shown) => {
  const job = (title: string, town: string) =>
    `<details class="role">${shown(title)}<p><b>Where:</b> ${town}</p><p><b>Hours:</b> Casual</p><p>Taps.</p>
     <a href="https://fig.example/${title}">Read more</a><a href="https://fig.example/${title}/apply">Apply now</a></details>`;
  const page = `<html><body>${job("Cook", "Roma QLD")}${job("Nurse", "Dalby QLD")}</body></html>`;
  expect(await jobsOf(readPage(whole(page)))).toMatchObject([
    { title: "Cook", places: [{ text: "Roma QLD" }], url: "https://fig.example/Cook/apply" },
    { title: "Nurse", workType: "Casual" },
  ]);
});

it("a list has bold titles beside links that lead to the ad", async () => {
  const line = (title: string, town: string) =>
    `<li><b>${title}</b> (${town}) — casual, $33/hour. Apply by 15 December 2026. <a href="https://fig.example/${title}">Details</a></li>`;
  const page = `<html><body><ul>${line("Baker", "Orange NSW")}${line("Driver", "Roma QLD")}</ul></body></html>`;
  expect(await jobsOf(readPage(whole(page)))).toMatchObject([
    { title: "Baker", expires: "15 December 2026" },
    { title: "Driver", url: "https://fig.example/Driver" },
  ]);
});
