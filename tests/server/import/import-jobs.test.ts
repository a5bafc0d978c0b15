import { gzipSync } from "node:zlib";
import { count } from "drizzle-orm";
import { expect, it } from "vitest";
import { employers, jobs } from "../../../src/server/jobs/tables.ts";
import { FeedUnreadable } from "../../../src/server/import/feed-job.ts";
import { importFile, jobsOf, now } from "./import-files.ts";
import { onEachDatabase } from "../test-api.ts";

const csv = (...rows: string[]) => ["title,employer,reference,description,posted", ...rows].join("\n");
const row = (reference: string, title = "Cook") => `${title},Blue Fig,${reference},Cook meals.,2026-11-01`;

onEachDatabase("the import", (api) => {
  it("takes an XML feed, and tells the line of what it cannot take", async () => {
    const { counts, problems } = await importFile(api.db, { file: "indeed.xml" }, { source: "xml" });
    expect(counts).toEqual({ added: 3, updated: 0, unchanged: 0, rejected: 1 });
    expect(problems).toContainEqual({
      kind: "rejected",
      at: "line 32",
      message: "The title is missing.",
    });
    const found = await jobsOf(api.db, "xml");
    expect(found["HJ-1"]).toMatchObject({
      title: "Diesel Mechanic",
      employer: "Westside Trucks",
      employerType: "company",
      places: ["wagga wagga nsw 2650"],
      stateIds: [1],
      category: "automotive",
      subCategory: "heavy-vehicles",
      workType: "Full time",
      payType: 3,
      payMin: 38,
      payMax: 45,
      yearlyMin: 38 * 38 * 52,
      sponsorship: true,
      remote: false,
      applyUrl: null,
      postedAt: new Date("2026-11-05T09:00:00Z"),
      expiresAt: null,
      descriptionHtml:
        "<h2>About the job</h2><p>Service trucks &amp; trailers.</p><p>482 visa sponsorship available. Read</p>",
      summary: "About the job Service trucks & trailers. 482 visa sponsorship available. Read",
    });
    expect(found["HJ-2"]).toMatchObject({
      category: "hospitality",
      workType: "Contract",
      payType: 4,
      payMin: 1500,
      expiresAt: new Date("2026-11-12T12:59:59Z"),
      descriptionHtml: "<p>Lead the pass.</p><ul><li>Order stock</li></ul>",
    });
    expect(found["HJ-4"]).toMatchObject({
      employerType: "recruiter",
      remote: true,
      places: [],
      payType: null,
      postedAt: now,
      descriptionHtml: "<p>Keep the books of small shops.</p><ul><li>Payroll</li><li>Invoices</li></ul>",
    });
  });

  it("takes CSV with other spellings, delimiters and lines in quotes", async () => {
    const { counts, problems } = await importFile(api.db, { file: "jobs.csv" }, { source: "csv" });
    expect(counts).toEqual({ added: 2, updated: 0, unchanged: 0, rejected: 4 });
    expect(problems.map(({ kind, at, message }) => `${kind} ${at}: ${message}`)).toEqual([
      "file line 1: These columns are not used: Colour.",
      expect.stringMatching(/^rejected line 5: It has 6 fields, the first line has 15\./),
      "rejected line 6: The title is missing.",
      expect.stringMatching(/^rejected line 7: The employer is missing\./),
      expect.stringMatching(/^date line 8: The posting date "31\/02\/2026" is no date\./),
      expect.stringMatching(/^rejected line 9: Its reference "LG-5" is that of the job at line 8\./),
    ]);
    const found = await jobsOf(api.db, "csv");
    expect(found["LG-1"]).toMatchObject({
      employer: "Little Gum Trees",
      places: ["newtown nsw 2042"],
      workType: "Part time",
      payType: 1,
      payMin: 75_000,
      payMax: 90_000,
      category: "early-learning",
      subCategory: "early-childhood-teachers",
      postedAt: new Date("2026-11-04T13:00:00Z"),
      expiresAt: new Date("2026-12-31T12:59:59Z"),
      descriptionHtml: '<p>Teach the preschool room.</p><p>Plan with the team; keep "learning stories".</p>',
      screening: [{ id: "q1", question: "Do you hold a WWCC?", type: "yes_no", options: [], required: true }],
    });
  });

  it("takes JobPosting data", async () => {
    const { counts, problems } = await importFile(api.db, { file: "posting.json" }, { source: "json" });
    expect(counts).toEqual({ added: 2, updated: 0, unchanged: 0, rejected: 1 });
    expect(problems).toEqual([
      {
        kind: "rejected",
        at: "line 40, item 2",
        message: 'It is of type "Organization" and holds no JobPosting.',
      },
      { kind: "pay", at: "line 41, item 3", message: expect.stringContaining("NZD") },
    ]);
    const found = await jobsOf(api.db, "json");
    expect(found["V-100"]).toMatchObject({
      employer: "Volt & Co",
      places: ["richmond vic 3121", "tasmania tas"],
      stateIds: [6, 5],
      workType: "Contract",
      payType: 3,
      payMin: 45,
      payMax: 55,
      applyUrl: "https://volt.example.com/jobs/100",
      category: "electrical",
    });
    expect(found["V-101"]).toMatchObject({
      remote: true,
      payType: null,
      summary: expect.stringContaining("Install panels."),
    });
  });

  it("takes the JobPosting data of a web page", async () => {
    const { counts, problems } = await importFile(api.db, { file: "page.html" }, { source: "page" });
    expect(counts).toEqual({ added: 1, updated: 0, unchanged: 0, rejected: 1 });
    expect(problems).toContainEqual({
      kind: "rejected",
      at: "line 26",
      message: expect.stringContaining("The JSON is broken"),
    });
    expect((await jobsOf(api.db, "page"))["https://good.example.com/1"]).toMatchObject({
      employer: "Good Hands",
      places: ["hobart tas 7000"],
      workType: "Casual",
      descriptionHtml: "<p>Support people at home.</p>",
    });
  });

  it.each([
    ["one object", (job: object) => JSON.stringify(job, null, 2)],
    [
      "a list of items",
      (job: object) =>
        JSON.stringify({ "@type": "ItemList", itemListElement: [{ "@type": "ListItem", item: job }] }),
    ],
    [
      "a data feed",
      (job: object) =>
        JSON.stringify({ "@type": "DataFeed", dataFeedElement: [{ "@type": "DataFeedItem", item: job }] }),
    ],
    [
      "one object a line",
      (job: object) => `${JSON.stringify(job)}\n{broken}\n${JSON.stringify({ ...job, identifier: "two" })}\n`,
    ],
  ])("finds a JobPosting in %s", async (name, wrap) => {
    const job = {
      "@type": "https://schema.org/JobPosting",
      title: "Barista",
      identifier: "one",
      description: "Make coffee.",
      hiringOrganization: { name: "Blue Fig" },
    };
    const { counts } = await importFile(api.db, { text: wrap(job) }, { source: name });
    expect(counts).toMatchObject(
      name === "one object a line" ? { added: 2, rejected: 1 } : { added: 1, rejected: 0 },
    );
  });

  it("updates a job that comes again, and leaves one that is the same", async () => {
    await importFile(api.db, { text: csv(row("1"), row("2"), row("3")) }, { source: "again" });
    const before = await jobsOf(api.db, "again");
    const { counts } = await importFile(
      api.db,
      { text: csv(row("1"), row("2", "Head Cook"), row("4")) },
      { source: "again" },
    );
    expect(counts).toEqual({ added: 1, updated: 1, unchanged: 1, rejected: 0 });
    const after = await jobsOf(api.db, "again");
    expect(after["2"]).toMatchObject({ id: before["2"]!.id, title: "Head Cook" });
    expect(after["1"]!.updatedAt).toEqual(before["1"]!.updatedAt);
    expect(after["3"]!.filledAt).toBeNull();
  });

  it("keeps the day of the first import for a job without a date", async () => {
    const text = "title,employer,reference,description\nCook,Blue Fig,1,Cook meals.";
    await importFile(api.db, { text }, { source: "undated" });
    const later = new Date(now.getTime() + 86_400_000);
    const { counts } = await importFile(api.db, { text }, { source: "undated", now: later });
    expect(counts).toMatchObject({ unchanged: 1 });
    expect((await jobsOf(api.db, "undated"))["1"]!.postedAt).toEqual(now);
  });

  it("does not believe a posting date in the future, nor one of long ago", async () => {
    const rows = ["2036-01-01", "1996-01-01", "2026-11-19"].map(
      (day, index) => `Cook,Blue Fig,${index},Cook.,${day}`,
    );
    const { problems } = await importFile(
      api.db,
      { text: csv(...rows).replaceAll("\n", "\r\n") },
      { source: "dates" },
    );
    expect(problems).toEqual([
      { kind: "date", at: "line 2", message: expect.stringContaining("in the future") },
      { kind: "date", at: "line 3", message: expect.stringContaining("too long ago") },
    ]);
    for (const job of Object.values(await jobsOf(api.db, "dates"))) expect(job.postedAt).toEqual(now);
  });

  it("closes the jobs that left the feed, and opens them when they are back", async () => {
    await importFile(api.db, { text: csv(row("1"), row("2")) }, { source: "closing" });
    const dry = await importFile(
      api.db,
      { text: csv(row("1")) },
      { source: "closing", closeMissing: true, dryRun: true },
    );
    expect(dry.report.closed).toBe(1);
    expect((await jobsOf(api.db, "closing"))["2"]!.filledAt).toBeNull();
    const { report } = await importFile(
      api.db,
      { text: csv(row("1")) },
      { source: "closing", closeMissing: true },
    );
    expect(report.closed).toBe(1);
    expect((await jobsOf(api.db, "closing"))["2"]!.filledAt).toEqual(now);
    await importFile(api.db, { text: csv(row("1"), row("2")) }, { source: "closing", closeMissing: true });
    expect((await jobsOf(api.db, "closing"))["2"]!.filledAt).toBeNull();
  });

  it("keeps what came before the line where a file breaks off, and closes nothing", async () => {
    await importFile(api.db, { text: csv(row("1"), row("2")) }, { source: "torn" });
    const job = (reference: string) =>
      `<job><title>Cook</title><company>Blue Fig</company><referencenumber>${reference}</referencenumber><description>Cook.</description></job>\n`;
    const { report, counts } = await importFile(
      api.db,
      { text: `<source>\n${job("1")}${job("3")}<job><title>Cook & Bottle` },
      { source: "torn", closeMissing: true },
    );
    expect(counts).toMatchObject({ added: 1, updated: 1 });
    expect(report).toMatchObject({ closed: 0, broken: { line: 4, message: expect.stringContaining("XML") } });
  });

  it("tells where JSON, a quote and a packed file break off", async () => {
    const posting = (id: string) =>
      `{"@type":"JobPosting","title":"Cook","identifier":"${id}","description":"Cook.","hiringOrganization":"Blue Fig"}`;
    const json = await importFile(
      api.db,
      { text: `[${posting("1")},\n${posting("2")},\n{"@type":` },
      { source: "j" },
    );
    expect(json.report).toMatchObject({ added: 2, broken: { line: 3 } });
    const quote = await importFile(
      api.db,
      { text: csv(row("1"), `Cook,"Blue,2,x,\n${row("3")}`) },
      { source: "q" },
    );
    expect(quote.report).toMatchObject({
      added: 1,
      broken: { line: 3, message: expect.stringContaining("quote") },
    });
    const many = gzipSync(
      csv(...Array.from({ length: 3000 }, (_, index) => row(`g${index}${Math.sin(index)}`))),
    );
    const packed = await importFile(api.db, { text: many.subarray(0, many.length / 2) }, { source: "g" });
    expect(packed.report.added).toBeGreaterThan(100);
    expect(packed.report.broken).not.toBeNull();
  });

  it("leaves nothing behind after a dry run", async () => {
    const size = async () => [
      (await api.db.select({ n: count() }).from(jobs))[0]!.n,
      (await api.db.select({ n: count() }).from(employers))[0]!.n,
    ];
    const before = await size();
    const rows = Array.from(
      { length: 1100 },
      (_, index) => `Cook,New Place ${index % 3},${index},Cook meals.,`,
    );
    const { counts, report } = await importFile(
      api.db,
      { text: csv(...rows) },
      { source: "dry", dryRun: true },
    );
    expect(counts).toMatchObject({ added: 1100 });
    expect(report.first).toHaveLength(5);
    expect(await size()).toEqual(before);
  });

  it("finds an employer by its name in any case", async () => {
    const text =
      "title,employer,reference,description\nCook,RED TABLE,1,Cook.\nCook,Red Table,2,Cook.\nCook,Red  table,3,Cook.";
    await importFile(api.db, { text }, { source: "case" });
    expect(
      new Set(Object.values(await jobsOf(api.db, "case")).map(({ employerId }) => employerId)).size,
    ).toBe(1);
  });

  it("takes the employer, the category and outside addresses from the command", async () => {
    const text =
      "title,reference,description,url\nCook,1,Cook.,https://fig.example.com/1\nCook,2,Cook.,javascript:alert(1)";
    const { problems } = await importFile(
      api.db,
      { text },
      { source: "given", employer: "Fig House", category: "community", applyElsewhere: true },
    );
    const found = await jobsOf(api.db, "given");
    expect(found["1"]).toMatchObject({
      employer: "Fig House",
      category: "community",
      applyUrl: "https://fig.example.com/1",
    });
    expect(found["2"]!.applyUrl).toBeNull();
    expect(problems).toContainEqual(expect.objectContaining({ kind: "address", at: "line 3" }));
  });

  it("takes nasty values: null bytes, half characters, a huge description, no reference", async () => {
    const posting = {
      "@type": "JobPosting",
      title: "Cook\u0000 \ud800",
      description: `<p>${"long text ".repeat(1_000_000)}</p>`,
      hiringOrganization: "日本食堂",
    };
    const { counts, problems } = await importFile(
      api.db,
      { text: JSON.stringify([posting, { ...posting, title: "x".repeat(500) }]) },
      { source: "nasty" },
    );
    expect(counts).toMatchObject({ added: 1, rejected: 1 });
    expect(problems.map(({ kind }) => kind)).toEqual(["length", "reference", "rejected"]);
    const [job] = Object.values(await jobsOf(api.db, "nasty"));
    expect(job!.descriptionHtml.length).toBeLessThanOrEqual(100_010);
    const again = await importFile(api.db, { text: JSON.stringify(posting) }, { source: "nasty" });
    expect(again.counts).toMatchObject({ unchanged: 1 });
  });

  it("unescapes the short fields", async () => {
    const text =
      "title,employer,reference,description,salary\n<b>Chef &amp; Cook</b>,Fox &amp; Hen,1,Cook.,$70k &ndash; $80k";
    await importFile(api.db, { text }, { source: "short" });
    expect((await jobsOf(api.db, "short"))["1"]).toMatchObject({
      title: "Chef & Cook",
      employer: "Fox & Hen",
      payMin: 70_000,
      payMax: 80_000,
    });
  });

  it("reads other encodings and packed files", async () => {
    const latin = Buffer.from(csv("Cafe Cook,Caf\u00e9 Bleu,1,Cook.,"), "latin1");
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(csv("Cook,Caf\u00e9 Bleu,2,Cook.,"), "utf16le"),
    ]);
    await importFile(api.db, { text: latin }, { source: "encodings" });
    await importFile(api.db, { text: utf16 }, { source: "encodings" });
    await importFile(
      api.db,
      { text: gzipSync(csv("Cook,Caf\u00e9 Bleu,3,Cook.,")) },
      { source: "encodings" },
    );
    const found = Object.values(await jobsOf(api.db, "encodings"));
    expect(found.map(({ employer }) => employer)).toEqual(["Café Bleu", "Café Bleu", "Café Bleu"]);
  });

  it.each([
    ["", "It is empty."],
    ["<source><publisher>x</publisher></source>", "It holds no jobs."],
    ["<source><job", "The XML is broken"],
    ["<!doctype html><p>hello", "It holds no jobs."],
    ["just some words", "none of the formats"],
    ["name,price\nx,1", 'Name one "title"'],
    ["title,employer\nCook,Blue Fig", 'Name one "description"'],
    ["PK\u0003\u0004", "Save the sheet as CSV"],
    ["%PDF-1.7", "PDF"],
  ])("says what is wrong with a file like %j", async (text, message) => {
    const failure = importFile(api.db, { text });
    await expect(failure).rejects.toThrow(FeedUnreadable);
    await expect(failure).rejects.toThrow(message);
  });
});
