import { gzipSync } from "node:zlib";
import { zipSync } from "fflate";
import { expect, it } from "vitest";
import { FeedUnreadable } from "../../../src/server/import/feed-job.ts";
import { importFile, jobsOf, now } from "./import-files.ts";
import { onOneDatabase } from "../test-api.ts";

const csv = (...rows: string[]) => ["title,employer,reference,description,posted", ...rows].join("\n");
const row = (reference: string, title = "Cook") => `${title},Blue Fig,${reference},Cook meals.,2026-11-01`;

onOneDatabase("the formats that the import takes", (api) => {
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
      expiresAt: new Date("2026-11-12T13:59:59Z"),
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
      expect.stringMatching(/^rejected line 5: It has 6 fields, the first line has 15\./),
      "rejected line 6: The title is missing.",
      expect.stringMatching(/^rejected line 7: The employer is missing\./),
      expect.stringMatching(/^date line 8: The posting date "31\/02\/2026" is no date\./),
      expect.stringMatching(/^rejected line 9: Its reference "LG-5" is that of the job at line 8\./),
      expect.stringMatching(/^file the file: These fields are not used: Colour \("\w+"\)\.$/),
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

  it.each([
    ["two commas", '{"reference":"2",,"title":"Chef"}', 3],
    ["a quote in a text", '{"reference":"2","title":"The "best" job"}', 3],
    ["no end", '{"reference":"2","title":"Chef"', 3],
  ])("loses only the job of a JSON array that has %s", async (source, broken, line) => {
    const job = (id: string) => `{"reference":"${id}","title":"Cook","company":"Fig","description":"a, }"}`;
    const texts = [`[\n${job("1")},\n${broken},\n${job("3")},\n]`, `[${broken},${job("1")},${job("3")},]`];
    for (const text of texts) {
      const { report, counts, problems } = await importFile(api.db, { text }, { source });
      expect(report.broken).toBeNull();
      expect(counts).toMatchObject({ rejected: 1 });
      expect(problems.map(({ at }) => at)).toEqual([
        text === texts[0] ? `line ${line}, item 2` : "line 1, item 1",
      ]);
      expect(Object.keys(await jobsOf(api.db, source)).sort()).toEqual(["1", "3"]);
    }
  });

  it.each([
    [
      "a list in an object",
      (list: string) => `{"title":"Jobs","description":"All","meta":{"n":3},"jobs":${list},"total":3}`,
    ],
    ["lists in lists", (list: string) => `{"filters":[{"id":1,"name":"x"}],"data":{"jobs":${list}}}`],
  ])("loses only the broken job of %s", async (source, wrap) => {
    const job = (id: string) =>
      `{"reference":"${id}","company":{"reference":"9","name":"Fig"},"title":"Cook","description":"a, }"}`;
    const broken = job("2").replace('"title"', ',"title"');
    for (const jobs of [
      [job("1"), broken, job("3")],
      [broken, job("1"), job("3")],
    ]) {
      const { report, counts, problems } = await importFile(
        api.db,
        { text: wrap(`[\n${jobs.join(",\n")}\n]`) },
        { source },
      );
      expect(report.broken).toBeNull();
      expect(counts).toMatchObject({ rejected: 1 });
      const at = jobs.indexOf(broken);
      expect(problems.map((problem) => problem.at)).toEqual([`line ${at + 2}, item ${at + 1}`]);
      expect(Object.keys(await jobsOf(api.db, source)).sort()).toEqual(["1", "3"]);
    }
    const without = await importFile(
      api.db,
      { text: wrap(`[${job("1")},{"reference":"4","title":"Cook","company":"Fig"}]`) },
      { source },
    );
    expect(without.problems).toMatchObject([{ message: "The description is missing." }]);
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
    const many = gzipSync(
      csv(...Array.from({ length: 3000 }, (_, index) => row(`g${index}${Math.sin(index)}`))),
    );
    const packed = await importFile(api.db, { text: many.subarray(0, many.length / 2) }, { source: "g" });
    expect(packed.report.added).toBeGreaterThan(100);
    expect(packed.report.broken).not.toBeNull();
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

  it("tells of bytes that are not the encoding of the file, and reads them as what they are", async () => {
    const mixed = Buffer.concat([
      Buffer.from(csv("Cook,Café Bleu,1,Cook.,")),
      Buffer.from("\nCook,Café Noir,2,Cook.,\n", "latin1"),
      Buffer.from("Cook,Café Vert,3,Cook.,"),
    ]);
    // The byte order mark says UTF-8.
    const { problems } = await importFile(
      api.db,
      { text: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), mixed]) },
      { source: "mixed" },
    );
    expect(Object.values(await jobsOf(api.db, "mixed")).map(({ employer }) => employer)).toEqual([
      "Café Bleu",
      "Café Noir",
      "Café Vert",
    ]);
    expect(problems).toContainEqual(
      expect.objectContaining({ at: "line 3", message: expect.stringContaining("read as Windows-1252") }),
    );

    const wrong = `<?xml version="1.0" encoding="iso-8859-1"?><source><job><title>Cook</title><company>Café Rose</company><referencenumber>1</referencenumber><description>Cook.</description></job></source>`;
    const { problems: told } = await importFile(api.db, { text: Buffer.from(wrong) }, { source: "wrong" });
    expect((await jobsOf(api.db, "wrong"))["1"]!.employer).toBe("Café Rose");
    expect(told).toContainEqual(
      expect.objectContaining({ at: "line 1", message: expect.stringContaining("but it is UTF-8") }),
    );
  });

  it.each([
    ["utf-8", "utf16le", "UTF-16"],
    ["utf-16", "utf8", "UTF-8"],
    ["utf-16", "latin1", "Windows-1252"],
  ] as const)("tells of a file that says it is %s and is %s", async (said, encoding, name) => {
    const xml = `<?xml version="1.0" encoding="${said}"?><source><job><title>Cook</title><company>Café Rose</company><referencenumber>1</referencenumber><description>Cook.</description></job></source>`;
    const source = `${said} ${encoding}`;
    const { problems } = await importFile(api.db, { text: Buffer.from(xml, encoding) }, { source });
    expect((await jobsOf(api.db, source))["1"]!.employer).toBe("Café Rose");
    expect(problems).toContainEqual(
      expect.objectContaining({
        message: expect.stringContaining(`says that it is ${said}, but it is ${name}`),
      }),
    );
  });

  it.each([
    ["utf8mb4", "utf8", "read as UTF-8"],
    ["foo-8", "latin1", "read as Windows-1252"],
    ["ANSI", "latin1", null],
    ["latin-1", "latin1", null],
    ["utf-8;", "utf8", null],
  ] as const)("reads a file with the encoding %s, whose bytes are %s", async (said, encoding, note) => {
    const xml = `<?xml version="1.0" encoding="${said}"?><source><job><title>Cook</title><company>Café Rose</company><referencenumber>1</referencenumber><description>Cook.</description></job></source>`;
    const source = `unknown ${said} ${encoding}`;
    const { problems } = await importFile(api.db, { text: Buffer.from(xml, encoding) }, { source });
    expect((await jobsOf(api.db, source))["1"]!.employer).toBe("Café Rose");
    expect(problems.filter(({ kind }) => kind === "file")).toEqual(
      note ? [expect.objectContaining({ at: "line 1", message: expect.stringContaining(note) })] : [],
    );
  });

  it.each(["\n", "\r\n"])("counts the lines of a CSV file whose lines end with %j", async (end) => {
    const text = [
      "title,employer,reference,description,posted",
      'Cook,Fig,1,"one',
      "two",
      'three",',
      ",Fig,2,No title.,",
      "",
      ",Fig,3,No title.,",
    ].join(end);
    const { problems } = await importFile(api.db, { text }, { source: "lines" });
    expect(problems.filter(({ kind }) => kind === "rejected").map(({ at }) => at)).toEqual([
      "line 5",
      "line 7",
    ]);
  });

  it("says so where packed bytes are damaged", async () => {
    const packed = gzipSync("<all><job><title>Cook</title></job></all>");
    packed[packed.length - 6]! ^= 0xff;
    await expect(importFile(api.db, { text: packed }, { source: "damaged" })).rejects.toThrow(
      "packed with gzip and damaged",
    );
  });

  it.each([
    [
      "Excel",
      {
        "xl/worksheets/sheet1.xml": `<?xml version="1.0"?><x:worksheet><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B1" t="inlineStr"><x:is><x:t>Employer</x:t></x:is></x:c><x:c r="C1" t="s"><x:v>1</x:v></x:c><x:c r="D1" t="inlineStr"><x:is><x:t>Description</x:t></x:is></x:c></x:row><x:row r="2"><x:c r="A2" t="s"><x:v>2</x:v></x:c><x:c r="B2" t="s"><x:v>3</x:v></x:c><x:c r="C2"><x:v>46365</x:v></x:c><x:c r="D2" t="s"><x:v>4</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
        "xl/sharedStrings.xml": `\uFEFF<?xml version="1.0"?><x:sst><x:si><x:t>Job title</x:t></x:si><x:si><x:t>Closing date</x:t></x:si><x:si><x:r><x:t>Cook &amp; </x:t></x:r><x:r><x:t>baker</x:t></x:r></x:si><x:si><x:t>Fig</x:t></x:si><x:si><x:t>Cook meals.</x:t></x:si></x:sst>`,
      },
    ],
    [
      "LibreOffice",
      {
        "content.xml": `<office:document-content><table:table><table:table-row><table:table-cell><text:p>Job title</text:p></table:table-cell><table:table-cell><text:p>Employer</text:p></table:table-cell><table:table-cell><text:p>Closing date</text:p></table:table-cell><table:table-cell><text:p>Description</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell><text:p>Cook &amp; baker</text:p></table:table-cell><table:table-cell><text:p>Fig</text:p></table:table-cell><table:table-cell office:date-value="2026-12-09"><text:p>9/12/26</text:p></table:table-cell><table:table-cell><text:p>Cook meals.</text:p></table:table-cell></table:table-row></table:table></office:document-content>`,
      },
    ],
  ])("takes a workbook as %s saves it", async (program, files) => {
    const packed = zipSync(
      Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, Buffer.from(xml)])),
    );
    const { counts } = await importFile(api.db, { text: packed }, { source: program });
    expect(counts).toMatchObject({ added: 1, rejected: 0 });
    expect(Object.values(await jobsOf(api.db, program))).toMatchObject([
      { title: "Cook & baker", employer: "Fig", expiresAt: new Date("2026-12-09T12:59:59Z") },
    ]);
  });

  it("costs a job with too many elements or brackets within one another itself only", async () => {
    const cook = { title: "Cook", employer: "Fig", reference: "2", description: "Cook meals." };
    const texts = [
      `<all><job><title>Cook</title><description>${"<a>".repeat(300_000)}</description></job>
       <job><title>Cook</title><employer>Fig</employer><reference>2</reference><description>Cook meals.</description></job></all>`,
      `[{"title":"Cook","tags":${"[".repeat(300_000)}1${"]".repeat(300_000)}},\n${JSON.stringify(cook)}]`,
    ];
    for (const text of texts) {
      const { counts, problems } = await importFile(api.db, { text }, { source: "nested" });
      expect(counts).toMatchObject({ rejected: 1 });
      expect(problems[0]!.message).toContain("more than 500");
    }
    expect(Object.keys(await jobsOf(api.db, "nested"))).toEqual(["2"]);
  });

  it.each([
    ["", "It is empty."],
    ["<source><publisher>x</publisher></source>", "It holds no jobs."],
    ["<source><job", "The XML is broken"],
    ["<!doctype html><p>hello", "It holds no jobs."],
    ['{"total":0,"jobs":[]}', "It holds no jobs."],
    ["just some words", "none of the formats"],
    ["name,price\nx,1", 'Name one "title"'],
    ["title,employer\nCook,Blue Fig", 'Name one "description"'],
    ["PK\u0003\u0004", "a damaged zip archive"],
    ["%PDF-1.7", "PDF"],
  ])("says what is wrong with a file like %j", async (text, message) => {
    const failure = importFile(api.db, { text });
    await expect(failure).rejects.toThrow(FeedUnreadable);
    await expect(failure).rejects.toThrow(message);
  });
});
