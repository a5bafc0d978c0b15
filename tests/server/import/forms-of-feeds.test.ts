import { expect, it } from "vitest";
import { fieldsCalled } from "../../../src/server/import/fields/field-called.ts";
import { isChat, readChat } from "../../../src/server/import/formats/read-chat.ts";
import { readCsv } from "../../../src/server/import/formats/rows/read-csv.ts";
import { readFixedWidth } from "../../../src/server/import/formats/rows/read-fixed-width.ts";
import { readNotices } from "../../../src/server/import/formats/read-notices.ts";
import { jobsInTables } from "../../../src/server/import/formats/html-tables.ts";
import { datesOf } from "../../../src/server/import/jobs/job-dates.ts";
import { isNoJob } from "../../../src/server/import/jobs/job-title.ts";
import { jobsOf, jobsOfJson, jobsOfXml, whole } from "./read-jobs.ts";

it.each([
  ["Which pub is it for?", "employer"],
  ["Where will they work? (town and state)", "location"],
  ["What is the role called?", "title"],
  ["What will it pay? Please say per hour or per year", "salary"],
  ["When should the applications close?", "expires"],
  ["How should they apply?", "url"],
  ["Is the job still open?", "active"],
  ["Ready to go up?", "active"],
])("a column may ask: %s", (name, field) => {
  expect(fieldsCalled(name)[0]?.field).toBe(field);
});

it("messages of a chat that are ads are jobs of the day of the message", async () => {
  const text = `17/11/2026, 14:15 - Deb: JOB: Header Driver with Fig Downs
Dalby QLD
Casual
Pay: $38 an hour
https://figdowns.example/header
17/11/2026, 14:20 - Sam: whats the food like
18/11/2026, 07:10 - Deb: JOB: Grain Sampler with Fig Downs
Dalby QLD
Full time
Pay: $31 an hour
18/11/2026, 07:15 - Sam: thats me`;
  expect(isChat(text)).toBe(true);
  expect(await jobsOf(readChat(whole(text)))).toMatchObject([
    {
      title: "Header Driver",
      employer: "Fig Downs",
      workType: "Casual",
      url: "https://figdowns.example/header",
    },
    { title: "Grain Sampler", employer: "Fig Downs", places: [{ text: "Dalby QLD" }] },
  ]);
});

it("each sheet of a workbook that was saved as one text has its own columns and place", async () => {
  const text = `--- Moe ---,,,
Shop,Moe VIC,,
Manager,Jo Fig,03 5550 0000,
Code,Job,Hours,Closes
M1,Tyre Fitter,Casual,14/12/2026
--- Sale ---,,,
Shop,Sale VIC,,
Job,Code,Hours,Closes
Wheel Aligner,S1,Full time,18/12/2026
--- Staff ---,,,
Name,Phone,,
Jo Fig,03 5550 0000,,
`;
  expect(await jobsOf(readCsv(whole(text), text))).toMatchObject([
    { title: "Tyre Fitter", reference: "M1", places: [{ text: "Moe VIC" }] },
    { title: "Wheel Aligner", reference: "S1", places: [{ text: "Sale VIC" }] },
  ]);
});

it("a printed list of fixed columns has pages, texts below its rows, sums, and letters with a meaning", async () => {
  const head = (page: number) => `FIG MEATS PTY LTD        VACANCIES     RUN 18:40   PAGE ${page}

REQ NO  POSITION        TOWN      ST   ADVERT    CLOSES    S
======= =============== ========= ==== ========= ========= =
`;
  const text = `${head(1)}4417    Slicer          Biloela   QLD  16/11/26  11/12/26  O
        You cut by hand beside eleven others, and the knives are sharp.
${head(2)}4426    Laundry Hand    Kingaroy  QLD  24/11/26  08/01/27  F
======= =============== ========= ==== ========= ========= =
LISTED    2      OPEN    1
S = STATUS:  O OPEN   F FILLED
`;
  expect(await jobsOf(readFixedWidth(whole(text)))).toMatchObject([
    {
      title: "Slicer",
      posted: "16/11/26",
      status: "OPEN",
      description: expect.stringContaining("knives") as string,
    },
    { title: "Laundry Hand", expires: "08/01/27", status: "FILLED" },
  ]);
});

