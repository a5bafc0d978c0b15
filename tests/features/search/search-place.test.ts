import { describe, expect, it } from "vitest";
import { CallError, type Caller } from "../../../src/contract/caller.ts";
import { getLocation, searchLocations } from "../../../src/contract/locations.ts";
import { placeSearch } from "../../../src/features/search/search-place.ts";

const newtown = { id: 812, kind: "suburb", label: "Newtown NSW 2042", lat: -33.898, lon: 151.179 };
const elsewhere = { id: 813, kind: "suburb", label: "Newtown VIC 3220", lat: -38.151, lon: 144.33 };

/** Knows one suburb by its id and by the beginning of its name, and two by other keys. */
const call = (async (made: unknown, input: { params?: { id: number }; body?: { search_key: string } }) => {
  if (made === searchLocations) {
    const key = input.body!.search_key.toLowerCase();
    if (key === "newtown vic, nsw") return [newtown, elsewhere].map((one) => ({ ...one, match: "part" }));
    if (key === "both newtowns") return [newtown, elsewhere].map((one) => ({ ...one, match: "name" }));
    const match = key === "newtown" ? "name" : "start";
    return newtown.label.toLowerCase().startsWith(key) ? [{ ...newtown, match }] : [];
  }
  const known = [newtown, elsewhere].find(({ id }) => id === input.params?.id);
  if (made === getLocation && known) return known;
  throw new CallError(404, "There is no such location.");
}) as Caller;

describe("the place of a search", () => {
  it("that was typed becomes the likeliest one, and is shown back", async () => {
    expect(await placeSearch({ address: "newtown", radius: 10, pageNo: 1 }, call)).toEqual({
      search: { address: "Newtown NSW 2042", location: 812, radius: 10, pageNo: 1 },
      missing: null,
    });
  });

  it("that is known by its id alone gets its name", async () => {
    const { search } = await placeSearch({ location: 812, pageNo: 1 }, call);
    expect(search.address).toBe("Newtown NSW 2042");
  });

  it("gives way to what was typed over it in a form that sends both", async () => {
    const { search } = await placeSearch({ location: 812, address: "VIC", pageNo: 1 }, call);
    expect(search).toMatchObject({ location: 6, address: "Victoria" });
  });

  it("that nobody knows is said so, and does not narrow the search", async () => {
    expect(await placeSearch({ location: 99, address: "Atlantis", pageNo: 1 }, call)).toEqual({
      search: { address: "Atlantis", pageNo: 1 },
      missing: "Atlantis",
    });
    expect(await placeSearch({ location: 99, pageNo: 1 }, call)).toEqual({
      search: { pageNo: 1 },
      missing: null,
    });
  });

  it("is one of several of its name, and the others are offered", async () => {
    const { search, choice } = await placeSearch({ address: "both newtowns", pageNo: 1 }, call);
    expect(search.location).toBe(812);
    expect(choice).toMatchObject({ guessed: null, others: [{ id: 813 }] });
  });

  it("is all of several that are typed, whatever stands between them, or known by their ids", async () => {
    const both = { address: "Newtown NSW 2042 or Newtown VIC 3220", location: [812, 813], pageNo: 1 };
    for (const asked of [{ address: "newtown vic, nsw" }, { location: [812, 813] }])
      expect(await placeSearch({ ...asked, pageNo: 1 }, call)).toEqual({ search: both, missing: null });
    const { search } = await placeSearch({ address: "Newtown; WA or remote", pageNo: 1 }, call);
    expect(search).toMatchObject({ address: "Newtown NSW 2042 or Western Australia", location: [812, 7] });
  });

  it("that nobody knows beside one that is known is said so", async () => {
    expect(await placeSearch({ address: "Atlantis or newtown", pageNo: 1 }, call)).toEqual({
      search: { address: "Newtown NSW 2042", location: 812, pageNo: 1 },
      missing: "Atlantis",
    });
  });

  it("that only begins so is said to be a guess", async () => {
    const { search, choice } = await placeSearch({ address: " newto ", pageNo: 1 }, call);
    expect(search.address).toBe("Newtown NSW 2042");
    expect(choice).toEqual({ guessed: "newto", others: [] });
  });

  it("is no place where people write that any will do, or that they work from home", async () => {
    for (const address of ["Australia", "anywhere", "all of Australia", "Australia-wide"])
      expect(await placeSearch({ address, pageNo: 1 }, call)).toEqual({
        search: { pageNo: 1 },
        missing: null,
      });
    for (const address of ["remote", "work from home", "Online"])
      expect((await placeSearch({ address, pageNo: 1 }, call)).search).toEqual({ remote: true, pageNo: 1 });
  });

  it("is left alone where there is none", async () => {
    expect(await placeSearch({ q: "chef", pageNo: 1 }, call)).toEqual({
      search: { q: "chef", pageNo: 1 },
      missing: null,
    });
  });
});
