import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { feedPay, feedPlace } from "../../../src/server/import/feed-job.ts";
import { openPlaceFinder, type PlaceFinder } from "../../../src/server/import/places/find-places.ts";
import { parseDate } from "../../../src/server/import/jobs/parse-date.ts";
import { parsePay } from "../../../src/server/import/jobs/parse-pay.ts";
import { parseWorkType, workTypeInTitle } from "../../../src/lexicon/conditions/read-work-type.ts";
import { payOfPosting } from "../../../src/server/import/fields/posting-pay.ts";
import { relativeDate } from "../../../src/server/import/jobs/relative-date.ts";
import { openProblemList } from "../../../src/server/import/runs/report-text.ts";
import { repairEncoding } from "../../../src/server/import/fields/repair-encoding.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { plainTextOf, sanitiseJobHtml } from "../../../src/site/sanitise.ts";
import { onOneDatabase } from "../test-api.ts";
import { importFile, jobsOf, now } from "./import-files.ts";

onOneDatabase("files as the world writes them", (api) => {
  it("are read to their end, whatever is broken in one job of XML", async () => {
    const job = (reference: string, inside = "<description>Cook.</description>", end = "</job>") =>
      `<job><reference>${reference}</reference><title>Cook</title><company>Fig</company>${inside}${end}\n`;
    const text = `<jobs xmlns:x="urn:x">\n<!-- ${job("hidden")} -->${job("a")}${job("b", "<description><![CDATA[never closed</description>")}${job("c", "<description><!-- never closed</description>")}${job("d").replaceAll("job>", "x:job>")}${job("e", '<description lang="en"><![CDATA[one]]]]><![CDATA[>two]]></description><location><city>Perth</city><state>WA</state></location><salary period="year"><min>70000</min><max>80000</max></salary>')}<!-- never closed\n${job("f")}</jobs>`;
    const { counts, problems, report } = await importFile(api.db, { text }, { source: "xml" });
    expect(problems.map(({ at, message }) => [at, message])).toEqual([
      ["line 4", expect.stringContaining('"<![CDATA[" has no "]]>"')],
      ["line 5", expect.stringContaining('"<!--" has no "-->"')],
    ]);
    expect(counts).toEqual({ added: 4, updated: 0, unchanged: 0, rejected: 2 });
    expect(report.broken).toBeNull();
    const found = await jobsOf(api.db, "xml");
    expect(Object.keys(found).sort()).toEqual(["a", "d", "e", "f"]);
    expect(found["e"]).toMatchObject({
      descriptionHtml: "<p>one]]&gt;two</p>",
      places: ["perth wa 6000"],
      payMin: 70_000,
      payMax: 80_000,
    });
  });

  it("hold signs that begin no tag, tags alone, open quotes and tables, which are read as meant", async () => {
    const job = (reference: string, description: string, more = "") =>
      `<job><id>${reference}</id><title>Cook</title><company>Fig</company><description>${description}</description>${more}</job>`;
    const text = `<jobs>${[
      job("a", "Teams of <5 people & >3 trucks"),
      job("b", "Contact <john@example.com> or <Jane Doe> today"),
      job("c", "Work <3 days"),
      job("d", "<![CDATA[<p>Join <Fig & Co> <5 days</p>]]>"),
      job("e", "x", '<salary currency="AUD>50000</salary><location>Perth</location>'),
      job("f", "<table><tr><th>Day</th><th>Shift</th></tr><tr><td>Mon</td><td>9am</td></tr></table>"),
      '<job id="g" title="Cook" company="Fig" description="x"/>',
      "<job/>",
    ].join("\n")}</jobs>`;
    const { problems, report } = await importFile(api.db, { text }, { source: "signs" });
    expect(problems.map(({ at, message }) => [at, message])).toEqual([
      ["line 8", expect.stringContaining("The title is missing")],
    ]);
    expect(report.broken).toBeNull();
    const found = await jobsOf(api.db, "signs");
    expect(Object.entries(found).map(([id, { descriptionHtml }]) => [id, descriptionHtml])).toEqual(
      expect.arrayContaining([
        ["a", "<p>Teams of &lt;5 people &amp; &gt;3 trucks</p>"],
        ["b", "<p>Contact &lt;john@example.com&gt; or &lt;Jane Doe&gt; today</p>"],
        ["c", "<p>Work &lt;3 days</p>"],
        ["d", "<p>Join &lt;Fig &amp; Co&gt; &lt;5 days</p>"],
        ["f", "<p>Day · Shift</p><p>Mon · 9am</p>"],
        ["g", "<p>x</p>"],
      ]),
    );
    expect(found["e"]).toMatchObject({ payMin: 50_000, places: ["perth wa 6000"] });
    expect(found["f"]!.shift).toEqual([]);
  });

  it("are told what they lack, where no job is in them", async () => {
    await expect(
      importFile(api.db, { text: "<menu><dish><title>Cook</title></dish></menu>" }),
    ).rejects.toThrow("must be in an element <job>");
  });

  it("are CSV with Excel's first line, blanks before quotes and empty fields at the end", async () => {
    const text = 'sep=;\r\n;;\r\ntitle;company;description\r\nCook; "Fig; Co";"a\r\nb";;\r\n;Fig;x\r\n';
    const { counts, problems } = await importFile(api.db, { text }, { source: "excel" });
    expect(counts).toMatchObject({ added: 1, rejected: 1 });
    expect(problems.filter(({ kind }) => kind === "rejected")).toMatchObject([{ at: "line 6" }]);
    expect(Object.values(await jobsOf(api.db, "excel"))).toMatchObject([{ employer: "Fig; Co" }]);
  });

  it("are CSV whose texts are in the marks of XML", async () => {
    const text =
      "reference,title,company,description\n1,<![CDATA[Cook]]>,Fig,<![CDATA[<p>Cook ]] food.</p>]]>";
    await importFile(api.db, { text }, { source: "marks" });
    expect((await jobsOf(api.db, "marks"))["1"]).toMatchObject({
      title: "Cook",
      descriptionHtml: "<p>Cook ]] food.</p>",
    });
  });

  it("are CSV put together from several files, with the names of the columns in the middle", async () => {
    const header = "id,title,company,description\n";
    const { counts, problems } = await importFile(
      api.db,
      { text: `${header}1,Cook,Fig,x\n${header}2,Cook,Fig,x\n,Chef,Fig,x\n,Chef,Fig,x\n` },
      { source: "twice" },
    );
    expect(counts).toMatchObject({ added: 3, rejected: 1 });
    expect(problems.at(-1)).toMatchObject({
      at: "line 6",
      message: expect.stringMatching(/^Its title, employer and place are those of the job at line 5/),
    });
  });

  it("say in many words that work is done from home", async () => {
    const said = ["Home based", "100%", "Fully", "Work at home", "20%", "Homebush"];
    const rows = said.map((remote, index) => `${index},Cook,Fig,x,${remote}`);
    const text = ["id,title,company,description,remote", ...rows].join("\n");
    await importFile(api.db, { text }, { source: "home" });
    const found = await jobsOf(api.db, "home");
    expect(said.map((_, index) => found[index]!.remote)).toEqual([true, true, true, true, false, false]);
  });

  it("are packed, and packed again on their way", async () => {
    const text = gzipSync(gzipSync("id,title,company,description\n1,Cook,Fig,x\n"));
    expect((await importFile(api.db, { text }, { source: "packed" })).counts.added).toBe(1);
  });

  it("are CSV whose columns have names in several lines, and texts line ends in two characters", async () => {
    const text =
      '"Job\nID","Vacancy\nTitle",Agency,Advert text\n1,Cook,Fig,One\\nTwo\n2,Cook,Fig,Pay: • one • two\n';
    await importFile(api.db, { text }, { source: "columns" });
    const found = await jobsOf(api.db, "columns");
    expect(found["1"]).toMatchObject({ title: "Cook", descriptionHtml: "<p>One<br />Two</p>" });
    expect(found["2"]!.descriptionHtml).toBe("<p>Pay:</p><ul><li>one</li><li>two</li></ul>");
  });

  it("are XML with each place in an element or on a line, and JSON with a position alone", async () => {
    const job = (reference: string, inside: string) =>
      `<job><id>${reference}</id><title>Cook</title><company>Fig</company><description>x</description>${inside}</job>`;
    const text = `<jobs>${job("a", "<location>Sydney NSW</location><location>Melbourne VIC</location>")}${job("b", "<location>Perth<br/>Adelaide</location>")}</jobs>`;
    await importFile(api.db, { text }, { source: "lines" });
    const found = await jobsOf(api.db, "lines");
    expect(found["a"]!.places).toEqual(["sydney nsw 2000", "melbourne vic 3000"]);
    expect(found["b"]!.places).toEqual(["perth wa 6000", "adelaide sa 5000"]);
    const posting = (identifier: string, latitude: number, longitude: number) => ({
      "@type": "JobPosting",
      ...{ identifier, title: "Cook", hiringOrganization: "Fig", description: "x" },
      jobLocation: { "@type": "Place", geo: { latitude, longitude } },
    });
    const json = JSON.stringify([posting("home", -33.815, 151.001), posting("away", 51.5, -0.12)]);
    await importFile(api.db, { text: json }, { source: "positions" });
    const placed = await jobsOf(api.db, "positions");
    expect(placed["home"]!.places).toEqual(["parramatta nsw 2150"]);
    expect(placed["away"]!.stateIds).toEqual([9]);
  });

  it("are XML whose elements are named by an attribute", async () => {
    const text = `<Jobs><Job reference="R1" datePosted="2026-11-16"><Title>Electrician</Title><Advertiser>Fig</Advertiser>
      <Classifications><Classification name="Work Type">Part Time</Classification><Classification name="Location">Perth</Classification></Classifications>
      <Salary period="Annual"><MinValue>80000</MinValue><MaxValue>90000</MaxValue><Text>$80k</Text></Salary>
      <field name="Closing Date">2026-12-24</field><Description><p name="title">Hi</p></Description></Job></Jobs>`;
    await importFile(api.db, { text }, { source: "named" });
    expect((await jobsOf(api.db, "named"))["R1"]).toMatchObject({
      title: "Electrician",
      workType: "Part time",
      places: ["perth wa 6000"],
      payType: 1,
      payMin: 80_000,
      payMax: 90_000,
      expiresAt: new Date("2026-12-24T15:59:59Z"),
    });
  });

  it("are JSON whose description is a list, and titles with characters that nobody sees", async () => {
    const text = JSON.stringify([
      { id: 1, title: "Co\u200Bok \u202Eevil", company: "Fi\u00ADg", description: ["<p>a</p>", "<p>b</p>"] },
    ]);
    await importFile(api.db, { text }, { source: "unseen" });
    expect((await jobsOf(api.db, "unseen"))["1"]).toMatchObject({
      title: "Cook evil",
      employer: "Fig",
      descriptionHtml: "<p>a</p><p>b</p>",
    });
  });

  it("are JSON with lines and tabs in strings, pay in words and people who must be abroad", async () => {
    const posting = (more: string) =>
      `{"@type":"JobPosting","title":"Cook","hiringOrganization":"Fig","description":"one\n\ttwo \\"three\\"",${more}}`;
    const text = `[${posting('"identifier":"1","baseSalary":{"currency":"AUD","value":"$80k-90k"}')},${posting('"identifier":"2","jobLocationType":"TELECOMMUTE","applicantLocationRequirements":{"@type":"Country","name":"USA"}')}]`;
    await importFile(api.db, { text }, { source: "json" });
    const found = await jobsOf(api.db, "json");
    expect(found["1"]).toMatchObject({ payMin: 80_000, payMax: 90_000 });
    expect(found["2"]).toMatchObject({ stateIds: [9], remote: true });
  });

  it.each([
    ["UTF-16 without a mark", Buffer.from("title,company,description\nCafé “x”,Fig,x", "utf16le")],
    [
      "UTF-8 far behind a declaration of Windows-1252",
      `<?xml version="1.0" encoding="windows-1252"?><source>${"<!-- -->\n".repeat(40_000)}<job><title>Café “x”</title><company>Fig</company><description>x</description></job></source>`,
    ],
    ["UTF-8 that was encoded twice", "title,company,description\nCafÃ© â€œxâ€\u009d,Fig,x"],
  ])("keep their letters: %s", async (name, text) => {
    await importFile(api.db, { text }, { source: name });
    expect(Object.values(await jobsOf(api.db, name))).toMatchObject([{ title: "Café “x”" }]);
  });

  describe("places", () => {
    let find: PlaceFinder;
    it.each([
      ["Sydney, Melbourne, Brisbane", ["Sydney NSW", "Melbourne VIC", "Brisbane QLD"]],
      ["Sydney or Auckland", ["Sydney NSW", "INT"]],
      ["Perth, Scotland", ["INT"]],
      ["Newcastle upon Tyne", ["INT"]],
      ["London", ["INT"]],
      ["INT", ["INT"]],
      ["Gold Coast", ["Gold Coast QLD"]],
      ["Western Sydney", ["Western Sydney NSW"]],
      ["Wellington NSW", ["Wellington NSW"]],
      ["New South Wales, Australia", ["NSW"]],
      ["Geelong, Ballarat and Bendigo", ["Geelong VIC", "Ballarat VIC", "Bendigo VIC"]],
      ["Penrith, Blacktown, Liverpool", ["Penrith NSW", "Blacktown NSW", "Liverpool NSW"]],
      ["Norwood, Adelaide, South Australia", ["Norwood SA"]],
      ["Inner West Sydney", ["Inner West NSW"]],
      ["Melbourne Eastern Suburbs", ["Eastern Melbourne VIC"]],
      ["Brisbane Northside", ["Brisbane QLD"]],
      ["FIFO ex Perth", ["Perth WA"]],
      ["Pt Hedland, WA", ["Port Hedland WA"]],
      ["Pt Cook", ["Point Cook VIC"]],
      ["Nth Sydney NSW", ["North Sydney NSW"]],
      ["CA, Perth", ["INT"]],
      ["WA, Perth", ["Perth WA"]],
      ["US, VA, Richmond", ["INT"]],
      ["Remote (US only)", ["INT"]],
      ["All states", []],
      ["Australia Only", []],
      ["Geelong, Geelong & Great Ocean Road VIC", ["Geelong VIC"]],
      ["Bendigo, Bendigo, Goldfields & Macedon Ranges VIC", ["Bendigo VIC"]],
      ["Remote (AU)", []],
      ["Australia-wide", []],
      ["Newcastle, County Down", ["INT"]],
      ["Perth, Perthshire", ["INT"]],
      ["Perth, Tay Valley", ["INT"]],
      ["Perth and Kinross, UK", ["INT"]],
      ["Hamilton, Lanarkshire", ["INT"]],
      ["Hastings, Hawke's Bay", ["INT"]],
      ["Armidale, Isle of Skye", ["INT"]],
      ["Newcastle-upon-Tyne, England", ["INT"]],
      ["Auckland / Wellington", ["INT"]],
      ["Dallas/Fort Worth", ["INT"]],
      ["Brighton & Hove", ["INT"]],
      ["Seattle WA", ["INT"]],
      ["Houston Texas", ["INT"]],
      ["Victoria London", ["INT"]],
      ["Perth, Elizabeth Quay", ["Perth WA"]],
      ["Newcastle, Hunter", ["Newcastle NSW"]],
      ["Dubbo, Orana", ["Dubbo NSW"]],
      ["Melbourne VIC, Sydney NSW", ["Melbourne VIC", "Sydney NSW"]],
      ["Darwin / Palmerston", ["Darwin NT", "Palmerston City NT"]],
      ["Albury Wodonga", ["Albury NSW", "Wodonga VIC"]],
      ["South Australia", ["SA"]],
      [
        "Sydney NSW > CBD, Inner West & Eastern Suburbs",
        ["Sydney NSW", "Inner West NSW", "Eastern Suburbs NSW"],
      ],
      ["All Melbourne", ["Melbourne VIC"]],
      ["Melbourne, CBD & Inner Suburbs", ["Melbourne VIC"]],
      ["Brisbane, Northern Suburbs", ["Brisbane North QLD"]],
      ["Perth, Fremantle & Southern Suburbs", ["Fremantle WA", "Southern Perth WA"]],
      ["Melbourne - South East", ["South East Melbourne VIC"]],
      ["Melbourne's Western Suburbs", ["Western Melbourne VIC"]],
      ["NSW>Sydney>Penrith", ["Penrith NSW"]],
      ["Sydney (Parramatta)", ["Parramatta NSW"]],
      ["UK > London", ["INT"]],
      ["Cairns & Far North QLD", ["Cairns and Far North QLD"]],
      ["Gold Coast & Brisbane", ["Gold Coast QLD", "Brisbane QLD"]],
      ["Devonport and Burnie", ["Devonport TAS", "Burnie TAS"]],
      ["100 George St Sydney", ["Sydney NSW"]],
      ["12 St Kilda Rd St Kilda VIC", ["St Kilda VIC"]],
      ["2 positions St Kilda", ["St Kilda VIC"]],
      ["Geelong VIC - 3 vacancies available", ["Geelong VIC"]],
      ["10 Downing Street London", ["INT"]],
      ["Town of 1770", ["Seventeen Seventy QLD"]],
      ["Agnes Water / 1770", ["Agnes Water QLD", "Seventeen Seventy QLD"]],
      ["Weipa", ["Weipa QLD"]],
      ["Texas QLD", ["Texas QLD"]],
      ["Texas", ["INT"]],
      ["Sheffield", ["INT"]],
      ["Tacoma, WA", ["INT"]],
      ["東京", ["INT"]],
      ["London Bridge", ["INT"]],
      ["Singapore CBD", ["INT"]],
      ["Ouagadougou", ["INT"]],
      ["Perth CBD & Northern Suburbs", ["Perth WA", "Northern Perth WA"]],
      ["Perth/Eastern Suburbs", ["Perth WA", "Eastern Perth WA"]],
      ["Perth CBD, Northern Suburbs", ["Perth WA", "Northern Perth WA"]],
      ["Northern Suburbs + Adelaide City", ["Northern Adelaide SA", "Adelaide SA"]],
      ["Darwin CBD & Northern Suburbs", ["Darwin NT"]],
      ["Perth, Richmond & Southern Suburbs", ["Southern Perth WA"]],
      ["Adelaide & Eastern Suburbs", ["Eastern Adelaide SA"]],
      ["Epping, Sydney", ["Epping NSW"]],
      ["Queanbeyan, Canberra", ["Queanbeyan NSW"]],
      ["Newcastle - Maitland", ["Newcastle NSW", "Maitland NSW"]],
      ["Newcastle - Charlestown", ["Newcastle NSW"]],
      ["Illawarra / Wollongong", ["Wollongong NSW"]],
      ["Sydney Region / Parramatta", ["Parramatta NSW"]],
      ["Palmerston", ["Palmerston City NT"]],
      ["Palmerston ACT", ["Palmerston ACT"]],
      ["Richmond VIC", ["Richmond VIC"]],
    ])("%s", async (text, names) => {
      await fillLocations(api.db);
      find ??= await openPlaceFinder(api.db);
      const { places, warnings } = find([feedPlace({ text })]);
      expect(places.map(({ suburb, state }) => [suburb, state].filter(Boolean).join(" "))).toEqual(names);
      if (names.includes("INT")) expect(warnings).not.toEqual([]);
      else expect(warnings).toEqual([]);
    });

    it.each([
      ["AU / NZ", [], "anywhere in Australia"],
      ["Sydny NSW", ["Sydney NSW"], "is read as Sydney NSW 2000"],
      ["Newtown", ["Newtown NSW"], "is read as Newtown NSW 2042. If another place is meant, add its state."],
      [
        "Lismore, Waterford",
        ["Lismore NSW"],
        "is read as Lismore NSW 2480. If another place is meant, add its state.",
      ],
      ["Kingston", ["Kingston TAS"], "add its state or country."],
      ["Queenstown", ["Queenstown TAS"], "add its country."],
      ["Oxford Falls", [], "is not known"],
      ["Stanley", [], "is not known"],
      ["Toronto", ["Toronto NSW"], "is read as Toronto NSW 2283"],
      ["Bellevue, WA", ["Bellevue WA"], "is read as Bellevue WA 6056"],
      ["Paramatta NSW", ["Parramatta NSW"], "is read as Parramatta NSW 2150"],
      ["Melborne", ["Melbourne VIC"], "is read as Melbourne VIC 3000"],
      ["NSW - North Coast", ["NSW"], "only its state is kept"],
    ])("%s, with a warning", (text, names, warning) => {
      const { places, proposed, warnings } = find([feedPlace({ text })]);
      expect(places.map(({ suburb, state }) => [suburb, state].filter(Boolean).join(" "))).toEqual(names);
      expect(proposed).toEqual([]);
      expect(warnings).toEqual([expect.stringContaining(warning)]);
    });

    it.each([
      ["中国", "INT"],
      ["NZL", "INT"],
      ["澳大利亚", "VIC"],
      ["-", "VIC"],
      ["", "VIC"],
    ])("Richmond in the country %j", (country, state) => {
      const { places } = find([feedPlace({ suburb: "Richmond", country })]);
      expect(places.map((place) => place.state)).toEqual([state]);
    });

    it("of one job are a city and parts of it, in a text for each", () => {
      const { places } = find(["Perth CBD", "Northern Suburbs"].map((text) => feedPlace({ text })));
      expect(places.map(({ suburb, state }) => `${suburb} ${state}`)).toEqual([
        "Perth WA",
        "Northern Perth WA",
      ]);
    });

    it.each(["Tyne & Wear", "Perth & Kinross", "KZN", "Tay Valley"])("Perth in the state %s", (state) => {
      expect(find([feedPlace({ suburb: "Perth", state })]).places.map((place) => place.state)).toEqual([
        "INT",
      ]);
    });
  });
});

