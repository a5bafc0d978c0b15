import { expect, it } from "vitest";
import { readPage } from "../../../../src/server/import/formats/read-page.ts";
import { all, jobsOf, whole } from "../read-jobs.ts";

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

it("jobs of a page may be in groups that look alike, below filters for their kinds and places", async () => {
  const filters = ["Roma QLD", "Dalby QLD", "Emerald QLD", "Casual", "Full time", "Part time", "Contract"]
    .map((name) => `<li><a href="?only=${name}">${name}</a></li>`)
    .join("");
  const job = (id: number, title: string, kind: string, place: string) =>
    `<div class="posting"><a href="https://fig.example/${id}"><h5>${title}</h5><span class="style workplaceTypes">On-site &mdash; </span><span class="posting-category commitment">${kind} / </span><span class="posting-category location">${place}</span></a></div>`;
  const group = (name: string, jobs: string) => `<div class="group"><div>${name}</div>${jobs}</div>`;
  const page = `<title>Fig</title><ul>${filters}</ul><main>${group("Kitchen", job(1, "Cook", "Casual", "Roma QLD"))}${group("Shop", job(2, "Baker", "Full time", "Dalby QLD") + job(3, "Clerk", "Part time", "Roma QLD"))}</main>`;
  expect(await jobsOf(readPage(whole(page)))).toMatchObject([
    { title: "Cook", workType: "Casual", url: "https://fig.example/1", places: [{ text: "Roma QLD" }] },
    { title: "Baker", workType: "Full time", places: [{ text: "Dalby QLD" }] },
    { title: "Clerk", workType: "Part time" },
  ]);
});

it("a link around several parts has its title in one of them", async () => {
  const job = (title: string, place: string) =>
    `<div class="job"><a href="https://fig.example/${title}"><p class="body">${title}</p><p class="body meta">${place}</p></a></div>`;
  const page = `<title>Fig</title><div>${job("Cook", "Roma, Queensland")}${job("Baker", "Remote")}</div>`;
  expect(await jobsOf(readPage(whole(page)))).toMatchObject([
    { title: "Cook", places: [{ text: "Roma, Queensland" }] },
    { title: "Baker", places: [{ text: "Remote" }] },
  ]);
});

it("a cell that has its link twice, for wide and narrow screens, says the rest of the row again", async () => {
  const link = `<a href="https://fig.example/7">Cook</a>`;
  const page = `<table><tr><th>Title</th><th>Location</th><th>Type</th></tr><tr><td><span>${link}</span><div>${link} Roma QLD</div></td><td>Roma QLD</td><td>Casual</td></tr></table>`;
  expect(await jobsOf(readPage(whole(page)))).toMatchObject([
    { title: "Cook", url: "https://fig.example/7" },
  ]);
});

const accordion = (title: string, body: string) =>
  `<section class="fold"><h2><button aria-expanded="false">${title}</button></h2><div>${body}</div></section>`;
const terms = (town: string) =>
  `<dl><dt>Location</dt><dd>${town}</dd><dt>Hours</dt><dd>Casual</dd><dt>Pay</dt><dd>$34 an hour</dd></dl>`;

it("what is folded up among jobs without a fact and is called like no work is left out, and told", async () => {
  const parts = [
    accordion("Cook – closes 4 December 2026", terms("Roma QLD")),
    accordion("Nurse", terms("Dalby QLD")),
    accordion("Parking", "<p>Behind the shed. <a href='/map'>Map</a>.</p>"),
    accordion("Interviews", "<p>We ring you. <a href='/people'>Meet us</a>.</p>"),
    accordion("Cleaner", "<p>Soon. <a href='/cleaner'>More</a>.</p>"),
  ];
  const items = await all(readPage(whole(`<html><body><main>${parts.join("")}</main></body></html>`)));
  expect(items).toMatchObject([
    { job: { title: "Cook", expires: "4 December 2026" } },
    { job: { title: "Nurse", places: [{ text: "Dalby QLD" }] } },
    { note: '"Parking" says no facts of a job, and was left out.' },
    { note: '"Interviews" says no facts of a job, and was left out.' },
    { job: { title: "Cleaner" } },
  ]);
});

