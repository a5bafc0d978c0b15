import { expect, it } from "vitest";
import { detectFormat } from "../../../../../src/server/import/formats/detect-format.ts";
import { parseWorkType } from "../../../../../src/lexicon/conditions/read-work-type.ts";
import { parsePay } from "../../../../../src/server/import/jobs/parse-pay.ts";
import { itemsOfJson, jobsOfJson } from "../../read-jobs.ts";

it("takes jobs of lists that are called after what is over as over, and the employer by its type", async () => {
  const job = (ref: string) => ({ ref, heading: "Cook", town: "Roma", basis: "CASUAL", blurb: "Knives." });
  const data = {
    who: { __typename: "Company", name: "Fig Rail" },
    open: { nodes: [job("1")] },
    filledPositions: { nodes: [job("2")] },
  };
  expect(await jobsOfJson({ data })).toMatchObject([
    { reference: "1", author: "Fig Rail", status: "" },
    { reference: "2", author: "Fig Rail", status: "filled" },
  ]);
});

const opening = (more = {}) => ({ ref: "1", title: "Cook", town: "Roma", blurb: "Knives.", ...more });

it.each([
  { organisation: { displayName: "Fig" } },
  { provider: { tradingName: "Fig", abn: "00 000 000 000" } },
  { tenant: { id: 7, tenantName: "Fig" } },
  { employerInfo: { name: "Fig" } },
  { meta: { company: "Fig" } },
  { client_name: "Fig" },
])("takes the employer that the document names once: %j", async (around) => {
  expect(await jobsOfJson({ ...around, result: { openings: [opening()] } })).toMatchObject([
    { author: "Fig" },
  ]);
  expect(await jobsOfJson({ result: { openings: [opening()] }, ...around })).toMatchObject([
    { author: "Fig" },
  ]);
});

it("takes no maker of a program for the employer", async () => {
  const around = { generator: { company: "Hireware" }, tenant: "fig-prod" };
  expect(await jobsOfJson({ ...around, openings: [opening()] })).toMatchObject([{ author: "" }]);
});

it("takes the place of business for the employer where nobody is named as such, and for a place where it is one", async () => {
  const jobs = [opening({ clinic: { name: "Fig Roma", state: "QLD", suburb: "Roma" } })];
  const places = [{ suburb: "Roma", state: "QLD" }];
  expect(await jobsOfJson({ publisher: "Fig Group", jobs })).toMatchObject([{ author: "Fig Roma", places }]);
  expect(await jobsOfJson({ company: "Fig Group", jobs })).toMatchObject([{ author: "Fig Group", places }]);
  expect(await jobsOfJson({ jobs: [opening({ venue: "Roma QLD" })] })).toMatchObject([{ author: "" }]);
});

it("takes the days of an object for those on which the ad is shown", async () => {
  const [job] = await jobsOfJson({ jobs: [opening({ advertised: { from: 20261116, until: 20261221 } })] });
  expect(job).toMatchObject({ posted: "20261116", expires: "20261221" });
});

it.each([
  [{ wages: [31, 34.5] }, { min: "31", max: "34.5" }],
  [{ wages: [61_000, null] }, { min: "61000", max: "" }],
  [
    { payRangeLow: { amount: 31, code: "AUD" }, payRangeHigh: { amount: 34.5 } },
    { min: "31", max: "34.5" },
  ],
  [{ wages: { minPay: 31, kindOfPay: "Per hour" } }, { min: "31", unit: "Per hour" }],
])("takes the ends of the pay: %j", async (said, pay) => {
  expect(await jobsOfJson({ jobs: [opening(said)] })).toMatchObject([{ pay }]);
});

it("takes the fields of a job in an object that is called like a text, and the address to apply of its details", async () => {
  const information = { title: "Cook", employer: "Fig" };
  const apply_info = { information: null, url: "https://fig.example/apply" };
  const job = { ref: "1", town: "Roma", duties: "Knives.", link: "https://fig.example/1", information };
  expect(await jobsOfJson({ jobs: [{ ...job, apply_info }] })).toMatchObject([
    { title: "Cook", employer: "Fig", description: "Knives.", url: "https://fig.example/apply" },
  ]);
});

it("takes the place of a job before an address that nothing calls so, and a town before what it is in", async () => {
  const premises = { street: "9 Depot Lane", suburb: "Penrith", state: "NSW" };
  const details = {
    premises,
    posting: { location: { municipality: "Maranoa", town: "Roma", state: "QLD" } },
  };
  const [job] = await jobsOfJson({ jobs: [{ ref: "1", title: "Cook", duties: "Knives.", details }] });
  expect(job!.places).toMatchObject([{ text: "Roma, QLD" }]);
});

it("takes facts that are pairs with names of other forms, also where the title is one of them", async () => {
  const answers = (title: string) => [
    { FieldName: "Job Title", FieldValue: title },
    { FieldName: "Duties", FieldValue: "Knives." },
    { FieldName: "Town", FieldValue: "Roma QLD" },
    { FieldName: "Oven", FieldValue: "" },
  ];
  const rows = ["Cook", "Baker"].map((title) => ({
    Link: `https://fig.example/${title}`,
    Answers: answers(title),
  }));
  expect(await jobsOfJson({ Count: 2, Result: { Row: rows } })).toMatchObject([
    { title: "Cook", url: "https://fig.example/Cook", places: [{ suburb: "Roma QLD" }] },
    { title: "Baker", description: "Knives." },
  ]);
});

