import { beforeAll, expect, it } from "vitest";
import { fillLocations } from "../../../src/server/locations/fill-locations.ts";
import { addJob } from "../add-job.ts";
import { onEachDatabase } from "../test-api.ts";
import { askAs, type Answered } from "./ask.ts";
import { newtown } from "./sample-entries.ts";

onEachDatabase("the strength of a profile", (api) => {
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
        availability: "1",
        preferred_location: { id: newtown.id },
        salary_expectation: 70_000,
        salary_expectation_type: "1",
        category: "hospitality",
        sub_category: "chefs-cooks",
        work_types: ["Full time"],
      }),
    );
    expect(await scoreOf(ask)).toBe(10);
    done(await ask("PATCH", "/v4/right-to-work", { right_to_work: "citizen" }));
    expect(await scoreOf(ask)).toBe(15);
  });

  it("names what is missing, with its points and the jobs of this site that mention it", async () => {
    await addJob(api.db, { descriptionHtml: "<p>An electrical licence is a must.</p>" });
    await addJob(api.db, { category: "hospitality", descriptionHtml: "<p>A licence to pour.</p>" });
    const ask = await newSeeker();
    const { payload } = await ask("GET", "/v1/profile/strength");
    expect(payload.location_complete).toBe(false);
    const missing = payload.missing as { item: string; points: number; jobs: unknown }[];
    expect(missing.reduce((sum, { points }) => sum + points, payload.score)).toBe(100);
    expect(missing.find(({ item }) => item === "certifications")).toMatchObject({
      points: 10,
      segment: "license_professional_registration",
      jobs: { count: 1, href: "/job/searched?q=licence" },
    });
    expect(missing.find(({ item }) => item === "image")).toMatchObject({ jobs: null });
  });
});
