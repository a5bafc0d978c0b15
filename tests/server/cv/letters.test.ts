import { describe, expect, it } from "vitest";
import { jobsInLines, linesIn, valuesIn } from "./pages.ts";

const letter = (...paragraphs: readonly string[]) =>
  linesIn("Priya Nair", "priya.nair@example.com", "Dear Sir or Madam,", ...paragraphs).map((line) => ({
    ...line,
    gap: true,
  }));

describe("a letter in place of a CV", () => {
  it("tells of jobs, with the employer in the sentence or in front of it", () => {
    expect(
      jobsInLines(
        letter(
          "Since March 2020 I have worked as a pastry cook at Harbour Bakehouse. I start at three.",
          "Before that I was employed by Coastline Catering as a kitchen hand from June 2017 to May 2019.",
          "Reef Lodge, Cairns. I was a waiter there from 2014 to 2016. Long days.",
        ),
      ),
    ).toEqual([
      "Pastry cook | Harbour Bakehouse | 2020-03 | now",
      "Kitchen hand | Coastline Catering | 2017-06 | 2019-05",
      "Waiter | Reef Lodge | 2014 | 2016",
    ]);
  });

  it("tells of studies and licences beside them", () => {
    const lines = letter(
      "I worked for Acme Freight as a forklift driver from 2012 to 2016.",
      "I got my Certificate III in Logistics at Swan River TAFE in 2012 and my Diploma of Leadership through Bay Training in 2015. I left Hill High School with the School Certificate in 2009.",
      "My forklift licence is FL448120 and runs to 3 June 2027. I’ve got first aid that runs out in May 2027, a white card and an HC licence.",
    );
    expect(valuesIn(lines, "qualification", "title", "institution", "end")).toEqual([
      "Certificate III in Logistics | Swan River TAFE | 2012",
      "Diploma of Leadership | Bay Training | 2015",
      "School Certificate | Hill High School | 2009",
    ]);
    expect(valuesIn(lines, "licence", "title", "number", "expires")).toEqual([
      "Forklift licence | FL448120 | 2027-06-03",
      "First aid |  | 2027-05",
      "White card |  | ",
    ]);
    expect(valuesIn(lines, "driver_licence", "class")).toEqual(["HC"]);
  });

  it("tells when a job began and ended in two places, and what was held since", () => {
    expect(
      jobsInLines(
        letter(
          "In 2012 I joined Acme Freight as a Forklift Driver and stayed until 2016.",
          "My current position is Team Leader at Blue Gum Bakery, which I have held since March 2019.",
          "Between 2008 and 2012 I was employed as a Cleaner by Hill Hospital.",
        ),
      ),
    ).toEqual([
      "Forklift Driver | Acme Freight | 2012 | 2016",
      "Team Leader | Blue Gum Bakery | 2019-03 | now",
      "Cleaner | Hill Hospital | 2008 | 2012",
    ]);
  });

  it("tells of skills and languages, and of licences with their numbers and ends behind commas", () => {
    const lines = letter(
      "I worked for Acme Freight as a forklift driver from 2012 to 2016.",
      "My key skills are knots and splices, rigging and engine care. I also speak Tamil and a little Malay.",
      "I hold a White Card, number 448812, which is valid until 3 June 2027, and a van with a hoist. I have a driver licence, class HR.",
    );
    expect(valuesIn(lines, "skill", "skill")).toEqual(["knots and splices", "rigging", "engine care"]);
    expect(valuesIn(lines, "language", "language")).toEqual(["Tamil", "Malay"]);
    expect(valuesIn(lines, "licence", "title", "number", "expires")).toEqual([
      "White Card | 448812 | 2027-06-03",
    ]);
    expect(valuesIn(lines, "driver_licence", "class")).toEqual(["HR"]);
  });
});
