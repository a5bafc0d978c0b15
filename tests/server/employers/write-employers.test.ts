import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import * as calls from "../../../src/contract/employers.ts";
import { getJob } from "../../../src/contract/jobs.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { onEachDatabase, type TestApi } from "../test-api.ts";
import { addJobsOf, employerOf, fromWeb, photo, write } from "./write-some.ts";

const folder = (files: Record<string, Uint8Array> = {}, digest = "1") =>
  ({
    files: {
      origin: "folder",
      read: (_slug: string, path: string) =>
        files[path] ? Promise.resolve(files[path]) : Promise.reject(new Error(`no ${path}`)),
      digest: () => Promise.resolve(digest),
    },
  }) as const;

const rowOf = async ({ db }: TestApi, slug: string) =>
  (await db.select().from(employers).where(eq(employers.slug, slug)))[0]!;

const rich = {
  slug: "rich-motors",
  name: "Rich Motors",
  brands: ["automotive"],
  logo: { src: "https://pictures.example/logo.svg", alt: "A round sign" },
  cover: { src: "https://pictures.example/photo.jpg", alt: "The yard at dawn" },
  sections: [
    {
      slug: "us",
      title: "About us",
      kind: "text" as const,
      markdown: "We **mend** cars.\n\n<script>alert(1)</script>",
    },
    { slug: "work", title: "Work", kind: "jobs" as const },
  ],
  pages: [
    {
      slug: "our-story",
      title: "Our story",
      description: "How we began in a shed in Newtown.",
      markdown: "# Shed\n\n![Our shed](https://pictures.example/photo.jpg)\n\n[x](javascript:alert(1))",
    },
  ],
};

