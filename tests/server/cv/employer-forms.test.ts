import { describe, expect, it } from "vitest";
import type { Segment } from "../../../src/server/cv/text/pdf-segments.ts";
import { jobsInLines, linesIn, linesOn, page, segment, styledLinesIn, valuesIn } from "./pages.ts";

const head = ["# Rosa Benedetti", "rosa@example.com"];
const jobs = (...texts: readonly string[]) => jobsInLines(styledLinesIn(...head, "# Work", ...texts));
const studies = (...texts: readonly string[]) =>
  valuesIn(
    styledLinesIn(...head, "# Education", ...texts),
    "qualification",
    ...["title", "institution", "end"],
  );

describe("an employer with the whole time there", () => {
  it("stands above posts with their own times and towns", () => {
    expect(
      jobs(
        ...["* Kiewa Valley Rail ‖ Feb 2020 – present", "Signals Adviser"],
        ...["* ROYAL NAVY ‖ Mar 2004 – Dec 2019 (15 yrs 10 mths)"],
        ...["Petty Officer, Plymouth ‖ Jan 2012 – Dec 2019", "- Forty sailors"],
        ...["Able Rate (Gunner), Faslane and Plymouth ‖ Mar 2004 – Dec 2011", "- Night watches"],
        ...["* Torridge Ferries ‖ 2001 – 2004", "Deckhand"],
      ),
    ).toEqual([
      "Signals Adviser | Kiewa Valley Rail | 2020-02 | now",
      "Petty Officer | ROYAL NAVY | 2012-01 | 2019-12",
      "Able Rate (Gunner) | ROYAL NAVY | 2004-03 | 2011-12",
      "Deckhand | Torridge Ferries | 2001 | 2004",
    ]);
  });

  it("may have nothing but the length of it", () => {
    expect(
      jobs(
        ...["* Gosse Freight (5 yrs 10 mths)", "Yard Manager ‖ Jan 2018 – Oct 2020", "- Forty trucks"],
        ...["Truck Driver ‖ Jan 2015 – Dec 2017", "- Long nights"],
        ...["* Bondi Rail (2 yrs)", "Porter ‖ Jan 2012 – Dec 2014"],
      ),
    ).toEqual([
      "Yard Manager | Gosse Freight | 2018-01 | 2020-10",
      "Truck Driver | Gosse Freight | 2015-01 | 2017-12",
      "Porter | Bondi Rail | 2012-01 | 2014-12",
    ]);
  });

  it("may have the words of a title in its name", () => {
    expect(
      jobs(
        ...["* Brunswick & Lane ‖ 2016 – 2024", "Senior Planner (July 2020 to May 2024)"],
        ...["Planner (March 2016 to June 2020)"],
        ...["* Hill Street Surveyors ‖ 2012 – 2015", "Office Junior (2012 to 2015)"],
      ),
    ).toEqual([
      "Senior Planner | Brunswick & Lane | 2020-07 | 2024-05",
      "Planner | Brunswick & Lane | 2016-03 | 2020-06",
      "Office Junior | Hill Street Surveyors | 2012 | 2015",
    ]);
  });
});

describe("an employer and a title", () => {
  it("have a town and a dash between them, behind which the line may be broken", () => {
    expect(
      jobs(
        ...["* Marlow Coaches, Hobart TAS — Coach Driver", "OCTOBER 2021 - PRESENT", "Two tours a day."],
        ...["* Cragg & Sutter Travel, Todmorden, West Yorkshire —", "Driver Mentor", "MAY 2012 - JULY 2021"],
      ),
    ).toEqual([
      "Coach Driver | Marlow Coaches | 2021-10 | now",
      expect.stringMatching(/^Driver Mentor \| Cragg & Sutter Travel.* \| 2012-05 \| 2021-07$/),
    ]);
  });

  it("stand above dates with a label of two words", () => {
    expect(
      jobs(
        ...["PASTRY COOK", "Lagoon Palace – Abu Dhabi, U.A.E.", "Inclusive Dates: June 2021 up to present"],
        ...["Duties and Responsibilities:", "- Cakes of four floors"],
        ...["COMMIS", "Isla Resort – Cebu City", "Inclusive Dates: May 2014 to July 2017"],
      ),
    ).toEqual(["PASTRY COOK | Lagoon Palace | 2021-06 | now", "COMMIS | Isla Resort | 2014-05 | 2017-07"]);
  });

  it("are beside and below the dates, where the title has a department", () => {
    expect(
      jobs(
        ...["since 05/2021 ‖ Radiographer, Critical Care", "Moyne Health, Warrnambool", "- Nine beds"],
        ...["04/2019 – 04/2021 ‖ Radiographer", "Spital Nord, Münster", "- Two scanners"],
        ...["04/2018 – 03/2019 ‖ Parental leave"],
        ...["10/2014 – 03/2018 ‖ Radiographer, Internal Medicine", "Klinikum Emsaue, Münster", "- Nights"],
      ).filter((job) => job.startsWith("Radiographer")),
    ).toEqual([
      "Radiographer, Critical Care | Moyne Health | 2021-05 | now",
      "Radiographer | Spital Nord | 2019-04 | 2021-04",
      "Radiographer, Internal Medicine | Klinikum Emsaue | 2014-10 | 2018-03",
    ]);
  });

  it("are in a table whose dates are school terms", () => {
    expect(
      jobs(
        "From ‖ To ‖ School ‖ Position",
        "Jan 2022 ‖ current ‖ Cape Sands Area School ‖ Science Coordinator",
        "Term 2, 2016 ‖ Q4 2021 ‖ St Brendan’s Parish School ‖ Class Teacher, Year 3",
      ),
    ).toEqual([
      "Science Coordinator | Cape Sands Area School | 2022-01 | now",
      "Class Teacher, Year 3 | St Brendan’s Parish School | 2016 | 2021",
    ]);
  });
});

