import { beforeAll, expect, it } from "vitest";
import { followEmployer } from "../../../src/contract/employers.ts";
import { getJob } from "../../../src/contract/jobs.ts";
import { likeJob } from "../../../src/contract/saved-jobs.ts";
import { listRecommendedJobs } from "../../../src/contract/recommendations.ts";
import { listedLocations } from "../../../src/server/catalogue/locations/locations-by-id.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { addJob } from "../add-job.ts";
import { askAs } from "../profile/ask.ts";
import { onEachEngine } from "../search/on-each-engine.ts";

const day = 86_400_000;
const sydney = 1000;
const melbourne = 1001;

onEachEngine("jobs recommended by the profile", (api) => {
  beforeAll(() => fillLocations(api.db));

  it("are those of the seeker's work, best fit first, each with its reasons", async () => {
    const { token } = await api.signUp();
    const ask = askAs(api, token);
    const hospitality = (title: string, fields = {}) =>
      addJob(api.db, { title, category: "hospitality", descriptionHtml: "<p>Join us.</p>", ...fields });
    await addJob(api.db, { title: "Mechanic", category: "automotive" });
    const baker = await hospitality("Baker", { locationIds: [melbourne], stateIds: [6] });
    const best = await hospitality("Pastry Chef", {
      locationIds: [sydney],
      stateIds: [1],
      workType: "Part time",
      payType: 1,
      payMax: 90_000,
      yearlyMax: 90_000,
      descriptionHtml: "<p>You know sourdough.</p>",
    });
    await ask("POST", "/v4/occupations", { occupation: "Pastry Chef" });
    await ask("POST", "/v4/skills", { skill: "Sourdough" });
    await ask("PUT", "/v4/preferences", {
      preferred_location: { id: sydney },
      category: "hospitality",
      work_types: ["Part time"],
      salary_expectation: 40,
      salary_expectation_type: 3,
    });
    const { data } = await api.on("workinaus", token)(listRecommendedJobs, {});
    expect(data.map(({ id }) => id)).toEqual([best, baker]);
    expect(data[0]!.reasons).toEqual([
      "Matches your occupation: Pastry Chef",
      "Mentions your skill: Sourdough",
      expect.stringMatching(/^In your field of work: /),
      expect.stringMatching(/^Near Sydney/),
      "Part time, as you prefer",
      "Pays what you expect",
    ]);
    expect(data[1]!.reasons).toEqual([expect.stringMatching(/^In your field of work: /)]);
  });

  it("are first those near the preferred place, then those near home, and only those where asked for", async () => {
    const { token } = await api.signUp();
    const ask = askAs(api, token);
    const rigger = (title: string, place?: number) =>
      addJob(api.db, {
        title,
        category: "early-learning",
        locationIds: place ? [place] : [],
        postedAt: new Date(Date.now() - day * (place ?? 0)),
      });
    const [chosen, home, elsewhere] = [
      await rigger("Sailmaker", melbourne),
      await rigger("Sailmaker", sydney),
      await rigger("Sailmaker and rigger"),
    ];
    await ask("POST", "/v4/occupations", { occupation: "Sailmaker and rigger" });
    await ask("POST", "/v1/profile/experience", { title: "Sailmaker", employer: "Sheet & Tack" });
    await ask("PATCH", "/v4/profile/basic", { home_location: { id: sydney } });
    await ask("PATCH", "/v4/preferences", { preferred_location: { id: melbourne } });
    const list = async (query = {}) =>
      (await api.on("workinaus", token)(listRecommendedJobs, { query })).data.map(({ id }) => id);
    expect(await list()).toEqual([chosen, home, elsewhere]);
    expect(await list({ near: "true" })).toEqual([chosen]);
    expect(await list({ near: "true", work_type: "Casual" })).toEqual([]);
  });

  it("are those of employers that the seeker follows as well, and say so", async () => {
    const { token } = await api.signUp();
    const call = api.on("electrical", token);
    const [one, other, latest] = [
      await addJob(api.db, {
        title: "Line worker",
        category: "electrical",
        postedAt: new Date(Date.now() - 3 * day),
      }),
      await addJob(api.db, {
        title: "Meter reader",
        category: "electrical",
        postedAt: new Date(Date.now() - 2 * day),
      }),
      await addJob(api.db, { title: "Rigger", category: "electrical" }),
    ];
    const list = async () => (await call(listRecommendedJobs, {})).data;
    expect((await list()).map(({ id }) => id)).toEqual([latest, other, one]);
    const { employer } = await call(getJob, { params: { id: one } });
    await call(followEmployer, { params: { id: employer.id }, body: { followed: true } });
    expect((await list()).map(({ id, reasons }) => [id, reasons])).toEqual([
      [one, ["From an employer you follow"]],
      [latest, []],
      [other, []],
    ]);
    await askAs(api, token)("PUT", "/v4/preferences", { category: "hospitality" });
    expect((await list()).map(({ id }) => id)).toEqual([one, latest, other]);
    await call(followEmployer, { params: { id: employer.id }, body: { followed: false } });
    expect((await list()).map(({ id }) => id)).toEqual([latest, other, one]);
  });

  it("follow the jobs that the seeker has had, and are the newest ones where nothing fits", async () => {
    const { token } = await api.signUp();
    const ask = askAs(api, token);
    const newest = await addJob(api.db, { title: "Crane Operator", category: "hospitality" });
    const list = () => api.on("hospitality", token)(listRecommendedJobs, {});
    const recommended = async () => (await list()).data;
    expect(await list()).toMatchObject({ is_own: false, work_known: false });
    await ask("POST", "/v4/skills", { skill: "Underwater basket weaving" });
    expect(await list()).toMatchObject({ is_own: false, work_known: true });
    expect(await recommended()).toContainEqual(expect.objectContaining({ id: newest, reasons: [] }));

    const like = await addJob(api.db, { title: "Kitchen Hand", category: "hospitality" });
    await ask("POST", "/v1/profile/experience", { title: "Kitchen hand", employer: "The Brass Fern" });
    expect(await recommended()).toMatchObject([
      { id: like, reasons: ["Like a job that you have had: Kitchen hand"] },
    ]);
  });

  it("are like the jobs that the seeker has had before those that name skills, near the home of the address", async () => {
    const { token } = await api.signUp();
    const ask = askAs(api, token);
    const add = (title: string, place: number) =>
      addJob(api.db, {
        title,
        category: "electrical",
        locationIds: [place],
        descriptionHtml: "<p>Rostering, stocktake, rapport.</p>",
      });
    const [near, like, other] = [
      await add("Usher", sydney),
      await add("Bell ringer", melbourne),
      await add("Usher", melbourne),
    ];
    for (const skill of ["Rostering", "Stocktake", "Rapport"]) await ask("POST", "/v4/skills", { skill });
    await ask("POST", "/v1/profile/experience", { title: "Bell ringer", employer: "St Elsewhere" });
    await ask("PATCH", "/v4/profile/basic", { residential_address: "1400 Clarence Street, Sydney NSW 2000" });
    const { data } = await api.on("electrical", token)(listRecommendedJobs, {});
    expect(data.map(({ id }) => id)).toEqual([near, like, other]);
    expect(data[0]!.reasons).toEqual([
      "Mentions your skills: Rostering, Stocktake, Rapport",
      "Near Sydney NSW 2000",
    ]);
  });

  it("are first those near a liked job where the profile names no place, and those that accept the seeker", async () => {
    const { token } = await api.signUp();
    const call = api.on("automotive", token);
    const add = (title: string, place: number, rightToWork: string[] = []) =>
      addJob(api.db, { title, category: "automotive", locationIds: [place], rightToWork });
    const liked = await add("Saddler", melbourne);
    const accepting = await add("Saddler", melbourne, ["holiday-visa"]);
    const near = await add("Saddler", melbourne, ["citizen"]);
    const far = await add("Saddler", sydney);
    await call(likeJob, { params: { id: liked } });
    await askAs(api, token)("PATCH", "/v4/right-to-work", { right_to_work: "holiday-visa" });
    const { data } = await call(listRecommendedJobs, {});
    expect(data.slice(0, 3).map(({ id }) => id)).toEqual([accepting, near, far]);
    expect(data[0]).toMatchObject({
      reasons: ["Near Melbourne VIC 3000", expect.stringContaining("Similar")],
      right_to_work_fit: { fits: true },
    });
  });

  it("are first those that accept the seeker, before those that fit the work hardly better", async () => {
    const { token } = await api.signUp();
    const ask = askAs(api, token);
    const add = (title: string, rightToWork: string[]) =>
      addJob(api.db, { title, category: "hospitality", rightToWork });
    const best = await add("Fromager", ["citizen"]);
    const accepting = await add("Cheese monger", ["citizen", "holiday-visa"]);
    await ask("POST", "/v4/occupations", { occupation: "Fromager" });
    await ask("PUT", "/v4/preferences", { category: "hospitality" });
    await ask("PATCH", "/v4/right-to-work", { right_to_work: "holiday-visa" });
    const { data } = await api.on("workinaus", token)(listRecommendedJobs, {});
    const order = data.map(({ id }) => id).filter((id) => id === best || id === accepting);
    expect(order).toEqual([accepting, best]);
  });

  it("say whether the employer accepts the seeker's right to work", async () => {
    const { token } = await api.signUp();
    const ask = askAs(api, token);
    const fitOf = async (rightToWork: string[]) => {
      const id = await addJob(api.db, { rightToWork });
      return (await api.on("automotive", token)(getJob, { params: { id } })).right_to_work_fit;
    };
    expect(await fitOf(["citizen"])).toBeNull();
    await ask("PATCH", "/v4/right-to-work", { right_to_work: "holiday-visa" });
    expect(await fitOf(["citizen"])).toMatchObject({ fits: false });
    expect(await fitOf(["citizen", "holiday-visa"])).toMatchObject({ fits: true });
    expect(await fitOf([])).toBeNull();
  });

  it("are near a place within a daily commute, and from there on say how far it is", async () => {
    const { token } = await api.signUp();
    const ask = askAs(api, token);
    const places = await listedLocations();
    const idOf = (label: string) => [...places.values()].find((place) => place.label === label)!.id;
    const add = (label: string) =>
      addJob(api.db, { title: "Luthier", category: "electrical", locationIds: [idOf(label)] });
    const [near, far] = [await add("Parramatta NSW 2150"), await add("Campbelltown NSW 2560")];
    await ask("POST", "/v4/occupations", { occupation: "Luthier" });
    await ask("PATCH", "/v4/preferences", { preferred_location: { id: sydney } });
    const { data } = await api.on("electrical", token)(listRecommendedJobs, {});
    const reasonsOf = (id: number) => data.find((job) => job.id === id)!.reasons;
    expect(reasonsOf(near)).toContain("Near Sydney NSW 2000");
    expect(reasonsOf(far)).toContain("43 km from Sydney NSW 2000");
  });
});
