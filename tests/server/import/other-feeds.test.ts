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

  it("have a position in each job, the fields of a job as attributes, or a warning above", async () => {
    const jobs = `<job id="1" title="Cook" company="Oak"><position>Senior</position><description>${text}</description></job>`;
    const found = await read(`Warning: deprecated\n<?xml version="1.0"?><jobs>${jobs}</jobs>`, "attributes");
    expect(found["1"]).toMatchObject({ title: "Cook", employer: "Oak" });
  });
});
