import { describe, expect, it } from "vitest";
import { jsonResumeEntries } from "../../../src/server/cv/imports/json-resume.ts";

const item = (fields: Record<string, unknown>) => ({ items: [{ id: "a", visible: true, ...fields }] });
const resume = {
  basics: {
    name: "Robin Marlow",
    headline: "Barista",
    email: "robin@example.com",
    location: "Hobart, Tasmania",
  },
  sections: {
    summary: { content: "<p>I make good coffee.</p>" },
    experience: item({
      company: "Corner Roastery",
      position: "Roaster",
      date: "January 2020 - Present",
      summary: "<ul><li>Roasts</li><li>Cups</li></ul>",
    }),
    education: item({
      institution: "TasTAFE",
      studyType: "Certificate III",
      area: "Hospitality",
      date: "2017 - 2018",
    }),
    skills: item({ name: "Coffee", keywords: ["Espresso"] }),
    certifications: item({ name: "RSA", issuer: "TasTAFE", date: "2019", visible: false }),
  },
};

describe("Reactive Resume's own JSON", () => {
  it("is read, without what is hidden in it", () => {
    const entries = jsonResumeEntries(new TextEncoder().encode(JSON.stringify(resume)));
    const values = entries.map(({ section, fields }) => [
      section,
      ...Object.values(fields).map(({ value }) => value),
    ]);
    expect(values).toEqual([
      ["account", "robin@example.com"],
      ["basic", "Robin", "Marlow", "Barista", "Hobart, Tasmania"],
      ["personal_summary", "I make good coffee."],
      ["work_experience", "Roaster", "Corner Roastery", "2020-01", "true", "Roasts\nCups"],
      ["qualification", "Certificate III", "Hospitality", "TasTAFE", "2017", "2018"],
      ["skill", "Coffee"],
      ["skill", "Espresso"],
    ]);
  });
});
