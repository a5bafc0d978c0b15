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

describe("a table of service at sea", () => {
  it("has the days of signing on and off as its times", () => {
    expect(
      jobsInLines(
        linesIn(
          ...["# Sam Lee", "sam@example.com", "# Sea service"],
          "Vessel / flag ‖ Type, GT ‖ Company / manager ‖ Rank ‖ Sign on ‖ Sign off ‖ Reason",
          "Coral Trader / AUS ‖ Tanker, 9,120 ‖ Torres Marine ‖ Chief Officer ‖ 04.11.2025 ‖ on board, leave until 12.2026 ‖ –",
          "Bass Star / SGP ‖ Bulk, 28,770 ‖ Straits Ship Managers ‖ Second Officer ‖ 17.01.2023 ‖ 22.09.2025 ‖ promoted",
          ...["# Hobbies", "Fishing"],
        ),
      ),
    ).toEqual([
      "Chief Officer | Torres Marine | 2025-11 | now",
      "Second Officer | Straits Ship Managers | 2023-01 | 2025-09",
    ]);
  });
});

describe("what stands below the employer or the title", () => {
  it("describes the firm, where its look comes again between names and roles", () => {
    const italic = ["Grower and packer of apples", "Forwarder and bonded warehouse"];
    const lines = styledLinesIn(
      ...head,
      ...[
        "* Batlow Ridge Group ‖ 2015 – 2024",
        italic[0]!,
        "Operations Manager ‖ 2019 – 2024",
        "- Nine sheds",
      ],
      ...["Packing Supervisor ‖ 2015 – 2019", "- Night shift"],
      ...["* Ceylon Cross Freight ‖ 2004 – 2015", italic[1]!, "Warehouse Manager ‖ 2004 – 2015"],
      ...["# Hobbies", "Fishing"],
    ).map((line) => (italic.includes(line.parts[0]!) ? { ...line, style: "italic 10" } : line));
    expect(jobsInLines(lines)).toEqual([
      "Operations Manager | Batlow Ridge Group | 2019 | 2024",
      "Packing Supervisor | Batlow Ridge Group | 2015 | 2019",
      "Warehouse Manager | Ceylon Cross Freight | 2004 | 2015",
    ]);
  });

  it("says when the work was done, and is no employer", () => {
    expect(
      jobsInLines(
        linesIn(
          ...[
            ...head,
            "Baker's Assistant, Crumb & Daughter – 2021 to 2023",
            "Mornings and weekends while at school",
          ],
          ...["Waiter, Blue Gum Cafe – 2019 to 2021", "Evenings", "# Hobbies", "Fishing"],
        ),
      ),
    ).toEqual(["Baker's Assistant | Crumb & Daughter | 2021 | 2023", "Waiter | Blue Gum Cafe | 2019 | 2021"]);
  });
});

describe("the time of a job", () => {
  it.each([
    ["03/2022 →", "2022-03 | now"],
    ["September to December 2014, 2015 and 2016", "2014-09 | 2016-12"],
  ])("is read from %s", (time, read) => {
    expect(jobsInLines(linesIn(...head, "Painter, Acme Coach Works", time, "# Hobbies", "Fishing"))).toEqual([
      `Painter | Acme Coach Works | ${read}`,
    ]);
  });
});

describe("jobs in lines of their own", () => {
  it("have no employer below them, where most are whole, and may be earlier ones without a time", () => {
    const lines = linesIn(
      ...[...head, "2018 season ‖ Shearer, Falkland Wool Gang", "2015 to 2018 ‖ Shearer, Te Kuiti Shearing"],
      ...["2013 to 2015 ‖ Rousie, Te Kuiti Shearing", "Before that: Otara Bakery - Delivery Driver"],
    );
    expect(jobsInLines(lines)).toEqual([
      ...["Shearer | Falkland Wool Gang | 2018 | 2018", "Shearer | Te Kuiti Shearing | 2015 | 2018"],
      ...["Rousie | Te Kuiti Shearing | 2013 | 2015", "Delivery Driver | Otara Bakery |  | "],
    ]);
  });

  it("are in a table with columns that say more of them", () => {
    const lines = linesIn(
      ...["# Sam Lee", "sam@example.com", "# Contracts at sea"],
      "Dates ‖ Position ‖ Company ‖ Vessel / trade ‖ Depth",
      "Mar 2025 – present ‖ Saturation Diver ‖ Timor Deep ‖ DSV Kestrel, tie-ins ‖ 48 m",
      "2012 – 2017 ‖ Naval diver ‖ Chilean Navy ‖ Punta Arenas ‖ 45 m",
    );
    expect(jobsInLines(lines)).toEqual([
      ...["Saturation Diver | Timor Deep | 2025-03 | now", "Naval diver | Chilean Navy | 2012 | 2017"],
    ]);
  });

  it("are the steps of a form of Japan", () => {
    const lines = linesIn(
      ...["# Sam Lee", "sam@example.com", "# Work", "2016 ‖ 4 ‖ Joined Aoba Motors K.K. (clerk)"],
      ...["2018 ‖ 9 ‖ Promoted to Senior Clerk", "2019 ‖ 8 ‖ Left Aoba Motors K.K."],
      ...["2022 ‖ 11 ‖ Joined Daintree Safaris, Port Douglas, as Tour Guide", "To the present"],
    );
    expect(jobsInLines(lines)).toEqual([
      ...[
        "Clerk | Aoba Motors K.K. | 2016-04 | 2018-09",
        "Senior Clerk | Aoba Motors K.K. | 2018-09 | 2019-08",
      ],
      "Tour Guide | Daintree Safaris | 2022-11 | now",
    ]);
  });
});
