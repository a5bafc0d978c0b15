import { beforeAll, describe, expect, it } from "vitest";
import {
  segmentOf,
  type ListSection,
  type Section,
  type SingleSection,
} from "../../../src/contract/profile/section.ts";
import { sections } from "../../../src/contract/profile/sections.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { onOneDatabase } from "../test-api.ts";
import { askAs } from "./ask.ts";
import { isTyped, sampleOf } from "./sample-entries.ts";

const typed: readonly Section[] = (sections as readonly Section[]).filter(isTyped);
const lists = typed.filter((section): section is ListSection => section.kind === "list");
const singles = typed.filter((section): section is SingleSection => section.kind === "single");
const named = <S extends Section>(list: readonly S[]) =>
  list.map((section) => [section.name, section] as const);

/** An optional field, which can be cleared. */
const optionalOf = ({ fields }: Section) => Object.keys(fields).find((name) => fields[name]!.optional)!;

onOneDatabase("sections of the profile", (api) => {
  let ask: ReturnType<typeof askAs>;
  let other: ReturnType<typeof askAs>;
  beforeAll(async () => {
    await fillLocations(api.db);
    ask = askAs(api, (await api.signUp()).token);
    other = askAs(api, (await api.signUp()).token);
  });

  it("have the sixteen segments of the specification, in their order", () => {
    const segments = [...new Set((sections as readonly Section[]).map(segmentOf))];
    expect(segments.filter((segment) => segment !== "document")).toEqual([
      "basic",
      "birthplace",
      "identity",
      "passport_details",
      "driving_license",
      "personal_summary",
      "work_experience",
      "qualification",
      "license_professional_registration",
      "skill",
      "personal_attribute",
      "language",
      "language_test",
      "preference_expectation",
      "occupation_interest",
    ]);
  });

  it("never make entries unique by a field that is encrypted", () => {
    for (const section of lists)
      expect(section.uniqueBy && section.fields[section.uniqueBy]?.sensitive, section.name).toBeFalsy();
  });

  describe.each(named(lists))("%s", (_name, section) => {
    it("is added, read by both APIs, changed, put in order, removed and put back", async () => {
      const sample = sampleOf(section);
      const added = await ask("POST", section.path, sample);
      expect(added).toMatchObject({ status: 200, payload: { ...sample, version: 1 } });
      const { id } = added.payload;
      expect((await ask("GET", section.path)).payload).toEqual([added.payload]);
      const read = await ask("GET", `/v1/seeker/profile/${segmentOf(section)}`);
      expect(read.payload).toMatchObject({ success: true, [section.collection]: [added.payload] });

      const optional = optionalOf(section);
      const changed = await ask("PATCH", `${section.path}/${id}`, { [optional]: null, version: 1 });
      expect(changed.payload).toEqual({ ...added.payload, [optional]: null, version: 2 });
      const late = { [optional]: sample[optional] };
      expect(await ask("PATCH", `${section.path}/${id}`, { ...late, version: 1 })).toMatchObject({
        status: 409,
        payload: { saved: changed.payload, sent: late },
      });

      for (const refused of await Promise.all([
        other("PATCH", `${section.path}/${id}`, { [optional]: null }),
        other("DELETE", `${section.path}/${id}`),
      ]))
        expect(refused.status).toBe(404);
      expect(await other("PUT", `${section.path}/order`, { ids: [id] })).toMatchObject({ status: 409 });

      expect((await ask("PUT", `${section.path}/order`, { ids: [id] })).payload).toEqual([changed.payload]);
      expect(await ask("DELETE", `${section.path}/${id}`)).toMatchObject({ status: 200, payload: null });
      expect((await ask("GET", section.path)).payload).toEqual([]);
      expect(await ask("POST", section.path, { ...sample, position: 0 })).toMatchObject({ status: 200 });
    });
  });

  describe.each(named(singles))("%s", (_name, section) => {
    it("is filled in, read by both APIs, changed, replaced and emptied", async () => {
      const sample = sampleOf(section);
      const saved = await ask("PATCH", section.path, sample);
      expect(saved).toMatchObject({ status: 200, payload: { ...sample, version: 1 } });
      expect((await ask("GET", section.path)).payload).toEqual(saved.payload);
      const read = await ask("GET", `/v1/seeker/profile/${segmentOf(section)}`);
      expect(read.payload).toMatchObject({ success: true, [section.collection]: saved.payload });
      for (const method of ["PATCH", "PUT"])
        expect(await ask(method, section.path, { ...sample, version: 0 })).toMatchObject({
          status: 409,
          payload: { saved: saved.payload, sent: sample },
        });

      const required = Object.fromEntries(
        Object.entries(sample).filter(([name]) => !section.fields[name]!.optional),
      );
      const replaced = await ask("PUT", section.path, { ...required, version: 1 });
      expect(replaced).toMatchObject({ status: 200, payload: { ...required, version: 2 } });
      const optional = Object.keys(section.fields).filter((name) => section.fields[name]!.optional);
      expect(optional.map((name) => replaced.payload[name])).toEqual(optional.map(() => null));

      expect((await other("GET", section.path)).payload?.version ?? 0).toBe(0);
      expect(await ask("DELETE", section.path)).toMatchObject({ status: 200 });
      expect((await ask("GET", section.path)).payload?.version ?? 0).toBe(0);
    });
  });

  it("say what is wrong with each field, and how to fix it", async () => {
    const refusals = async (path: string, body: unknown) => (await ask("POST", path, body)).errors;
    expect(
      await refusals("/v4/passports", { country: { id: 0 }, number: "?", issued: "2026-02-30" }),
    ).toEqual({
      "country.id": ["Choose a country from the list."],
      number: ["Enter the 5 to 15 letters and digits of the number."],
      issued: ["Enter a real date as YYYY-MM-DD, such as 2026-03-31."],
    });
    const cook = { title: "Cook", employer: "The Fig Tree" };
    expect(await refusals("/v4/work-experiences", { ...cook, start: "2024-05", end: "2024-04" })).toEqual({
      end: ["The job cannot end before it started. Check both months."],
    });
    expect(await refusals("/v4/work-experiences", { ...cook, is_current: true, end: "2024-04" })).toEqual({
      end: ["Leave the end empty for a job that you still have."],
    });
    expect(
      await refusals("/v4/languagetests", { test: "ielts_general", overall: 9.5, reading: 7.25 }),
    ).toEqual({
      overall: ["IELTS General Training gives scores from 0 to 9 in steps of 0.5."],
      reading: ["IELTS General Training gives scores from 0 to 9 in steps of 0.5."],
    });
    expect(await refusals("/v4/occupations", { occupation: "Chef <script>" })).toEqual({
      occupation: ["Leave out special characters such as @, #, / and quotation marks."],
    });
    expect((await ask("PATCH", "/v4/profile/basic", { home_location: { id: 999_999_999 } })).errors).toEqual({
      home_location: [expect.stringContaining("choose it from the list")],
    });
    expect(
      (await ask("PATCH", "/v4/preferences", { category: "automotive", sub_category: "educators" })).errors,
    ).toEqual({ sub_category: [expect.stringContaining("belongs to the field of work")] });
  });

  it("take an Australian phone number without its country code", async () => {
    const saved = await ask("PATCH", "/v4/profile/basic", { mobile: "0412 345 678" });
    expect(saved.payload.mobile).toBe("+61 412 345 678");
  });

  it("keep the names in the account, whose name may be one that the rules would refuse", async () => {
    const basic = await ask("PATCH", "/v4/profile/basic", { given_name: "Kim", family_name: "O'Brien" });
    expect(basic.payload).toMatchObject({ given_name: "Kim", family_name: "O'Brien" });
    expect((await ask("GET", "/v1/profile/seeker")).payload).toMatchObject({
      firstname: "Kim",
      lastname: "O'Brien",
    });
    expect((await ask("GET", "/v1/seeker/dashboard")).payload.seeker).toMatchObject({ given_name: "Kim" });
    expect(await ask("PATCH", "/v4/profile/basic", { given_name: "Kim@home" })).toMatchObject({
      status: 422,
    });
  });
});

