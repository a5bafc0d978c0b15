import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { listEmbedJobs } from "../../../src/contract/embed.ts";
import { schemeSurfaces } from "../../../src/domain/brands/accent.ts";
import { contrast } from "../../../src/domain/brands/colour.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { addJob } from "../add-job.ts";
import { onOneDatabase, type TestApi } from "../test-api.ts";

/** An employer with jobs on two sites: 25 for mechanics, of which some have ended, and one for a chef. */
const addEmployer = async (api: TestApi, fields: Partial<typeof employers.$inferInsert> = {}) => {
  const [employer] = await api.db
    .insert(employers)
    .values({ slug: `torque-${randomUUID()}`, name: "Salt Creek Garage", ...fields })
    .returning();
  const employerId = employer!.id;
  const past = new Date(Date.now() - 1000);
  for (let count = 0; count < 23; count++)
    await addJob(api.db, { employerId, title: count ? `Mechanic ${count}` : "Panel beater" });
  await addJob(api.db, { employerId, title: "Expired mechanic", expiresAt: past });
  await addJob(api.db, { employerId, title: "Filled mechanic", filledAt: past });
  await addJob(api.db, { employerId, title: "Chef", category: "hospitality" });
  return employer!;
};

onOneDatabase("an employer's jobs for its own web site", (api) => {
  let employer: typeof employers.$inferSelect;
  beforeAll(async () => {
    employer = await addEmployer(api, { accent: "#ffee00" });
  });
  const list = (query = {}, slug = employer.slug, brand = "automotive") =>
    api.on(brand)(listEmbedJobs, { params: { slug }, query });
  const fetched = (path: string, headers: Record<string, string> = {}) =>
    api.fetch(path, {
      headers: { host: "automotive.localhost", origin: "https://www.saltcreek.example", ...headers },
    });

  it("are those that are live on the site, a page at a time, with addresses there", async () => {
    const first = await list();
    expect(first).toMatchObject({
      meta: { total: 23, current_page: 1, per_page: 20 },
      employer: {
        name: "Salt Creek Garage",
        url: `http://automotive.localhost/enterprise/${employer.slug}`,
      },
      site: "Torque Jobs",
    });
    const second = await list({ page: 2 });
    const all = [...first.data, ...second.data];
    expect(new Set(all.map(({ title }) => title)).size).toBe(23);
    for (const { id, title, url } of all) {
      expect(title).toMatch(/^(Mechanic \d+|Panel beater)$/);
      expect(url).toContain(`http://automotive.localhost/job/${id}/`);
    }
    expect((await list({}, employer.slug, "hospitality")).data.map(({ title }) => title)).toEqual(["Chef"]);
  });

  it("are searched by words, among its own only", async () => {
    await addJob(api.db, { title: "Panel beater" });
    expect((await list({ q: "panel" })).data.map(({ title }) => title)).toEqual(["Panel beater"]);
    expect((await list({ q: "zeppelin pilot" })).meta.total).toBe(0);
    await expect(list({ q: "x".repeat(201) })).rejects.toMatchObject({ status: 422 });
  });

  it("come with its accent in tones that can be read in both schemes", async () => {
    const { accent } = await list();
    for (const scheme of ["light", "dark"] as const)
      for (const surface of schemeSurfaces[scheme]) {
        expect(contrast(accent[scheme].text, surface)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(accent[scheme].on, accent[scheme].solid)).toBeGreaterThanOrEqual(4.5);
      }
  });

  it("are told to no site that does not show the employer", async () => {
    const elsewhere = { status: 404 };
    await expect(list({}, employer.slug, "electrical")).rejects.toMatchObject(elsewhere);
    await expect(list({}, "nobody")).rejects.toMatchObject(elsewhere);
    const hidden = await addEmployer(api, { hidden: true });
    await expect(list({}, hidden.slug)).rejects.toMatchObject(elsewhere);
    const said = await addEmployer(api, { brands: ["hospitality"] });
    await expect(list({}, said.slug)).rejects.toMatchObject(elsewhere);
  });

  it("are an empty list when none is live", async () => {
    const { slug, id } = await addEmployer(api);
    await api.db.update(jobs).set({ filledAt: new Date() }).where(eq(jobs.employerId, id));
    expect(await list({}, slug)).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it("can be read by every origin without credentials, and are not sent again while they are the same", async () => {
    const path = `/v1/embed/${employer.slug}/jobs?page=1`;
    const response = await fetched(path);
    const { headers } = response;
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("access-control-allow-credentials")).toBeNull();
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("cache-control")).toBe("public, max-age=60");
    const again = await fetched(path, { "if-none-match": headers.get("etag")! });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const refused = await fetched("/v1/embed/nobody/jobs");
    expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([404, "*"]);
  });

  it("are the only part of the API that other origins can read", async () => {
    for (const path of ["/v1/seeker/job/overview", "/v1/openapi.json", "/v1/profile/config"]) {
      const response = await fetched(path);
      expect([response.status, response.headers.get("access-control-allow-origin")], path).toEqual([
        200,
        null,
      ]);
    }
  });

  it("have an address that leads to the employer's page", async () => {
    const response = await fetched(`/v1/embed/${employer.slug}`);
    expect([response.status, response.headers.get("location")]).toEqual([
      302,
      `http://automotive.localhost/enterprise/${employer.slug}`,
    ]);
    expect((await fetched("/v1/embed/nobody")).status).toBe(404);
  });
});
