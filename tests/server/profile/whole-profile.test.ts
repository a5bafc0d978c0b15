import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { occupationList } from "../../../src/lexicon/work/suggestion-lists.ts";
import { profileEntries } from "../../../src/server/profile/tables.ts";
import { onEachDatabase } from "../test-api.ts";
import { askAs } from "./ask.ts";

onEachDatabase("the profile as a whole", (api) => {
  const seeker = async () => {
    const { id, token } = await api.signUp();
    return { id, ask: askAs(api, token) };
  };

  it("is made, read and changed as one, in the rows of its sections", async () => {
    const { ask } = await seeker();
    expect((await ask("GET", "/v4/profile")).payload).toMatchObject({
      version: 0,
      given_name: "Sam",
      birth_place: { country: null, state: null, city: null },
      personal_summary: null,
    });
    const made = await ask("POST", "/v4/profile", {
      preferred_name: "Sammy",
      birth_place: { city: "Cairns" },
      personal_summary: "I fix cars.",
    });
    expect(made).toMatchObject({ status: 200, payload: { version: 3, preferred_name: "Sammy" } });
    expect((await ask("GET", "/v4/profile/birthplace")).payload).toMatchObject({ city: "Cairns" });
    const changed = await ask("PATCH", "/v4/profile", { personal_summary: "I fix trucks.", version: 3 });
    expect(changed.payload).toEqual({ ...made.payload, personal_summary: "I fix trucks.", version: 4 });
    expect(await ask("PATCH", "/v4/profile", { personal_summary: "Late", version: 3 })).toMatchObject({
      status: 409,
      payload: { saved: changed.payload, sent: { personal_summary: "Late" } },
    });
    expect((await ask("GET", "/v1/seeker/profile/personal_summary")).payload).toMatchObject({
      profileInformation: { personal_summary: "I fix trucks." },
    });
  });

  it("is emptied in all sections, and the account stays", async () => {
    const { id, ask } = await seeker();
    const other = await seeker();
    await other.ask("POST", "/v4/skills", { skill: "Welding" });
    await ask("POST", "/v4/profile", { personal_summary: "I fix cars." });
    await ask("POST", "/v4/skills", { skill: "Welding" });
    expect(await ask("DELETE", "/v4/profile")).toMatchObject({ status: 200, payload: null });
    expect(await api.db.select().from(profileEntries).where(eq(profileEntries.seekerId, id))).toEqual([]);
    expect((await ask("GET", "/v1/profile/seeker")).payload).toMatchObject({ given_name: "Sam", skills: [] });
    expect((await other.ask("GET", "/v4/skills")).payload).toHaveLength(1);
  });

  it("has occupations of interest, replaced by title or id without losing their levels", async () => {
    const { ask } = await seeker();
    const baker = occupationList.find(({ title }) => title === "Baker")!;
    await ask("POST", "/v4/occupations", { occupation: "Butcher", level: "senior", years: 9 });
    const path = "/v4/preferences/preferred-occupations";
    const saved = await ask("POST", path, { occupations: [{ id: baker.id }, { title: "butcher" }] });
    expect(saved.payload).toMatchObject([
      { occupation: "Baker", level: null },
      { occupation: "butcher", level: "senior", years: 9 },
    ]);
    expect((await ask("GET", "/v4/occupations")).payload).toEqual(saved.payload);
    for (const occupations of [
      [{ id: 4 }, {}],
      [{ title: "Cook" }, { title: "COOK" }],
    ])
      expect(await ask("POST", path, { occupations })).toMatchObject({
        status: 422,
        errors: { "occupations.1": [expect.stringMatching(/\.$/)] },
      });
    expect((await ask("GET", "/v4/occupations")).payload).toEqual(saved.payload);
  });
});
