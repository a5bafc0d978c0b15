import { describe, expect, it } from "vitest";
import { isInFirstApi } from "../../../src/contract/profile/first-api-calls.ts";
import type { Section } from "../../../src/contract/profile/section.ts";
import { sections } from "../../../src/contract/profile/sections.ts";
import { countryList } from "../../../src/server/profile/countries.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { onOneDatabase, type TestApi } from "../test-api.ts";
import { askAs } from "./ask.ts";
import { isTyped, newtown, sampleOf } from "./sample-entries.ts";

const inFirstApi = (sections as readonly Section[]).filter(isInFirstApi).filter(isTyped);
const optionalText = ({ fields }: Section) =>
  Object.keys(fields).find((name) => fields[name]!.optional && /^text/.test(fields[name]!.widget))!;
const seekerOf = async (api: TestApi) => askAs(api, (await api.signUp()).token);
const country = (initials: string) => {
  const { id, title } = countryList.find((country) => country.initials === initials)!;
  return { id, title };
};

onOneDatabase("the two APIs of the profile", (api) => {
  it("have experience, qualifications and certificates in both", () => {
    expect(inFirstApi.map(({ firstApiPath }) => firstApiPath)).toEqual(
      expect.arrayContaining([
        "/v1/profile/experience",
        "/v1/profile/qualification",
        "/v1/profile/certification",
      ]),
    );
  });

  describe.each(inFirstApi.map((section) => [section.firstApiPath, section] as const))(
    "%s",
    (path, section) => {
      it("is a view on the rows of the second API", async () => {
        const ask = await seekerOf(api);
        const other = await seekerOf(api);
        const sample = { ...sampleOf(section), ...section.firstApiOnly };
        const added = await ask("POST", path, sample);
        expect(added).toMatchObject({ status: 200, payload: sample });
        const { id } = added.payload;
        expect((await ask("GET", section.path)).payload).toEqual([added.payload]);

        const name = optionalText(section);
        const changed = await ask("PATCH", `${section.path}/${id}`, { [name]: "Written by the second" });
        expect((await ask("GET", `${path}/${id}`)).payload).toEqual(changed.payload);
        expect((await ask("GET", path)).payload).toEqual([changed.payload]);

        const again = await ask("PATCH", `${path}/${id}`, { [name]: "By the first", version: 2 });
        expect(again.payload).toEqual({ ...changed.payload, [name]: "By the first", version: 3 });
        expect(await ask("PATCH", `${path}/${id}`, { [name]: "Late", version: 2 })).toMatchObject({
          status: 409,
        });

        const posted = await ask("POST", `${path}/${id}`, { [name]: "By the first again" });
        expect(posted.payload).toEqual({ ...again.payload, [name]: "By the first again", version: 4 });
        const made = await other("POST", `${path}/${id}`, sample);
        expect(made).toMatchObject({ status: 200, payload: sample });
        expect(made.payload.id).not.toBe(id);
        expect(await other("DELETE", `${path}/${made.payload.id}`)).toMatchObject({ status: 200 });

        for (const [method, body] of [["GET"], ["PATCH", { [name]: "Theirs" }], ["DELETE"]] as const)
          expect(await other(method, `${path}/${id}`, body), method).toMatchObject({ status: 404 });
        expect((await ask("GET", section.path)).payload).toEqual([posted.payload]);
        expect(await ask("DELETE", `${path}/${id}`)).toMatchObject({ status: 200 });
        expect((await ask("GET", section.path)).payload).toEqual([]);
      });

      it("is a list of the seeker's profile, saved as a whole without losing what it does not name", async () => {
        const ask = await seekerOf(api);
        const key = section.seekerList!;
        const sample = { ...sampleOf(section), ...section.firstApiOnly };
        const name = optionalText(section);
        const [first, second] = [
          (await ask("POST", section.path, sample)).payload,
          (await ask("POST", section.path, { ...sample, [name]: "Another" })).payload,
        ];
        expect((await ask("GET", "/v1/profile/seeker")).payload[key]).toEqual([first, second]);
        const saved = await ask("POST", "/v1/profile/update", {
          [key]: [{ ...sample, [name]: "New" }, { id: second.id }],
        });
        expect(saved).toMatchObject({ status: 200 });
        expect(saved.payload[key]).toEqual([
          { ...sample, id: expect.any(Number), version: 1, [name]: "New" },
          second,
        ]);
        expect((await ask("GET", section.path)).payload).toEqual(saved.payload[key]);
        expect(await ask("POST", "/v1/profile/update", { [key]: [{ id: first.id }] })).toMatchObject({
          status: 422,
          errors: { [`${key}.0.id`]: [expect.stringContaining("not the id")] },
        });
        expect(
          await ask("POST", "/v1/profile/update", { [key]: [{ id: second.id, version: 9 }] }),
        ).toMatchObject({ status: 409 });
        const other = await seekerOf(api);
        expect(await other("POST", "/v1/profile/update", { [key]: [{ id: second.id }] })).toMatchObject({
          status: 422,
        });
        expect((await ask("GET", section.path)).payload).toEqual(saved.payload[key]);
      });
    },
  );

  it("show certificates alone in the first API, which leaves licences as they are", async () => {
    const ask = await seekerOf(api);
    const licence = (await ask("POST", "/v4/licenses", { title: "Open licence", kind: "licence" })).payload;
    const rsa = (await ask("POST", "/v1/profile/certification", { title: "RSA", kind: "licence" })).payload;
    expect(rsa).toMatchObject({ title: "RSA", kind: "certificate" });
    expect((await ask("GET", "/v1/profile/certification")).payload).toEqual([rsa]);
    expect((await ask("GET", "/v1/profile/seeker")).payload.certifications).toEqual([rsa]);
    for (const method of ["GET", "DELETE"])
      expect(await ask(method, `/v1/profile/certification/${licence.id}`)).toMatchObject({ status: 404 });
    const saved = await ask("POST", "/v1/profile/update", { certifications: [{ title: "White card" }] });
    expect(saved.payload.certifications).toMatchObject([{ title: "White card", kind: "certificate" }]);
    expect((await ask("GET", "/v4/licenses")).payload).toMatchObject([licence, { title: "White card" }]);
  });

  it("take the numbers of the option lists", async () => {
    const ask = await seekerOf(api);
    const { payload } = await ask("POST", "/v1/profile/update", {
      availability: 2,
      salary_expectation_type: 3,
    });
    expect(payload).toMatchObject({ availability: 2, salary_expectation_type: 3 });
    expect(await ask("PATCH", "/v4/preferences", { availability: 6 })).toMatchObject({ status: 422 });
    expect((await ask("GET", "/v4/preferences")).payload).toMatchObject({ availability: 2 });
  });

  it("read and save every value of the seeker's profile, as it is read", async () => {
    await fillLocations(api.db);
    const ask = await seekerOf(api);
    const values = {
      given_name: "Kim",
      family_name: "Tran",
      preferred_name: "Kimmy",
      current_occupation: "Barista",
      mobile: "+61 412 345 678",
      gender: "female",
      date_of_birth: "1999-12-31",
      residential_address: "1 King St, Newtown NSW 2042",
      home_location: newtown,
      current_country: country("AUS"),
      current_immigration_status: "temporary_visa",
      right_to_work: "visa-hours",
      right_to_work_in_australia: true,
      birth_place: { country: country("VNM"), state: "Hanoi", city: "Hanoi" },
      personal_summary: "I make coffee.",
      availability: 2,
      preferred_location: { ...newtown, country: country("AUS") },
      salary_expectation: 34.65,
      salary_expectation_type: 3,
      category: { id: "hospitality", title: "Hospitality & Tourism" },
      sub_category: { id: "baristas-bar", title: "Baristas & Bar" },
      work_type: ["Casual", "Part time"],
      passport_country: [country("VNM"), country("AUS")],
    };
    const saved = await ask("POST", "/v1/profile/update", values);
    expect(saved).toMatchObject({ status: 200, payload: values, message: "Your profile has been saved." });
    const { payload } = await ask("GET", "/v1/profile/seeker");
    expect(payload).toEqual(saved.payload);
    expect(payload).toMatchObject({
      firstname: "Kim",
      lastname: "Tran",
      country_code: "+61",
      phone_number: "412 345 678",
      liked_jobs: { count: 0 },
      applied_jobs: { count: 0 },
    });
    expect((await ask("GET", "/v4/profile/basic")).payload).toMatchObject({
      preferred_name: "Kimmy",
      version: 1,
    });
    expect((await ask("GET", "/v4/right-to-work")).payload).toMatchObject({ right_to_work: "visa-hours" });
    expect((await ask("GET", "/v4/preferences")).payload).toMatchObject({
      category: "hospitality",
      availability: 2,
    });

    await ask("PATCH", "/v4/preferences", { willing_to_relocate: true });
    await ask("POST", "/v1/profile/update", payload);
    expect((await ask("GET", "/v4/preferences")).payload).toMatchObject({ willing_to_relocate: true });
    await ask("POST", "/v1/profile/update", {
      preferred_location: null,
      birth_place: { city: null },
      gender: null,
    });
    expect((await ask("GET", "/v1/profile/seeker")).payload).toMatchObject({
      gender: null,
      date_of_birth: "1999-12-31",
      preferred_location: { id: null, address: null, country: null },
      birth_place: { country: country("VNM"), state: "Hanoi", city: null },
    });
  });

  it("take a phone number in two parts, and change one of them", async () => {
    const ask = await seekerOf(api);
    const save = async (body: object) => (await ask("POST", "/v1/profile/update", body)).payload.mobile;
    expect(await save({ phone_number: "0412 345 678" })).toBe("+61 412 345 678");
    expect(await save({ country_code: "+64" })).toBe("+64 412 345 678");
    expect(await save({ phone_number: "21 123 4567" })).toBe("+64 21 123 4567");
    expect(await save({ phone_number: null })).toBeNull();
  });

  it("keep a passport's number when the list of countries leaves it out", async () => {
    const ask = await seekerOf(api);
    const numbered = { country: country("IND"), number: "M1234567" };
    await ask("POST", "/v4/passports", numbered);
    await ask("POST", "/v1/profile/update", { passport_country: [country("NZL")] });
    await ask("POST", "/v1/profile/update", { passport_country: [country("AUS")] });
    const { payload } = await ask("GET", "/v4/passports");
    expect(payload).toMatchObject([numbered, { country: country("AUS"), number: null }]);
  });

  it("save all of a request or nothing", async () => {
    const ask = await seekerOf(api);
    const refused = await ask("POST", "/v1/profile/update", {
      preferred_name: "Kimmy",
      experience: [{ title: "Cook" }],
    });
    expect(refused).toMatchObject({
      status: 422,
      errors: { "experience.0.employer": ["Enter the employer."] },
    });
    expect((await ask("GET", "/v1/profile/seeker")).payload.preferred_name).toBeNull();
  });

  it("exchange the unique values of two entries", async () => {
    const ask = await seekerOf(api);
    const [a, b] = [
      (await ask("POST", "/v4/skills", { skill: "Baking", years: 1 })).payload,
      (await ask("POST", "/v4/skills", { skill: "Grilling", years: 2 })).payload,
    ];
    const saved = await ask("POST", "/v1/profile/update", {
      skills: [
        { id: a.id, skill: "Grilling" },
        { id: b.id, skill: "Baking" },
      ],
    });
    expect(saved.payload.skills).toMatchObject([
      { id: a.id, skill: "Grilling", years: 1 },
      { id: b.id, skill: "Baking", years: 2 },
    ]);
    expect(
      await ask("POST", "/v1/profile/update", { skills: [{ skill: "Baking" }, { skill: "baking" }] }),
    ).toMatchObject({ status: 422, errors: { "skills.1.skill": [expect.stringContaining("there twice")] } });
  });
});