it("minutes have their jobs in the item of vacancies", async () => {
  const text = `1. FINANCE
The bar took $18,340 in October. Carried.

2. POSITIONS VACANT
To be sent to the paper.

2.1 Greenkeeper
Full time, $31 to $34 an hour, at the course in Cowra NSW. You mow. Apply at https://fig.example/green.

2.2 Weekend Cook
Casual, paid by the award, in Cowra NSW. Pies. Apply at https://fig.example/cook.

3. GENERAL BUSINESS
Casual hire of the hall is $200 a day.
`;
  expect(await jobsOf(readNotices(whole(text)))).toMatchObject([
    {
      title: "Greenkeeper",
      pay: { text: expect.stringContaining("$31 to $34 an hour") as string },
      places: [{ text: "Cowra NSW" }],
    },
    { title: "Weekend Cook", workType: "Casual", url: "https://fig.example/cook" },
  ]);
});

it.each(["2026; 12; 13", "in 17 days (13 Dec 2026, 11:59 PM)", "2026; 12; 13; 17; 5; 0"])(
  "%s is a day on which applications close",
  (expires) => {
    const { expiresAt } = datesOf(
      { posted: "", expires },
      new Date("2026-11-27T00:00:00Z"),
      "Australia/Sydney",
      () => {},
    );
    expect(expiresAt?.toISOString()).toMatch(/^2026-12-13/);
  },
);

it("an answer that tests a form, a pool of people and a business for sale are no jobs", () => {
  expect(["test please ignore", "Talent Pipeline - Care", "FOR SALE: Two rooms in Roma"].every(isNoJob)).toBe(
    true,
  );
  expect(["Test Engineer", "Talent Pipeline Manager", "For Sale Sign Installer"].some(isNoJob)).toBe(false);
});

it("a cell of a flat OpenDocument sheet leads where its link does", () => {
  const row = (...cells: string[]) =>
    `<table:table-row>${cells.map((cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`).join("")}</table:table-row>`;
  const link = '<text:a xlink:href="https://fig.example/cook" xlink:type="simple">form</text:a>';
  const sheet = `<table:table>${row("Job", "Town", "Type", "Apply here")}${row("Cook", "Roma QLD", "Casual", link)}</table:table>`;
  expect(jobsInTables(sheet, false)).toMatchObject([
    { job: { title: "Cook", url: "https://fig.example/cook" } },
  ]);
});

it("a place may be an id in joined words", async () => {
  const ads = ["GoldCoast", "7f3a"].map((id) => ({
    jobTitle: "Cook",
    jobSummary: "Knives.",
    location: { id },
  }));
  const jobs = await jobsOfJson(ads);
  expect(jobs.map(({ places }) => places.map(({ text }) => text))).toEqual([["Gold Coast"], []]);
});

it.each([
  ["Murray University", "School of Science", { employer: "", author: "Murray University" }],
  ["Fig Group", "Fig Bakery", { employer: "Fig Bakery" }],
])("in the channel of %s, the brand %s is a part only of a public body", async (owner, brand, expected) => {
  const item = `<item><title>Cook</title><brand>${brand}</brand><description>Knives.</description></item>`;
  const [job] = await jobsOfXml(`<rss><channel><title>Vacancies - ${owner}</title>${item}</channel></rss>`);
  expect(job).toMatchObject(expected);
});

it.each([
  ["&lt;div&gt;Annual Salary&lt;/div&gt;&lt;div&gt;$90,000 &amp;mdash; $99,000 AUD&lt;/div&gt;", "$90,000"],
  ["You prune. Salary $84,500 pro rata. Boots are ours.", "$84,500"],
])("a text says the pay: %s", async (description, pay) => {
  const [job] = await jobsOfJson([{ title: "Cook", location: "Roma QLD", description }]);
  expect(job?.pay.text).toContain(pay);
});

it("a text says politely when applications close", async () => {
  const description = "<p>You prune.</p><p>Please apply by <b>5/12/2026</b>.</p>";
  expect(await jobsOfJson([{ title: "Cook", location: "Roma QLD", description }])).toMatchObject([
    { expires: "5/12/2026" },
  ]);
});
