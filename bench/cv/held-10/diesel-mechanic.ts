import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

const section = (title: string) => [[`**${title}**`], [""]];
const field = (label: string, ...lines: readonly string[]) => [[label], lines];

const work = (dates: string, position: string, activities: string, employer: string, sector: string) => [
  field("Dates", dates),
  field("Occupation or position held", `**${position}**`),
  field("Main activities and responsibilities", activities),
  field("Name and address of employer", employer),
  field("Type of business or sector", sector),
  field("", ""),
];
const study = (dates: string, title: string, subjects: string, organisation: string) => [
  field("Dates", dates),
  field("Title of qualification awarded", `**${title}**`),
  field("Principal subjects / occupational skills covered", subjects),
  field("Name and type of organisation providing education and training", organisation),
  field("", ""),
];

/** A Romanian mechanic before the move, in the first European form: one table with long labels at the left, dates in front of position and employer, address in the employer's line, languages as mother tongue and others. */
export const dieselMechanic: UnseenCv = {
  name: "first European form: long labels at the left, employer with address",
  type: "docx",
  write: word(
    [
      {
        widths: [34, 66],
        rows: [
          field("**Europass\nCurriculum Vitae**", ""),
          section("Personal information"),
          field("First name(s) / Surname(s)", "**Cătălin Ionuț MUNTEANU**"),
          field("Address(es)", "Str. Livezii 22, 500123 Brașov, Romania"),
          field("Telephone(s)", "Mobile: +40 721 555 018"),
          field("E-mail", "catalin.munteanu@mecanic.example"),
          field("Nationality", "Romanian"),
          field("Date of birth", "08/11/1989"),
          field("Gender", "Male"),
          field("", ""),
          field(
            "Desired employment / Occupational field",
            "**Heavy diesel fitter, Western Australia (visa subclass 482, sponsor required)**",
          ),
          field("", ""),
          section("Work experience"),
          ...work(
            "03/2017 onwards",
            "Heavy Equipment Mechanic",
            "Service and repair of excavators, dumpers and wheel loaders in the workshop and at the quarry; diagnosis of electronic faults; training of two apprentices",
            "Utilaje Carpați SRL, Str. Uzinei 14, Brașov (Romania)",
            "Hire and repair of construction machines",
          ),
          ...work(
            "06/2012 – 02/2017",
            "Truck Mechanic",
            "Brakes, clutches, gearboxes and engines of long-distance trucks; night duty for breakdowns",
            "Transbucegi Service SRL, Calea Feldioarei 90, Brașov (Romania)",
            "Road transport",
          ),
          ...work(
            "09/2009 – 05/2012",
            "Agricultural Machine Fitter",
            "Assembly of ploughs and seed drills",
            "Landtechnik Brunner GmbH, Industriestraße 5, 94315 Straubing (Germany)",
            "Manufacture of farm machines",
          ),
          section("Education and training"),
          ...study(
            "09/2014 – 06/2016",
            "Master Craftsman in Diesel Mechanics",
            "Engine overhaul, hydraulics, electronics, running a workshop",
            "Chamber of Crafts Brașov (vocational training body)",
          ),
          ...study(
            "09/2005 – 06/2009",
            "Vocational Certificate, Motor Mechanic",
            "Motor vehicles, welding, technical drawing",
            "Colegiul Tehnic Tâmpa, Brașov (technical secondary school)",
          ),
          section("Personal skills and competences"),
          field("Mother tongue(s)", "**Romanian**"),
          field("Other language(s)", "**English** (B2), **German** (B1), **Hungarian** (A2)"),
          field("Social skills and competences", "Used to shift work and to teams of several nations"),
          field(
            "Technical skills and competences",
            "Hydraulics; engine overhaul; Cat ET diagnostics; air conditioning; arc welding",
          ),
          field("Computer skills and competences", "Excel; SAP PM"),
          field(
            "Certificates",
            "F-gas handling certificate no. RO-11884, valid until 10.06.2027",
            "Forklift operator permit no. BV-2204, valid until 30.09.2026",
            "Cat Electronic Technician Level 2 (2019)",
          ),
          field(
            "Additional information",
            "Skills assessment as Diesel Motor Mechanic applied for in October 2025. References from both employers in Brașov in English translation.",
          ),
        ],
      },
    ],
    [],
    ["Page 1 – Curriculum vitae of Munteanu Cătălin Ionuț"],
  ),
  says: {
    given: "Cătălin Ionuț / Cătălin",
    family: "Munteanu",
    email: "catalin.munteanu@mecanic.example",
    phone: "+40721555018",
    jobs: [
      [
        "Heavy Equipment Mechanic",
        "Utilaje Carpați SRL / Utilaje Carpați / Utilaje Carpați SRL, Brașov / Utilaje Carpați SRL, Brașov (Romania)",
        "2017-03",
        null,
      ],
      [
        "Truck Mechanic",
        "Transbucegi Service SRL / Transbucegi Service / Transbucegi Service SRL, Brașov / Transbucegi Service SRL, Brașov (Romania)",
        "2012-06",
        "2017-02",
      ],
      [
        "Agricultural Machine Fitter",
        "Landtechnik Brunner GmbH / Landtechnik Brunner / Landtechnik Brunner GmbH, Straubing / Landtechnik Brunner GmbH, Straubing (Germany)",
        "2009-09",
        "2012-05",
      ],
    ],
    studies: [
      [
        "Master Craftsman in Diesel Mechanics",
        "Chamber of Crafts Brașov / Chamber of Crafts Brașov (vocational training body)",
        "2016-06",
      ],
      [
        "Vocational Certificate, Motor Mechanic",
        "Colegiul Tehnic Tâmpa / Colegiul Tehnic Tâmpa, Brașov / Colegiul Tehnic Tâmpa, Brașov (technical secondary school)",
        "2009-06",
      ],
    ],
    skills: [
      "Hydraulics",
      "engine overhaul",
      "Cat ET diagnostics",
      "air conditioning",
      "arc welding",
      "Excel",
      "SAP PM",
    ],
    licences: [
      ["F-gas handling certificate / F-gas handling", "RO-11884", "2027-06-10"],
      ["Forklift operator permit", "BV-2204", "2026-09-30"],
      ["Cat Electronic Technician Level 2 / Cat Electronic Technician"],
    ],
    languages: ["Romanian", "English", "German", "Hungarian"],
    besides: [
      "Diesel Motor Mechanic",
      "Used to shift work",
      "teams of several nations",
      "Heavy diesel fitter",
      "Skills assessment",
    ],
  },
};
