import { expect, it } from "vitest";
import type { Payload } from "../../../src/contract/call.ts";
import type { listAvailableSkills } from "../../../src/contract/profile/suggestions.ts";
import { hasSpecialCharacter } from "../../../src/contract/special-characters.ts";
import { occupationList, skillList } from "../../../src/lexicon/work/suggestion-lists.ts";
import { onEmbeddedDatabase } from "../test-api.ts";

onEmbeddedDatabase("suggestions", (api) => {
  type Paged = Payload<typeof listAvailableSkills>;
  type Titled = { id: number; title: string }[];
  const get = async <P = Titled>(path: string, brand = "automotive") => {
    const response = await api.fetch(path, { headers: { "host-name": `${brand}.localhost` } });
    return ((await response.json()) as { payload: P }).payload;
  };
  const titles = async (path: string, brand?: string) => (await get(path, brand)).map(({ title }) => title);

  it("find skills and occupations by the start of any of their words, at most fifty", async () => {
    expect(await titles("/v1/profile/skills?title=latte")).toEqual(["Latte art"]);
    expect(await titles("/v4/preferences/simple-occupations?search=pre-primary")).toEqual([
      "Early Childhood (Pre-primary School) Teacher",
    ]);
    expect(await titles("/v4/available-attributes?title=rel")).toEqual(["Reliable"]);
    expect(await titles("/v4/preferences/simple-occupations")).toHaveLength(50);
    expect(await titles("/v1/profile/skills?title=zzz")).toEqual([]);
  });

  it("begin with the skills of the site's trades", async () => {
    expect(await titles("/v1/profile/skills", "automotive")).toContain("Brake repair");
    expect(await titles("/v1/profile/skills", "hospitality")).toContain("Latte art");
  });

  it("list all skills, a page at a time", async () => {
    const first = await get<Paged>("/v4/available-skills?pageNo=1");
    expect(first.meta).toMatchObject({ current_page: 1, total: skillList.length });
    expect(first.links).toMatchObject({ prev: null, next: "/v4/available-skills?pageNo=2" });
    const last = await get<Paged>(`/v4/available-skills?pageNo=${first.meta.last_page}`);
    expect(last.data.at(-1)).toEqual(skillList.at(-1));
    expect(last.links.next).toBeNull();
  });

  it("have ids of their own, and titles that the profile accepts", async () => {
    for (const list of [skillList, occupationList]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      expect(new Set(list.map(({ title }) => title.toLowerCase())).size).toBe(list.length);
    }
    expect(occupationList.filter(({ title }) => hasSpecialCharacter(title))).toEqual([]);
  });
});