it("takes records that say only that a job is over, beside jobs", async () => {
  const records = [
    opening({ action: "upsert" }),
    { ref: "2", action: "delete" },
    { ref: "3", removed: true },
  ];
  const items = await itemsOfJson({ jobs: [...records, { ref: "4", action: "upsert" }] });
  expect(items).toMatchObject([
    { problem: expect.stringContaining("JobPosting") as string },
    { job: { reference: "1" } },
    { job: { reference: "2", status: "delete" } },
    { job: { reference: "3", isEnded: true } },
  ]);
});

it.each([
  { __metadata: { type: "SP.FieldUrlValue" }, Description: "Cook", Url: "https://fig.example/7" },
  { _type: "link", text: "Cook", href: "https://fig.example/7", newWindow: true },
])("takes the address of a link beside what it is called: %j", async (adLink) => {
  expect(await jobsOfJson({ jobs: [opening({ adLink })] })).toMatchObject([{ url: "https://fig.example/7" }]);
});

it("takes the postings of a data feed that were taken out as over, wherever the item says that", async () => {
  const item = (identifier: string) => ({ "@type": "JobPosting", title: "Cook", identifier });
  const dataFeedElement = [
    { "@type": "DataFeedItem", dateDeleted: "2026-11-10", item: item("1") },
    { "@type": "DataFeedItem", item: item("2"), dateDeleted: "2026-11-10" },
    { "@type": "DataFeedItem", item: item("3") },
  ];
  expect(await jobsOfJson({ "@type": "DataFeed", dataFeedElement })).toMatchObject([
    { reference: "1", isEnded: true },
    { reference: "2", isEnded: true },
    { reference: "3", isEnded: false },
  ]);
});

it("reads the jobs of all lists whose objects are alike", async () => {
  const job = (ref: string) => ({ ref, title: "Cook", town: "Roma" });
  const filters = [{ ref: "f", label: "Town", values: ["Roma"] }];
  expect(await jobsOfJson({ jobs: [job("1")], more: [job("2")], filters })).toMatchObject([
    { reference: "1" },
    { reference: "2" },
  ]);
});

it("takes nothing of a group's name and number for those of the one job in it", async () => {
  const opening = { uid: "F-7", headline: { text: "Cook" }, town: "Roma", content: "Knives." };
  const groups = [{ id: 2, title: "Kitchen", openings: [{ opening }] }];
  expect(await jobsOfJson({ groups, page: 1 })).toMatchObject([{ reference: "F-7", title: "Cook" }]);
});

it("reads amounts and statuses that are deeper than their names", async () => {
  const [from, to] = [142_000, 158_000].map((amount) => ({ amount, per: "ANNUM" }));
  const job = {
    ref: "7",
    title: "Cook",
    remuneration: { range: { from, to } },
    status: { picklistLabels: { results: [{ locale: "en_GB", label: "Pre-approved" }] } },
    contract: { hours: { type: "part-time" }, kind: "permanent" },
    description: { intro: "Mouths.", body: "Open wide." },
  };
  expect(await jobsOfJson({ jobs: [job] })).toMatchObject([
    {
      pay: { min: "142000", max: "158000", unit: "ANNUM" },
      status: "Pre-approved",
      workType: "permanent; part-time",
      description: "Mouths.\nOpen wide.",
    },
  ]);
});

it("reads a document with a job a line as one document", async () => {
  const lines = ["1", "2"].map((ref) => JSON.stringify({ ref, title: "Cook", town: "Roma" }));
  const text = `{"jobs":[${lines.join(",\n")}]}`;
  expect(detectFormat(text)).toBe("json");
  expect(detectFormat(lines.join("\n"))).toBe("json-lines");
  expect(await jobsOfJson(text)).toHaveLength(2);
});

it("reads jobs of groups within groups, the first of which may be empty, and no group as a job", async () => {
  const jobs = [{ ref: "7", title: "Cook", company: "Fig" }];
  const office = (name: string, departments: object[]) => ({ id: name, name, state: "QLD", departments });
  const offices = [office("None", []), office("Roma", [{ id: 1, name: "Kitchen", jobs }])];
  expect(await jobsOfJson({ offices })).toMatchObject([
    { reference: "7", title: "Cook", employer: "Fig", places: [{ suburb: "Roma", state: "QLD" }] },
  ]);
});

it("reads what a choice shows, a kind of post as no work type, and coordinates as no pay", async () => {
  const job = {
    ...{ ref: "7", title: "Cook", type: "vacancy", description: "Stoves." },
    job_type: [{ value: "cas", label: "Casual" }],
    multi_location: ["Roma, QLD", "Dalby, QLD"],
    spots: [{ location: "Dalby, QLD", latlong: { lon: 151.26, lat: -27.18 } }],
  };
  const [read] = await jobsOfJson({ jobs: [job] });
  expect(read).toMatchObject({ workType: "Casual", pay: { text: "" } });
  expect(read!.places.map(({ text }) => text)).toEqual(expect.arrayContaining(["Roma, QLD", "Dalby, QLD"]));
});

