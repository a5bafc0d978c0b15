import { count } from "drizzle-orm";
import { expect, it } from "vitest";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { importFile, jobsOf, now } from "./import-files.ts";
import { onEachDatabase } from "../test-api.ts";

const csv = (...rows: string[]) => ["title,employer,reference,description,posted", ...rows].join("\n");
const row = (reference: string, title = "Cook") => `${title},Blue Fig,${reference},Cook meals.,2026-11-01`;

onEachDatabase("the import", (api) => {
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

  it("fills the jobs that are taken down by records with little else, and not those that are back", async () => {
    const record = (reference: string, action: string, rest = "") =>
      `<job action="${action}"><reference>${reference}</reference><title>Cook</title>${rest}</job>`;
    const rest = "<company>Fig</company><description>Cook.</description>";
    const read = (text: string, dryRun = false) =>
      importFile(api.db, { text: `<jobs>${text}</jobs>` }, { source: "taken down", dryRun });
    await read(record("1", "add", rest) + record("2", "add", rest));
    await read(record("1", "delete"), true);
    expect((await jobsOf(api.db, "taken down"))["1"]!.filledAt).toBeNull();
    const { report, problems } = await read(
      record("1", "delete") + record("2", "delete") + record("2", "update", rest) + record("9", "delete"),
    );
    expect(report).toMatchObject({ ended: 3, rejected: 0 });
    expect(problems[0]).toMatchObject({ kind: "status", message: expect.stringContaining("over") as string });
    const found = await jobsOf(api.db, "taken down");
    expect(found).toMatchObject({ "1": { employer: "Fig", filledAt: now }, "2": { filledAt: null } });
    expect(found["9"]).toBeUndefined();
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

  it("loses a broken job of an XML feed only, with its line, and closes nothing then", async () => {
    const job = (reference: string, rest = "</job>") =>
      `<job><referencenumber>${reference}</referencenumber><company>Fig & Bottle&trade;</company><title>Cook &eacute; &#38; Co &unknown; R&D</title>\n<description><p>Cook<br/>well&hellip;</p></description>${rest}\n`;
    await importFile(api.db, { text: csv(row("gone")) }, { source: "bits" });
    const { problems, counts, report } = await importFile(
      api.db,
      {
        text: `<source>\n${job("1")}${job("2", "<city>Cairns</job>")}${job("3", "")}${job("4")}${job("5", "<url><![CDATA[https://example.com</url></job>")}${job("6", "<url><![CDATA[https://example.com]]></url></job>")}${job("7", "<url/></job>")}</source>`,
      },
      { source: "bits", closeMissing: true },
    );
    expect(counts).toMatchObject({ added: 4, rejected: 3 });
    expect(report).toMatchObject({ closed: 0, broken: null });
    expect(
      problems.map(({ at, message }) => [at, message]).filter(([, message]) => !/place/.test(message!)),
    ).toEqual([
      ["line 4", "The XML of this job is broken: <city> is not closed."],
      ["line 6", "The XML of this job is broken: it has no </job>."],
      ["line 10", expect.stringContaining('"<![CDATA[" has no "]]>"')],
      ["the file", expect.stringContaining("Nothing was closed")],
    ]);
    const found = await jobsOf(api.db, "bits");
    expect(Object.keys(found).sort()).toEqual(["1", "4", "6", "7", "gone"]);
    expect(found["7"]).toMatchObject({
      title: "Cook é & Co &unknown; R&D",
      employer: "Fig & Bottle™",
      descriptionHtml: "<p>Cook<br />well…</p>",
    });
  });

  it("gives the reference of a rejected job to the next one that uses it", async () => {
    const { counts, problems } = await importFile(
      api.db,
      { text: csv(row("1", ""), row("1"), row("1")) },
      { source: "freed" },
    );
    expect(counts).toMatchObject({ added: 1, rejected: 2 });
    expect(problems.map(({ at }) => at)).toEqual(["line 2", "line 4"]);
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

  it("of one source may run twice at once, and with others that make the same employers", async () => {
    const batchSize = 150;
    const batches = Array.from({ length: 4 }, (_, batch) =>
      Array.from({ length: batchSize }, (__, index) =>
        row(`twice-${batch}-${index}`).replace("Blue Fig", `Employer ${batch} ${index}`),
      ),
    );
    const rows = batches.flat();
    // Both write the same jobs at the same time, in opposite orders.
    const turned = batches.flatMap((batch) => batch.toReversed());
    const both = (source: string, ofOther = source) =>
      Promise.all([
        importFile(api.db, { text: csv(...rows) }, { source, batchSize }),
        importFile(api.db, { text: csv(...turned) }, { source: ofOther, batchSize }),
      ]);
    const apart = await both("first", "second");
    expect(apart.map(({ counts }) => counts.added)).toEqual([600, 600]);
    const [one, other] = await both("third");
    expect(one.counts.added + other.counts.added).toBe(600);
    expect(one.counts.rejected + other.counts.rejected).toBe(0);
    expect(Object.keys(await jobsOf(api.db, "third"))).toHaveLength(600);
  });

  it("is one job where entries are the same but for their places, and tells others of one reference", async () => {
    const of = (ref: string, title: string, location: string) => `${title},Fig,${ref},Knives.,${location}`;
    const rows = [
      of("1", "Cook", "Roma QLD"),
      of("2", "Baker", "Dalby QLD"),
      of("1", "Cook", "Emerald QLD"),
      of("1", "Cook", "Roma QLD"),
      of("2", "Nurse", "Roma QLD"),
    ];
    const text = ["title,employer,reference,description,location", ...rows].join("\n");
    const { counts } = await importFile(api.db, { text }, { source: "places" });
    expect(counts).toMatchObject({ added: 2, rejected: 2 });
    const found = await jobsOf(api.db, "places");
    expect(found["1"]!.locationIds).toHaveLength(2);
    expect(found["2"]).toMatchObject({ title: "Baker" });
  });
});
