import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { applyToJob, listAppliedJobs } from "../../../src/contract/applications.ts";
import { forgotPassword } from "../../../src/contract/auth.ts";
import * as calls from "../../../src/contract/employers.ts";
import * as jobCalls from "../../../src/contract/jobs.ts";
import { listRecommendedJobs } from "../../../src/contract/recommendations.ts";
import { decideApplication } from "../../../src/contract/received-applications.ts";
import { likeJob, listLikedJobs } from "../../../src/contract/saved-jobs.ts";
import { answerSupportMessage, sendSupportMessage } from "../../../src/contract/support.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { linkToken } from "../../../src/server/received-applications/link-token.ts";
import { makeEmployerLink } from "../../../src/server/received-applications/links.ts";
import { onEachEngine } from "../search/on-each-engine.ts";
import { keep } from "../upload.ts";
import { addJobsOf, write } from "./write-some.ts";

const acmeHost = "careers.acme.localhost";
const guildHost = "jobs.guild.localhost";
const finderHost = "jobs.finders.localhost";
const own = (host: string) => ({ hosts: [host], homeBrand: "automotive" });

onEachEngine("an employer's own host", (api) => {
  const acme = (token?: string) => api.onHost(acmeHost, token);
  const brand = (token?: string) => api.on("automotive", token);
  const get = (host: string, path: string) => api.fetch(path, { headers: { host } });
  const read = async (host: string, path: string) => (await get(host, path)).text();
  const search = async (call: ReturnType<typeof acme>, body = {}) => {
    const { data, meta, facets } = await call(jobCalls.searchJobs, { query: {}, body });
    return { titles: data.map(({ title }) => title).sort(), total: meta.total, facets };
  };
  const homeName = "Torque Jobs";
  let ids: Record<"acme" | "rival" | "chef", number>;

  beforeAll(async () => {
    await write(api, [
      {
        slug: "acme",
        name: "Acme Motors",
        accent: "#0a5fb4",
        tagline: "Cars mended",
        contactEmail: "people@acme.example",
        ...own(acmeHost),
      },
      { slug: "rival", name: "Rival Motors" },
      { slug: "hidden", name: "Zyxwv Holdings" },
      { slug: "guild", name: "Garages Guild", type: "association", members: ["rival"], ...own(guildHost) },
      {
        slug: "finders",
        name: "Staff Finders",
        type: "recruiter",
        clients: [{ employer: "hidden" }],
        ...own(finderHost),
      },
    ]);
    const [acmeJob] = await addJobsOf(api, "acme", ["Mechanic at Acme", "Mechanic and detailer"]);
    const [rivalJob] = await addJobsOf(api, "rival", ["Mechanic at Rival"], {
      subCategory: "mechanics-technicians",
    });
    await addJobsOf(api, "hidden", ["Painter"]);
    // Its home brand does not show this one.
    const [chefJob] = await addJobsOf(api, "acme", ["Chef"], { category: "hospitality" });
    ids = { acme: acmeJob!, rival: rivalJob!, chef: chefJob! };
    await api.services.hosts.refresh();
  });

  it("finds the home brand's jobs of this employer, however it is asked before on the brand", async () => {
    const all = ["Mechanic and detailer", "Mechanic at Acme", "Mechanic at Rival", "Painter"];
    for (const _twice of [1, 2]) {
      expect((await search(brand())).titles).toEqual(all);
      expect((await search(acme())).titles).toEqual(["Mechanic and detailer", "Mechanic at Acme"]);
      expect((await brand()(jobCalls.getJobOverview, {})).total).toBe(4);
      expect((await acme()(jobCalls.getJobOverview, {})).total).toBe(2);
      const named = { params: { type: "company" as const, slug: "acme" } };
      expect((await brand()(calls.getEmployer, named)).live_jobs).toBe(2);
      expect((await acme()(calls.getEmployer, named)).live_jobs).toBe(2);
      expect((await brand()(calls.listEmployers, { query: {} })).meta.total).toBe(4);
      expect((await acme()(calls.listEmployers, { query: {} })).data.map(({ slug }) => slug)).toEqual([
        "acme",
      ]);
    }
  });

  it("shows an association's members' jobs, and a recruiter's those of clients that it may not name", async () => {
    expect((await search(api.onHost(guildHost))).titles).toEqual(["Mechanic at Rival"]);
    expect((await search(api.onHost(finderHost))).titles).toEqual(["Painter"]);
    const finders = await api.onHost(finderHost)(calls.listEmployers, { query: {} });
    expect(finders.data.map(({ name }) => name)).toEqual(["Staff Finders"]);
  });

  it("names the path of an employer's page here: the home page of its own host, and that of others", async () => {
    const pathsOn = async (site: ReturnType<typeof acme>) => {
      const { data } = await site(calls.listEmployers, { query: {} });
      return Object.fromEntries(data.map(({ slug, path }) => [slug, path]));
    };
    expect(await pathsOn(acme())).toEqual({ acme: "/" });
    expect(await pathsOn(api.onHost(guildHost))).toEqual({ guild: "/", rival: "/enterprise/rival" });
    expect(await pathsOn(brand())).toMatchObject({ acme: "/enterprise/acme", finders: "/recruiter/finders" });
    const { employer, similar } = await acme()(jobCalls.getJob, { params: { id: ids.acme } });
    expect([employer, ...similar.map((job) => job.employer)].map(({ path }) => path)).toEqual(["/", "/"]);
  });

  it("counts no job of another employer in facets, and suggests none", async () => {
    const { facets } = await search(acme());
    expect(facets.sub_category).toEqual([]);
    const none = await acme()(jobCalls.searchJobs, { query: {}, body: { q: "rival" } });
    expect([none.meta.total, none.suggestions.every(({ total }) => total <= 2)]).toEqual([0, true]);
    expect((await search(acme(), { employer: await idOf("rival") })).total).toBe(0);
  });

  it("has no job of another employer or of another brand, nor its similar and featured jobs", async () => {
    for (const id of [ids.rival, ids.chef])
      await expect(acme()(jobCalls.getJob, { params: { id } })).rejects.toMatchObject({ status: 404 });
    const job = await acme()(jobCalls.getJob, { params: { id: ids.acme } });
    expect(job.similar.map(({ title }) => title)).toEqual(["Mechanic and detailer"]);
    const featured = await acme()(jobCalls.listFeaturedJobs, {});
    expect(featured.map(({ employer }) => employer.slug)).toEqual(["acme", "acme"]);
    for (const slug of ["rival", "guild", "finders"])
      await expect(acme()(calls.clearCache, { params: { slug } })).rejects.toMatchObject({ status: 404 });
  });

  it("lists what a seeker saved and applied for here, and recommends nothing else", async () => {
    const { token } = await api.signUp();
    for (const id of [ids.acme, ids.rival]) await brand(token)(likeJob, { params: { id } });
    const { file: cv } = await keep(api, token);
    await acme(token)(applyToJob, { body: { job_id: ids.acme, cv } });
    await brand(token)(applyToJob, { body: { job_id: ids.rival, cv } });
    const titles = (list: { data: { title?: string; job?: { title: string } }[] }) =>
      list.data.map(({ title, job }) => title ?? job?.title);
    expect(titles(await acme(token)(listLikedJobs, { query: {} }))).toEqual(["Mechanic at Acme"]);
    expect((await acme(token)(listAppliedJobs, { query: {} })).meta.total).toBe(1);
    expect((await brand(token)(listAppliedJobs, { query: {} })).meta.total).toBe(2);
    expect(titles(await acme(token)(listRecommendedJobs, { query: {} }))).toEqual(["Mechanic and detailer"]);
    await expect(acme(token)(likeJob, { params: { id: ids.rival } })).rejects.toMatchObject({ status: 404 });
    await expect(acme(token)(applyToJob, { body: { job_id: ids.rival, cv } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("has sitemaps and feeds of its own jobs at its own address", async () => {
    for (const path of ["/sitemap-jobs-1.xml", "/jobs/rss.xml", "/indeed.xml"]) {
      expect(await read("automotive.localhost", path), path).toMatch(/rival/i);
      const text = await read(acmeHost, path);
      expect(text, path).toContain(`http://${acmeHost}`);
      expect(text, path).not.toMatch(/rival|zyxwv|painter|torque|automotive\.localhost/i);
    }
    // Its own page is the home page there, which the sitemap of pages has.
    expect(await read(acmeHost, "/sitemap.xml")).not.toContain("sitemap-employers");
    const list = await read(guildHost, "/sitemap-employers.xml");
    expect(list).toMatch(/<loc>[^<]*\/enterprise\/rival<\/loc>/);
    expect(list).not.toMatch(new RegExp(`acme|finders|<loc>http://${guildHost}(:\\d+)?/?</loc>`));
  });

  it("sends mail in the employer's name with links to its host", async () => {
    const { email } = await api.signUp();
    await acme()(forgotPassword, { body: { email } });
    const mail = api.mails.at(-1)!;
    expect([mail.to, mail.from.name]).toEqual([email, "Acme Motors"]);
    expect(mail.html).toContain("#0a5fb4");
    expect(mail.text + mail.html).not.toMatch(/torque/i);
  });

  it("tells the answers to its mails to go to the employer, and the brand's mails to the brand", async () => {
    const { email } = await api.signUp();
    await acme()(forgotPassword, { body: { email } });
    expect(api.mails.at(-1)!.replyTo).toBe("people@acme.example");
    await brand()(forgotPassword, { body: { email } });
    expect(api.mails.at(-1)!.replyTo).toBeUndefined();
  });

  it("gives news of an application that was sent from it, wherever the employer decides", async () => {
    const { token } = await api.signUp();
    const { file: cv } = await keep(api, token);
    const [own, rival] = [
      await acme(token)(applyToJob, { body: { job_id: ids.acme, cv } }),
      await brand(token)(applyToJob, { body: { job_id: ids.rival, cv } }),
    ];
    for (const { id, slug, from } of [
      { id: own.id, slug: "acme", from: "Acme Motors" },
      { id: rival.id, slug: "rival", from: homeName },
    ]) {
      const { id: link } = await makeEmployerLink(
        { brand: "automotive", employerId: await idOf(slug) },
        api.db,
      );
      const body = {
        token: linkToken(link, api.services.secret),
        from: "submitted",
        to: "interview",
        note: "",
      } as const;
      await brand()(decideApplication, { params: { id }, body });
      const mail = api.mails.at(-1)!;
      expect(mail.from.name).toBe(from);
      expect(mail.text).toContain(
        `http://${slug === "acme" ? acmeHost : "automotive.localhost"}/user/applied/${id}`,
      );
    }
  });

  it("has its messages to support answered in the employer's name, wherever support answers", async () => {
    const body = { subject: "Hours", message: "When are you open?", email: "asks@example.com" };
    await acme()(sendSupportMessage, { body });
    const token = /answer\?token=([\w.-]+)/.exec(api.mails.at(-1)!.text)![1]!;
    await brand()(answerSupportMessage, { body: { token, text: "From eight." } });
    const mail = api.mails.at(-1)!;
    expect([mail.to, mail.from.name]).toEqual(["asks@example.com", "Acme Motors"]);
    expect(mail.text).toContain(`http://${acmeHost}/support`);
    expect(mail.text + mail.html).not.toMatch(/torque/i);
  });

  const idOf = async (slug: string) =>
    (await api.db.select({ id: employers.id }).from(employers).where(eq(employers.slug, slug)))[0]!.id;
});
