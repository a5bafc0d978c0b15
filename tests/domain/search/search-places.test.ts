import { describe, expect, it } from "vitest";
import {
  lastPlaceName,
  placeNames,
  withoutPlace,
  withPickedPlace,
} from "../../../src/domain/search/search-places.ts";

const [perth, hobart, cairns] = [
  { id: 1, label: "Perth WA 6000" },
  { id: 2, label: "Hobart TAS 7000" },
  { id: 3, label: "Cairns QLD 4870" },
] as const;
const both = { location: [1, 2], address: "Perth WA 6000 or Hobart TAS 7000" };

describe("a place that is picked", () => {
  it("is the only one where no other stands before it", () => {
    expect(withPickedPlace(both, "cair", cairns)).toEqual({ location: 3, address: "Cairns QLD 4870" });
  });

  it("is one more behind those of the search, each once", () => {
    expect(withPickedPlace(both, `${both.address} or cair`, cairns)).toEqual({
      location: [1, 2, 3],
      address: `${both.address} or Cairns QLD 4870`,
    });
    expect(withPickedPlace(both, `${both.address} or hob`, hobart)).toEqual(both);
  });

  it("leaves names that were typed since to be looked up", () => {
    expect(withPickedPlace({ location: 1, address: perth.label }, "Darwin or hob", hobart)).toEqual({
      location: undefined,
      address: "Darwin or Hobart TAS 7000",
    });
  });
});

it("of several places one is taken off with its name, and one alone is left as it always was", () => {
  expect(withoutPlace(both, 0)).toEqual({ location: 2, address: hobart.label });
});

it.each([
  "Wollongong + Shellharbour",
  "Wollongong & Shellharbour",
  "Wollongong;Shellharbour",
  "Wollongong or Shellharbour",
])("%s is two places", (typed) => expect(placeNames(typed)).toEqual(["Wollongong", "Shellharbour"]));

it("the place that is being typed is the last, and none yet behind “or”", () => {
  expect(["cairns", "Perth or cai", "Perth or ", "Perth;"].map(lastPlaceName)).toEqual([
    "cairns",
    "cai",
    "",
    "",
  ]);
});
