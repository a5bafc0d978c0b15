import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import * as calls from "../../../src/contract/employers.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { locations } from "../../../src/server/catalogue/locations/tables.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { onEachDatabase } from "../test-api.ts";
import { addJobsOf, write } from "./write-some.ts";

onEachDatabase("the directory of employers", (api) => {
  const list = async (query: Parameters<typeof search>[0] = {}, brand = "automotive") =>
    (await search(query, brand)).data.map(({ slug }) => slug);
  const search = (
    query: {
      q?: string;
      type?: "company" | "recruiter" | "enterprise";
      place?: string;
      letter?: "A" | "Z" | "0";
      page?: string;
    },
    brand = "automotive",
  ) => api.on(brand)(calls.listEmployers, { query });

  beforeAll(async () => {
    await fillLocations(api.db);
    await write(api, [
      { slug: "atelier", name: "Äteliér Motors", industry: "Restoration", places: ["Broome WA 6725"] },
      { slug: "zoom", name: "zoom repairs", tagline: "Fast cars" },
      { slug: "four-wheels", name: "4 Wheels", type: "recruiter" },
      { slug: "kitchen", name: "Kitchen Crew" },
      { slug: "said", name: "Said Here", brands: ["automotive"] },
      { slug: "never", name: "Never Here" },
    ]);
    const [newtown] = await api.db.select().from(locations).where(eq(locations.search, "newtown nsw 2042"));
    await addJobsOf(api, "atelier", ["Restorer"]);
    await addJobsOf(api, "zoom", ["Mechanic"], { locationIds: [newtown!.id], stateIds: [1] });
    await addJobsOf(api, "four-wheels", ["Driver"], { filledAt: new Date() });
    await addJobsOf(api, "kitchen", ["Cook"], { category: "hospitality" });
  });

  it("lists by name the employers that the site shows: those that have or had jobs there, or say so", async () => {
    expect(await list()).toEqual(["four-wheels", "atelier", "said", "zoom"]);
    expect(await list({}, "hospitality")).toEqual(["kitchen"]);
    const { data, letters } = await search({});
    expect(letters).toEqual(["A", "S", "Z", "0"]);
    expect(data.map((one) => one.live_jobs)).toEqual([0, 1, 0, 1]);
  });

  it("finds words without accents and case, by type, letter and place", async () => {
    expect(await list({ q: "ATELIER restor" })).toEqual(["atelier"]);
    expect(await list({ q: "zoom cars" })).toEqual(["zoom"]);
    expect(await list({ q: "100% or ' _" })).toEqual([]);
    expect(await list({ type: "recruiter" })).toEqual(["four-wheels"]);
    expect(await list({ type: "enterprise" })).toEqual(["atelier", "said", "zoom"]);
    expect(await list({ letter: "0" })).toEqual(["four-wheels"]);
    expect((await search({ letter: "A" })).letters).toEqual(["A", "S", "Z", "0"]);
    expect(await list({ place: "broome" })).toEqual(["atelier"]);
    expect(await list({ place: "Newtown NSW" })).toEqual(["zoom"]);
    expect(await list({ place: "New South Wales" })).toEqual(["zoom"]);
    expect(await list({ place: "%'" })).toEqual([]);
    expect(await list({ page: "1000000" })).toEqual([]);
  });

  it("names where the live jobs are for employers that do not say where they work", async () => {
    const { data } = await search({ q: "zoom" });
    expect(data[0]!.places).toEqual(["Newtown NSW 2042"]);
  });

  it("answers 304 to who has the newest answer of the same site, and never with a seeker's own", async () => {
    const read = async (host: string, headers: Record<string, string> = {}) => {
      const response = await api.fetch("/v1/seeker/employers", {
        headers: { "host-name": host, ...headers },
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    const first = await read("automotive.localhost");
    const etag = first.headers.get("etag")!;
    expect(first.headers.get("cache-control")).toContain("no-cache");
    expect(first.headers.get("vary")).toContain("host-name");
    expect(await read("automotive.localhost", { "if-none-match": etag })).toMatchObject({
      status: 304,
      text: "",
    });
    const other = await read("hospitality.localhost", { "if-none-match": etag });
    expect([
      other.status,
      JSON.parse(other.text).payload.data.map((one: { slug: string }) => one.slug),
    ]).toEqual([200, ["kitchen"]]);
    const { token } = await api.signUp();
    const own = await read("automotive.localhost", {
      authorization: `Bearer ${token}`,
      "if-none-match": etag,
    });
    expect([own.status, own.headers.get("etag")]).toEqual([200, null]);
    await addJobsOf(api, "zoom", ["Welder"]);
    const next = await read("automotive.localhost", { "if-none-match": etag });
    expect(next.status).toBe(200);
    await api.db.delete(jobs).where(eq(jobs.title, "Welder"));
    expect((await read("automotive.localhost", { "if-none-match": etag })).status).toBe(304);
  });

  it("shows changes at once, and none of hidden employers", async () => {
    await api.db.update(employers).set({ hidden: true }).where(eq(employers.slug, "said"));
    expect(await list()).toEqual(["four-wheels", "atelier", "zoom"]);
    await addJobsOf(api, "never", ["Mechanic"]);
    expect(await list()).toContain("never");
    await api.db
      .update(jobs)
      .set({ expiresAt: new Date(0) })
      .where(eq(jobs.title, "Mechanic"));
    const { data } = await search({ q: "never" });
    expect(data.map(({ live_jobs }) => live_jobs)).toEqual([0]);
  });

  it("lets seekers follow employers of the site, each only their own", async () => {
    const [one, other] = [await api.signUp(), await api.signUp()];
    const call = api.on("automotive", one.token);
    const { id } = await call(calls.getEmployer, { params: { type: "company", slug: "zoom" } });
    const follow = (body?: { followed: boolean }) =>
      call(calls.followEmployer, { params: { id }, ...(body && { body }) });
    expect(await Promise.all([follow({ followed: true }), follow({ followed: true })])).toEqual([
      { id, followed: true },
      { id, followed: true },
    ]);
    const followed = (token: string, brand = "automotive") =>
      api.on(brand, token)(calls.listFollowedEmployers, { query: {} });
    expect((await followed(one.token)).data).toMatchObject([{ slug: "zoom", followed: true }]);
    expect((await followed(one.token, "hospitality")).data).toEqual([]);
    expect((await followed(other.token)).data).toEqual([]);
    expect((await call(calls.listEmployers, { query: { q: "zoom" } })).data[0]!.followed).toBe(true);
    expect(await follow()).toEqual({ id, followed: false });
    expect((await followed(one.token)).data).toEqual([]);
    const kitchen = await api.db.select().from(employers).where(eq(employers.slug, "kitchen"));
    await expect(call(calls.followEmployer, { params: { id: kitchen[0]!.id } })).rejects.toMatchObject({
      status: 404,
    });
    const path = `/v1/seeker/employer/${id}/follow`;
    expect(
      (await api.fetch(path, { method: "POST", headers: { "host-name": "automotive.localhost" } })).status,
    ).toBe(401);
  });
});
