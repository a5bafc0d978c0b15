import { brotliDecompressSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it, vi } from "vitest";
import { getJob } from "../../../src/contract/jobs.ts";
import { jobFacts } from "../../../src/domain/jobs/job-facts.ts";
import { jobPosting } from "../../../src/domain/jobs/job-posting.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { allOf, textOf } from "../../xml.ts";
import { addJob } from "../add-job.ts";
import { importFile, jobsOf } from "../import/import-files.ts";
import { feed } from "./read-feed.ts";
import { varied } from "./varied-jobs.ts";
import { onOneDatabase, type TestApi } from "../test-api.ts";

const day = 86_400_000;
const origin = "http://automotive.localhost:4321";
const feedPaths = ["/sitemap-jobs-1.xml", "/jobs/rss.xml", "/indeed.xml"];

/** The structured data of a job's page, made as the page makes it. */
const postingOf = async (api: TestApi, id: number, brand = "automotive") => {
  const job = await api.on(brand)(getJob, { params: { id } });
  const facts = jobFacts(job, (path) => origin + path);
  return { job, posting: facts && jobPosting(facts) };
};

/** The paths of feeds that name an address, and "page" where its structured data offers the job. */
const tellers = async (api: TestApi, id: number, brand = "automotive"): Promise<string[]> => {
  const texts = await Promise.all(
    feedPaths.map(async (path) => {
      const answer = await api.fetch(path, { headers: { host: `${brand}.localhost:4321` } });
      return [path, answer.ok ? await answer.text() : ""] as const;
    }),
  );
  const page = await postingOf(api, id, brand).catch(() => null);
  return [
    ...texts.filter(([, text]) => text.includes(`/job/${id}/`)).map(([path]) => path),
    ...(page?.posting ? ["page"] : []),
  ];
};
const everywhere = [...feedPaths, "page"];

