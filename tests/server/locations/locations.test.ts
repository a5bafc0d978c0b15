import { beforeAll, expect, it } from "vitest";
import * as calls from "../../../src/contract/locations.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { onEachDatabase } from "../test-api.ts";

onEachDatabase("the place search", (api) => {
  const search = async (search_key: string) =>
    (await api.on("workinaus")(calls.searchLocations, { body: { search_key } })).map(({ label }) => label);

  beforeAll(() => fillLocations(api.db));

  it("finds suburbs by the start of their name, the likeliest first", async () => {
    const found = await search("newt");
    expect(found[0]).toBe("Newtown NSW 2042");
    expect(found.length).toBeLessThanOrEqual(10);
    expect((await search("sydney"))[0]).toBe("Sydney NSW 2000");
  });

  it("narrows a name by its state, and takes any case and spacing", async () => {
    expect(await search("  NEWTOWN   vic ")).toEqual([expect.stringMatching(/^Newtown VIC/)]);
  });

  it("finds postcodes, also unfinished ones", async () => {
    expect(await search("2042")).toContain("Newtown NSW 2042");
    expect(await search("204")).toContain("Newtown NSW 2042");
  });

  it("puts a state before places that are called like it", async () => {
    expect((await search("nsw"))[0]).toBe("New South Wales");
    expect((await search("Victoria"))[0]).toBe("Victoria");
  });

  it("forgives typing mistakes", async () => {
    expect(await search("newtwon")).toContain("Newtown NSW 2042");
    expect(await search("melborne")).toContain("Melbourne VIC 3000");
  });

  it("says whether a place is called so, begins so, or is misspelt, and takes no other for it", async () => {
    const matches = async (search_key: string) =>
      (await api.on("workinaus")(calls.searchLocations, { body: { search_key } }))
        .slice(0, 2)
        .map(({ label, match }) => `${match}: ${label}`);
    expect(await matches("springfield")).toEqual([
      "name: Springfield QLD 4300",
      expect.stringMatching(/^name: Springfield (NSW|VIC)/),
    ]);
    expect((await matches("homeb"))[0]).toBe("start: Homebush NSW 2140");
    expect((await matches("paramatta"))[0]).toBe("spelling: Parramatta NSW 2150");
    expect((await matches("melbrn"))[0]).toBe("spelling: Melbourne VIC 3000");
    expect(await matches("Sydney or Melbourne")).toEqual([
      "part: Sydney NSW 2000",
      "part: Melbourne VIC 3000",
    ]);
    expect(await matches("regional")).toEqual(["name: Regional Australia", expect.stringMatching(/^start/)]);
    expect((await matches("mt isa"))[0]).toBe("name: Mount Isa QLD 4825");
    expect((await matches("saint kilda"))[0]).toMatch(/^name: St Kilda VIC/);
    for (const key of [
      "Paris",
      "London",
      "New York",
      "new zealand",
      "Perth Scotland",
      "Nowhereville",
      "Mordor",
      "remote",
    ])
      expect([key, await matches(key)]).toEqual([key, []]);
    expect(await matches("a,".repeat(40))).toEqual([]);
  });

  it("finds nothing for nonsense and signs, without an error", async () => {
    for (const key of ["zzqqxx", "%%%", "___", "!!!", "'; --"]) expect(await search(key)).toEqual([]);
  });

  it("refuses a key of fewer than 3 characters, naming the field", async () => {
    await expect(search(" ne ")).rejects.toMatchObject({
      status: 422,
      errors: { search_key: [expect.stringContaining("3 characters")] },
    });
  });

  it("gives one place by its id", async () => {
    const get = (id: number) => api.on("workinaus")(calls.getLocation, { params: { id } });
    expect(await get(1000)).toMatchObject({ label: "Sydney NSW 2000", kind: "suburb" });
    expect(await get(6)).toMatchObject({ label: "Victoria", kind: "state", suburb: null });
    await expect(get(99_999_999)).rejects.toMatchObject({ status: 404 });
  });
});