it.each([
  ["23000-32000", 1, 23_000, 32_000],
  ["80k-120", 1, 80_000, 120_000],
  ["$5,500 pcm", 2, 5500, 5500],
  ["$30/h", 3, 30, 30],
  ["$50000 for 38 hours per week", 1, 50_000, 50_000],
  ["$100 per shift", null, null, null],
  ["Salary: 5000", null, null, null],
  ["Salary: $45 per hour", 3, 45, 45],
  ["Salary package 95k", 1, 95_000, 95_000],
])("reads the pay %s", (text, payType, payMin, payMax) => {
  expect(parsePay(feedPay({ text })).pay).toMatchObject({ payType, payMin, payMax });
});

it.each([
  ["abc", "names no amount"],
  ["Call us", "names no amount"],
  ["5000", "does not say for how long"],
  ["TBA", undefined],
  ["Competitive + super", undefined],
  ["", undefined],
])("warns of the pay %s: %s", (text, why) => {
  expect(parsePay(feedPay({ text })).warning).toEqual(why && expect.stringContaining(why));
});

it.each([
  [{ min: "80", max: "90", unit: "Annual" }, 1, 80_000, 90_000],
  [{ min: "30", max: "35", unit: "Annual" }, 3, 30, 35],
  [{ min: "$80,000 - $90,000" }, 1, 80_000, 90_000],
  [{ min: "80000" }, 1, 80_000, null],
  [{ text: "$2,000 sign on" }, null, null, null],
])("reads the fields of pay %j", (parts, payType, payMin, payMax) => {
  expect(parsePay(feedPay(parts)).pay).toMatchObject({ payType, payMin, payMax });
});

