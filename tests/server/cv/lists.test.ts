import { describe, expect, it } from "vitest";
import { linesIn, valuesIn } from "./pages.ts";

describe("a list of skills in a CV", () => {
  it("gives the languages of its lines that name nothing else", () => {
    const lines = linesIn(
      ...["# Sam Lee", "sam@example.com", "# Skills", "Programming Python, R"],
      ...["Languages English, Sinhala, Tamil (basic)", "Excel, German correspondence"],
    );
    expect(valuesIn(lines, "language", "language")).toEqual(["English", "Sinhala", "Tamil"]);
    const skills = valuesIn(lines, "skill", "skill");
    expect(skills).toEqual(expect.arrayContaining(["Excel", "German correspondence"]));
    expect(skills.join()).not.toMatch(/Sinhala|Tamil|English/);
  });
});
