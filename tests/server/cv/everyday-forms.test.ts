import { describe, expect, it } from "vitest";
import type { Line } from "../../../src/server/cv/text/line.ts";
import { jobsInLines, linesIn, linesOn, page, segment, styledLinesIn, valuesIn } from "./pages.ts";

const top = ["# Ana Costa", "ana@example.com"] as const;
const lines = (...texts: readonly string[]): Line[] => linesIn(...top, ...texts);
const licences = (...texts: readonly string[]) =>
  valuesIn(lines("# Licences", ...texts), "licence", "title", "issuer", "number", "expires");

describe("the licences of a CV", () => {
  it.each([
    ["Forklift (LF) and EWP – Lic. HRW2208417 – expires 04/06/2028", ["Forklift (LF)", "EWP"]],
    ["Confined Space Entry & Gas Test – no. 4471120", ["Confined Space Entry", "Gas Test"]],
  ])("are two where what follows is of both: %s", (text, titles) => {
    const found = valuesIn(lines("# Tickets", text), "licence", "title", "number");
    const number = /[A-Z]*\d{5,}/.exec(text)![0];
    expect(found).toEqual(titles.map((title) => `${title} | ${number}`));
  });

  it("have whole names before a remark on a date", () => {
    expect(licences("RSA: Victoria (last done in 2025)", "Immunisation up to date")).toEqual([
      "RSA |  |  | ",
      "Immunisation |  |  | ",
    ]);
  });

  it("are certificates in a subject, though others have who issues them there", () => {
    expect(
      licences(
        "- AWS Certified Cloud Practitioner – Amazon Web Services, 2025",
        "- Microsoft Certified: Power BI Data Analyst Associate (PL-300), 2025",
      ),
    ).toEqual([
      "AWS Certified Cloud Practitioner | Amazon Web Services |  | ",
      "Microsoft Certified: Power BI Data Analyst Associate (PL-300) |  |  | ",
    ]);
  });

  it("have a number of two and more digits in groups", () => {
    expect(licences("Registered Tax Agent 26 114 889")).toEqual(["Registered Tax Agent |  | 26 114 889 | "]);
  });

  it("may be in capitals, where only headings have space above", () => {
    const own = linesIn(
      ...["# Ana Costa", "ana@example.com", "# PROFILE", "Keen to learn.", "# EXPERIENCE"],
      ...["Cook, Acme Cafe, 2019 – 2022", "# CERTS", "White card", "RSA", "First aid, 2025"],
      ...["# REFEREES", "On request"],
    ).map((line) => ({ ...line, style: " plain 0", size: 0 }));
    expect(valuesIn(own, "licence", "title")).toEqual(["White card", "RSA", "First aid"]);
  });
});

describe("certificates and courses", () => {
  it("are studies among checks, with their school and their year", () => {
    const own = lines(
      ...["# Education", "Bachelor of Accounting, Hill University, 2027"],
      "# Certificates",
      "- Police check",
      "- Certificate III in Cleaning – Hill Training, 2024",
    );
    expect(valuesIn(own, "qualification", "title", "institution", "end")).toEqual([
      "Bachelor of Accounting | Hill University | 2027",
      "Certificate III in Cleaning | Hill Training | 2024",
    ]);
    expect(valuesIn(own, "licence", "title")).toEqual(["Police check"]);
  });

  it("are licences below “Qualifications & tickets”, where no school is named", () => {
    const own = lines(
      "# Qualifications & tickets",
      "- Certificate IV in Warehousing – Hill Skills Centre, 2022",
      "- Return to Work Coordinator – 2024",
    );
    expect(valuesIn(own, "licence", "title")).toEqual(["Return to Work Coordinator"]);
  });

  it("have a field in brackets in the line below", () => {
    const own = styledLinesIn(
      ...top,
      "# Education",
      "* Master of Nursing",
      "* (Emergency)",
      "Hill University",
    );
    const close = own.map((line) => (line.parts[0] === "(Emergency)" ? { ...line, gap: false } : line));
    expect(valuesIn(close, "qualification", "title")).toEqual(["Master of Nursing (Emergency)"]);
  });
});

