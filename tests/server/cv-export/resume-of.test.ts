import { validate, type Problem } from "@jsonresume/schema";
import { describe, expect, it } from "vitest";
import { resumeOf } from "../../../src/server/cv-export/resume-of.ts";
import { hostile, job, nurse, own, profileOf, today } from "./profiles.ts";
import { workExperience } from "../../../src/contract/profile/work-experience.ts";

const problemsOf = (resume: object): Problem[] => {
  let problems: Problem[] = [];
  validate(resume, (found) => (problems = found ?? []));
  return problems;
};

describe("a profile as JSON Resume", () => {
  it.each([
    ["a full profile", nurse],
    ["a profile with hostile text", hostile],
    ["an empty profile", profileOf("Sam Lee")],
  ])("is valid by the schema of the format: %s", (_, profile) => {
    const resume = JSON.parse(JSON.stringify(resumeOf(profile, today))) as object;
    expect(problemsOf(resume)).toEqual([]);
    expect(problemsOf({ ...resume, work: [{ startDate: "soon" }] })).not.toEqual([]);
  });

  it("has the seeker's place in its parts, as the home suburb says", () => {
    expect(resumeOf(nurse, today).basics).toMatchObject({
      name: "Zoë Nguyễn-Dvořák",
      label: "Registered nurse",
      phone: "+61 412 345 678",
      location: { city: "Newtown", region: "NSW", postalCode: "2042", countryCode: "AU" },
    });
  });

  it("never contains sensitive fields, the street address or people who may not be asked", () => {
    const text = JSON.stringify(resumeOf(nurse, today));
    for (const secret of [
      "1990",
      "female",
      "NMW000",
      '12345678"',
      "REF9988",
      "Secret Lane",
      "Not Asked",
      "not-asked",
    ])
      expect(text).not.toContain(secret);
  });

  it("leaves out certificates that have expired", () => {
    const names = resumeOf(nurse, today).certificates.map(({ name }) => name);
    expect(names).toEqual([
      "Registered Nurse (Division 1)",
      "Driver licence, class C (car)",
      "IELTS Academic, overall 8",
    ]);
  });

  it("has unpaid work apart from paid work", () => {
    const { work, volunteer } = resumeOf(nurse, today);
    expect(work.map(({ position }) => position)).toEqual(["Registered nurse", "Nurse"]);
    expect(volunteer.map(({ organization }) => organization)).toEqual(["St John Ambulance"]);
  });

  it("takes points at the end of a description as highlights, and keeps those within it in their place", () => {
    const { work } = resumeOf(
      profileOf(
        "Sam Lee",
        own(
          workExperience,
          job({ para: "Led a team.", description: "Duties:\n- first\n- second" }),
          job({ description: "- first\nAfter it" }),
        ),
      ),
      today,
    );
    expect(work[0]).toMatchObject({ summary: "Led a team.\nDuties:", highlights: ["first", "second"] });
    expect(work[1]).toMatchObject({ summary: "- first\nAfter it", highlights: undefined });
  });
});
