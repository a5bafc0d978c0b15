import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import * as calls from "../../../src/contract/employers.ts";
import { searchJobs, getJob, getJobOverview } from "../../../src/contract/jobs.ts";
import { employers, employerTimestamps } from "../../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { onEachDatabase } from "../test-api.ts";
import { addJobsOf } from "./write-some.ts";
import { agg, writeWesternJobs } from "./western-jobs.ts";

onEachDatabase("the corporate calls", (api) => {
  const auto = () => api.on("automotive");
  let sections: { id: number; slug: string; total: number }[] = [];
  const single = (slug: string, query: { page?: string; per_page?: string } = {}) =>
    auto()(calls.listSingleSectionJobs, {
      params: { ...agg, sectionId: sections.find((one) => one.slug === slug)!.id },
      query,
    });
  const timestamp = async (slug: string) => (await auto()(calls.clearCache, { params: { slug } })).timestamp;
  /** Makes the next change of an employer's content or jobs one that the timestamp may follow. */
  const aMinutePasses = () => api.db.update(employerTimestamps).set({ at: new Date(Date.now() - 120_000) });

  beforeAll(async () => {
    await writeWesternJobs(api);
    sections = (await auto()(calls.listSectionJobs, { params: agg, query: {} })).data;
  });

  it("give sections of jobs four at a time, each with its first six", async () => {
    const first = await auto()(calls.listSectionJobs, { params: agg, query: {} });
    expect(first.data.map(({ slug, total, jobs }) => [slug, total, jobs.length])).toEqual([
      ["found", 13, 6],
      ["theirs", 16, 6],
      ["picked", 1, 1],
      ["more-0", 0, 0],
    ]);
    expect(first.meta).toMatchObject({ total: 8, last_page: 2, per_page: 4 });
    const second = await auto()(calls.listSectionJobs, { params: agg, query: { page: "2" } });
    expect(second.data.map(({ slug }) => slug)).toEqual(["more-1", "more-2", "more-3", "more-4"]);
    expect(second.timestamp).toBe(first.timestamp);
  });

  it("give twelve jobs of a single section on a page, or as many as asked, and nothing on a huge page", async () => {
    const first = await single("found");
    expect([first.data.length, first.meta.total, first.section.slug]).toEqual([12, 13, "found"]);
    expect((await single("found", { page: "2" })).data).toHaveLength(1);
    expect((await single("found", { per_page: "50" })).data).toHaveLength(13);
    expect((await single("found", { page: "1000000" })).data).toEqual([]);
    await expect(single("found", { per_page: "51" })).rejects.toMatchObject({ status: 422 });
    await expect(single("found", { page: "0" })).rejects.toMatchObject({ status: 422 });
  });

  it("drop banners without a url, and tell sections in the employer's order", async () => {
    const { id: employeeId } = await auto()(calls.getEmployer, { params: { type: "aggregation", ...agg } });
    const params = { type: "aggregation" as const, employeeId };
    const banners = await auto()(calls.listBanners, { params });
    expect(banners).toMatchObject([{ alt: "The yard at dawn", width: 60, focus: { x: 80, y: 20 } }]);
    const all = await auto()(calls.listSections, { params });
    expect(all.slice(0, 3).map((one) => [one.slug, one.kind])).toEqual([
      ["words", "text"],
      ["found", "jobs"],
      ["theirs", "jobs"],
    ]);
  });

  it("tell how many jobs sections have without the jobs, where that is asked for", async () => {
    const { id } = await auto()(calls.getEmployer, { params: { type: "aggregation", slug: "western-jobs" } });
    const list = (query: { jobs?: "0" }) =>
      auto()(calls.listSections, { params: { type: "aggregation", employeeId: id }, query });
    const brief = (all: Awaited<ReturnType<typeof list>>) =>
      all.flatMap((one) => (one.kind === "jobs" ? [[one.slug, one.total, one.jobs.length]] : []));
    const [found, none] = [brief(await list({})), brief(await list({ jobs: "0" }))];
    expect(found[0]).toEqual(["found", 13, 6]);
    expect(none).toEqual(found.map(([slug, total]) => [slug, total, 0]));
  });

  it("show a recruiter's clients under its own name, unless they may be named", async () => {
    const params = { type: "recruiter" as const, slug: "staff-finders" };
    const employer = await auto()(calls.getEmployer, { params });
    expect(employer.live_jobs).toBe(3);
    expect(employer.recruiter!.clients.map(({ slug }) => slug)).toEqual(["open-client"]);
    const [section] = await auto()(calls.listSections, {
      params: { type: "recruiter", employeeId: employer.id },
    });
    const detail = await auto()(calls.getSection, { params: { ...params, id: section!.id }, query: {} });
    const names = detail.jobs.data.map((job) => [job.title, job.employer.name]).sort();
    expect(names).toEqual([
      ["Detailer", "Open Client"],
      ["Painter 1", "Staff Finders"],
      ["Painter 2", "Staff Finders"],
    ]);
  });

  it("name a client that may not be named nowhere", async () => {
    const secret = await api.db.select().from(employers).where(eq(employers.slug, "secret-client"));
    const said: unknown[] = [];
    const ask = async (work: Promise<unknown>) => void said.push(await work);
    const { data } = await auto()(searchJobs, { body: { q: "painter" } });
    expect(data.map(({ employer }) => employer.slug)).toEqual(["staff-finders", "staff-finders"]);
    await ask(auto()(getJob, { params: { id: data[0]!.id } }));
    await ask(auto()(getJobOverview, {}));
    await ask(auto()(calls.listEmployers, { query: {} }));
    const found = await auto()(searchJobs, { body: { q: "Zyxwv" } });
    expect(found.meta.total).toBe(0);
    const bySecretId = await auto()(searchJobs, { body: { employer: secret[0]!.id } });
    expect(bySecretId.meta.total).toBe(0);
    for (const path of ["/sitemap-employers.xml", "/indeed.xml", "/jobs/rss.xml"])
      await ask(api.fetch(path, { headers: { host: "automotive.localhost" } }).then((it) => it.text()));
    expect(JSON.stringify(said)).not.toMatch(/zyxwv|secret-client/i);
    expect(JSON.stringify(said)).toContain("Staff Finders");
    const params = { type: "company" as const, slug: "secret-client" };
    await expect(auto()(calls.getEmployer, { params })).rejects.toMatchObject({ status: 404 });
  });

  it("find the jobs of members and clients by the employer of a search", async () => {
    const total = async (slug: string) => {
      const [row] = await api.db.select({ id: employers.id }).from(employers).where(eq(employers.slug, slug));
      return (await auto()(searchJobs, { body: { employer: row!.id } })).meta.total;
    };
    expect([await total("garages"), await total("staff-finders"), await total("acme")]).toEqual([14, 3, 13]);
  });

  it("answer 404 for unknown, hidden and other sites' employers, types, sections and pages", async () => {
    const acme = await auto()(calls.getEmployer, { params: { type: "company", slug: "acme" } });
    const at = "/v1/seeker";
    const statuses: Record<string, number> = {
      [`${at}/company/corporate/profile/nobody`]: 404,
      [`${at}/recruiter/corporate/profile/acme`]: 404,
      [`${at}/company/corporate/profile/chefs`]: 404,
      [`${at}/planet/corporate/profile/acme`]: 422,
      [`${at}/company/corporate/profile/${encodeURIComponent("' or 1=1 --")}`]: 404,
      [`${at}/company/corporate/profile/${encodeURIComponent("%00")}`]: 404,
      [`${at}/company/corporate/sections/2147483647`]: 404,
      [`${at}/company/corporate/sections/99999999999`]: 422,
      [`${at}/company/corporate/sectionsDetail/acme/1`]: 404,
      [`${at}/company/corporate/pageDetail/${acme.id}/nothing`]: 404,
      [`${at}/recruiter/corporate/banners/${acme.id}`]: 404,
      [`${at}/aggregation/corporate/section-jobs/acme`]: 404,
      [`${at}/aggregation/corporate/single-section-jobs/western-jobs/2147483647`]: 404,
      [`${at}/enterprise/corporate/profile/acme`]: 200,
      "/v1/employer-pictures/..%2F..%2Fsecret": 404,
      [`/v1/employer-pictures/${"0".repeat(40)}.webp`]: 404,
    };
    for (const [path, status] of Object.entries(statuses))
      expect([
        path,
        (await api.fetch(path, { headers: { "host-name": "automotive.localhost" } })).status,
      ]).toEqual([path, status]);
    await expect(auto()(calls.clearCache, { params: { slug: "chefs" } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("show each site only the jobs that are its own", async () => {
    const there = await api.on("hospitality")(calls.listSectionJobs, { params: agg, query: {} });
    expect(there.data.map(({ total }) => total)).toEqual([0, 0, 0, 0]);
    // A collection that is empty here is not on the list of employers.
    const slugs = async (call = auto()) =>
      (await call(calls.listEmployers, { query: {} })).data.map(({ slug }) => slug);
    expect(await slugs(api.on("hospitality"))).toEqual(["chefs"]);
    expect(await slugs()).toContain("western-jobs");
  });

  it("answer 304 to who has the newest answer, and never a seeker's own answer to another", async () => {
    const path = "/v1/seeker/aggregation/corporate/section-jobs/western-jobs";
    const ask = (headers: Record<string, string> = {}, host = "automotive") =>
      api.fetch(path, { headers: { "host-name": `${host}.localhost`, ...headers } });
    const first = await ask();
    const etag = first.headers.get("etag")!;
    expect(first.headers.get("cache-control")).toBe("no-cache");
    expect(first.headers.get("vary")).toContain("host-name");
    expect((await ask({ "if-none-match": etag })).status).toBe(304);
    expect((await ask({ "if-none-match": etag }, "hospitality")).status).toBe(200);
    const { token } = await api.signUp();
    const own = await ask({ authorization: `Bearer ${token}`, "if-none-match": etag });
    expect([own.status, own.headers.get("etag"), own.headers.get("cache-control")]).toEqual([
      200,
      null,
      "private, no-store",
    ]);
  });

  it("give a timestamp that follows content and jobs, at most once a minute", async () => {
    const before = await timestamp("western-jobs");
    expect(await timestamp("western-jobs")).toBe(before);
    await addJobsOf(api, "acme", ["Mechanic late"]);
    expect(await timestamp("western-jobs")).toBe(before);
    await aMinutePasses();
    const after = await timestamp("western-jobs");
    expect(after > before).toBe(true);
    await aMinutePasses();
    const aged = await timestamp("western-jobs");
    await api.db.update(jobs).set({ filledAt: new Date() }).where(eq(jobs.title, "Mechanic late"));
    const closed = await timestamp("western-jobs");
    expect(closed > aged).toBe(true);
    await aMinutePasses();
    const [quiet, elsewhere] = [await timestamp("western-jobs"), await timestamp("garages")];
    await addJobsOf(api, "chefs", ["Second chef"], { category: "hospitality" });
    expect([await timestamp("western-jobs"), await timestamp("garages")]).toEqual([quiet, elsewhere]);
  });

  it("show no job that has expired, although the answer was cached", async () => {
    await addJobsOf(api, "acme", ["Mechanic for a moment"], { expiresAt: new Date(Date.now() + 3_600_000) });
    const names = async () => (await single("found", { per_page: "50" })).data.map(({ title }) => title);
    expect(await names()).toContain("Mechanic for a moment");
    await api.db
      .update(jobs)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(jobs.title, "Mechanic for a moment"));
    expect(await names()).not.toContain("Mechanic for a moment");
  });
});
