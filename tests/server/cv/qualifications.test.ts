import { describe, expect, it } from "vitest";
import { qualificationsIn } from "../../../src/server/cv/find/studies/qualifications.ts";
import { plainLine } from "../../../src/server/cv/text/line.ts";
import { linesIn, valuesIn } from "./pages.ts";
import { headingOf } from "../../../src/lexicon/cv/headings.ts";

const line = (text: string) => plainLine(...text.split(" ‖ "));

/** What a CV says below "Education" beside jobs: title, school and end. */
const readCv = (...texts: string[]) =>
  valuesIn(
    linesIn("# Sam Lee", "# Experience", "Cook, Acme Pty Ltd, 2015 – 2019", "# Education", ...texts),
    "qualification",
    "title",
    "institution",
    "end",
  );

/** What the lines below "Education" say: title, school, end and whether it is in progress. */
const read = (...texts: string[]) =>
  qualificationsIn(texts.map(line)).map(({ fields }) =>
    ["title", "institution", "end", "in_progress"].map((name) => fields[name]?.value ?? ""),
  );

describe("a qualification in a CV", () => {
  it("is divided from a school that no list has as the entries beside it are", () => {
    expect(read("Diploma of Nursing, TAFE NSW, 2019", "Certificate of Billing, Navitas, 2012")).toEqual([
      ["Diploma of Nursing", "TAFE NSW", "2019", ""],
      ["Certificate of Billing", "Navitas", "2012", ""],
    ]);
  });

  it("is divided from its school where both are clearest, whatever stands between them", () => {
    expect(
      read(
        "TAFE NSW, Bankstown — Diploma of Leadership ‖ 2020",
        "Cert III Engineering – Mechanical Trade, TAFE Mackay ‖ 2014",
        "Bachelor of Arts. University of Sydney ‖ 2010",
      ),
    ).toEqual([
      ["Diploma of Leadership", "TAFE NSW", "2020", ""],
      ["Cert III Engineering – Mechanical Trade", "TAFE Mackay", "2014", ""],
      ["Bachelor of Arts", "University of Sydney", "2010", ""],
    ]);
  });

  it("may have the school in brackets with the year", () => {
    expect(read("Certificate IV in Disability (Selmar Institute, 2022)")).toEqual([
      ["Certificate IV in Disability", "Selmar Institute", "2022", ""],
    ]);
  });

  it("keeps what follows a dash in its title", () => {
    expect(read("Certificate III in Engineering – Fabrication Trade ‖ 2007", "CQUniversity")).toEqual([
      ["Certificate III in Engineering – Fabrication Trade", "CQUniversity", "2007", ""],
    ]);
  });

  it.each([
    ["Cert III Engineering – Mechanical Trade, TAFE Mackay 2009", "TAFE Mackay"],
    ["Cert III Engineering – Mechanical Trade (TAFE Mackay, 2009)", "TAFE Mackay"],
  ])("keeps a dash before its school: %s", (text, school) => {
    expect(read(text)).toEqual([["Cert III Engineering – Mechanical Trade", school, "2009", ""]]);
  });

  it("may have the letters of a degree with full stops, and a school in capitals", () => {
    expect(read("B.S. Computer Science, State University", "2013 - 2017")).toEqual([
      ["B.S. Computer Science", "State University", "2017", ""],
    ]);
  });

  it("may be one that no list has, in a list of courses with their years", () => {
    expect(
      qualificationsIn(
        ["Diploma of Logistics – Chisholm Institute – 2018", "Incident Control – 2020"].map((text) => ({
          ...line(text),
          bullet: true,
        })),
      ).map(({ fields }) => [fields["title"]?.value, fields["end"]?.value]),
    ).toEqual([
      ["Diploma of Logistics", "2018"],
      ["Incident Control", "2020"],
    ]);
  });

  it("is in progress where the CV says so, with the year that is expected", () => {
    expect(read("Bachelor of Laws", "University of Tasmania", "In progress – due 2027")).toEqual([
      ["Bachelor of Laws", "University of Tasmania", "2027", "true"],
    ]);
  });

  it.each([
    ["a comma, with the town", "Diploma of Nursing, Kestrel & Rowe, Wagga Wagga NSW, 2016"],
    ["a colon", "Diploma of Nursing: Kestrel & Rowe (2016)"],
    ["a comma, the school first", "Kestrel & Rowe, Diploma of Nursing, 2016"],
    ["words that say how far it is", "Diploma of Nursing, Kestrel & Rowe (completed 2016)"],
  ])("has a school that no list has at %s", (_, text) => {
    const known = ["Diploma of Law, Ultimo College, 2013", "Diploma of Art: Ultimo College (2012)"];
    expect(read(text, ...known)[0]).toEqual(["Diploma of Nursing", "Kestrel & Rowe", "2016", ""]);
  });

  it.each([
    ["schools first", ["Kestrel & Rowe", "Otter Law MA, 2016", "Ultimo College", "Diploma of Law, 2013"]],
    ["titles first", ["Otter Law MA", "Kestrel & Rowe, 2016", "Diploma of Law", "Ultimo College, 2013"]],
    ["years first", ["2016", "Otter Law MA", "Kestrel & Rowe", "2013", "Diploma of Law", "Ultimo College"]],
  ])("has lines in the order of the others, %s, where its school is in no list", (_, texts) => {
    expect(read(...texts)).toEqual([
      ["Otter Law MA", "Kestrel & Rowe", "2016", ""],
      ["Diploma of Law", "Ultimo College", "2013", ""],
    ]);
  });

  it("is in no list itself, above its school", () => {
    expect(read("Otter Lore", "Ultimo College, 2016", "Diploma of Law", "TAFE NSW, 2013")).toEqual([
      ["Otter Lore", "Ultimo College", "2016", ""],
      ["Diploma of Law", "TAFE NSW", "2013", ""],
    ]);
  });

  it("has its code in front, is no heading and no licence, and may be current", () => {
    expect(
      readCv(
        "2016 ‖ HLT54121 Diploma of Nursing, Holmesglen",
        "Trade Certificate – Carpentry ‖ TAFE NSW ‖ 2014",
        "Bachelor of Engineering (Civil) with Honours ‖ Deakin, Bendigo ‖ 2019",
        "Builders Academy Australia | Licence en droit | 2012",
      ),
    ).toEqual([
      "HLT54121 Diploma of Nursing | Holmesglen | 2016",
      "Trade Certificate – Carpentry | TAFE NSW | 2014",
      "Bachelor of Engineering (Civil) with Honours | Deakin | 2019",
      "Licence en droit | Builders Academy Australia | 2012",
    ]);
    expect(read("Bachelor of Laws, Deakin University (current)")).toEqual([
      ["Bachelor of Laws", "Deakin University", "", "true"],
    ]);
  });

  it("is joined from the lines of a narrow column, as is its school", () => {
    const narrow = [
      "Certificate IV in",
      "Leadership and",
      "Management, Catholic",
      "Governor Stirling Senior",
      "Polytechnic University",
      "Bachelor of Laws",
    ];
    const lines = linesIn(
      "# Sam Lee",
      "# Education",
      ...["Certificate IV in", "Leadership and", "Management, Catholic", "University, 2019"],
      ...["Year 12", "Governor Stirling Senior", "High School", "2014"],
      ...["Bachelor of Laws", "(Honours)", "Polytechnic University", "of the Philippines", "2024"],
    ).map((one) => (narrow.includes(one.parts[0]!) ? { ...one, mayWrap: true } : one));
    expect(valuesIn(lines, "qualification", "title", "institution", "end")).toEqual([
      "Certificate IV in Leadership and Management | Catholic University | 2019",
      "Year 12 | Governor Stirling Senior High School | 2014",
      "Bachelor of Laws (Honours) | Polytechnic University of the Philippines | 2024",
    ]);
  });

  it("is none of the units and marks below it", () => {
    expect(read("Master of Arts", "Monash University, 2020", "Relevant units: Law, First Aid")).toEqual([
      ["Master of Arts", "Monash University", "2020", ""],
    ]);
  });
});

describe("the heading of a part of a CV", () => {
  it.each([
    ["Formación académica", "education"],
    ["Ausbildung", "education"],
    ["教育背景 Education", "education"],
    ["KINH NGHIỆM LÀM VIỆC", "experience"],
    ["Expériences professionnelles", "experience"],
    ["शिक्षा", "education"],
    ["الخبرة العملية", "experience"],
    ["Mga Kasanayan", "skills"],
    ["Idiomas", "languages"],
    ["Istruzione e formazione", "education"],
  ])("%s is about %s", (text, topic) => {
    expect(headingOf(text)).toBe(topic);
  });
});