onEachDatabase("writing employers", (api) => {
  it("keep the address for applications that an operator set, where a change says nothing of it", async () => {
    const mailed = { slug: "mailed-motors", name: "Mailed Motors" };
    await write(api, [mailed]);
    await api.db
      .update(employers)
      .set({ applicationsEmail: "jobs@mailed.example" })
      .where(eq(employers.slug, mailed.slug));
    await write(api, [{ ...mailed, name: "Mailed Motors Pty Ltd" }]);
    expect(await rowOf(api, mailed.slug)).toMatchObject({
      name: "Mailed Motors Pty Ltd",
      applicationsEmail: "jobs@mailed.example",
    });
  });

  it("shows with a job that its employer's ABN was looked up, and when", async () => {
    const verified = { abn: "51 824 753 556", on: "2026-10-01" };
    await write(api, [{ slug: "checked-motors", name: "Checked Motors", verified }]);
    const [id] = await addJobsOf(api, "checked-motors", ["Mechanic"]);
    const call = api.on("automotive");
    expect((await call(getJob, { params: { id: id! } })).employer).toMatchObject({ verified });
    await write(api, [{ slug: "checked-motors", name: "Checked Motors" }]);
    expect((await call(getJob, { params: { id: id! } })).employer).toMatchObject({ verified: null });
    expect(() =>
      employerOf({ slug: "x", name: "X", verified: { ...verified, abn: "51 824 753 557" } }),
    ).toThrow("Must be an ABN");
  });

  it("adds them with copies of their pictures, and changes nothing the second time", async () => {
    expect((await write(api, [rich])).counts).toMatchObject({ added: 1, rejected: 0 });
    const before = await rowOf(api, "rich-motors");
    expect(before.cover).toMatchObject({ width: 60, height: 40, alt: "The yard at dawn" });
    expect(before.cover!.name).toMatch(/^[0-9a-f]{40}\.webp$/);
    expect((await write(api, [rich])).counts).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
    expect(await rowOf(api, "rich-motors")).toEqual(before);
  });

  it("cleans texts and drawings of everything that runs", async () => {
    const call = api.on("automotive");
    const { id: employeeId, logo } = await call(calls.getEmployer, {
      params: { type: "company", slug: "rich-motors" },
    });
    const response = await api.fetch(logo!);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).toContain("immutable");
    const svg = await response.text();
    expect(svg).toContain("<circle");
    expect(svg).not.toMatch(/script|onload/);
    const params = { type: "enterprise" as const, employeeId, slug: "our-story" };
    const { content_html: html } = await call(calls.getEmployerPage, { params });
    expect(html).toMatch(/<img src="\/v1\/employer-pictures\/[0-9a-f]{40}\.webp" alt="Our shed" width="60"/);
    expect(html).not.toMatch(/javascript|<script/);
  });

  it("keeps the ids of sections and pages when their content changes", async () => {
    const call = api.on("automotive");
    const employer = await call(calls.getEmployer, { params: { type: "company", slug: "rich-motors" } });
    const params = { type: "company" as const, employeeId: employer.id };
    const [sections, pages] = [
      await call(calls.listSections, { params }),
      await call(calls.listEmployerPages, { params }),
    ];
    const changed = {
      ...rich,
      sections: rich.sections.toReversed().map((one) => ({ ...one, title: `${one.title} now` })),
      pages: rich.pages.map((one) => ({ ...one, title: "Our long story" })),
    };
    expect((await write(api, [changed])).counts.updated).toBe(1);
    const after = await call(calls.listSections, { params });
    expect(after.map(({ id }) => id)).toEqual(sections.map(({ id }) => id).reverse());
    expect((await call(calls.listEmployerPages, { params })).map(({ id, title }) => [id, title])).toEqual([
      [pages[0]!.id, "Our long story"],
    ]);
  });

  it("leaves out pictures that cannot be fetched, says which, and fetches them again the next time", async () => {
    const given = {
      slug: "no-picture",
      name: "No Picture",
      logo: { src: "https://pictures.example/text.txt", alt: "A round sign" },
      sections: [
        {
          slug: "us",
          title: "Us",
          kind: "picture" as const,
          markdown: "Words stay.",
          picture: { src: "https://pictures.example/gone.jpg", alt: "A yard" },
        },
      ],
    };
    const { counts, problems } = await write(api, [given]);
    expect(counts.added).toBe(1);
    expect(problems.map(({ path, isRejected }) => [path.join("."), isRejected])).toEqual([
      ["sections.0.picture.src", false],
      ["logo.src", false],
    ]);
    expect(problems[1]!.message).toMatch(/is no PNG/);
    expect((await write(api, [given])).counts.unchanged).toBe(1);
    const files = { ...fromWeb, fetch: () => Promise.resolve(new Uint8Array(photo)) };
    expect((await write(api, [given], { files })).counts.updated).toBe(1);
    expect((await rowOf(api, "no-picture")).logo).not.toBeNull();
  });

  it("does not overwrite a folder by an import, and takes a folder over what an import said", async () => {
    const given = { slug: "two-sides", name: "From an import" };
    await write(api, [given]);
    await write(api, [{ ...given, name: "From a folder" }], folder());
    const { counts, problems } = await write(api, [{ ...given, name: "From an import again" }]);
    expect(counts.kept).toBe(1);
    expect(problems[0]!.message).toContain("src/content/employers/two-sides");
    expect(await rowOf(api, "two-sides")).toMatchObject({ name: "From a folder", origin: "folder" });
  });

  it("refuses what is wrong with the field and the fix, and writes the others", async () => {
    const { counts, problems } = await write(api, [
      { slug: "agg", name: "Agg", type: "aggregation" },
      { slug: "odd-brand", name: "Odd", brands: ["moon"] },
      { slug: "own-member", name: "Own", type: "association", members: ["own-member"] },
      { slug: "evil-link", name: "Evil", banners: [{ link: "javascript:alert(1)" }] },
      { slug: "nul", name: "N\0l" },
      { slug: "fine", name: "Fine" },
      { slug: "fine", name: "Fine again" },
      { slug: "field", name: "Field", fields: ["Nursing"] },
    ]);
    expect(counts).toEqual({ added: 1, updated: 0, unchanged: 0, kept: 0, rejected: 7 });
    expect(problems.map(({ slug, path }) => `${slug}: ${path.join(".")}`)).toEqual([
      "agg: brands",
      "odd-brand: brands.0",
      "own-member: members.0",
      "evil-link: banners.0.link",
      "nul: name",
      "fine: slug",
      "field: fields",
    ]);
    expect(problems.every(({ isRejected }) => isRejected)).toBe(true);
    expect(problems[1]!.message).toMatch(/^Is no brand; choose from automotive/);
  });

  it("leaves a host to the employer that has it", async () => {
    const own = { hosts: ["careers.acme.example"], homeBrand: "automotive" };
    await write(api, [{ slug: "first-host", name: "First", ...own }]);
    const { counts, problems } = await write(api, [{ slug: "second-host", name: "Second", ...own }]);
    expect([counts.rejected, problems[0]!.message]).toEqual([
      1,
      "careers.acme.example belongs to first-host; remove it from one of them.",
    ]);
  });

  it("writes nothing when it is a trial", async () => {
    expect((await write(api, [{ slug: "trial", name: "Trial" }], { dryRun: true })).counts.added).toBe(1);
    expect(await rowOf(api, "trial")).toBeUndefined();
  });

  it("links members that come later in the same import, and reports those that never come", async () => {
    const { problems } = await write(api, [
      { slug: "guild", name: "Guild", type: "association", members: ["later", "never"] },
      { slug: "later", name: "Later" },
    ]);
    expect(problems.map(({ slug, path }) => [slug, path.join(".")])).toEqual([["guild", "members.1"]]);
    await addJobsOf(api, "later", ["Mechanic of a member"]);
    const guild = { type: "association" as const, slug: "guild" };
    const { live_jobs, members } = await api.on("automotive")(calls.getEmployer, { params: guild });
    expect([live_jobs, members.map(({ slug }) => slug)]).toEqual([1, ["later"]]);
  });

  it("gives one result when several processes write the same at once", async () => {
    const given = { ...rich, slug: "raced", name: "Raced" };
    const results = await Promise.all([write(api, [given]), write(api, [given]), write(api, [given])]);
    expect(results.reduce((sum, { counts }) => sum + counts.added, 0)).toBe(1);
    expect(results.reduce((sum, { counts }) => sum + counts.unchanged, 0)).toBe(2);
  });
});
