import { grid, line, sheet } from "../held-15/sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

const part = (text: string) => line(`**${text}**`, { size: 12, before: 14, after: 4 });
const label = (text: string) => [line(`**${text}**`, { size: 9, after: 1 })];
const value = (...texts: readonly string[]) => texts.map((text) => line(text, { after: 1 }));

/** A social worker's answers in a department's application form: bordered tables with labels, surname first, full dates, reasons for leaving. */
export const socialWorker: UnseenCv = {
  name: "social worker's filled-in government form: bordered tables, surname first, full dates, reasons for leaving",
  type: "docx",
  write: sheet(
    {
      font: "Arial",
      size: 10,
      margin: 18,
      above: [
        line("Department of Family Support and Communities\tForm HR-12 Application for Employment", {
          size: 8,
          tabs: [-0.1],
          ruled: true,
        }),
      ],
      below: [line("Form HR-12, version 7\tPage {page}", { size: 8, tabs: [-0.1] })],
    },
    [
      line("**Application for Employment**", { size: 16, after: 2 }),
      line("Please complete all parts. You may attach further pages.", { size: 9 }),
      part("Part 1 – Personal details"),
      grid(
        [26, 24, 26, 24],
        [
          [label("Surname"), value("Brennan"), label("Given name"), value("Naomi")],
          [label("Title"), value("Ms"), label("Pronouns"), value("she/her")],
          [
            label("Postal address"),
            value("7 Saltbush Court, Mount Barker SA 5251"),
            label("Mobile"),
            value("0491 576 801"),
          ],
          [
            label("Email"),
            value("naomi.brennan@example.com"),
            label("Right to work"),
            value("Australian citizen"),
          ],
        ],
        true,
      ),
      part("Part 2 – Employment history (most recent first)"),
      grid(
        [16, 16, 22, 24, 22],
        [
          [
            label("From"),
            label("To"),
            label("Employer"),
            label("Position held and main duties"),
            label("Reason for leaving"),
          ],
          [
            value("03/02/2020"),
            value("Current"),
            value("Hills Family Centre"),
            value(
              "**Senior Social Worker**",
              "Intensive family support, supervision of three workers, court reports",
            ),
            value("–"),
          ],
          [
            value("16/01/2017"),
            value("31/01/2020"),
            value("Northside Youth Service"),
            value("**Case Manager**", "Young people aged 15 to 21 leaving care; housing, Centrelink, school"),
            value("Moved to the Hills"),
          ],
          [
            value("04/08/2014"),
            value("23/12/2016"),
            value("Anchor Street Shelter"),
            value("**Residential Support Worker**", "Night shifts, intake, meals, safety plans"),
            value("Offered case work"),
          ],
          [
            value("2011"),
            value("2014"),
            value("Plum & Pepper Cafe"),
            value("**Waitress**", "While studying"),
            value("Graduated"),
          ],
        ],
        true,
      ),
      part("Part 3 – Qualifications"),
      grid(
        [44, 38, 18],
        [
          [label("Qualification"), label("Institution"), label("Year completed")],
          [value("Graduate Certificate in Family Therapy"), value("Onkaparinga University"), value("2022")],
          [value("Bachelor of Social Work (Honours)"), value("Onkaparinga University"), value("2014")],
          [
            value("South Australian Certificate of Education"),
            value("Mount Lofty High School"),
            value("2010"),
          ],
        ],
        true,
      ),
      part("Part 4 – Registrations, checks and licences"),
      grid(
        [50, 28, 22],
        [
          [label("Type"), label("Number"), label("Valid until")],
          [value("AASW Accredited Social Worker"), value("451872"), value("30/06/2027")],
          [value("Working with Children Check (SA)"), value("WWC-2087731"), value("12/09/2029")],
          [value("NDIS Worker Check"), value("NDIS-660214"), value("12/09/2029")],
          [value("Provide First Aid"), value(""), value("04/2028")],
          [value("Driver's licence (class C)"), value("S48 112"), value("2030")],
        ],
        true,
      ),
      part("Part 5 – Skills relevant to the position"),
      grid(
        [100],
        [
          [
            value(
              "Risk assessment",
              "Motivational interviewing",
              "Trauma-informed practice",
              "Court report writing",
              "Group facilitation",
              "Reflective supervision",
            ),
          ],
        ],
        true,
      ),
      part("Part 6 – Languages other than English"),
      grid(
        [50, 50],
        [
          [label("Language"), label("Level")],
          [value("Auslan"), value("Conversational")],
        ],
        true,
      ),
      part("Part 7 – Statement"),
      line(
        "I have worked with children and their families for twelve years, in shelters, flats, schools and courtrooms. What I bring to the department is patience, a sharp pen for reports and a habit of saying clearly what has to change and by when. I have lived in the Hills since 2020 and know its services, its buses and the lack of them.",
        { align: "both" },
      ),
      part("Part 8 – Referees"),
      grid(
        [30, 44, 26],
        [
          [label("Name"), label("Position and organisation"), label("Telephone")],
          [value("Judith Amadi"), value("Manager, Hills Family Centre"), value("0491 577 426")],
          [value("Rob Vellacott"), value("Team Leader, Northside Youth Service"), value("0491 577 644")],
        ],
        true,
      ),
      line("I declare that this information is true and complete.", { before: 10, after: 2 }),
      line("Signed: N. Brennan\tDate: 18 May 2026", { tabs: [90] }),
    ],
  ),
  says: {
    given: "Naomi",
    family: "Brennan",
    email: "naomi.brennan@example.com",
    phone: "+61491576801",
    jobs: [
      ["Senior Social Worker", "Hills Family Centre", "2020-02", null],
      ["Case Manager", "Northside Youth Service", "2017-01", "2020-01"],
      ["Residential Support Worker", "Anchor Street Shelter", "2014-08", "2016-12"],
      ["Waitress", "Plum & Pepper Cafe", "2011", "2014"],
    ],
    studies: [
      ["Graduate Certificate in Family Therapy", "Onkaparinga University", "2022"],
      ["Bachelor of Social Work (Honours) / Bachelor of Social Work", "Onkaparinga University", "2014"],
      ["South Australian Certificate of Education", "Mount Lofty High School", "2010"],
    ],
    skills: [
      "Risk assessment",
      "Motivational interviewing",
      "Trauma-informed practice",
      "Court report writing",
      "Group facilitation",
      "Reflective supervision",
    ],
    licences: [
      ["AASW Accredited Social Worker / Accredited Social Worker", "451872", "2027-06-30"],
      ["Working with Children Check (SA) / Working with Children Check", "WWC-2087731", "2029-09-12"],
      ["NDIS Worker Check", "NDIS-660214", "2029-09-12"],
      ["Provide First Aid / First Aid", undefined, "2028-04"],
    ],
    drives: ["C"],
    languages: ["Auslan"],
    besides: ["Driver's licence (class C)", "Driver's licence", "English"],
  },
};
