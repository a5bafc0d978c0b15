import { describe, expect, it } from "vitest";
import { jobsInLines, linesIn, styledLinesIn } from "../../pages.ts";

const head = ["# Sam Lee", "sam@example.com", "# Employment"];

describe("the employer of a job", () => {
  it("is a company with the words of a title in its name, above its roles", () => {
    const jobs = jobsInLines(
      styledLinesIn(
        ...head,
        "* HIGHVELD BOILER CONTRACTORS (PTY) LTD, Witbank, South Africa ‖ 03/2014 – 11/2020",
        ...["Boilermaker Supervisor ‖ 01/2018 – 11/2020", "- Outages at three power stations"],
        ...["Boilermaker ‖ 03/2014 – 12/2017", "- Tube panels and ducting"],
        ...["* VAAL STEEL, Vanderbijlpark, South Africa ‖ 01/2010 – 02/2014", "Apprentice Boilermaker"],
        "- Newman, Jul – Sep 2012: night shift",
      ),
    );
    expect(jobs).toEqual([
      "Boilermaker Supervisor | HIGHVELD BOILER CONTRACTORS (PTY) LTD | 2018-01 | 2020-11",
      "Boilermaker | HIGHVELD BOILER CONTRACTORS (PTY) LTD | 2014-03 | 2017-12",
      "Apprentice Boilermaker | VAAL STEEL | 2010-01 | 2014-02",
    ]);
  });

  it("is no client within its time", () => {
    expect(
      jobsInLines(
        linesIn(
          ...head,
          ...["Systems Engineer", "Infranova Technologies", "August 2018 - September 2021"],
          "Client: Nordfjord Bank, Oslo (May 2019 - November 2019)",
          ...["Network Engineer", "Padma Broadband Ltd", "January 2016 - June 2018"],
        ),
      ),
    ).toEqual([
      "Systems Engineer | Infranova Technologies | 2018-08 | 2021-09",
      "Network Engineer | Padma Broadband Ltd | 2016-01 | 2018-06",
    ]);
  });

  it("is not the one above another heading", () => {
    expect(
      jobsInLines(
        linesIn(
          ...head,
          ...["Network Engineer", "Padma Broadband Ltd ‖ Jan 2016 – Jun 2019"],
          ...["# Volunteer work experience", "Computer tutor ‖ 2021 – 2023"],
        ),
      ),
    ).toEqual([
      "Network Engineer | Padma Broadband Ltd | 2016-01 | 2019-06",
      "Computer tutor |  | 2021 | 2023",
    ]);
  });

  it("is nobody where a bold title is for somebody without a name", () => {
    const lines = linesIn(...head, "Babysitter for two families (2024 – 2025)", "- Dinner and bed");
    expect(
      jobsInLines(
        lines.map((line) => (line.parts[0]!.startsWith("Baby") ? { ...line, lead: "Babysitter" } : line)),
      ),
    ).toEqual(["Babysitter |  | 2024 | 2025"]);
  });
});
