import { count, eq, inArray } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import {
  employerPages,
  employers,
  employerSections,
} from "../../../src/server/catalogue/employers/tables.ts";
import { FeedUnreadable } from "../../../src/server/import/feed-job.ts";
import { importFile, type FileOptions } from "../../../src/server/import/runs/import-file.ts";
import type { Problem } from "../../../src/server/import/runs/import-report.ts";
import { onEachDatabase } from "../test-api.ts";

const acme = {
  slug: "acme-glass",
  name: "Acme Glass",
  tagline: "Windows for old houses",
  places: ["Newtown NSW 2042"],
  sections: [{ slug: "about-us", title: "About us", kind: "text", markdown: "We **cut** glass." }],
  pages: [
    {
      slug: "story",
      title: "Our story",
      description: "How three glaziers came to share a shed.",
      markdown: "It rained.",
    },
  ],
};
const bolt = { slug: "bolt-and-nut", name: "Bolt & Nut" };
const guild = {
  slug: "guild-of-glass",
  name: "Guild of Glass",
  type: "association",
  members: ["acme-glass"],
};

onEachDatabase("importing employers", (api) => {
  const importText = async (text: string | Buffer, options: Partial<FileOptions> = {}) => {
    const problems: Problem[] = [];
    const bytes = (async function* () {
      const all = Buffer.from(text);
      for (let at = 0; at < all.length; at += 1000) yield all.subarray(at, at + 1000);
    })();
    const report = await importFile(api.services, bytes, {
      source: "test",
      onProblem: (problem) => problems.push(problem),
      ...options,
    });
    if (report.format !== "employers") throw new Error("It was read as jobs.");
    const { added, updated, unchanged, kept, rejected, broken } = report;
    return { counts: [added, updated, unchanged, kept, rejected], broken, problems };
  };
  const importList = (list: readonly object[], options: Partial<FileOptions> = {}) =>
    importText(JSON.stringify(list, null, 2), options);
  const named = async (slug: string) =>
    (await api.db.select().from(employers).where(eq(employers.slug, slug)))[0];

  afterEach(() => api.db.delete(employers).where(inArray(employers.origin, ["import", "folder"])));

  it("writes employers with their sections, pages and members, and finds them unchanged the second time", async () => {
    expect((await importList([guild, acme, bolt])).counts).toEqual([3, 0, 0, 0, 0]);
    const row = await named("acme-glass");
    expect(row).toMatchObject({ name: "Acme Glass", origin: "import", places: ["Newtown NSW 2042"] });
    expect((await api.db.select().from(employerSections)).map(({ data }) => data)).toEqual([
      { content_html: expect.stringContaining("<strong>cut</strong>") as string },
    ]);
    expect((await api.db.select().from(employerPages)).map(({ slug }) => slug)).toEqual(["story"]);
    expect((await importList([guild, acme, bolt])).counts).toEqual([0, 0, 3, 0, 0]);
    expect((await importList([{ ...acme, tagline: "Windows for all houses" }, bolt])).counts).toEqual([
      0, 1, 1, 0, 0,
    ]);
    expect((await named("acme-glass"))!.id).toBe(row!.id);
  });

  it("writes nothing on a dry run, and says what would happen", async () => {
    expect((await importList([acme, bolt], { dryRun: true })).counts).toEqual([2, 0, 0, 0, 0]);
    expect(await named("acme-glass")).toBeUndefined();
  });

  it("reads one employer a line, and a broken line costs that employer only", async () => {
    const lines = [JSON.stringify(acme), '{"slug": "torn", "name": "To', JSON.stringify(bolt)];
    const { counts, problems } = await importText(`${lines.join("\n")}\n`);
    expect(counts).toEqual([2, 0, 0, 0, 1]);
    expect(problems).toEqual([
      { kind: "rejected", at: "line 2", message: expect.stringContaining("JSON is broken") as string },
    ]);
  });

  it("names the line of each field that is wrong, and imports the others", async () => {
    const text = `[
  { "slug": "one", "name": "One" },
  {
    "slug": "two",
    "name": "Two",
    "sections": [
      { "slug": "a", "title": "A", "kind": "text", "markdown": "Fine." },
      {
        "slug": "b",
        "title": "",
        "kind": "text",
        "markdown": "Fine."
      }
    ],
    "colour": "red"
  },
  { "name": "Three", "slug": "three", "sections": [], "founded": "long ago" }
]`;
    const { counts, problems } = await importText(text);
    expect(counts).toEqual([1, 0, 0, 0, 2]);
    expect(problems.map(({ at, message }) => `${at}: ${message}`)).toEqual([
      "line 10: two: sections.1.title: has 0 characters; write at least 1",
      "line 15: two: colour: is not known here; fix its spelling or remove it",
      "line 17: three: founded: must be a number, without quotes",
    ]);
  });

  it("refuses names that are not known in a section and in its search", async () => {
    const jobs = (from: object) => ({ slug: "jobs", title: "Jobs", kind: "jobs", from });
    const { counts, problems } = await importList([
      { ...bolt, sections: [jobs({ search: { categroy: "retail" } })] },
      { ...acme, sections: [{ ...jobs({}), kind: "job" }] },
    ]);
    expect(counts).toEqual([0, 0, 0, 0, 2]);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/sections\.0\.from\.search\.categroy: is not known here/),
      expect.stringMatching(/sections\.0\.kind: is not known here; choose from text, picture/),
    ]);
  });

  it("refuses a file that is not UTF-8, and an employer with a character that was lost, with their lines", async () => {
    const latin = Buffer.from(`[\n${JSON.stringify({ ...bolt, name: "Caf\u00e9" })}\n]`, "latin1");
    await expect(importText(latin)).rejects.toThrow(/not UTF-8 \(line 2\)/);
    const { counts, problems } = await importText(`[\n${JSON.stringify({ ...bolt, name: "Caf\ufffd" })}\n]`);
    expect(counts).toEqual([0, 0, 0, 0, 1]);
    expect(problems).toEqual([
      {
        kind: "rejected",
        at: "line 2",
        message: expect.stringContaining("save the file as UTF-8") as string,
      },
    ]);
  });

  it("keeps what a folder names, and says so at the line of the entry", async () => {
    await api.db.insert(employers).values({ slug: "acme-glass", name: "Of the folder", origin: "folder" });
    const { counts, problems } = await importList([bolt, acme]);
    expect(counts).toEqual([1, 0, 0, 1, 0]);
    expect(problems).toEqual([
      {
        kind: "picture",
        at: "line 7",
        message: expect.stringContaining("src/content/employers/acme-glass") as string,
      },
    ]);
    expect((await named("acme-glass"))!.name).toBe("Of the folder");
  });

  it("reports a member that does not exist at its own line", async () => {
    const { counts, problems } = await importList([{ ...guild, members: ["acme-glass", "nobody"] }, acme]);
    expect(counts).toEqual([2, 0, 0, 0, 0]);
    expect(problems.map(({ at, message }) => `${at}: ${message}`)).toEqual([
      expect.stringMatching(/^line 8: guild-of-glass: members\.1: There is no employer "nobody"/),
    ]);
  });

  it("imports many employers of a single line one after the other", async () => {
    const list = Array.from({ length: 300 }, (_, at) => ({ ...bolt, slug: `bolt-${at}` }));
    expect((await importText(JSON.stringify(list))).counts).toEqual([300, 0, 0, 0, 0]);
    const [row] = await api.db
      .select({ total: count() })
      .from(employers)
      .where(eq(employers.origin, "import"));
    expect(row!.total).toBe(300);
  });

  describe("a hostile file ends the import with the line and the reason, and keeps what came before", () => {
    it.each([
      ["https://127.0.0.1/logo.png", "is at 127.0.0.1, a private address, which is never fetched"],
      ["https://[::1]/logo.png", "is at ::1, a private address, which is never fetched"],
      ["https://2130706433/logo.png", "is at 127.0.0.1, a private address, which is never fetched"],
      [
        "https://metadata.internal/logo.png",
        "is at metadata.internal, a private address, which is never fetched",
      ],
      ["file:///etc/passwd", 'begins with "file:", which is never fetched'],
    ])("a picture at %s", async (src, says) => {
      const bad = { ...acme, logo: { src, alt: "A pane of glass" } };
      const { counts, broken } = await importList([bolt, bad, { ...bolt, slug: "later" }]);
      expect(counts).toEqual([1, 0, 0, 0, 0]);
      expect(broken).toEqual({ line: 30, message: `acme-glass: logo.src ${says}.` });
      expect(await named("acme-glass")).toBeUndefined();
      expect(await named("later")).toBeUndefined();
    });

    it.each([
      ["no JSON any more", '"name": }', /^The JSON is broken/],
      ["values that are too deep", `"about": ${"[".repeat(200)}`, /more than 32 levels deep/],
      ["an employer that is too large", `"about": "${"x".repeat(5_000_000)}"}`, /more than 4 MB/],
      ["too many values", `"places": [${"1,".repeat(60_000)}1]}`, /too many values/],
      ["an end in the middle", '"name": "Two"', /ends in the middle/],
    ])("%s", async (_what, rest, message) => {
      const { counts, broken } = await importText(`[\n${JSON.stringify(bolt)},\n{ "slug": "two",\n  ${rest}`);
      expect(counts).toEqual([1, 0, 0, 0, 0]);
      expect(broken!.message).toMatch(message);
      expect(broken!.line).toBe(4);
    });
  });

  it("removes scripts from texts, and does not take a key of JavaScript's objects for a field", async () => {
    const markdown = "Hello <script>alert(1)</script><img src=x onerror=alert(1)>[go](javascript:alert(1))";
    await importList([{ ...acme, sections: [{ ...acme.sections[0], markdown }] }]);
    const [row] = await api.db.select().from(employerSections);
    expect(JSON.stringify(row!.data)).toContain("Hello");
    expect(JSON.stringify(row!.data)).not.toMatch(/<script|onerror|javascript:/);
    const { counts } = await importText(
      '[{ "slug": "p", "name": "P", "__proto__": { "type": "recruiter" } }]',
    );
    expect(counts).toEqual([0, 0, 0, 0, 1]);
  });

  it("refuses options that are for jobs, and files without an employer", async () => {
    await expect(importList([acme], { closeMissing: true })).rejects.toThrow(/--close-missing is for jobs/);
    await expect(importText('{"slug": }')).rejects.toThrow(FeedUnreadable);
  });
});