describe("a course and its school", () => {
  it("have a town and a dash between them, or a remark behind them", () => {
    expect(
      studies(
        ...["* Kirk Hill College, Todmorden — NVQ Level 2 in Coach Driving", "2007 - 2008"],
        ...["* Meadow Road High School, Hebden — 7 GCSEs", "1993 - 1998"],
      ),
    ).toEqual([
      "NVQ Level 2 in Coach Driving | Kirk Hill College | 2008",
      "7 GCSEs | Meadow Road High School | 1998",
    ]);
    expect(
      studies(
        "Diploma of Logistics, Top Gully Skills Institute (by recognition of prior learning) ‖ 2023",
        "Certificate IV in Training, Burdekin Training College ‖ 2017",
      )[0],
    ).toBe("Diploma of Logistics | Top Gully Skills Institute | 2023");
  });

  it("have the town in front of the course, above the school", () => {
    expect(
      studies(
        ...["* Hobart — Certificate III in Driving", "TasTAFE", "2008"],
        ...["* Launceston — Year 12", "Kings Meadows High School", "1998"],
      ),
    ).toEqual(["Certificate III in Driving | TasTAFE | 2008", "Year 12 | Kings Meadows High School | 1998"]);
  });

  it("are in a table whose first column is called as another part of a CV", () => {
    expect(
      studies(
        "Award ‖ Institution ‖ Completed",
        "Graduate Certificate in Leadership ‖ Gulf Plains University ‖ 2022",
        "Bachelor of Education ‖ Gulf Plains University ‖ November 2014",
      ),
    ).toEqual([
      "Graduate Certificate in Leadership | Gulf Plains University | 2022",
      "Bachelor of Education | Gulf Plains University | 2014-11",
    ]);
  });
});

describe("a page with jobs", () => {
  const heading = { size: 16, style: "bold" };
  const bold = { style: "bold" };
  const onPage = (...rows: readonly (readonly [number, Segment])[]) => [
    ...linesIn(...head),
    ...linesOn(page(...rows)),
  ];

  it("has each in a card, which is no list", () => {
    const card = (title: string, employer: string, time: string, text: string) =>
      [
        [30, segment(52, title, bold)],
        [14, segment(52, employer)],
        [14, segment(52, time, { size: 9 })],
        [14, segment(52, text)],
      ] as const;
    expect(
      jobsInLines(
        onPage(
          [20, segment(40, "Career history", heading)],
          ...card(
            "Maintenance Fitter",
            "Wallaroo District Hospital",
            "Feb 2018 - Oct 2021 · 3 years 9 months",
            "Pumps",
          ),
          ...card(
            "Apprentice Fitter",
            "Dripping Well Co.",
            "Jan 2014 - Jan 2018 · 4 years",
            "New sheds and drains",
          ),
          ...card("Trolley Collector", "Yorke Plaza", "2012 - 2013 · 1 year", "No description added"),
        ),
      ),
    ).toEqual([
      "Maintenance Fitter | Wallaroo District Hospital | 2018-02 | 2021-10",
      "Apprentice Fitter | Dripping Well Co. | 2014-01 | 2018-01",
      "Trolley Collector | Yorke Plaza | 2012 | 2013",
    ]);
  });

  it("has two columns whose headings no list has, below jobs over the whole width", () => {
    const [left, right] = [40, 320];
    const lines = linesOn(
      page(
        [20, segment(left, "FLYING CAREER", heading)],
        [
          20,
          segment(left, "08/2023 – now", bold),
          segment(150, "First Officer, Dash 8, on the long way to the mines", bold),
        ],
        [14, segment(150, "Pindan Air")],
        [30, segment(left, "PAPERS AND MEDICALS", heading), segment(right, "EDUCATION", heading)],
        [
          20,
          segment(left, "Pilot Licence, valid to 2028", bold),
          segment(right, "Diploma of Aviation (Pilot Licence", bold),
        ],
        [14, segment(left, "Class 1 Medical"), segment(right, "– Aeroplane)", bold)],
        [14, segment(left, "Security Card"), segment(right, "Peel Valley Flying School, 2018")],
        [30, segment(left, "Forklift licence LF"), segment(right, "LANGUAGES", heading)],
        [20, segment(left, "First Aid, 2025"), segment(right, "English")],
      ),
    );
    expect(valuesIn(lines, "qualification", "title", "institution", "end")).toEqual([
      "Diploma of Aviation (Pilot Licence – Aeroplane) | Peel Valley Flying School | 2018",
    ]);
  });
});
