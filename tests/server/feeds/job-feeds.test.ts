import { eq, max } from "drizzle-orm";
import { beforeAll, expect, it, vi } from "vitest";
import { getJob, seoSearchJobs } from "../../../src/contract/jobs.ts";
import { jobFacts } from "../../../src/domain/jobs/job-facts.ts";
import { isoDay } from "../../../src/domain/text/iso-day.ts";
import { jobPosting } from "../../../src/domain/jobs/job-posting.ts";
import { publishedOf } from "../../../src/site/content/published.ts";
import { fillLocations } from "../../../src/server/locations/fill-locations.ts";
import { jobs } from "../../../src/server/jobs/tables.ts";
import { jobSitemap, indexOfSitemaps } from "../../../src/server/feeds/sitemaps.ts";
import { allOf, readXml, textOf, type XmlElement } from "../../xml.ts";
import { addJob } from "../add-job.ts";
import { importFile, jobsOf } from "../import/import-files.ts";
import { onEachDatabase, type TestApi } from "../test-api.ts";

const day = 86_400_000;
const origin = "http://automotive.localhost:4321";
const feedPaths = ["/sitemap-jobs-1.xml", "/jobs/rss.xml", "/indeed.xml"];

type Fields = NonNullable<Parameters<typeof addJob>[1]>;
/** What a job is made of, and what everything that tells of it must say. */
const varied: [string, Fields, { pay?: string; unit?: string; places: string[]; remote?: true }][] = [
  [
    "one place, pay a year",
    {
      locationIds: [1000],
      stateIds: [1],
      payType: 1,
      payMin: 70_000,
      payMax: 80_000,
      yearlyMin: 70_000,
      yearlyMax: 80_000,
    },
    { pay: "$70,000 – $80,000 a year", unit: "YEAR", places: ["Sydney NSW 2000"] },
  ],
  [
    "several places, pay a month",
    {
      locationIds: [1000, 1001],
      stateIds: [1, 6],
      payType: 2,
      payMin: 6500,
      yearlyMin: 78_000,
      workType: "Contract",
    },
    { pay: "From $6,500 a month", unit: "MONTH", places: ["Sydney NSW 2000", "Melbourne VIC 3000"] },
  ],
  [
    "remote work, one wage an hour",
    {
      remote: true,
      payType: 3,
      payMin: 32.5,
      payMax: 32.5,
      yearlyMin: 64_220,
      yearlyMax: 64_220,
      workType: "Casual",
    },
    { pay: "$32.50 an hour", unit: "HOUR", places: [], remote: true },
  ],
  [
    "remote or in a place, pay a week",
    {
      remote: true,
      locationIds: [1001],
      stateIds: [6],
      payType: 4,
      payMax: 1500,
      yearlyMax: 78_000,
      workType: "Part time",
    },
    { pay: "Up to $1,500 a week", unit: "WEEK", places: ["Melbourne VIC 3000"], remote: true },
  ],
  [
    "a whole state, pay a day, without an end",
    {
      locationIds: [5],
      stateIds: [5],
      payType: 5,
      payMin: 300,
      payMax: 350,
      yearlyMin: 78_000,
      yearlyMax: 91_000,
      expiresAt: null,
    },
    { pay: "$300 – $350 a day", unit: "DAY", places: ["Tasmania"] },
  ],
  [
    "no pay, applied to elsewhere, signs that XML reads as its own",
    {
      locationIds: [1000],
      stateIds: [1],
      title: 'Mechanic <4WD> & "Tow" ]]> driver’s mate',
      descriptionHtml: "<p>Tools &amp; parts: 5 &lt; 6, ]]&gt; ✓ <strong>now</strong></p>",
      summary: "Tools & parts: 5 < 6, ]]> ✓ now",
      applyUrl: "https://elsewhere.example.com/a?b=1&c=2",
      subCategory: "mechanics-technicians",
      sponsorship: true,
    },
    { places: ["Sydney NSW 2000"] },
  ],
];

const feed = async (api: TestApi, path: string, brand = "automotive"): Promise<XmlElement> => {
  const answer = await api.fetch(path, { headers: { host: `${brand}.localhost:4321` } });
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^application\/(rss\+)?xml; charset=utf-8$/);
  return readXml(await answer.text());
};

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