describe("headings and lists in two languages", () => {
  it("are read by their English words", () => {
    const own = lines(
      "# 注册与证书 Registration and certificates",
      "Police check",
      "# 技能 Skills",
      "Cupping 拔罐、Cliniko",
    );
    expect(valuesIn(own, "licence", "title")).toEqual(["Police check"]);
    expect(valuesIn(own, "skill", "skill")).toEqual(["Cupping 拔罐", "Cliniko"]);
  });
});

describe("skills behind several labels in one line", () => {
  it("are without the labels", () => {
    const own = lines("# Skills", "Welding: FCAW, GTAW; Plant: forklift, crane");
    expect(valuesIn(own, "skill", "skill")).toEqual(["FCAW", "GTAW", "forklift", "crane"]);
  });
});

describe("a job", () => {
  it("goes on below a bar with its dates, and names its client", () => {
    expect(
      jobsInLines(
        lines(
          "# Experience",
          "Cloud Engineer | Client: Telewest | Melbourne |",
          "09/2019 – 05/2021",
          "Systems Engineer | Infotek Limited | Perth | 07/2015 – 08/2019",
        ),
      ),
    ).toEqual([
      "Cloud Engineer | Telewest | 2019-09 | 2021-05",
      "Systems Engineer | Infotek Limited | 2015-07 | 2019-08",
    ]);
  });

  it("may be in a suburb of New South Wales that no list has", () => {
    const own = lines("# Work", "Supervisor, Osteria del Porto, Barangaroo NSW, Feb 2024 – now");
    expect(valuesIn(own, "work_experience", "title", "employer", "place")).toEqual([
      "Supervisor | Osteria del Porto | Barangaroo NSW",
    ]);
  });

  it("is that of a board below “Unpaid”", () => {
    const own = lines(
      "# Work",
      "Cook, Acme Cafe, 2019 – 2022",
      "# Unpaid",
      "2022 to now Board Member, Hill Radio",
    );
    expect(jobsInLines(own).at(-1)).toBe("Board Member | Hill Radio | 2022 | now");
  });

  it("has an employer behind “at” that has the word of a title, beside jobs in other forms", () => {
    const own = styledLinesIn(
      ...top,
      "# Work",
      ...["* Senior Account Broker at Keel Insurance Brokers", "Feb 2020 – now"],
      ...["* Account Broker at Keel Insurance Brokers", "June 2016 – Jan 2020"],
      ...["* Claims Consultant at Southern Cross Mutual", "Aug 2012 – Feb 2015"],
      ...["# Volunteering", "Committee member, Women in Insurance Tasmania, 2019 – now"],
    );
    expect(jobsInLines(own)[0]).toBe("Senior Account Broker | Keel Insurance Brokers | 2020-02 | now");
  });
});

describe("a line of a page that was broken", () => {
  it("goes on in its own column, between dates and a place that ends at the right", () => {
    const place = (text: string) => segment(540 - text.length * 5, text);
    const found = linesOn(
      page(
        [0, segment(40, "2017 – 2021"), segment(150, "Baker at Hunter Valley Bread Co."), place("Maitland")],
        [14, segment(150, "Night shift")],
        [
          14,
          segment(40, "2005 – 2011"),
          segment(150, "Baker and Confectioner at Zalewski Family Hill"),
          place("Rzeszów and Przemyśl, Poland"),
        ],
        [14, { ...segment(150, "Bakery of bread"), end: 210 }],
        [14, segment(150, "Rye")],
      ),
    );
    expect(found.map(({ parts }) => parts[1])).toContain(
      "Baker and Confectioner at Zalewski Family Hill Bakery of bread",
    );
  });

  it("goes on in the look that it ends with, though further down", () => {
    const bold = { ...segment(40, "Hill Community Health, Melbourne – Senior"), endStyle: "italic 10" };
    const rows = page(
      [0, { ...bold, style: "bold 10" }],
      [18, segment(40, "Social Worker", { style: "italic" })],
      ...Array.from(
        { length: 4 },
        () => [12, segment(40, "Case load of people with housing, and of all")] as const,
      ),
    );
    expect(linesOn(rows)[0]!.wraps).toBe(true);
  });
});

describe("a referee", () => {
  it("may be “from” an employer, whose name is of no known kind", () => {
    const own = lines("# References", "Ana Ruddock from Crumb & Anchor", "sam@example.com · 02 5550 3390");
    expect(valuesIn(own, "reference", "name", "employer")).toEqual(["Ana Ruddock | Crumb & Anchor"]);
  });
});