it.each([
  [
    "a distribution of pay",
    { estimatedSalary: { currency: "AUD", duration: "P1Y", percentile10: 70_000, percentile90: 90_000 } },
    [1, 70_000, 90_000],
  ],
  [
    "an estimate beside an empty salary",
    { baseSalary: {}, estimatedSalary: [{ value: { minValue: 30, maxValue: 35, unitText: "HOUR" } }] },
    [3, 30, 35],
  ],
  [
    "a value in a value",
    { baseSalary: { value: { value: { minValue: "1500", maxValue: "1700", unitText: "WEEK" } } } },
    [4, 1500, 1700],
  ],
  ["a list of two", { baseSalary: { value: [70_000, 80_000] } }, [1, 70_000, 80_000]],
  ["a price", { baseSalary: { price: 75_000, priceCurrency: "AUD" } }, [1, 75_000, 75_000]],
  [
    "another currency inside",
    { baseSalary: { value: { currency: "NZD", value: 75_000 } } },
    [null, null, null],
  ],
])("reads the salary of a posting: %s", (_, posting, [payType, payMin, payMax]) => {
  expect(parsePay(payOfPosting(posting)).pay).toMatchObject({ payType, payMin, payMax });
});

it.each([
  ["2 days ago", "2026-11-16T02:00:00.000Z", "2026-11-16T12:59:59.000Z"],
  ["Posted yesterday", "2026-11-17T02:00:00.000Z", "2026-11-17T12:59:59.000Z"],
  ["30+ days ago", "2026-10-19T02:00:00.000Z", "2026-10-19T12:59:59.000Z"],
  ["an hour ago", "2026-11-18T01:00:00.000Z", "2026-11-18T01:00:00.000Z"],
  // The same time of the day, by clocks that have been put forward since.
  ["3 months ago", "2026-08-18T03:00:00.000Z", "2026-08-18T13:59:59.000Z"],
  ["closing in 5 days", "2026-11-23T02:00:00.000Z", "2026-11-23T12:59:59.000Z"],
  ["5pm, Friday 20 November", "2025-11-20T06:00:00.000Z", "2026-11-20T06:00:00.000Z"],
  ["COB Fri 20 Nov", "2025-11-19T13:00:00.000Z", "2026-11-20T12:59:59.000Z"],
  ["2 weeks left", "2026-12-02T02:00:00.000Z", "2026-12-02T12:59:59.000Z"],
  ["2 dogs ago", undefined, undefined],
  ["5 days", undefined, undefined],
])("reads the date %s from the moment of the import", (text, moment, end) => {
  const zone = "Australia/Sydney";
  expect(relativeDate(text, now, { zone })?.toISOString()).toBe(moment);
  expect(relativeDate(text, now, { zone, end: true })?.toISOString()).toBe(end);
});