onEachDatabase("what is told of a job", (api) => {
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
    await vi.waitFor(async () => expect(await tellers(api, id)).toEqual([]), { timeout: 20_000 });
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
});

onEachDatabase("the sitemaps of jobs", (api) => {
  const site = () => ({
    db: api.db,
    brand: api.services.brands.find(({ id }) => id === "automotive")!,
    urlOf: (path: string) => origin + path,
  });
  beforeAll(() => fillLocations(api.db));

  const locsOf = (xml: string) => allOf(readXml(xml), "loc").map(({ text }) => text);

  it("are none for a site without jobs, whose index names its pages", async () => {
    expect(locsOf(await indexOfSitemaps(site()))).toEqual([`${origin}/sitemap-pages.xml`]);
    for (const path of ["/sitemap-jobs-1.xml", "/sitemap-jobs-0.xml"])
      expect((await api.fetch(path, { headers: { host: "automotive.localhost" } })).status).toBe(404);
  });

  it("are as many as the jobs need, and hold each job once", async () => {
    const ids: number[] = [];
    for (let count = 0; count < 5; count++) ids.push(await addJob(api.db));
    await api.db.update(jobs).set({ filledAt: new Date() }).where(eq(jobs.id, ids[1]!));
    const size = 2;
    const index = locsOf(await indexOfSitemaps(site(), size));
    expect(index).toEqual(
      ["pages", "searches", "jobs-1", "jobs-2"].map((name) => `${origin}/sitemap-${name}.xml`),
    );
    const found: string[] = [];
    for (const number of [1, 2]) {
      let xml = "";
      for await (const part of await jobSitemap(number, site(), size)) xml += part;
      const locs = locsOf(xml);
      expect(locs).toHaveLength(size);
      found.push(...locs);
    }
    const live = ids.filter((_id, at) => at !== 1);
    expect(found).toEqual(live.map((id) => `${origin}/job/${id}/light-vehicle-mechanic`));
    await expect(jobSitemap(3, site(), size)).rejects.toMatchObject({ status: 404 });
  });

  it("are named with their newest change, as their own lines tell it", async () => {
    await api.db.update(jobs).set({ updatedAt: new Date("2026-01-02T03:04:05.678Z") });
    const [{ id: last } = { id: 0 }] = await api.db.select({ id: max(jobs.id) }).from(jobs);
    await api.db
      .update(jobs)
      .set({ updatedAt: new Date(Date.now() + day) })
      .where(eq(jobs.id, last!));
    const size = 2;
    const parts = allOf(readXml(await indexOfSitemaps(site(), size)), "sitemap");
    const told = Object.fromEntries(parts.map((part) => [textOf(part, "loc"), textOf(part, "lastmod")]));
    for (const number of [1, 2]) {
      let xml = "";
      for await (const part of await jobSitemap(number, site(), size)) xml += part;
      const changes = allOf(readXml(xml), "lastmod").map(({ text }) => text);
      expect(told[`${origin}/sitemap-jobs-${number}.xml`]).toBe(changes.toSorted().at(-1));
    }
    const days = [...publishedOf(site().brand).bySlug.values()].map(({ date, updated }) => updated ?? date);
    expect(told[`${origin}/sitemap-pages.xml`]).toBe(days.map(isoDay).toSorted().at(-1));
    expect(told[`${origin}/sitemap-searches.xml`]).toBeUndefined();
  });

  it("name the readable search pages that have jobs, under their one address", async () => {
    await addJob(api.db, { subCategory: "heavy-vehicles", stateIds: [3, 7] });
    await addJob(api.db, { subCategory: "auto-electricians", stateIds: [1], filledAt: new Date() });
    const locs = allOf(await feed(api, "/sitemap-searches.xml"), "loc").map(({ text }) => text);
    const slugs = [
      "automotive",
      "automotive-in-queensland",
      "automotive-in-western-australia",
      "heavy-vehicles",
      "heavy-vehicles-in-queensland",
      "heavy-vehicles-in-western-australia",
    ];
    expect(locs).toEqual(slugs.map((slug) => `${origin}/jobs/${slug}`));
    for (const slug of slugs) {
      const { canonical_slug, meta } = await api.on("automotive")(seoSearchJobs, { body: { slug } });
      expect({ canonical_slug, found: meta.total > 0 }).toEqual({ canonical_slug: slug, found: true });
    }
  });
});
