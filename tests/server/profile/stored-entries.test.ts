import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { getSeekerProfile, updateSeekerProfile } from "../../../src/contract/profile/seeker-profile.ts";
import { sectionCalls } from "../../../src/contract/profile/sections.ts";
import { languageList } from "../../../src/server/profile/languages.ts";
import { profileEntries } from "../../../src/server/profile/tables.ts";
import { onEachDatabase } from "../test-api.ts";

const { list, create, update } = sectionCalls.language;
const punjabi = languageList.find(({ title }) => title === "Punjabi")!;
const hindi = languageList.find(({ title }) => title === "Hindi")!;

onEachDatabase("stored entries that do not fit their section", (api) => {
  /** A seeker with entries as they might be left by another release. */
  const seekerWith = async (...rows: { data: unknown; entryKey?: string }[]) => {
    const { id, token } = await api.signUp();
    if (rows.length)
      await api.db
        .insert(profileEntries)
        .values(rows.map((row, position) => ({ seekerId: id, section: "language", position, ...row })));
    return { id, call: api.on("automotive", token) };
  };
  const stored = (id: string) =>
    api.db.select().from(profileEntries).where(eq(profileEntries.seekerId, id)).orderBy(profileEntries.id);

  it("are left out where a required field is wrong, and kept, even when the list is saved", async () => {
    const broken = [{}, [], "text", 7, { language: "Punjabi" }, { language: { id: -1 } }];
    const { id, call } = await seekerWith(...broken.map((data) => ({ data })));
    await call(create, { body: { language: hindi } });
    expect((await call(list, {})).map(({ language }) => language)).toEqual([hindi]);
    const saved = await call(updateSeekerProfile, { body: { seeker_languages: [punjabi] } });
    expect(saved.seeker_languages).toEqual([punjabi]);
    expect((await stored(id)).map(({ data }) => data)).toEqual(expect.arrayContaining(broken));
  });

  it("are read without an optional field that is wrong", async () => {
    const { call } = await seekerWith({ data: { language: punjabi, level: "superb" } });
    expect(await call(list, {})).toMatchObject([{ language: punjabi, level: null }]);
  });

  it("have a title of null where there is none, and keep one whose language has left the list", async () => {
    const { call } = await seekerWith(
      { data: { language: { id: punjabi.id } }, entryKey: String(punjabi.id) },
      { data: { language: { id: 2_000_000, title: "Volscian" } }, entryKey: "2000000" },
    );
    const { seeker_languages } = await call(getSeekerProfile, {});
    expect(seeker_languages).toEqual([
      { id: punjabi.id, title: null },
      { id: 2_000_000, title: "Volscian" },
    ]);
    const [, old] = await call(list, {});
    const changed = await call(update, { params: { id: old!.id }, body: { level: "basic" } });
    expect(changed).toMatchObject({ language: { id: 2_000_000, title: "Volscian" }, level: "basic" });
    await call(updateSeekerProfile, { body: { seeker_languages } });
    expect((await call(list, {})).map(({ language }) => language.id)).toEqual([punjabi.id, 2_000_000]);
  });

  it("are written anew when the seeker adds the same again", async () => {
    const { id, call } = await seekerWith({ data: { language: "pa" }, entryKey: String(punjabi.id) });
    await call(create, { body: { language: punjabi } });
    expect(await call(list, {})).toMatchObject([{ language: punjabi, version: 2 }]);
    expect(await stored(id)).toHaveLength(1);
  });

  it("keep what another release stored beside the fields of this one", async () => {
    const { id, call } = await seekerWith({ data: { language: punjabi, script: "Gurmukhi" } });
    const [entry] = await call(list, {});
    await call(update, { params: { id: entry!.id }, body: { level: "native" } });
    expect((await stored(id))[0]!.data).toMatchObject({ script: "Gurmukhi", level: "native" });
  });
});
