import { describe, expect, it } from "vitest";
import { initialsOf } from "../../../src/domain/text/initials.ts";

describe("the letters that stand for an employer", () => {
  it.each([
    ["Kerbside Kitchens", "KK"],
    ["The Pass and Plate Group", "PP"],
    ["Äpfel & Birnen", "ÄB"],
    ["7 Mile", "7M"],
    ["harbour", "H"],
    ["The And", "TA"],
    ["—", ""],
  ])("of %s are %s", (name, letters) => expect(initialsOf(name)).toBe(letters));
});
