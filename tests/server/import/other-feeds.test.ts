import { expect, it } from "vitest";
import { onOneDatabase } from "../test-api.ts";
import { importFile, jobsOf } from "./import-files.ts";

const text = "Cook meals for guests.";

onOneDatabase("feeds that are no job feeds by their names", (api) => {
  const read = async (xml: string, source: string) => {
    const { counts, report } = await importFile(api.db, { text: xml }, { source, employer: "Fig" });
    expect(report.broken).toBeNull();
    expect(counts).toMatchObject({ rejected: 0 });
    return jobsOf(api.db, source);
  };

  it("are RSS, whose items have their whole text beside a summary", async () => {
    const found = await read(
      `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
       <title>Jobs at Fig</title><link>https://fig.example</link>
       <item><title>Cook &amp; Baker</title><link>https://fig.example/1</link><guid>g-1</guid>
         <pubDate>Tue, 03 Nov 2026 10:00:00 +1000</pubDate><description>Cook…</description>
         <content:encoded><![CDATA[<p>${text}</p><ul><li>Bread</li></ul>]]></content:encoded>
         <job:location>Perth WA</job:location><job:job_type>Full Time</job:job_type></item>
       <item><title>Barista</title><guid>g-2</guid><description>${text}</description></item></channel></rss>`,
      "rss",
    );
    expect(found["g-1"]).toMatchObject({
      title: "Cook & Baker",
      workType: "Full time",
      stateIds: [7],
      descriptionHtml: `<p>${text}</p><ul><li>Bread</li></ul>`,
      postedAt: new Date("2026-11-03T00:00:00Z"),
    });
    expect(Object.keys(found)).toEqual(["g-1", "g-2"]);
  });

  it("have several postings of a requisition, each once", async () => {
    const posting = (id: number, title: string) => ({ id, requisition_id: "QW-214", title, content: text });
    const feed = { jobs: [posting(7310042, "Cook"), posting(7310077, "Baker"), posting(7310077, "Baker")] };
    const { counts, problems } = await importFile(
      api.db,
      { text: JSON.stringify(feed) },
      { source: "requisitions", employer: "Fig" },
    );
    expect(problems.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^Its reference "QW-214 \(7310077\)" is that of the job at line 1, item 2/),
    );
    expect(counts).toMatchObject({ added: 2, rejected: 1 });
    expect(Object.keys(await jobsOf(api.db, "requisitions"))).toEqual(["QW-214", "QW-214 (7310077)"]);
  });

  it("stay the same jobs when their requisitions are said for the first time", async () => {
    const posting = { id: 41, title: "Cook", content: text };
    const importPostings = (...jobs: readonly object[]) =>
      importFile(api.db, { text: JSON.stringify({ jobs }) }, { source: "named-later", employer: "Fig" });
    await importPostings(posting);
    const before = (await jobsOf(api.db, "named-later"))["41"]!;
    const { counts } = await importPostings({ ...posting, requisition_id: "QW-9" });
    expect(counts).toEqual({ added: 0, updated: 0, unchanged: 1, rejected: 0 });
    const after = await jobsOf(api.db, "named-later");
    expect(Object.keys(after)).toEqual(["QW-9"]);
    expect(after["QW-9"]!.id).toBe(before.id);
  });

  it("say in sections and sentences what no field says, and when they were posted by their start", async () => {
    const section = (title: string, said: string) => ({ title, text: `<p>${said}</p>` });
    const jobAd = {
      sections: {
        jobDescription: section("Job description", text),
        more: section(
          "More",
          "Salary $92,000 to $99,500 per annum plus super. Applications close 5 May 2027.",
        ),
      },
    };
    const feed = {
      jobs: [{ id: "s-1", title: "Cook", startDate: "2026-11-10", location: "Roma QLD", jobAd }],
    };
    const { "s-1": found } = await read(JSON.stringify(feed), "sections");
    expect(found).toMatchObject({
      ...{ payMin: 92_000, payMax: 99_500, expiresAt: new Date("2027-05-05T13:59:59Z") },
      ...{ postedAt: new Date("2026-11-09T14:00:00Z"), start: null },
      descriptionHtml: expect.stringMatching(new RegExp(`^<p>${text}</p>.*<h3>More</h3>`, "s")),
    });
  });

  it("are openings of HR-XML, with who offers them and where to apply in parts within", async () => {
    const opening = `<PositionOpening><DocumentID>W-1</DocumentID><PositionProfile><PositionTitle>Cook</PositionTitle>
      <PositionOrganization><OrganizationName>Olive</OrganizationName></PositionOrganization>
      <PositionFormattedDescription><Content>${text}</Content></PositionFormattedDescription></PositionProfile>
      <ApplicationMethod><Communication><URI>https://fig.example/apply</URI></Communication></ApplicationMethod></PositionOpening>`;
    await importFile(
      api.db,
      { text: `<Process>${opening}</Process>` },
      { source: "openings", applyElsewhere: true },
    );
    expect((await jobsOf(api.db, "openings"))["W-1"]).toMatchObject({
      employer: "Olive",
      applyUrl: "https://fig.example/apply",
    });
  });

  it("are items of an intranet's list, with encoded names, and hours as flags", async () => {
    const item = (number: number, hours: object) => ({
      __metadata: { id: `Items(${number})`, uri: `https://fig.example/Items(${number})` },
      AttachmentFiles: { __deferred: { uri: "https://fig.example/files" } },
      ...{ Id: number, Title: "Cook", Body: text, Position_x0020_Number: `WP-${number}` },
      ...{ Closing_x0020_Date: "2030-12-11", Location: "Narrogin WA" },
      ...hours,
    });
    const listed = { __metadata: { type: "Collection(Edm.String)" }, results: ["Full time"] };
    const list = [item(1, { Work_x0020_Type: listed }), item(2, { FullTime: false })];
    const found = await read(JSON.stringify({ d: { results: list } }), "intranet");
    expect(found).toMatchObject({ "WP-1": { workType: "Full time" }, "WP-2": { workType: "Part time" } });
    expect(found["WP-1"]!.expiresAt?.toISOString()).toMatch(/^2030-12-11/);
    expect(found["WP-1"]!.applyUrl).toBeNull();
  });

  it("are records of OData, with the words of codes beside them and names with the maker's prefix", async () => {
    const shown = (name: string) => `${name}@OData.Community.Display.V1.FormattedValue`;
    const record = {
      "@odata.etag": 'W/"1"',
      fig_vacancynumber: "VAC-7",
      fig_name: "Cook",
      fig_worktype: 100000001,
      [shown("fig_worktype")]: "Part Time",
      fig_salaryfrom: 35.5,
      [shown("fig_salaryfrom")]: "$35.50",
      fig_salaryunit: 100000002,
      [shown("fig_salaryunit")]: "Per hour",
      _fig_town_value: "90aa1c77-01c1-ef11-b8e8-000d3a6b1c01",
      [shown("_fig_town_value")]: "Broome WA",
    };
    const found = await read(JSON.stringify({ "@odata.context": "x", value: [record] }), "odata");
    expect(found["VAC-7"]).toMatchObject({
      title: "Cook",
      workType: "Part time",
      payMin: 35.5,
      payType: 3,
      stateIds: [7],
    });
  });

  it("are edges or records that name the employer around them, or as a shop that is looked up", async () => {
    const node = { roleCode: "F-1", heading: "Cook", intro: text, pay: { from: 38, upTo: 42, per: "HOUR" } };
    const edges = { data: { institution: { displayName: "Fig", openRoles: { edges: [{ node }] } } } };
    const fields = { Role: "Baker", "Job no.": "F-2", Hours: ["Casual"], Where: "Perth WA" };
    const shop = { "Shop name (from Shop)": ["Fig Bread"], Shop: ["recS4h7Yp2LdKc9Vn"] };
    const records = { records: [{ id: "recA1kQ0zT5mWb7Xe", fields: { ...fields, ...shop, Blurb: text } }] };
    const importOf = async (feed: object, source: string) => {
      const { counts } = await importFile(api.db, { text: JSON.stringify(feed) }, { source });
      expect(counts).toMatchObject({ added: 1, rejected: 0 });
      return jobsOf(api.db, source);
    };
    expect((await importOf(edges, "edges"))["F-1"]).toMatchObject({ payMin: 38, payMax: 42 });
    expect((await importOf(records, "records"))["F-2"]).toMatchObject({ workType: "Casual" });
  });

  it("are postings that point to their employer and their places, before and behind them", async () => {
    const place = (id: string, addressLocality: string) => ({
      "@type": "Place",
      "@id": id,
      address: { addressLocality, addressRegion: "TAS" },
    });
    const posting = {
      "@type": "JobPosting",
      title: "Cook",
      description: text,
      identifier: "P-1",
      hiringOrganization: { "@id": "#fig" },
      jobLocation: [{ "@id": "#a" }, { "@id": "#b" }],
    };
    const fig = { "@type": "Organization", "@id": "#fig", name: "Fig" };
    const graph = [place("#a", "Huonville"), posting, place("#b", "Burnie"), fig];
    const found = await read(JSON.stringify({ "@context": "https://schema.org", "@graph": graph }), "nodes");
    expect(found["P-1"]!.places).toEqual(["huonville tas 7109", "burnie tas 7320"]);
  });

  it("say the pay as a range within a sentence, but no other money", async () => {
    const pays = [
      "Three nights a week, paid at $36.50 - $39.00 per hour under our agreement.",
      "Six machines and a waiting list. $78k - $84k + super.",
      "Manage budgets of $200,000 to $500,000 per annum.",
      "You get discounts of $20 to $50 and more.",
    ];
    const items = pays.map((pay, at) => ({
      id: `M-${at}`,
      title: "Cook",
      place: "Perth WA",
      description: pay,
    }));
    const found = await read(JSON.stringify({ jobs: items }), "sentences");
    expect(pays.map((_, at) => [found[`M-${at}`]!.payMin, found[`M-${at}`]!.payMax])).toEqual([
      [36.5, 39],
      [78_000, 84_000],
      [null, null],
      [null, null],
    ]);
  });

  it("are hits of a search service, known by their object's number", async () => {
    const hit = { objectID: "h-1", job_title: "Cook", description: text, get_it_in_by: "2030-12-13" };
    const found = await read(JSON.stringify({ hits: [hit], nbHits: 1 }), "hits");
    expect(Object.keys(found)).toEqual(["h-1"]);
    expect(found["h-1"]!.expiresAt?.toISOString()).toMatch(/^2030-12-13/);
  });

  it("are Atom", async () => {
    const found = await read(
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title><entry><title>Cook</title><id>a-1</id>
       <link href="https://fig.example/1"/><published>2026-11-03T00:00:00Z</published><author><name>Ann</name></author>
       <summary>Cook…</summary><content type="html">&lt;p&gt;${text}&lt;/p&gt;</content></entry></feed>`,
      "atom",
    );
    expect(found["a-1"]).toMatchObject({ employer: "Fig", descriptionHtml: `<p>${text}</p>` });
  });

  it("are Atom, where the author of an entry or of the feed is the employer that nothing else names", async () => {
    const entry = (id: string, author = "") =>
      `<entry><title>Cook</title><id>${id}</id>${author}<summary>${text}</summary></entry>`;
    const own = "<author><name>Olive &amp; Co</name><email>jobs@olive.example</email></author>";
    const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><author><name>Blue Gum</name></author>${entry("b-1", own)}${entry("b-2")}</feed>`;
    await importFile(api.db, { text: feed }, { source: "authors" });
    const found = await jobsOf(api.db, "authors");
    expect([found["b-1"]!.employer, found["b-2"]!.employer]).toEqual(["Olive & Co", "Blue Gum"]);
  });

  it.each(["vacancy", "position", "JobPosting", "listing", "Ad", "item", "row"])(
    "have each job in <%s>",
    async (name) => {
      const job = (id: number) =>
        `<${name}><title>Cook</title><id>${id}</id><description>${text}</description></${name}>`;
      expect(Object.keys(await read(`<all>${job(1)}\n${job(2)}</all>`, name))).toEqual(["1", "2"]);
    },
  );

  it.each([
    ["a list", (jobs: object[]) => JSON.stringify(jobs)],
    ["below other names", (jobs: object[]) => JSON.stringify({ data: { total: 2, results: jobs } }, null, 1)],
    ["one a line", (jobs: object[]) => jobs.map((job) => JSON.stringify(job)).join("\n")],
  ])("are JSON with fields of the usual names, %s", async (name, textOf) => {
    const jobs = [1, 2].map((id) => ({
      jobId: id,
      jobTitle: "Cook",
      companyName: "Oak",
      description: `<p>${text}</p>`,
      location: { city: "Perth", state: "WA" },
      salary: { min: 70_000, max: 80_000, currency: "AUD" },
      job_type: ["Full time"],
      benefits: null,
    }));
    const found = await read(textOf(jobs), `json ${name}`);
    expect(Object.keys(found)).toEqual(["1", "2"]);
    expect(found["1"]).toMatchObject({
      employer: "Oak",
      payMin: 70_000,
      workType: "Full time",
      stateIds: [7],
    });
  });

  it("are JSON whose jobs are in the departments of a list, or in departments of those", async () => {
    const job = (id: number) => ({
      id,
      title: "Cook",
      location: { name: "Perth, WA" },
      updated_at: "2026-11-01",
    });
    const departments = [
      {
        id: 8,
        name: "Kitchen",
        jobs: [job(1), job(2)],
        children: [{ id: 9, name: "Pastry", jobs: [job(3)] }],
      },
      { id: 10, name: "Bar", jobs: [], children: [] },
      { id: 11, name: "Floor", jobs: [job(4)], children: [] },
    ];
    const found = await read(JSON.stringify({ departments }), "departments");
    expect(Object.keys(found).toSorted()).toEqual(["1", "2", "3", "4"]);
  });

  it("are JSON whose items have a JobPosting beside their address and reference", async () => {
    const item = (id: string) => ({
      id,
      url: `https://fig.example/${id}`,
      title: "Cook",
      content_html: text,
      date_published: "2026-11-01",
      _jobposting: { "@type": "JobPosting", title: "Cook", description: text, employmentType: "PART_TIME" },
    });
    const found = await read(JSON.stringify({ title: "Fig", items: [item("a"), item("b")] }), "postings");
    expect(Object.keys(found)).toEqual(["a", "b"]);
    expect(found["a"]).toMatchObject({ workType: "Part time" });
  });

  it("are a page with a heading and a table for each job", async () => {
    const job = (id: string, title: string) =>
      `<h3>${title}</h3><p>${text}</p><table><tr><th>Position number</th><td>${id}</td></tr><tr><th>Location</th><td>Perth WA</td></tr><tr><th>Salary</th><td>$36.90 per hour</td></tr></table>`;
    const page = `<!doctype html><html><body><main><h1>Jobs</h1>${job("1", "Cook")}${job("2", "Barista")}<h2>Hours</h2><p>9 to 5</p></main></body></html>`;
    expect(await read(page, "sections")).toMatchObject({
      1: { title: "Cook", stateIds: [7], payMin: 36.9 },
      2: { title: "Barista" },
    });
  });

  it("have a publisher for an employer, categories with schemes, and tags that are escaped twice", async () => {
    const entry = `<entry><title>Cook</title><id>c-1</id><category scheme="https://fig.example/schemes/location" term="12" label="Perth WA"/><content type="html">&amp;lt;p&amp;gt;${text}&amp;lt;/p&amp;gt;</content></entry>`;
    await importFile(
      api.db,
      { text: `<feed><publisher>Oak</publisher>${entry}</feed>` },
      { source: "publisher" },
    );
    expect(await jobsOf(api.db, "publisher")).toMatchObject({
      "c-1": { employer: "Oak", stateIds: [7], descriptionHtml: `<p>${text}</p>` },
    });
  });

  it("are of one employer, whose people wrote the jobs", async () => {
    const entry = (id: string, author: string) =>
      `<entry><title>Cook</title><id>tag:oak.example,2026:jobs:OAK-${id}</id><author><name>${author}</name></author><content>${text}</content></entry>`;
    const feed = (title: string, own = "") =>
      `<feed><title>${title}</title>${own}${entry("1", "Mia Reid")}${entry("2", "Oak Catering")}</feed>`;
    const employersOf = async (source: string, xml: string) => {
      await importFile(api.db, { text: xml }, { source });
      const found = await jobsOf(api.db, source);
      return ["OAK-1", "OAK-2"].map((reference) => found[reference]?.employer);
    };
    const own = "<author><name>Oak</name></author>";
    expect(await employersOf("agreed", feed("Vacancies - Oak", own))).toEqual(["Oak", "Oak Catering"]);
    expect(await employersOf("titled", feed("Careers at Oak"))).toEqual(["Oak", "Oak Catering"]);
    expect(await employersOf("boards", feed("Jobs board", own))).toEqual(["Mia Reid", "Oak Catering"]);
  });

  it("say facts in lines, sentences and below headings of a text, and nothing else there", async () => {
    const job = (id: number, description: string) => ({
      id,
      title: "Cook",
      location: "Perth WA",
      description,
    });
    const found = await read(
      JSON.stringify([
        job(
          1,
          `<p>${text} Applications close 5 pm, Friday 4 December 2026.</p><h3>Salary</h3><p>$80,000 a year</p>`,
        ),
        job(2, `<p>${text} We write once applications have closed.</p><p>End date: 30 June 2027</p>`),
        job(3, `${text}\nClosing date\nSunday 6 December\nApplications have now closed.`),
      ]),
      "texts",
    );
    expect(found).toMatchObject({
      1: { payMin: 80_000, expiresAt: new Date("2026-12-04T09:00:00Z") },
      2: { expiresAt: null, filledAt: null },
      3: { expiresAt: new Date("2026-12-06T15:59:59Z"), filledAt: expect.any(Date) as Date },
    });
  });

  it("have a labelled reference and closing time in channels, and tell a closing date that is none", async () => {
    const item = (id: string, closes: string) =>
      `<item><title>Cook</title><guid>https://fig.example/${id}</guid><description><![CDATA[<b>Job reference:</b> ${id}<br/><b>Closing date:</b> ${closes}<br/>${text}]]></description></item>`;
    const xml = `<rss><channel>${item("77A", "16/12/2026 - 11:59 PM")}${item("78B", "see our site")}</channel></rss>`;
    const { problems } = await importFile(api.db, { text: xml }, { source: "lines", employer: "Fig" });
    expect(await jobsOf(api.db, "lines")).toMatchObject({
      "77A": { expiresAt: new Date("2026-12-16T12:59:00Z") },
      "78B": { expiresAt: null },
    });
    expect(problems.map(({ message }) => message).join()).toContain('Closing date ("see our site")');
  });

  it("have the place again and the length of a contract in titles", async () => {
    const job = (id: number, title: string) => ({
      id,
      title,
      location: "Perth, WA, 6000",
      type: "Part time",
      description: text,
    });
    const titles = [
      "Cook (Perth, WA)",
      "Cook - 12 month contract (Perth WA)",
      "Cook (Perth)",
      "Contract Cook (Grill, Wok)",
    ];
    const found = await read(JSON.stringify(titles.map((title, id) => job(id, title))), "titles");
    expect(Object.values(found).map(({ title, moreWorkTypes }) => [title, moreWorkTypes])).toEqual([
      ["Cook", []],
      ["Cook - 12 month contract", ["Contract"]],
      ["Cook (Perth)", []],
      ["Contract Cook (Grill, Wok)", []],
    ]);
  });

  it("have the term and the hours in columns of their own, and words for nothing", async () => {
    const csv = `Order no,Host company,Position,Term,Hours,Fill status,Duties,EOIs close
1,Oak,Cook,6 months fixed term,Part Time,Unfilled,${text},COB Fri 4 Dec 2026
2,Elm,Cook,-,Casual,Unfilled,${text},NULL
3,Elm,Cook,Ongoing,Full Time,Filled,${text},N/A`;
    expect(await read(csv, "columns")).toMatchObject({
      1: {
        employer: "Oak",
        workType: "Contract",
        moreWorkTypes: ["Part time"],
        filledAt: null,
        expiresAt: new Date("2026-12-04T12:59:59Z"),
      },
      2: { employer: "Elm", workType: "Casual", expiresAt: null },
      3: { workType: "Full time", filledAt: expect.any(Date) as Date },
    });
  });

  it("have values of a page, with its tags, times and links", async () => {
    const row = (title: string) => ({
      title,
      field_ref: "<div>NP-1</div>",
      field_closing_date: '<time datetime="2026-12-11T06:30:00Z">Friday, 11 December 2026 - 4:00pm</time>',
      field_employment_type: "<ul><li>Part time</li><li>Casual</li></ul>",
      body: text,
    });
    const { problems } = await importFile(
      api.db,
      {
        text: JSON.stringify([
          row('<a href="/jobs/1">Cook</a>'),
          { ...row('<a href="https://fig.example/2">Baker</a>'), field_ref: "NP-2" },
        ]),
      },
      { source: "views", employer: "Fig", applyElsewhere: true },
    );
    const closes = { expiresAt: new Date("2026-12-11T06:30:00Z") };
    expect(await jobsOf(api.db, "views")).toMatchObject({
      "NP-1": { ...closes, title: "Cook", moreWorkTypes: ["Part time"], applyUrl: null },
      "NP-2": { ...closes, title: "Baker", applyUrl: "https://fig.example/2" },
    });
    expect(problems.map(({ message }) => message).join()).toContain("/jobs/1");
  });

  it("have kinds of work in terms, the number of the requisition, and flags for applications", async () => {
    const job = (id: string, more: object) => ({
      id,
      title: "Cook",
      description: text,
      location: "Perth WA",
      ...more,
    });
    const found = await read(
      JSON.stringify([
        job("a", { jobReqId: "JR-1", canApply: true, onSite: "Remote" }),
        job("b", { jobReqId: "JR-2", canApply: false, onSite: true }),
        job("c", {
          type: "job_listing",
          "job-types": [4],
          _embedded: { "wp:term": [[{ id: 4, name: "Casual", taxonomy: "job_listing_type" }]] },
        }),
        job("d", { status: "Accepting candidates", workArrangements: { data: [], displayText: "Remote" } }),
      ]),
      "systems",
    );
    expect(found).toMatchObject({
      "JR-1": { filledAt: null, remote: true },
      "JR-2": { filledAt: expect.any(Date) as Date, remote: false },
      c: { workType: "Casual" },
      d: { filledAt: null, remote: true },
    });
  });

  it("have parts of a text below what they are called", async () => {
    const part = (name: string, value: string) =>
      `<jobDescription><name>${name}</name><value><![CDATA[${value}]]></value></jobDescription>`;
    const parts = [
      part("Tasks", `<p>${text}</p>`),
      part("Pay", "<p>$36.40 an hour</p>"),
      part("Deadline", "11 December 2026"),
    ];
    const found = await read(
      `<jobs><job><id>1</id><name>Cook</name><office>Perth</office><jobDescriptions>${parts.join("")}</jobDescriptions></job></jobs>`,
      "parts",
    );
    expect(found["1"]).toMatchObject({ payMin: 36.4, expiresAt: new Date("2026-12-11T15:59:59Z") });
    expect(found["1"]!.descriptionHtml).toContain(`<h3>Tasks</h3><p>${text}</p>`);
  });

  it("are boards for work from home, with the company before each title", async () => {
    const item = (title: string) =>
      `<item><title>${title}</title><guid>${title.length}</guid><region>Australia Only</region><description>${text}</description></item>`;
    const xml = `<rss><channel><title>Remote jobs in Australia</title>${item("Oak &amp;amp; Daughters: Copy Editor")}</channel></rss>`;
    await importFile(api.db, { text: xml }, { source: "home" });
    expect(Object.values(await jobsOf(api.db, "home"))).toMatchObject([
      { employer: "Oak & Daughters", title: "Copy Editor", remote: true },
    ]);
  });

  it("have a position in each job, the fields of a job as attributes, or a warning above", async () => {
    const jobs = `<job id="1" title="Cook" company="Oak"><position>Senior</position><description>${text}</description></job>`;
    const found = await read(`Warning: deprecated\n<?xml version="1.0"?><jobs>${jobs}</jobs>`, "attributes");
    expect(found["1"]).toMatchObject({ title: "Cook", employer: "Oak" });
  });
});
