import { expect, it } from "vitest";
import { filledSegments } from "../../../src/features/profile/filled-segments.ts";

const filled = (stored: Record<string, Record<string, unknown>[]>) =>
  filledSegments((section) => stored[section] ?? []);

const basic = {
  given_name: "Mei",
  family_name: "Tran",
  mobile: "+61 412 345 678",
  home_location: { id: 1000, address: "Sydney NSW 2000" },
};

it("a segment is filled in once it has all that the strength of the profile counts", () => {
  expect(filled({ basic: [basic] })).not.toContain("basic");
  expect(filled({ basic: [{ ...basic, photo: { id: "x" } }] })).not.toContain("basic");
  expect(filled({ basic: [{ ...basic, photo: { id: "x" } }], video: [{ id: 1 }] })).toContain("basic");
});

it("a segment of which nothing counts is filled in with its first entry", () => {
  expect(filled({})).toEqual(new Set());
  expect([...filled({ passport: [{ id: 1 }], skill: [{ skill: "Grilling" }] })]).toEqual([
    "passport_details",
    "skill",
  ]);
});