it("takes requisitions whose title and text are in a list of languages within each", async () => {
  const requisition = (id: string, city: string, externalTitle: string) => ({
    jobReqId: id,
    city,
    stateProvince: "QLD",
    status: "Open",
    postingEndDate: "2027-01-15",
    jobReqLocale: { results: [{ locale: "en_AU", externalTitle, extJobDescription: "<p>Ropes.</p>" }] },
  });
  const results = [
    requisition("7", "Gladstone", "Traffic Officer"),
    requisition("8", "Mackay", "Linesperson"),
  ];
  expect(await jobsOfJson({ d: { results } })).toMatchObject([
    { reference: "7", title: "Traffic Officer" },
    { reference: "8", title: "Linesperson" },
  ]);
});

it("pay may be an entry of several, in units and billionths, and a title beside the name of a record", async () => {
  const job = {
    ...{
      name: "projects/fig/jobs/7",
      company: "projects/fig/companies/c-7",
      companyDisplayName: "Fig",
      title: "Cook",
    },
    compensationInfo: {
      entries: [
        {
          type: "BASE",
          unit: "HOURLY",
          range: { minCompensation: { units: "36", nanos: 560_000_000 }, maxCompensation: { units: "39" } },
        },
        { type: "BONUS", unit: "ONE_TIME", amount: { units: "1500" } },
      ],
    },
    ...{ postingPublishTime: "2026-11-18T21:30:00Z", description: "Stoves." },
  };
  expect(await jobsOfJson({ matches: [{ job }, { job: { ...job, title: "Baker" } }] })).toMatchObject([
    { title: "Cook", employer: "Fig", posted: "2026-11-18T21:30:00Z", pay: { min: "36.56", max: "39" } },
    { title: "Baker" },
  ]);
});

it("pairs may have the kind of their value in its name, and their own name in an object", async () => {
  const job = (title: string) => ({
    ...{ title, description: "Stoves." },
    custom: {
      dates: [{ nameCode: { codeValue: "X1", shortName: "Applications close" }, dateValue: "2026-12-14" }],
      codes: [{ nameCode: { codeValue: "X2", shortName: "Work type" }, codeValue: "C", shortName: "Casual" }],
    },
  });
  expect(await jobsOfJson({ jobs: [job("Cook"), job("Baker")] })).toMatchObject([
    { title: "Cook", expires: "2026-12-14", workType: "Casual" },
    { title: "Baker" },
  ]);
});

it("records that jobs of JSON:API point to are none of them, however alike they are", async () => {
  const jobs = await jobsOfJson({
    data: ["Cook", "Nurse"].map((title, at) => ({
      ...{ id: `${at}`, type: "jobs", links: { self: "https://fig.example" } },
      attributes: { title, body: "Two stoves.", "employment-level": "part", "employment-type": "permanent" },
      relationships: { locations: { data: [{ type: "locations", id: "1" }] } },
    })),
    included: [
      {
        ...{ id: "1", type: "locations", links: { self: "https://fig.example" } },
        attributes: { name: "Store", city: "Geelong", country: "Australia", zip: "3220" },
      },
    ],
  });
  expect(jobs.map(({ title, places }) => [title, places[0]?.suburb])).toEqual([
    ["Cook", "Geelong"],
    ["Nurse", "Geelong"],
  ]);
});

it("a place names its country in an object, and beside others in words", async () => {
  const job = { title: "Cook", company: "Fig", description: "Two stoves.", country: "Australia" };
  const [one, several] = await jobsOfJson([
    {
      ...job,
      country: undefined,
      location: { city: "Kumasi", state: null, country: { id: "GH", name: "Ghana" } },
    },
    {
      ...job,
      locations: [
        { city: "Perth", country: "Australia" },
        { city: "Nelson", country: "New Zealand" },
      ],
    },
  ]);
  expect(one!.places).toMatchObject([{ suburb: "Kumasi", country: "Ghana" }]);
  expect(several!.places.at(-1)).toMatchObject({ text: "Nelson, New Zealand", country: "" });
});

it.each([
  { pay: "Part time, split shifts, $32.80 an hour" },
  { type: "Part time, $32.80 an hour" },
  { "Hours & pay": "Part time, $32.80/h" },
])("%j is a work type and pay", async (terms) => {
  const [job] = await jobsOfJson([{ title: "Driver", company: "Fig", text: "Forty children.", ...terms }]);
  expect([parseWorkType(job!.workType), parsePay(job!.pay).pay.payMin]).toEqual(["Part time", 32.8]);
});

it("a title may end with the closing date", async () => {
  const [job] = await jobsOfJson([
    { title: "Ranger (Dogs) - Closes 11 December 2026", company: "Fig", location: "Roma QLD", text: "Dogs." },
  ]);
  expect(job!.title).toBe("Ranger (Dogs)");
  expect(job!.expires).toContain("11 December 2026");
});
