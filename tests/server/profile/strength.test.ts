import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Payload } from "../../../src/contract/call.ts";
import { searchJobs } from "../../../src/contract/jobs.ts";
import type { getProfileStrength } from "../../../src/contract/profile/strength.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { addJob } from "../add-job.ts";
import { onOneDatabase } from "../test-api.ts";
import { askAs, type Answered } from "./ask.ts";
import { newtown } from "./sample-entries.ts";

onOneDatabase("the strength of a profile", (api) => {
  beforeAll(() => fillLocations(api.db));
  const newSeeker = async () => askAs(api, (await api.signUp()).token);
  const scoreOf = async (ask: Awaited<ReturnType<typeof newSeeker>>) =>
    (await ask("GET", "/v1/profile/strength")).payload.score as number;
  const done = (answer: Answered) => expect(answer).toMatchObject({ status: 200 });

  it("begins with the two names, and rises with each section by its points", async () => {
    const ask = await newSeeker();
    expect(await scoreOf(ask)).toBe(10);
    done(await ask("PATCH", "/v4/profile", { mobile: "+61 412 345 678", personal_summary: "A chef." }));
    expect(await scoreOf(ask)).toBe(25);
    done(await ask("POST", "/v4/skills", { skill: "Grilling" }));
    done(await ask("POST", "/v4/skills", { skill: "Baking" }));
    expect(await scoreOf(ask)).toBe(35);
    done(
      await ask("POST", "/v1/profile/experience", { title: "Chef", employer: "Harbour", is_current: true }),
    );
    done(await ask("POST", "/v4/qualifications", { title: "Certificate III" }));
    done(await ask("POST", "/v1/profile/certification", { title: "RSA" }));
    expect(await scoreOf(ask)).toBe(65);
    expect((await ask("GET", "/v1/profile/seeker")).payload.progress_score_count).toBe(65);
    expect((await ask("GET", "/v1/seeker/dashboard")).payload.strength).toEqual({ score: 65 });
  });

  it("counts preferences once all of them and the right to work are given", async () => {
    const ask = await newSeeker();
    done(
      await ask("PUT", "/v4/preferences", {
        availability: 1,
        preferred_location: { id: newtown.id },
        salary_expectation: 70_000,
        salary_expectation_type: 1,
        category: "hospitality",
        sub_category: "chefs-cooks",
        work_types: ["Full time"],
      }),
    );
    expect(await scoreOf(ask)).toBe(10);
    done(await ask("PATCH", "/v4/right-to-work", { right_to_work: "citizen" }));
    expect(await scoreOf(ask)).toBe(15);
  });

  const strengthOf = async (ask: Awaited<ReturnType<typeof newSeeker>>) =>
    (await ask("GET", "/v1/profile/strength")).payload as Payload<typeof getProfileStrength>;
  const jobsFor = async (item: string, ask: Awaited<ReturnType<typeof newSeeker>>) =>
    (await strengthOf(ask)).missing.find((one) => one.item === item)?.jobs;
  const shownAt = async (href: string) => {
    const q = new URL(href, "http://automotive.localhost").searchParams.get("q")!;
    const { meta, mentions } = await api.on("automotive")(searchJobs, { query: { page: 1 }, body: { q } });
    return meta.total + mentions;
  };

  it("names what is missing, with its points and what the jobs of this site ask for", async () => {
    const ads = ["A white card is a must.", "White card and first aid.", "First aid, white card."];
    for (const ad of ads) await addJob(api.db, { descriptionHtml: `<p>${ad}</p>` });
    await addJob(api.db, { category: "hospitality", descriptionHtml: "<p>RSA and a white card.</p>" });
    const ask = await newSeeker();
    const { score, missing, location_complete } = await strengthOf(ask);
    expect(location_complete).toBe(false);
    expect(missing.reduce((sum, { points }) => sum + points, score)).toBe(100);
    const { jobs, ...item } = missing.find(({ item }) => item === "certifications")!;
    expect(item).toMatchObject({
      points: 10,
      segment: "license_professional_registration",
      section: "licence",
      field: null,
    });
    expect(jobs).toEqual([
      { mention: "white card", count: 3, href: "/job/searched?q=%22white+card%22" },
      { mention: "first aid", count: 2, href: "/job/searched?q=%22first+aid%22" },
    ]);
    for (const { count, href } of jobs) expect(await shownAt(href)).toBe(count);
    expect(await jobsFor("image", ask)).toEqual([]);
  });

  it("counts skills of the site's trades, and a right to work until the seeker gives one", async () => {
    await addJob(api.db, { descriptionHtml: "<p>Wheel alignment and brake repair; full right to work.</p>" });
    const ask = await newSeeker();
    for (const item of ["skills", "preferences"]) {
      const jobs = (await jobsFor(item, ask))!;
      expect(jobs.length).toBeGreaterThan(0);
      for (const { count, href } of jobs) expect(await shownAt(href)).toBe(count);
    }
    done(await ask("PATCH", "/v4/right-to-work", { right_to_work: "citizen" }));
    expect(await jobsFor("preferences", ask)).toEqual([]);
  });

  it("counts again once a job has come or gone", async () => {
    const ask = await newSeeker();
    const checks = async () =>
      (await jobsFor("certifications", ask))?.find(({ mention }) => mention === "police check")?.count;
    expect(await checks()).toBeUndefined();
    const id = await addJob(api.db, { descriptionHtml: "<p>With a police check.</p>" });
    expect(await checks()).toBe(1);
    await api.db.update(jobs).set({ filledAt: new Date() }).where(eq(jobs.id, id));
    expect(await checks()).toBeUndefined();
  });
});
