import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { getConfig } from "../../../src/contract/profile.ts";
import { listLanguageOptions } from "../../../src/contract/profile/option-lists.ts";
import {
  getProfileSection,
  getSeekerProfile,
  updateSeekerProfile,
} from "../../../src/contract/profile/seeker-profile.ts";
import { sectionCalls } from "../../../src/contract/profile/sections.ts";
import { seekers } from "../../../src/server/auth/tables.ts";
import { languageList } from "../../../src/server/profile/languages.ts";
import { profileEntries } from "../../../src/server/profile/tables.ts";
import { onOneDatabase } from "../test-api.ts";

const { list, create, update, delete: remove } = sectionCalls.language;
const option = (title: string) => languageList.find((language) => language.title === title)!;
const [punjabi, auslan, hindi] = ["Punjabi", "Auslan", "Hindi"].map(option) as [
  { id: number; title: string },
  { id: number; title: string },
  { id: number; title: string },
];

onOneDatabase("languages of a seeker", (api) => {
  const seeker = async () => {
    const signedUp = await api.signUp();
    return { ...signedUp, call: api.on("automotive", signedUp.token) };
  };
  type Call = Awaited<ReturnType<typeof seeker>>["call"];
  const save = (call: Call, seeker_languages: { id: number; title?: string }[]) =>
    call(updateSeekerProfile, { body: { seeker_languages } });
  const titles = async (call: Call) => (await call(list, {})).map(({ language }) => language.title);
  const post = async (token: string, path: string, body: unknown) => {
    const response = await api.fetch(path, {
      method: "POST",
      headers: {
        "host-name": "automotive.localhost",
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      ...((await response.json()) as { message: string; payload?: unknown }),
    };
  };

  it("are chosen from the languages of Australia, each with an id of its own", async () => {
    const call = api.on("automotive");
    const options = await call(listLanguageOptions, {});
    expect(options).toEqual((await call(getConfig, {})).languages);
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
    expect(new Set(options.map(({ title }) => title)).size).toBe(options.length);
    expect(options.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["Auslan", "Cantonese", "Mandarin", "Pitjantjatjara", "Kriol", "Vietnamese"]),
    );
  });

  it("are saved as a whole, in their order, with the titles of the list and a message", async () => {
    const { token, call } = await seeker();
    const saved = await post(token, "/v1/profile/update", {
      seeker_languages: [{ id: auslan.id, title: "Anything" }, { id: punjabi.id }],
    });
    expect(saved).toMatchObject({ status: 200, message: "Your languages have been saved." });
    expect(saved.payload).toMatchObject({ seeker_languages: [auslan, punjabi] });
    await save(call, [punjabi, auslan]);
    expect(await call(getSeekerProfile, {})).toMatchObject({
      given_name: "Sam",
      lastname: "Nguyen",
      seeker_languages: [punjabi, auslan],
    });
  });

  it("keep their ids and levels when the list is saved again, and leave with it", async () => {
    const { call } = await seeker();
    const fluent = await call(create, { body: { language: punjabi, level: "fluent" } });
    await call(create, { body: { language: hindi } });
    await save(call, [auslan, punjabi]);
    const entries = await call(list, {});
    expect(entries).toEqual([{ id: expect.any(Number), version: 1, language: auslan, level: null }, fluent]);
    await save(call, []);
    expect(await call(list, {})).toEqual([]);
  });

  it("stay as they are when a profile is saved without them", async () => {
    const { call } = await seeker();
    await save(call, [punjabi]);
    expect((await call(updateSeekerProfile, { body: {} })).seeker_languages).toEqual([punjabi]);
  });

  it("are refused twice in a list, unknown, or in too great a number, and nothing is saved then", async () => {
    const { token, call } = await seeker();
    await save(call, [hindi]);
    const tooMany = languageList.slice(0, 31);
    for (const [given, field] of [
      [[punjabi, punjabi], "seeker_languages"],
      [[punjabi, { id: 2_000_000 }], "seeker_languages.1"],
      [[{ id: "abc" }], "seeker_languages.0.id"],
      [tooMany, "seeker_languages"],
      ["Punjabi", "seeker_languages"],
    ] as const)
      expect(await post(token, "/v1/profile/update", { seeker_languages: given })).toMatchObject({
        status: 422,
        errors: { [field]: [expect.stringMatching(/\.$/)] },
      });
    expect(await titles(call)).toEqual(["Hindi"]);
  });

  it("are added, changed and removed one by one", async () => {
    const { token, call } = await seeker();
    const added = await post(token, "/v4/languages", { language: { id: punjabi.id } });
    expect(added).toMatchObject({ status: 200, message: "The language has been added." });
    expect(added.payload).toEqual({ id: expect.any(Number), version: 1, language: punjabi, level: null });
    const { id } = added.payload as { id: number };
    expect(await call(update, { params: { id }, body: { level: "native" } })).toMatchObject({
      version: 2,
      language: punjabi,
      level: "native",
    });
    expect(await call(update, { params: { id }, body: { level: null } })).toMatchObject({ level: null });
    expect(await call(remove, { params: { id } })).toBeNull();
    expect(await call(list, {})).toEqual([]);
    await expect(call(remove, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it("are refused when the list has them already, whichever call brings them", async () => {
    const { call } = await seeker();
    await save(call, [punjabi, hindi]);
    const refusal = { status: 422, errors: { language: ["Punjabi is on your list already."] } };
    await expect(call(create, { body: { language: punjabi } })).rejects.toMatchObject(refusal);
    const [, second] = await call(list, {});
    await expect(
      call(update, { params: { id: second!.id }, body: { language: punjabi } }),
    ).rejects.toMatchObject(refusal);
    expect(await titles(call)).toEqual(["Punjabi", "Hindi"]);
  });

  it("are refused beyond thirty, with what to do", async () => {
    const { call } = await seeker();
    await save(call, languageList.slice(0, 30));
    await expect(call(create, { body: { language: languageList[30]! } })).rejects.toMatchObject({
      status: 422,
      message: "Your list has 30 languages, the most it takes. Remove one first.",
    });
  });

  it("are not overwritten by a change that was begun before another", async () => {
    const { call } = await seeker();
    const { id, version } = await call(create, { body: { language: punjabi } });
    const first = await call(update, { params: { id }, body: { level: "fluent", version } });
    await expect(call(update, { params: { id }, body: { level: "basic", version } })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("Load it again"),
    });
    expect(await call(list, {})).toEqual([first]);
  });

  it("never double, however many windows save at once", async () => {
    const { id, call } = await seeker();
    const lists = Array.from({ length: 10 }, (_, turn) => (turn % 2 ? [punjabi, auslan] : [auslan, punjabi]));
    await Promise.all([
      ...lists.map((own) => save(call, own)),
      ...lists.map(() => call(create, { body: { language: hindi } }).catch(() => null)),
    ]);
    expect(new Set(await titles(call)).size).toBe((await titles(call)).length);
    const add = api.db
      .insert(profileEntries)
      .values({ seekerId: id, section: "language", entryKey: String(punjabi.id), data: {} });
    await expect(add).rejects.toThrow();
  });

  it("are each seeker's own", async () => {
    const owner = await seeker();
    const { id } = await owner.call(create, { body: { language: punjabi } });
    const other = (await seeker()).call;
    const refusal = { status: 404, message: "There is no such language here." };
    await expect(other(update, { params: { id }, body: { level: "basic" } })).rejects.toMatchObject(refusal);
    await expect(other(remove, { params: { id } })).rejects.toMatchObject(refusal);
    await save(other, []);
    expect(await titles(owner.call)).toEqual(["Punjabi"]);
  });

  it("are read as a section, with a success flag", async () => {
    const { call } = await seeker();
    const read = () => call(getProfileSection, { params: { segment: "language" } });
    expect(await read()).toEqual({ success: true, languages: [] });
    const entry = await call(create, { body: { language: auslan } });
    expect(await read()).toEqual({ success: true, languages: [entry] });
    await expect(call(getProfileSection, { params: { segment: "star_sign" } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("go with the account", async () => {
    const { id, call } = await seeker();
    await save(call, [punjabi]);
    await api.db.delete(seekers).where(eq(seekers.id, id));
    expect(await api.db.select().from(profileEntries).where(eq(profileEntries.seekerId, id))).toEqual([]);
    await expect(save(call, [punjabi])).rejects.toMatchObject({ status: 401 });
  });
});
