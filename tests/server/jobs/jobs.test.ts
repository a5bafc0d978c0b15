import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as calls from "../../../src/contract/jobs.ts";
import { listRecommendedJobs } from "../../../src/contract/recommendations.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { applications } from "../../../src/server/applications/tables.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { savedJobs } from "../../../src/server/saved-jobs/tables.ts";
import { files } from "../../../src/server/uploads/tables.ts";
import { addJob } from "../add-job.ts";
import { statementsOf } from "../count-statements.ts";
import { onEachDatabase, onOneDatabase } from "../test-api.ts";

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day);

onEachDatabase("a job", (api) => {
  const get = (id: number, brand = "automotive", token?: string) =>
    api.on(brand, token)(calls.getJob, { params: { id } });

  beforeAll(() => fillLocations(api.db));

  it("is shown in full with its employer, places and questions", async () => {
    const screening = [
      { id: "a", question: "Licence?", type: "yes_no" as const, options: [], required: true },
    ];
    const id = await addJob(api.db, {
      title: "Diesel Fitter (Côte d’Or)",
      subCategory: "heavy-vehicles",
      locationIds: [1000],
      stateIds: [1],
      payType: 3,
      payMin: 45,
      yearlyMin: 88_920,
      screening,
    });
    expect(await get(id)).toMatchObject({
      slug: "diesel-fitter-cote-d-or",
      category: { id: "automotive" },
      sub_category: { id: "heavy-vehicles", title: "Heavy Vehicles" },
      locations: [{ id: 1000, label: "Sydney NSW 2000" }],
      pay: { type: 3, min: 45, max: null },
      status: "live",
      screening,
      employer: { name: "Harbour Motors", live_jobs: 1 },
      similar: [],
    });
  });

  it("is not found on another brand's site, nor before it is posted", async () => {
    const id = await addJob(api.db);
    const future = await addJob(api.db, { postedAt: ago(-1) });
    for (const [job, brand] of [
      [id, "hospitality"],
      [id, "migration"],
      [future, "automotive"],
    ] as const)
      await expect(get(job, brand)).rejects.toMatchObject({ status: 404 });
    expect(await get(id, "workinaus")).toMatchObject({ id });
  });

  it("still answers when it has expired or is filled, and says so", async () => {
    expect(await get(await addJob(api.db, { expiresAt: ago(1) }))).toMatchObject({ status: "expired" });
    expect(await get(await addJob(api.db, { filledAt: ago(1) }))).toMatchObject({ status: "filled" });
  });

  it("leads to similar live jobs of the same kind, near ones first", async () => {
    const kind = { category: "electrical", subCategory: "electricians" };
    const id = await addJob(api.db, { ...kind, title: "Electrician", locationIds: [1000], stateIds: [1] });
    const far = await addJob(api.db, { ...kind, title: "Electrician", locationIds: [1001], stateIds: [6] });
    const near = await addJob(api.db, {
      ...kind,
      title: "Leading hand",
      locationIds: [1001, 1000],
      stateIds: [6, 1],
    });
    await addJob(api.db, { ...kind, title: "Electrician", expiresAt: ago(1) });
    await addJob(api.db, { ...kind, subCategory: "solar-battery", title: "Electrician" });
    const { similar } = await get(id, "electrical");
    expect(similar.map((job) => [job.id, job.locations[0]!.id])).toEqual([
      [near, 1000],
      [far, 1001],
    ]);
  });

  it("leads to those with the most similar titles, where many are as near", async () => {
    const place = { category: "construction", subCategory: "plumbing", locationIds: [1000], stateIds: [1] };
    const id = await addJob(api.db, { ...place, title: "Plumber, roofing" });
    const alike = await addJob(api.db, { ...place, title: "Roofing plumber", postedAt: ago(9) });
    for (const title of ["Gasfitter", "Drainer", "Estimator", "Leading hand", "Apprentice"])
      await addJob(api.db, { ...place, title });
    const { similar } = await get(id, "workinaus");
    expect(similar).toHaveLength(4);
    expect(similar[0]).toMatchObject({ id: alike });
  });

  it("leads to no two of one employer with the same title, as in several places", async () => {
    const kind = { category: "construction", subCategory: "tiling", locationIds: [1000], stateIds: [1] };
    const id = await addJob(api.db, { ...kind, title: "Tiler, floors" });
    const near = await addJob(api.db, { ...kind, title: "Tiler" });
    const [{ employerId } = { employerId: 0 }] = await api.db.select().from(jobs).where(eq(jobs.id, near));
    const elsewhere = { ...kind, locationIds: [1001], stateIds: [6], employerId };
    await addJob(api.db, { ...elsewhere, title: "Tiler" });
    const other = await addJob(api.db, { ...elsewhere, title: "Wall tiler" });
    const { similar } = await get(id, "workinaus");
    expect(similar.map((job) => job.id)).toEqual([near, other]);
  });

  it("takes two statements, and one where there is none, however many are similar", async () => {
    const kind = { category: "hospitality", subCategory: "baristas-bar", locationIds: [1000], stateIds: [1] };
    const ids: number[] = [];
    for (let index = 0; index < 30; index++) ids.push(await addJob(api.db, kind));
    const [first, next] = ids as [number, number];
    const statementsOfJob = (id: number) =>
      statementsOf(api.db, () => get(id, "hospitality").catch(() => undefined));
    await statementsOfJob(first);
    // Employers are read as well where something was written, as on a server that other tests use.
    expect(await statementsOfJob(next)).toBeLessThanOrEqual(3);
    expect(await statementsOfJob(first + 1_000_000)).toBe(1);
  });
});

