import { describe, expect, it } from "vitest";
import {
  isLocationComplete,
  strengthOf,
  strengthParts,
  type ProfileEntries,
} from "../../../src/domain/profile/strength.ts";

type Stored = Record<string, Record<string, unknown>[]>;
const entriesOf =
  (stored: Stored): ProfileEntries =>
  (section) =>
    stored[section] ?? [];

const place = { id: 1000, address: "Sydney NSW 2000" };
const preferences = {
  availability: 1,
  preferred_location: place,
  salary_expectation: 70_000,
  salary_expectation_type: 1,
  category: "hospitality",
  sub_category: "chefs",
  work_types: ["Full time"],
};
/** What fills each item, and nothing else. */
const fillings: Record<string, Stored> = {
  firstname: { basic: [{ given_name: "Mei" }] },
  lastname: { basic: [{ family_name: "Tran" }] },
  home_address: { basic: [{ home_location: place }] },
  mobile: { basic: [{ mobile: "+61 412 345 678" }] },
  image: { basic: [{ photo: { id: "x" } }] },
  resume: { resume: [{ name: "CV" }] },
  personal_summary: { personal_summary: [{ personal_summary: "A chef." }] },
  experience: { work_experience: [{ title: "Chef" }] },
  qualification: { qualification: [{ title: "Certificate III" }] },
  certifications: { licence: [{ title: "RSA" }] },
  skills: { skill: [{ skill: "Grilling" }] },
  languages: { language: [{ language: { id: 1, title: "Thai" } }] },
  preferences: { preference: [preferences], right_to_work: [{ right_to_work: "citizen" }] },
  intro_video: { video: [{ title: "Hello" }] },
};

describe("profile strength", () => {
  it("has fourteen items that add up to 100", () => {
    expect(strengthParts).toHaveLength(14);
    expect(strengthParts.reduce((sum, { points }) => sum + points, 0)).toBe(100);
    expect(Object.fromEntries(strengthParts.map(({ item, points }) => [item, points]))).toEqual({
      firstname: 5,
      lastname: 5,
      home_address: 5,
      mobile: 5,
      image: 5,
      resume: 10,
      personal_summary: 10,
      experience: 10,
      qualification: 10,
      certifications: 10,
      skills: 10,
      languages: 5,
      preferences: 5,
      intro_video: 5,
    });
  });

  it.each(Object.entries(fillings))("counts %s by itself", (item, stored) => {
    const { points } = strengthParts.find((part) => part.item === item)!;
    const { score, missing } = strengthOf(entriesOf(stored));
    expect(score).toBe(points);
    expect(missing.map((part) => part.item)).not.toContain(item);
    expect(missing).toHaveLength(13);
  });

  it("is 0 for an empty profile, and names the most valuable items first", () => {
    const { score, missing } = strengthOf(entriesOf({}));
    expect(score).toBe(0);
    expect(missing.map(({ points }) => points)).toEqual([...Array(6).fill(10), ...Array(8).fill(5)]);
  });

  it.each([...Object.keys(preferences), "right_to_work"])(
    "needs %s for the points of preferences",
    (name) => {
      const left = { ...preferences, [name]: name === "work_types" ? [] : null };
      const rights = { right_to_work: name === "right_to_work" ? null : "citizen" };
      expect(strengthOf(entriesOf({ preference: [left], right_to_work: [rights] })).score).toBe(0);
    },
  );

  it("says where the first thing that is missing is added", () => {
    const missing = (stored: Stored) =>
      Object.fromEntries(
        strengthOf(entriesOf(stored)).missing.map(({ item, section, field }) => [item, [section, field]]),
      );
    expect(missing({})).toMatchObject({
      image: ["basic", "photo"],
      home_address: ["basic", "home_location"],
      intro_video: ["video", null],
      experience: ["work_experience", null],
      preferences: ["preference", "availability"],
    });
    const left = { ...preferences, category: null };
    expect(missing({ preference: [left] })["preferences"]).toEqual(["preference", "category"]);
    expect(missing({ preference: [preferences] })["preferences"]).toEqual(["right_to_work", "right_to_work"]);
  });

  it("does not count a text of spaces", () => {
    expect(strengthOf(entriesOf({ personal_summary: [{ personal_summary: "  " }] })).score).toBe(0);
  });
});

describe("the location of a profile", () => {
  const whole: Stored = {
    basic: [{ current_country: { id: 1, title: "Australia" } }],
    preference: [{ preferred_country: { id: 1, title: "Australia" } }],
    right_to_work: [{ right_to_work_in_australia: false }],
    passport: [{ country: { id: 2, title: "India" } }],
  };
  it("is complete with both countries, the right to work and a passport's country", () => {
    expect(isLocationComplete(entriesOf(whole))).toBe(true);
  });
  it.each(Object.keys(whole))("is incomplete without %s", (section) => {
    const { [section]: _left, ...rest } = whole;
    expect(isLocationComplete(entriesOf(rest))).toBe(false);
  });
});