onOneDatabase("lists of the profile", (api) => {
  const path = "/v4/skills";
  const withSkills = async (...names: string[]) => {
    const ask = askAs(api, (await api.signUp()).token);
    const ids: number[] = [];
    for (const skill of names) ids.push((await ask("POST", path, { skill })).payload.id);
    const skills = async () => (await ask("GET", path)).payload.map(({ skill }: { skill: string }) => skill);
    return { ask, ids, skills };
  };

  it("are put in another order, and refuse ids that are not those of now", async () => {
    const { ask, ids, skills } = await withSkills("One", "Two", "Three");
    const [one, two, three] = ids as [number, number, number];
    const ordered = await ask("PUT", `${path}/order`, { ids: [three, one, two] });
    expect(ordered.payload.map(({ id }: { id: number }) => id)).toEqual([three, one, two]);
    expect(await skills()).toEqual(["Three", "One", "Two"]);
    for (const wrong of [[], [one, two], [one, two, two], [one, two, three, three], [one, two, 999_999]])
      expect(await ask("PUT", `${path}/order`, { ids: wrong })).toMatchObject({
        status: 409,
        message: expect.stringContaining("Load them again"),
      });
    expect(await skills()).toEqual(["Three", "One", "Two"]);
  });

  it("take an entry back at its place", async () => {
    const { ask, ids, skills } = await withSkills("One", "Two", "Three");
    await ask("DELETE", `${path}/${ids[1]}`);
    await ask("POST", path, { skill: "Two", position: 1 });
    expect(await skills()).toEqual(["One", "Two", "Three"]);
    await ask("POST", path, { skill: "Zero", position: 0 });
    await ask("POST", path, { skill: "Last", position: 99 });
    expect(await skills()).toEqual(["Zero", "One", "Two", "Three", "Last"]);
    expect(await ask("POST", path, { skill: "Never", position: -1 })).toMatchObject({ status: 422 });
  });

  it("do not have an entry twice, however it is written", async () => {
    const { ask, skills } = await withSkills("Latte art");
    expect(await ask("POST", path, { skill: " LATTE ART" })).toMatchObject({
      status: 422,
      errors: { skill: ["LATTE ART is on your list already."] },
    });
    expect(await skills()).toEqual(["Latte art"]);
  });
});
