import { describe, expect, it } from "vitest";
import { styledLinesIn, valuesIn } from "./pages.ts";

const lines = (...texts: readonly string[]) =>
  styledLinesIn("# Rosa Benedetti", "rosa@example.com", ...texts);

describe("the studies in a CV", () => {
  const studies = (...texts: readonly string[]) =>
    valuesIn(lines("# Education", ...texts), "qualification", "title", "institution", "end");

  it("are in a table of examinations", () => {
    expect(
      studies(
        "S. No. ‖ Examination Passed ‖ Board / University ‖ Year ‖ Division / %",
        "1. ‖ M.Com. ‖ Doaba University ‖ 2018 ‖ 1st / 71%",
        "2. ‖ Matriculation ‖ P.S.E.B. ‖ 2011 ‖ 1st / 74%",
      ),
    ).toEqual(["M.Com. | Doaba University | 2018", "Matriculation | P.S.E.B. | 2011"]);
  });

  it.each([
    ["Grade 10 – Hill High School – 1999", "Grade 10 | Hill High School | 1999"],
    [
      "Bachelor of Law, Hill University, 2023 – to finish mid 2027",
      "Bachelor of Law | Hill University | 2027",
    ],
    ["Diploma of Law, Hill TAFE, 2020 – (completed 2022)", "Diploma of Law | Hill TAFE | 2022"],
    [
      "Fellowship of the Royal College of Physicians (FRCP), 2016",
      "Fellowship of the Royal College of Physicians (FRCP) |  | 2016",
    ],
  ])("say their year: %s", (text, found) => {
    expect(studies(text)).toEqual([found]);
  });

  it("are stages of school above its name", () => {
    expect(
      studies(
        "* Secondary",
        "Apalit National High School",
        "2010",
        "* Elementary",
        "Apalit Elementary School",
        "2004",
      ),
    ).toEqual([
      "Secondary | Apalit National High School | 2010",
      "Elementary | Apalit Elementary School | 2004",
    ]);
  });

  it("go on below a field that a title may end with, and below an item whose bullet is drawn", () => {
    const own = lines("# Education", "2013", "Bachelor of Business", "Administration", "Hill University").map(
      (line) => (/^(?:Bach|Adm)/.test(line.parts[0]!) ? { ...line, style: "bold 10" } : line),
    );
    expect(valuesIn(own, "qualification", "title", "institution")).toEqual([
      "Bachelor of Business Administration | Hill University",
    ]);
    const items = lines(
      "# Education",
      "- Diploma of Government, Capital Public Sector",
      "- College, 2014",
    ).map((line) => ({ ...line, mayWrap: line.parts[0]!.startsWith("Diploma") }));
    expect(valuesIn(items, "qualification", "title", "institution", "end")).toEqual([
      "Diploma of Government | Capital Public Sector College | 2014",
    ]);
  });

  it("have titles that a narrow column broke, above a school", () => {
    const bold = ["Certificate III in Soft", "Furnishing", "Certificate II in Joinery", "Wattle Skills"];
    const own = lines(
      ...["# Education", "Certificate III in Soft", "Furnishing", "Holmesglen", "2018"],
      ...["Certificate II in Joinery", "Wattle Skills", "2016"],
    ).map((line) => (bold.includes(line.parts[0]!) ? { ...line, style: "bold 10" } : line));
    expect(valuesIn(own, "qualification", "title", "institution")).toEqual([
      "Certificate III in Soft Furnishing | Holmesglen",
      "Certificate II in Joinery | Wattle Skills",
    ]);
  });

  it("are rows of years and levels of school", () => {
    expect(
      studies(
        "1985 ‖ Year 11",
        "Mannum Area School",
        "2006 ‖ Certificate III in Driving",
        "Torrens Training",
      ),
    ).toEqual([
      "Year 11 | Mannum Area School | 1985",
      "Certificate III in Driving | Torrens Training | 2006",
    ]);
  });

  it("are online, at a school that the text below names", () => {
    expect(
      studies(
        "Box Hill College, Box Hill — Diploma of Accounting",
        "2006 – 2007",
        "Online — Certificate IV in Bookkeeping",
        "2023",
        "Through Bright Ledger Training, over two winters of evenings.",
      ),
    ).toEqual([
      "Diploma of Accounting | Box Hill College | 2007",
      "Certificate IV in Bookkeeping | Bright Ledger Training | 2023",
    ]);
  });

  it("have schools with a town behind a hyphen or a slash behind them", () => {
    expect(
      studies(
        ...["* Certificate III in Ageing Support", "Darling Downs College-Toowoomba QLD", "2020"],
        ...["* Certificate of Secondary Education", "Menengai Girls School-Nakuru", "2013"],
      ),
    ).toEqual([
      "Certificate III in Ageing Support | Darling Downs College | 2020",
      "Certificate of Secondary Education | Menengai Girls School | 2013",
    ]);
    const own = lines("# Education", "Ryde TAFE / Diploma of Nursing", "2019").map((line) =>
      line.parts[0]!.startsWith("Ryde") ? { ...line, lead: "Ryde TAFE /" } : line,
    );
    expect(valuesIn(own, "qualification", "title", "institution")).toEqual([
      "Diploma of Nursing | Ryde TAFE",
    ]);
  });

  it("have no grade in words behind the place of the school", () => {
    const own = studies(
      ...["* MSc Physics", "Corio University, Germany, magna cum laude", "2018"],
      ...["* BSc Physics", "University of Barwon, Austria", "2014"],
    );
    expect(own[0]).toBe("MSc Physics | Corio University | 2018");
  });

  it("are in progress from one date to the one that is expected", () => {
    expect(
      studies(
        ...["Master of Nursing ‖ Feb 2025 – in progress, completion 2028", "Hill University"],
        "Diploma of Law, TAFE NSW, started March 2026 and finish in May 2027",
      ),
    ).toEqual(["Master of Nursing | Hill University | 2028", "Diploma of Law | TAFE NSW | 2027-05"]);
  });

  it("are named by their looks where no word of them is in a list", () => {
    expect(
      studies(
        ...["* Suikerbrood in Patisserie", "Bakkerij Verhoeven-Gent", "2014 to 2016"],
        ...["* Diploma of Baking", "Hill Institute-Geelong VIC", "2012 to 2014"],
      ),
    ).toEqual([
      "Suikerbrood in Patisserie | Bakkerij Verhoeven | 2016",
      "Diploma of Baking | Hill Institute | 2014",
    ]);
  });

  it("have no marks behind their titles, and years behind words", () => {
    expect(
      studies(
        ...["Box Hill High School ‖ December 2019", "Victorian Certificate of Education (VCE), ATAR 88.05"],
        ...["TAFE NSW ‖ June 2021", "Diploma of Nursing – GPA 6.2 of 7"],
      ),
    ).toEqual([
      "Victorian Certificate of Education (VCE) | Box Hill High School | 2019-12",
      "Diploma of Nursing | TAFE NSW | 2021-06",
    ]);
    expect(studies("HSC, ATAR 90, Box Hill High School, 2019", "Diploma of Law, TAFE NSW, 2021")).toEqual([
      "HSC | Box Hill High School | 2019",
      "Diploma of Law | TAFE NSW | 2021",
    ]);
    expect(
      studies(
        ...["Completed ‖ 2019", "Course ‖ Diploma of Nursing", "Taught at ‖ Wren Place"],
        ...["Completed ‖ 2017", "Course ‖ Certificate III in Carpentry", "Taught at ‖ Holmesglen"],
      ),
    ).toEqual(["Diploma of Nursing | Wren Place | 2019", "Certificate III in Carpentry | Holmesglen | 2017"]);
    expect(
      studies(
        ...["* Certificate III in Carpentry", "TAFE NSW", "finished May 2018"],
        ...["* Year 12", "Box Hill High School", "completed 2014"],
      ),
    ).toEqual(["Certificate III in Carpentry | TAFE NSW | 2018-05", "Year 12 | Box Hill High School | 2014"]);
  });
});
