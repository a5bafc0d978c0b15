import { describe, expect, it } from "vitest";
import { qualificationsIn } from "../../../src/server/cv/find/studies/qualifications.ts";
import { plainLine } from "../../../src/server/cv/text/line.ts";
import { headingOf } from "../../../src/lexicon/cv/headings.ts";

const line = (text: string) => plainLine(...text.split(" ‖ "));

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
