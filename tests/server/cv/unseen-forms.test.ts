import { describe, expect, it } from "vitest";
import { headingOf } from "../../../src/lexicon/cv/headings.ts";
import { unspaced } from "../../../src/server/cv/text/spaced-letters.ts";
import { jobsInLines, linesIn, linesOn, page, segment, styledLinesIn, valuesIn } from "./pages.ts";

const bold = (x: number, text: string) => segment(x, text, { style: "bold" });
const heading = (text: string) => segment(40, text, { size: 12, style: "bold" });
const top = [
  [0, segment(40, "Rosa Benedetti", { size: 16 })],
  [20, segment(40, "rosa@example.com")],
] as const;

describe("letters with spaces between them", () => {
  const plain = (text: string) => unspaced({ text, size: 11 });

  it("are the words of a heading or of a title where the space between these is lost", () => {
    expect(plain("C A R E E R H I S T O R Y")).toBe("CAREER HISTORY");
    expect(plain("K E Y S K I L L S")).toBe("KEY SKILLS");
    expect(plain("A R E A S O F E X P E R T I S E")).toBe("AREAS OF EXPERTISE");
    expect(plain("F O R K L I F T D R I V E R")).toBe("FORKLIFT DRIVER");
  });

  it("are a heading also where three of few are set close, and stay a name in one piece", () => {
    expect(headingOf(plain("AWA R D S"))).toBe("other");
    expect(plain("C A M P B E L L")).toBe("CAMPBELL");
    expect(plain("V E R H O E V E N")).toBe("VERHOEVEN");
  });
});

describe("a table of a page", () => {
  it("has an employer over several rows, of which lines of cells stand below", () => {
    const lines = linesOn(
      page(
        ...top,
        [30, heading("Employment")],
        [20, bold(40, "Employer"), bold(180, "Position"), bold(320, "Location"), bold(430, "Period")],
        [
          20,
          bold(40, "Acme Ferries"),
          segment(180, "Deckhand"),
          segment(320, "Hobart"),
          segment(430, "Mar 2016 – Jul 2018"),
        ],
        [20, segment(180, "Boat Driver"), segment(320, "Bruny"), segment(430, "Aug 2018 – May 2020")],
        [15, segment(320, "Island")],
        [
          20,
          bold(40, "Bay Water Taxis"),
          segment(180, "Skipper"),
          segment(320, "Hobart"),
          segment(430, "Jun 2020 – Oct 2022"),
        ],
        [14, segment(180, "Fleet Manager"), segment(320, "Hobart"), segment(430, "Nov 2022 – now")],
      ),
    );
    expect(jobsInLines(lines)).toEqual([
      "Deckhand | Acme Ferries | 2016-03 | 2018-07",
      "Boat Driver | Acme Ferries | 2018-08 | 2020-05",
      "Skipper | Bay Water Taxis | 2020-06 | 2022-10",
      "Fleet Manager | Bay Water Taxis | 2022-11 | now",
    ]);
  });

  it("of skills and levels has no skill in its head, nor is this a heading in the margin", () => {
    const lines = linesOn(
      page(
        ...top,
        [30, heading("Certificates")],
        [20, bold(40, "Certificate"), bold(200, "Number"), bold(300, "Valid to")],
        [20, segment(40, "First Aid"), segment(300, "05/2027")],
        [30, heading("Skills")],
        [20, bold(40, "Skill"), bold(200, "Level")],
        [20, segment(40, "Rigging"), segment(200, "Expert")],
        [20, segment(40, "Radio"), segment(200, "Basic")],
        [30, heading("Languages")],
        [20, bold(40, "Language"), bold(200, "Spoken"), bold(300, "Written")],
        [20, segment(40, "Italian"), segment(200, "Native"), segment(300, "Basic")],
      ),
    );
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Rigging", "Radio"]);
    expect(valuesIn(lines, "licence", "title", "expires")).toEqual(["First Aid | 2027-05"]);
    expect(valuesIn(lines, "language", "language", "level")).toEqual(["Italian | native"]);
  });
});

describe("pictures and frames of a page", () => {
  it("are marks where a font has the same one or two letters for them beside several dates", () => {
    const icon = segment(34, "Ï", { style: "icons", size: 6 });
    const lines = linesOn(
      page(
        ...top,
        [30, heading("Experience")],
        [20, icon, segment(50, "2019 - Now")],
        [13, bold(50, "Chef - Acme Bistro")],
        [20, icon, segment(50, "2016 - 2019")],
        [13, bold(50, "Cook - Hill Hotel")],
      ),
    );
    expect(jobsInLines(lines)).toEqual([
      "Chef | Acme Bistro | 2019 | now",
      "Cook | Hill Hotel | 2016 | 2019",
    ]);
  });

  it("keep items in frames apart, though the next would have no room beside the one above", () => {
    const [adobe, below] = [segment(40, "Adobe InDesign"), segment(40, "Fixture sourcing")];
    const lines = linesOn(
      page(
        ...top,
        [30, heading("Skills")],
        [20, segment(40, "Planograms"), segment(120, "Sketches")],
        [21, adobe, segment(120, "Revit")],
        [21, below],
      ),
    );
    expect(valuesIn(lines, "skill", "skill")).toContain("Fixture sourcing");
  });
});