onEachDatabase("jobs to show first", (api) => {
  it("are the featured ones, then the newest, two of an employer at most", async () => {
    const old = await addJob(api.db, { title: "Featured", featured: true, postedAt: ago(20) });
    const [row] = await api.db.select().from(jobs).where(eq(jobs.id, old));
    const { employerId } = row!;
    for (let index = 0; index < 5; index++) await addJob(api.db, { employerId, postedAt: ago(index + 1) });
    for (let index = 0; index < 14; index++) await addJob(api.db, { postedAt: ago(index + 2) });
    await addJob(api.db, { title: "Ended", featured: true, expiresAt: ago(1) });
    const shown = await api.on("automotive")(calls.listFeaturedJobs, {});
    expect(shown).toHaveLength(12);
    expect(shown[0]).toMatchObject({ id: old });
    expect(shown.filter(({ employer }) => employer.id === employerId)).toHaveLength(2);
    expect(await api.on("electrical")(calls.listFeaturedJobs, {})).toEqual([]);
  });
});

onEachDatabase("recommended jobs", (api) => {
  it("are like those saved and applied to, which are left out; the newest for a new seeker", async () => {
    const seeker = await api.signUp();
    const hospitality = (title: string, subCategory: string, fields = {}) =>
      addJob(api.db, { title, category: "hospitality", subCategory, ...fields });
    const saved = await hospitality("Head Chef", "chefs-cooks", { stateIds: [1] });
    const sent = await hospitality("Sous Chef", "chefs-cooks");
    const far = await hospitality("Chef far away", "chefs-cooks", { postedAt: ago(2), stateIds: [7] });
    const near = await hospitality("Chef near by", "chefs-cooks", { postedAt: ago(9), stateIds: [1] });
    const other = await hospitality("Barista", "baristas-bar");
    await addJob(api.db, { title: "Mechanic", category: "automotive" });
    const list = async () =>
      (await api.on("workinaus", seeker.token)(listRecommendedJobs, {})).data.map(({ id }) => id);
    expect(await list()).toHaveLength(6);
    await api.db.insert(savedJobs).values({ seekerId: seeker.id, jobId: saved });
    await apply(seeker.id, sent);
    expect(await list()).toEqual([near, far, other]);
    await api.db.update(applications).set({ status: "withdrawn" }).where(eq(applications.jobId, sent));
    expect(await list()).toContain(sent);
    await api.db.delete(savedJobs);
    expect(await list()).toHaveLength(6);
  });

  const apply = async (seekerId: string, jobId: number) => {
    const [cv] = await api.db
      .insert(files)
      .values({
        seekerId,
        key: "cv.pdf",
        name: "cv.pdf",
        category: "resume",
        mimeType: "application/pdf",
        size: 1,
      })
      .returning({ id: files.id });
    await api.db
      .insert(applications)
      .values({ seekerId, jobId, cvFileId: cv!.id, name: "Sam", email: "s@example.com" });
  };
});