onOneDatabase("what is told of a job", (api) => {
  beforeAll(() => fillLocations(api.db));

  it.each(varied)("is the same everywhere: %s", async (_name, fields, told) => {
    const id = await addJob(api.db, {
      reference: `R&D-${fields.payType ?? 0}-${fields.locationIds}`,
      ...fields,
    });
    const { job, posting } = await postingOf(api, id);
    const url = `${origin}/job/${id}/${job.slug}`;
    const seconds = (iso: string) => Math.floor(Date.parse(iso) / 1000);
    const second = (text: string | undefined) => (text ? seconds(text) : null);
    const expires = job.expires_at && seconds(job.expires_at);

    const [entry] = allOf(await feed(api, "/sitemap-jobs-1.xml"), "url").filter(
      (one) => textOf(one, "loc") === url,
    );
    expect(textOf(entry!, "lastmod")).toBe(job.changed_at);

    const [item] = allOf(await feed(api, "/jobs/rss.xml"), "item").filter(
      (one) => textOf(one, "link") === url,
    );
    expect(item).toBeDefined();
    expect(textOf(item!, "guid")).toBe(url);
    expect(textOf(item!, "title")).toContain(job.title);
    expect(textOf(item!, "dc:creator")).toBe("Harbour Motors");
    expect(textOf(item!, "content:encoded")).toBe(job.description_html);
    expect(second(textOf(item!, "pubDate"))).toBe(seconds(job.posted_at));
    for (const fact of [job.work_type, told.places[0], told.pay, told.remote && "Remote"])
      if (fact) expect(textOf(item!, "description")).toContain(fact);

    const [ad] = allOf(await feed(api, "/indeed.xml"), "job").filter((one) => textOf(one, "url") === url);
    const [main = ""] = told.places;
    expect(ad).toBeDefined();
    expect(textOf(ad!, "title")).toBe(job.title);
    expect(textOf(ad!, "company")).toBe("Harbour Motors");
    expect(textOf(ad!, "referencenumber")).toBe(String(id));
    expect(textOf(ad!, "requisitionid")).toBe(job.reference);
    expect(textOf(ad!, "description")).toBe(job.description_html);
    expect(textOf(ad!, "salary")).toBe(told.pay);
    expect(textOf(ad!, "category")).toBe(job.category.title);
    expect(textOf(ad!, "remotetype")).toBe(told.remote && "Fully remote");
    expect(textOf(ad!, "otherlocations")).toBe(told.places.slice(1).join("; ") || undefined);
    for (const name of ["city", "state", "postalcode"]) {
      const part = textOf(ad!, name);
      if (part && main !== "Tasmania") expect(main).toContain(part);
    }
    expect(textOf(ad!, "state")).toBe({ S: "NSW", M: "VIC", T: "TAS" }[main[0] ?? ""]);
    expect(second(textOf(ad!, "date"))).toBe(seconds(job.posted_at));
    expect(second(textOf(ad!, "expirationdate"))).toBe(expires);

    expect(posting).toMatchObject({
      url,
      title: job.title,
      description: job.description_html,
      datePosted: job.posted_at,
      directApply: !fields.applyUrl,
      hiringOrganization: { name: "Harbour Motors" },
      identifier: { value: job.reference },
    });
    expect(posting!["validThrough"] ?? null).toBe(job.expires_at);
    expect(posting!["jobLocation"] ?? []).toHaveLength(told.places.length);
    expect(posting!["jobLocationType"]).toBe(told.remote && "TELECOMMUTE");
    expect(JSON.stringify(posting!["baseSalary"] ?? {})).toContain(told.unit ?? "");
    expect("baseSalary" in posting!).toBe(told.pay !== undefined);
  });

  it("can be taken in by our own import without losing anything", async () => {
    const before = await api.db.select().from(jobs).where(eq(jobs.source, "test"));
    const text = await (await api.fetch("/indeed.xml", { headers: { host: "automotive.localhost" } })).text();
    const { counts, problems } = await importFile(api.db, { text }, { source: "again", now: new Date() });
    expect(problems).toEqual([]);
    expect(counts).toMatchObject({ added: before.length, rejected: 0 });
    const read = await jobsOf(api.db, "again");
    for (const job of before) {
      const { reference: _reference, source: _source, screening: _screening, ...kept } = job;
      const second = (date: Date | null) => date && new Date(Math.floor(date.getTime() / 1000) * 1000);
      expect(read[String(job.id)], job.title).toMatchObject({
        title: kept.title,
        descriptionHtml: kept.descriptionHtml,
        category: kept.category,
        workType: kept.workType,
        payType: kept.payType,
        payMin: kept.payMin,
        payMax: kept.payMax,
        remote: kept.remote,
        sponsorship: kept.sponsorship,
        locationIds: kept.locationIds,
        stateIds: kept.stateIds,
        postedAt: second(kept.postedAt),
        expiresAt: second(kept.expiresAt),
        employer: "Harbour Motors",
      });
    }
    await api.db.delete(jobs).where(eq(jobs.source, "again"));
  });

  it.each([
    ["is filled", { filledAt: new Date() }],
    ["has expired", { expiresAt: new Date(Date.now() - 1000) }],
    ["is not posted yet", { postedAt: new Date(Date.now() + day) }],
  ])("ends everywhere at once when it %s", async (_how, change) => {
    const id = await addJob(api.db);
    expect(await tellers(api, id)).toEqual(everywhere);
    await api.db.update(jobs).set(change).where(eq(jobs.id, id));
    expect(await tellers(api, id)).toEqual([]);
  });

  it("ends everywhere when its time comes, without a change", async () => {
    const id = await addJob(api.db, { expiresAt: new Date(Date.now() + 5000) });
    expect(await tellers(api, id)).toEqual(everywhere);
    await vi.waitFor(async () => expect(await tellers(api, id)).toEqual([]), { timeout: 60_000 });
  });

  it("is not told again to readers who have heard, until there is news", async () => {
    for (const path of feedPaths.filter((path) => path !== "/indeed.xml")) {
      const ask = (known = "") =>
        api.fetch(path, { headers: { host: "automotive.localhost:4321", "if-none-match": known } });
      const known = (await ask()).headers.get("etag")!;
      const again = await ask(known);
      expect([again.status, await again.text()], path).toEqual([304, ""]);
      await addJob(api.db, { updatedAt: new Date(Date.now() + day) });
      expect((await ask(known)).status, path).toBe(200);
    }
  });

  it("is told on the sites of its brands alone", async () => {
    const plain = await addJob(api.db);
    const sponsored = await addJob(api.db, { sponsorship: true });
    for (const { id: brand, jobs: shown } of api.services.brands) {
      const own = shown.categories === "all" || shown.categories.includes("automotive");
      expect(await tellers(api, plain, brand), brand).toEqual(own && !shown.sponsorship ? everywhere : []);
      expect(await tellers(api, sponsored, brand), brand).toEqual(own ? everywhere : []);
    }
  });

  it("is a change of the sitemap's line when the job changes", async () => {
    const id = await addJob(api.db, { updatedAt: new Date("2026-01-01T00:00:00Z") });
    const lastmod = async () => {
      const { changed_at } = (await postingOf(api, id)).job;
      const entries = allOf(await feed(api, "/sitemap-jobs-1.xml"), "url");
      const entry = entries.find((one) => textOf(one, "loc")!.includes(`/job/${id}/`));
      expect(textOf(entry!, "lastmod")).toBe(changed_at);
      return changed_at;
    };
    const first = await lastmod();
    const updatedAt = new Date(Date.now() + 1000);
    await api.db.update(jobs).set({ title: "Senior mechanic", updatedAt }).where(eq(jobs.id, id));
    expect(await lastmod()).toBe(updatedAt.toISOString());
    expect(first < updatedAt.toISOString()).toBe(true);
  });

  it("is sent in Brotli to those who take it, once that is made", async () => {
    const ask = (encodings: string) =>
      api.fetch("/jobs/rss.xml", {
        headers: { host: "automotive.localhost:4321", "accept-encoding": encodings },
      });
    const plain = await (await ask("identity")).text();
    await vi.waitFor(async () => expect((await ask("gzip, br")).headers.get("content-encoding")).toBe("br"));
    const sent = Buffer.from(await (await ask("gzip, br")).arrayBuffer());
    expect(brotliDecompressSync(sent).toString()).toBe(plain);
    expect((await ask("gzip")).headers.get("content-encoding")).toBe("gzip");
  });
});
