import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const navy = "1F3A5F";
const head = (words: string) =>
  text(`**${words}**`, { before: 11, after: 4, size: 12.5, colour: "FFFFFF", shade: navy });
const area = (words: string, ...proofs: readonly string[]) => [
  text(`**${words}**`, { before: 5, after: 1, colour: navy }),
  ...points(...proofs),
];
const post = (words: string) => text(words, { after: 3 });

/** A former navy technician's functional résumé in Word: achievements below four areas of skill that have no dates, then a short history as “Title – Employer – Place – 2019 to date” on one line each, with rank and trade in the navy. */
export const maintenancePlanner: UnseenCv = {
  name: "former navy technician's functional résumé in Word: achievements with firms' names below areas of skill without dates, then “Title – Employer, Place – July 2019 to date” on one line each, ranks, tickets run on in a sentence",
  type: "docx",
  write: word({ font: "Tahoma", size: 10, margin: 20 }, [
    {
      blocks: [
        text("**CHANTELLE BAPTISTE-MOORE**", { size: 20, colour: navy, after: 0 }),
        text("Maintenance planner | ships, pumps and power stations", { size: 11 }),
        text("Traralgon VIC 3844 • 0491 579 455 • chantelle.bm@example.com"),
        head(" Key strengths"),
        ...area(
          "Planning and scheduling",
          "Planned a 21-day outage of two boilers for Latrobe Ridge Power with 340 work orders; finished a day early",
          "Built a look-ahead of 13 weeks that four supervisors still print every Monday",
          "Cut overdue work orders from 412 to 37 within a year",
        ),
        ...area(
          "Hands-on trade",
          "Diesels, refrigeration and hydraulics at sea, often without a spare and a week from a port",
          "Rebuilt a fire pump in 14 hours during Exercise Southern Gannet",
        ),
        ...area(
          "Leading people",
          "Led watches of nine sailors on a frigate and a crew of 22 contractors at the power station",
          "Chief instructor of a course for 60 trainees a year",
        ),
        ...area(
          "Safety",
          "Permit officer for eight years, no lost time injury",
          "Wrote the isolation procedure for the ash plant",
        ),
        head(" Employment summary"),
        post("Maintenance Planner – Latrobe Ridge Power, Traralgon – July 2019 to date"),
        post("Mechanical Fitter – Gippsland Pump Services, Morwell – 2017 to 2019"),
        post("Petty Officer Marine Technician – Australian Naval Service – January 2011 to April 2017"),
        post("Leading Seaman Marine Technician – Australian Naval Service – 2006 to 2010"),
        head(" Qualifications"),
        post("Diploma of Engineering – Technical (Mechanical) – Westernport Maritime College – 2012"),
        post("Certificate IV in Training and Assessment – Lakes TAFE – 2015"),
        post("Certificate III in Engineering (Mechanical) – Westernport Maritime College – 2008"),
        post("Graduate Certificate in Asset Management – Strzelecki University – current, due June 2027"),
        head(" Tickets"),
        text(
          "White Card; Confined Space Entry (to 14 March 2027); Working at Heights (to 14 March 2027); Level 3 First Aid (exp. 10/2028); Heavy Rigid driver's licence; Baseline security clearance",
        ),
        head(" Software"),
        text("SAP PM, Primavera P6, Maximo, Excel, Power BI"),
        head(" Community"),
        text("Legacy ward volunteer. Secretary of the Traralgon sub-branch, 2021 to 2024. Masters swimmer."),
        head(" Referees"),
        text("Names of two former commanding officers and my present manager on request"),
      ],
    },
  ]),
  says: {
    given: "Chantelle / CHANTELLE",
    family: "Baptiste-Moore / BAPTISTE-MOORE",
    email: "chantelle.bm@example.com",
    phone: "+61491579455",
    jobs: [
      ["Maintenance Planner", "Latrobe Ridge Power / Latrobe Ridge Power, Traralgon", "2019-07", null],
      ["Mechanical Fitter", "Gippsland Pump Services / Gippsland Pump Services, Morwell", "2017", "2019"],
      ["Petty Officer Marine Technician", "Australian Naval Service", "2011-01", "2017-04"],
      ["Leading Seaman Marine Technician", "Australian Naval Service", "2006", "2010"],
    ],
    studies: [
      [
        "Diploma of Engineering – Technical (Mechanical) / Diploma of Engineering – Technical / Diploma of Engineering / Diploma of Engineering (Technical, Mechanical)",
        "Westernport Maritime College",
        "2012",
      ],
      ["Certificate IV in Training and Assessment", "Lakes TAFE", "2015"],
      [
        "Certificate III in Engineering (Mechanical) / Certificate III in Engineering",
        "Westernport Maritime College",
        "2008",
      ],
      ["Graduate Certificate in Asset Management", "Strzelecki University", "2027-06"],
    ],
    skills: ["SAP PM", "Primavera P6", "Maximo", "Excel", "Power BI"],
    licences: [
      ["White Card"],
      ["Confined Space Entry / Confined Space", undefined, "2027-03-14"],
      ["Working at Heights", undefined, "2027-03-14"],
      ["Level 3 First Aid / First Aid / First Aid Level 3", undefined, "2028-10"],
      ["Baseline security clearance / Security clearance / Baseline / Security clearance (Baseline)"],
    ],
    drives: ["HR"],
    besides: [
      "Driver licence",
      "Heavy Rigid driver's licence",
      "Planning and scheduling",
      "Hands-on trade",
      "Leading people",
      "Safety",
      "Exercise Southern Gannet",
      "Chief instructor",
      "Permit officer",
      "Legacy ward volunteer",
      "Secretary",
      "Traralgon sub-branch",
      "Masters swimmer",
    ],
  },
};