it.each([
  ["F/T", "Full time"],
  ["PT", "Part time"],
  ["Perm", null],
  ["Permanent full time", "Full time"],
  ["FTC", "Contract"],
  ["PFT", "Full time"],
  ["TPT", "Contract"],
  ["zork", null],
])("reads the work type %s", (text, type) => {
  expect(parseWorkType(text)).toBe(type);
});

it("takes no work type from a title that names none", () => {
  expect(workTypeInTitle("PT instructor")).toBeNull();
  expect(workTypeInTitle("Apprentice chef")).toBeNull();
  expect(workTypeInTitle("Casual apprentice chef")).toBe("Casual");
});

it.each([
  ["Sun Nov 01 2026 10:00:00 GMT+1100 (Australian Eastern Daylight Time)", "2026-10-31T23:00:00.000Z"],
  ["Tue Nov 3 10:00:00 2026", "2026-11-02T23:00:00.000Z"],
  ["2026-11-01T10:00:00-05", "2026-11-01T15:00:00.000Z"],
  ["2026-11-01 10:00:00 Australia/Perth", "2026-11-01T02:00:00.000Z"],
  ["5pm 1 November 2026", "2026-11-01T06:00:00.000Z"],
  ["1 Sept 2026", "2026-08-31T14:00:00.000Z"],
  ["46327", "2026-10-31T13:00:00.000Z"],
  ["Fri Nov 20 01:00:00 +0000 2026", "2026-11-20T01:00:00.000Z"],
  ["2026-11-17 06:30:00+10", "2026-11-16T20:30:00.000Z"],
])("reads the date %s", (text, moment) => {
  expect(parseDate(text)?.toISOString()).toBe(moment);
});