it("a newsletter has jobs in rows of its layout, with the employer in bold and facts between strokes", async () => {
  const row = (title: string, firm: string, facts: string) =>
    `<tr><td><h3><a href="https://fig.example/${title}">${title}</a></h3><p><b>${firm}</b></p><p>${facts}</p><p>You cut and stir.</p></td></tr>`;
  const page = `<html><body><table><tr><td><h1>The Weekly</h1></td></tr>${row("Cook", "Fig Hotel", "Roma QLD | Casual | $34 an hour")}
    <tr><td><p><b>Advertisement</b> Pans, half price. <a href="https://fig.example/pans">Buy</a></p></td></tr>
    ${row("Nurse", "Elm Clinic", "Dalby QLD | Full time | $90,000 a year")}</table></body></html>`;
  expect(await jobsOf(readPage(whole(page)))).toMatchObject([
    { title: "Cook", employer: "Fig Hotel", places: [{ text: "Roma QLD" }], workType: "Casual" },
    { title: "Nurse", employer: "Elm Clinic", pay: { text: "$90,000 a year" } },
  ]);
});

it("a button beside the text of a job leads to where to apply", async () => {
  const block = (title: string, path: string) =>
    `<section><div><h3>${title}</h3><p><b>Where:</b> Roma, QLD<br><b>Pay:</b> $31 an hour</p></div><div><a href="${path}">Apply</a></div></section>`;
  const quote = "<section><p>“Best figs in town.”</p></section>";
  const text = `<html><head><base href="https://fig.example/jobs"></head><main>${block("Cook", "/apply/cook")}${quote}${block("Nurse", "/apply/nurse")}</main></html>`;
  expect((await jobsOf(readPage(whole(text)))).map(({ url }) => url)).toEqual([
    "https://fig.example/apply/cook",
    "https://fig.example/apply/nurse",
  ]);
});

it("blocks of a page are jobs with empty ones between them, and go on from its address", async () => {
  const block = (html: string) => `<div class="block text">${html}</div><div class="block gap">&nbsp;</div>`;
  const job = (title: string, path: string) =>
    block(
      `<h2>${title}</h2><p><b>Where:</b> Roma QLD<br><b>Pay:</b> $33 an hour</p><p><a href="${path}">Apply</a></p>`,
    );
  const page = `<meta property="og:url" content="https://fig.example/jobs"><main>${job("Cook", "/cook")}${job("Nurse", "nurse")}</main>`;
  expect(await jobsOf(readPage(whole(page)))).toMatchObject([
    { title: "Cook", url: "https://fig.example/cook", places: [{ text: "Roma QLD" }] },
    { title: "Nurse", url: "https://fig.example/nurse", places: [{ text: "Roma QLD" }] },
  ]);
});

it("a heading before what the page is for names the employer, and a sentence of a word processor is of the text", async () => {
  const job = (title: string, text: string) =>
    `<h2><span>${title}</span></h2><p><span><b>Location:</b> Roma, QLD</span></p><p><span><b>Pay:</b> $33 an hour</span></p><p><span>${text}</span></p>`;
  const page = (heading: string) =>
    `<title>Positions vacant</title><main><h1><span>${heading}</span></h1>${job("Cook", "Two stoves, and a dog that must not be fed.")}${job("Nurse", "Quiet nights.")}</main>`;
  expect(await jobsOf(readPage(whole(page("Fig Hotel – positions vacant"))))).toMatchObject([
    { title: "Cook", author: "Fig Hotel", description: "Two stoves, and a dog that must not be fed." },
    { title: "Nurse", author: "Fig Hotel" },
  ]);
  expect((await jobsOf(readPage(whole(page("Farm notices")))))[0]!.author).toBe("");
});
