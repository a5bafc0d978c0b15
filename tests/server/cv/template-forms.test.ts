import { describe, expect, it } from "vitest";
import { jobsInLines, styledLinesIn, valuesIn } from "./pages.ts";

const head = ["# Rosa Benedetti", "rosa@example.com"];
const jobs = (...texts: readonly string[]) =>
  jobsInLines(styledLinesIn(...head, "# Work experience", ...texts));
const lists = (heading: string, section: string, texts: readonly string[], ...fields: readonly string[]) =>
  valuesIn(styledLinesIn(...head, `# ${heading}`, ...texts), section, ...fields);

describe("a form of an employer", () => {
  it("has titles with duties in one column, skills for the position, and names without accents", () => {
    expect(
      jobs(
        "From ‖ To ‖ Employer ‖ Position held and main duties ‖ Reason for leaving",
        ...["03/02/2020 ‖ Current ‖ Hills Family Centre ‖ Senior Social Worker ‖ –", "Court reports"],
        ...["16/01/2017 ‖ 31/01/2020 ‖ North Youth Service ‖ Case Manager ‖ Moved", "Housing and school"],
      ),
    ).toEqual([
      "Senior Social Worker | Hills Family Centre | 2020-02 | now",
      "Case Manager | North Youth Service | 2017-01 | 2020-01",
    ]);
    expect(lists("Skills relevant to the position", "skill", ["- Risk assessment"], "skill")).toEqual([
      "Risk assessment",
    ]);
    expect(lists("Languages", "language", ["English, Maori (some)"], "language")).toEqual([
      "English",
      "Māori",
    ]);
  });
});

describe("the jobs of a CV made with a template", () => {
  it("have kinds of work above them, which are no employers", () => {
    expect(
      jobs(
        ...["* Vocational", "2020 – 2024 ‖ Geologist, Blackbutt Consultants, Perth WA"],
        ...["2016 – 2019 ‖ Driller, Ida Iron Pty Ltd, Newman WA"],
        ...["* Miscellaneous", "2010 – 2012 ‖ Guide, Yorke Tours Pty Ltd, Moonta SA"],
      ),
    ).toEqual([
      "Geologist | Blackbutt Consultants | 2020 | 2024",
      "Driller | Ida Iron Pty Ltd | 2016 | 2019",
      "Guide | Yorke Tours Pty Ltd | 2010 | 2012",
    ]);
  });

  it("have what describes the employer above the title", () => {
    const lines = styledLinesIn(
      ...head,
      "# Work experience",
      ...["* HARVEST HOLDINGS PTY LTD ‖ 2012 – 2018", "Family owned grain and flour company"],
      ...["* Finance Director", "- Prepared the trade sale of the mills"],
      ...["* BUTTON & THREAD ‖ 2007 – 2012", "Fashion retailer with 118 shops in two countries"],
      ...["* Commercial Manager", "- Renegotiated forty leases"],
    ).map((line) => (line.parts.length > 1 ? line : { ...line, gap: false }));
    expect(jobsInLines(lines)).toEqual([
      "Finance Director | HARVEST HOLDINGS PTY LTD | 2012 | 2018",
      "Commercial Manager | BUTTON & THREAD | 2007 | 2012",
    ]);
  });

  it("have a season, or a month with how long it was, in place of their dates", () => {
    expect(
      jobs(
        ...["* Milker, Tarwin Dairy, Leongatha VIC", "from March 2025 to September 2025", "- Cows"],
        ...["* Picker, Ridge Vineyards, Nuriootpa SA", "February 2025 (4 weeks)"],
        ...["* Cheese Seller, Fromage Pty Ltd, Ballarat VIC", "summer 2020"],
      ),
    ).toEqual([
      "Milker | Tarwin Dairy | 2025-03 | 2025-09",
      "Picker | Ridge Vineyards | 2025-02 | 2025-02",
      "Cheese Seller | Fromage Pty Ltd | 2020 | 2020",
    ]);
  });

  it("have names with hyphens, and how long one lasted in place of its dates", () => {
    expect(
      jobs(
        ...["2020 – 2024 ‖ Team Member – Frosty's Drive-In, Dubbo", "- Made shakes"],
        ...["2016 – 2019 ‖ Plumber – Vella & Sons Plumbing, Lara", "- Drains"],
        ...["1 year ‖ Labourer – Barwon Demolition, Corio", "- Dug"],
      ),
    ).toEqual([
      "Team Member | Frosty's Drive-In | 2020 | 2024",
      "Plumber | Vella & Sons Plumbing | 2016 | 2019",
      "Labourer | Barwon Demolition |  | ",
    ]);
  });

  it("have their dates beside the first task", () => {
    expect(
      jobs(
        ...["* Numbat Analytics, Software Engineer ‖ Canberra, ACT"],
        ...["Lead the rewrite of the ingestion pipeline ‖ June 2024 – present"],
        ...["* Tidal Systems, Backend Developer ‖ Sydney, NSW"],
        ...["Built the query planner behind the dashboards ‖ Jan 2021 – May 2024"],
      ),
    ).toEqual([
      "Software Engineer | Numbat Analytics | 2024-06 | now",
      "Backend Developer | Tidal Systems | 2021-01 | 2024-05",
    ]);
  });

  it("have employers with where they are and what is said of them behind their form or town", () => {
    expect(
      jobs(
        ...["* Deputy Manager ‖ 2019 – 2024", "Sahyadri Autocast Pvt. Ltd., Chakan"],
        ...["* Registered Nurse ‖ 2016 – 2019", "Banksia Hospital, Maitland (Level 4, 58,000 presentations)"],
      ),
    ).toEqual([
      "Deputy Manager | Sahyadri Autocast Pvt. Ltd. | 2019 | 2024",
      "Registered Nurse | Banksia Hospital | 2016 | 2019",
    ]);
  });
});

describe("the lists of a CV made with a template", () => {
  it("have licences in columns, with who gave them", () => {
    expect(
      lists(
        "Certificates",
        "licence",
        ["2021 ‖ Certified Security Professional ‖ ISC2", "2018 ‖ Network Defender ‖ CompTIA"],
        ...["title", "issuer"],
      ),
    ).toEqual(["Certified Security Professional | ISC2", "Network Defender | CompTIA"]);
  });

  it("have tables of licences whose first column is any item", () => {
    expect(
      lists(
        "Tickets",
        "licence",
        [
          "Item ‖ Licence/card no. ‖ Expires",
          "Working at Heights ‖ WH-22915 ‖ 02/2027",
          "White Card ‖ 0331728 ‖",
        ],
        ...["title", "number"],
      ),
    ).toEqual(["Working at Heights | WH-22915", "White Card | 0331728"]);
  });

  it("have languages below memberships", () => {
    expect(
      lists("Memberships and languages", "language", ["English, Shona, basic French"], "language"),
    ).toEqual(["English", "Shona", "French"]);
  });

  it("have courses with marks in brackets, and those that ended early", () => {
    expect(
      lists(
        "Education",
        "qualification",
        [
          "Bachelor of Nursing (GPA 6.1/7), Hunter Valley University ‖ 2020",
          "Bachelor of Commerce (not completed), Otway University ‖ 2015",
        ],
        ...["title", "institution"],
      ),
    ).toEqual(["Bachelor of Nursing | Hunter Valley University", "Bachelor of Commerce | Otway University"]);
  });
});