describe("a job", () => {
  it("has its title below the part of the employer, as most jobs of the CV have it", () => {
    const job = (dates: string, employer: string, part: string, title: string) => [
      `* ${dates} ‖ ${employer}`,
      part,
      title,
      "- Handover at the bedside",
    ];
    const lines = styledLinesIn(
      "Rosa Benedetti",
      "# Employment",
      ...job("04/2022 – current", "Banksia Hospital, Midland", "Ward 4 West (24 beds)", "Clinical Nurse"),
      ...job("11/2018 – 03/2022", "Hill Hospital, Bunbury", "Surgical Services Unit", "Registered Nurse"),
      ...job("02/2016 – 10/2018", "Cape Clinic, Albany", "Day Ward", "Rousie"),
    );
    expect(jobsInLines(lines)).toEqual([
      "Clinical Nurse | Banksia Hospital | 2022-04 | now",
      "Registered Nurse | Hill Hospital | 2018-11 | 2022-03",
      "Rousie | Cape Clinic | 2016-02 | 2018-10",
    ]);
  });

  it("has the words for since and now in two languages, and its end below its start", () => {
    const lines = styledLinesIn(
      "Rosa Benedetti",
      "# Berufserfahrung / Employment",
      "seit / since 02/2022 ‖ Lecturer, Hill University",
      "04/2018 ‖ Research Fellow, Cape Institute",
      "– 01/2022",
    );
    expect(jobsInLines(lines)[0]).toBe("Lecturer | Hill University | 2022-02 | now");
  });

  it("has another form below a heading of earlier jobs, which looks as titles do", () => {
    const lines = styledLinesIn(
      "Rosa Benedetti",
      "# Employment",
      ...["* Privacy Adviser", "Department of Rivers, Canberra", "July 2017 – March 2021", "- Wrote advice"],
      ...["* Access Officer", "Department of Parks, Canberra", "May 2014 – June 2017", "- Read files"],
      "* Previous positions",
      "Receptionist, Harbour Street Physiotherapy, Queanbeyan, 2007 – 2009",
    );
    expect(jobsInLines(lines).at(-1)).toBe("Receptionist | Harbour Street Physiotherapy | 2007 | 2009");
  });

  it("has no employer in a text below it that goes on in the next line", () => {
    const role = (title: string, dates: string, text: string) => [
      `* ${title}`,
      dates,
      "Hobart, Tasmania, Australia",
      `${text} and the stocktake of the northern stores,⏎`,
      "every second month.",
    ];
    const lines = styledLinesIn(
      "Rosa Benedetti",
      "# Experience",
      ...["* Acme Stores", "6 years 9 months"],
      ...role("Store Manager", "March 2022 - Present (4 years)", "Rosters, budgets"),
      ...role("Assistant Manager", "May 2019 - March 2022 (3 years)", "Windows, returns"),
    );
    expect(jobsInLines(lines)).toEqual([
      "Store Manager | Acme Stores | 2022-03 | now",
      "Assistant Manager | Acme Stores | 2019-05 | 2022-03",
    ]);
  });
});

describe("studies and lists", () => {
  it("have no course in the end of the title of a thesis, whatever years are in it", () => {
    const lines = styledLinesIn(
      "Rosa Benedetti",
      "# Education",
      "2018 ‖ Doctor of Philosophy, Hill University",
      "Dissertation: Kredit und Nachbarschaft in den nordhessischen⏎",
      "Dörfern, 1850–1914",
      "2012 ‖ Bachelor of Arts, Cape University",
    );
    expect(valuesIn(lines, "qualification", "title", "institution", "end")).toEqual([
      "Doctor of Philosophy | Hill University | 2018",
      "Bachelor of Arts | Cape University | 2012",
    ]);
    expect(valuesIn(lines, "licence", "title")).toEqual([]);
  });

  it("have no skill in the stories below strengths", () => {
    const lines = styledLinesIn(
      "Rosa Benedetti",
      "# Strengths",
      ...["* Commercial eye", "Every floor plan starts with the⏎", "sales report"],
      ...["* Team builder", "Three former assistants now run⏎", "their own stores"],
    );
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Commercial eye", "Team builder"]);
  });

  it("have a licence once that is told with its kind and listed without, and its number in small letters", () => {
    const lines = linesIn(
      "Rosa Benedetti",
      "# Profile",
      "I hold a Baseline clearance.",
      "# Clearances",
      "Baseline, valid to 12 June 2032",
      "Certified Cloud Administrator, Cloud Guild, LF-8k2mq41z",
    );
    expect(valuesIn(lines, "licence", "title", "number")).toEqual([
      "Baseline | ",
      "Certified Cloud Administrator | LF-8k2mq41z",
    ]);
  });

  it("have a heading with commas in the look of the others, of which one part is known", () => {
    const lines = linesIn(
      ...["Rosa Benedetti", "# Skills", "Rigging", "# Education", "# Languages", "Italian"],
      ...["# Licence, ratings and medicals", "Class 2 Medical, valid to 07/2027"],
    );
    expect(valuesIn(lines, "licence", "title", "expires")).toEqual(["Class 2 Medical | 2027-07"]);
  });

  it("begin with a name behind a degree with small letters", () => {
    expect(
      valuesIn(
        linesIn("Dr. rer. nat. Rosa Benedetti", "rosa@example.com"),
        "basic",
        "given_name",
        "family_name",
      ),
    ).toEqual(["Rosa | Benedetti"]);
  });
});