it.each([
  ["<dl><dt>Pay</dt><dd>$30</dd></dl>", "<p>Pay</p><p>$30</p>"],
  ["<TABLE><TR><TD>Upper<TD>Case<TR><TD>Row<TD>Two</TABLE>", "<p>Upper · Case</p><p>Row · Two</p>"],
  ["<font>B</font><center>C</center>", "<p>B</p><p>C</p>"],
  ["&amp;lt;p&amp;gt;One&amp;lt;/p&amp;gt;", "<p>One</p>"],
  ["<iframe>x</iframe><noscript>y</noscript><label>Shift</label>", "<p>Shift</p>"],
  ["a <manager> or b", "<p>a &lt;manager&gt; or b</p>"],
])("keeps apart what stands apart in %s", (text, html) => {
  expect(sanitiseJobHtml(text)).toBe(html);
});

it("has no script in a title", () => {
  expect(plainTextOf("<script>alert(1)</script>Chef")).toBe("Chef");
});

it("leaves letters alone that were encoded once", () => {
  for (const text of ["Café “x”", "São Paulo", "Ångström", "Â", "Ã"]) expect(repairEncoding(text)).toBe(text);
});

it("tells every rejected job, counts many warnings by kind, and gives all of them to a report", () => {
  const told: string[] = [];
  const all: string[] = [];
  const problems = openProblemList((line) => told.push(line), { tellAll: (line) => all.push(line) });
  for (let line = 1; line <= 30; line++)
    for (const kind of ["rejected", "pay", "place"] as const)
      problems.add({ kind, at: `line ${line}`, message: "x" });
  expect(told.filter((line) => line.includes("rejected"))).toHaveLength(30);
  expect(told).toHaveLength(70);
  expect(problems.rest()).toEqual(["… and 10 more about the pay.", "… and 10 more about the place."]);
  expect(all).toHaveLength(90);
  const few = openProblemList(() => undefined, { rejected: 1 });
  for (const at of ["line 1", "line 2"]) few.add({ kind: "rejected", at, message: "x" });
  expect(few.rest()).toEqual(["… and 1 more rejected."]);
});