onOneDatabase("a readable search page", (api) => {
  const open = (slug: string, brand = "workinaus") =>
    api.on(brand)(calls.seoSearchJobs, { body: { slug }, query: { page: 1 } });

  beforeAll(async () => {
    await fillLocations(api.db);
    const sydney = { locationIds: [1000], stateIds: [1] };
    await addJob(api.db, { title: "Chef", category: "hospitality", subCategory: "chefs-cooks", ...sydney });
    await addJob(api.db, {
      title: "Electrician",
      category: "electrical",
      workType: "Part time",
      locationIds: [1001],
      stateIds: [6],
    });
    await addJob(api.db, {
      title: "Early Childhood Teacher",
      category: "early-learning",
      locationIds: [1002],
      stateIds: [3],
    });
    await addJob(api.db, { title: "Crane operator, fly in fly out", category: "construction", remote: true });
  });

  describe.each([
    ["chef-in-sydney", "chef-in-sydney", "Chef jobs in Sydney NSW"],
    ["Chef-In-Sydney-NSW", "chef-in-sydney", "Chef jobs in Sydney NSW"],
    ["chef-jobs-in-sydney-nsw-2000", "chef-in-sydney", "Chef jobs in Sydney NSW"],
    ["chef", "chef", "Chef jobs"],
    ["jobs-in-sydney", "jobs-in-sydney", "Jobs in Sydney NSW"],
    ["chefs-cooks-in-nsw", "chefs-cooks-in-new-south-wales", "Chefs & Cooks jobs in New South Wales"],
    [
      "part-time-electrician-in-melbourne-vic",
      "part-time-electrician-in-melbourne",
      "Part time electrician jobs in Melbourne VIC",
    ],
    [
      "early-childhood-teacher-in-queensland",
      "early-childhood-teacher-in-queensland",
      "Early childhood teacher jobs in Queensland",
    ],
    ["fly-in-fly-out", "fly-in-fly-out", "Fly in fly out jobs"],
    ["remote-jobs", "remote-jobs", "Remote jobs"],
    ["electrcian-in-melbourne", "electrician-in-melbourne", "Electrician jobs in Melbourne VIC"],
  ])("at %s", (slug, canonical, heading) => {
    it("finds jobs, names itself and its one address", async () => {
      const page = await open(slug);
      expect(page).toMatchObject({ canonical_slug: canonical, heading });
      expect(page.meta.total).toBe(1);
      expect((await open(canonical)).canonical_slug).toBe(canonical);
    });
  });

  it.each(["qwertyuiop", "in-nowhere-at-all", "chef-in-blahville", "jobs", "---", "unicorn-in-sydney"])(
    "does not exist at %s",
    async (slug) => {
      await expect(open(slug)).rejects.toMatchObject({ status: 404 });
    },
  );

  it("does not exist for the work of another brand", async () => {
    await expect(open("chefs-cooks", "electrical")).rejects.toMatchObject({ status: 404 });
    await expect(open("chef", "electrical")).rejects.toMatchObject({ status: 404 });
  });
});
