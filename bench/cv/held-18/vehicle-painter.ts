import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.3 "DejaVu Sans Condensed","DejaVu Sans",sans-serif;color:#000}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:.5mm 2mm}.l{width:47mm;text-align:right;border-right:.3mm solid #000;padding-right:3mm}.h td{padding-top:4mm;font-weight:700}.h .l{font-size:11pt}h1{font:700 15pt "DejaVu Sans Condensed","DejaVu Sans",sans-serif;margin:0;line-height:1.1}.name td{font-size:13pt;font-weight:700;padding-top:2mm}.grid{width:auto;margin:1mm 0}.grid td{border:.2mm solid #000;text-align:center;font-size:8pt;padding:.6mm 2mm}tr{break-inside:avoid}`;

const row = (label: string, value: string, of = "") =>
  `<tr class="${of}"><td class=l>${label}</td><td>${value}</td></tr>`;
const head = (label: string) => row(label, "", "h");
const gap = row("&nbsp;", "");
const post = (when: string, what: string, does: string, at: string, sector: string) =>
  row("Dates", when) +
  row("Occupation or position held", what) +
  (does && row("Main activities and responsibilities", does)) +
  row("Name and address of employer", at) +
  (sector && row("Type of business or sector", sector)) +
  gap;
const course = (when: string, title: string, subjects: string, at: string, level = "") =>
  row("Dates", when) +
  row("Title of qualification awarded", title) +
  (subjects && row("Principal subjects / occupational skills covered", subjects)) +
  row("Name and type of organisation providing education and training", at) +
  (level && row("Level in national or international classification", level)) +
  gap;
const levels = (...cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;

const body = `<table>
<tr><td class=l><h1>Europass<br>Curriculum Vitae</h1></td><td></td></tr>
${head("Personal information")}
${row("First name(s) / Surname(s)", "Sławomir Gąsiorek", "name")}
${row("Address(es)", "2/90 Sayer Street, 3844 Traralgon VIC (Australia)")}
${row("Telephone(s)", "03 5550 8106 &nbsp;&nbsp; Mobile: +61 491 575 789")}
${row("E-mail", "slawomir.gasiorek@example.com")}
${row("Nationality", "Polish; Australian permanent resident since 2024")}
${row("Date of birth", "08/10/1987")}
${row("Gender", "Male")}
${row("Desired employment / Occupational field", "<b>Vehicle painter, smash repairs or heavy vehicles</b>", "h")}
${head("Work experience")}
${post("03/2022 →", "Vehicle Painter", "Preparation, masking and spraying of trucks and coaches; colour matching; care of two booths; helper of the foreman with quotations since 2024", "Latrobe Coach &amp; Truck Refinishers, 14 Rail Court, 3840 Morwell (Australia)", "Vehicle repair")}
${post("10/2019 – 02/2022", "Spray Painter's Assistant", "Sanding, polishing, delivery of cars; booth cleaner in the first months", "Gippsland Prestige Smash Repairs, Sale (Australia)", "Vehicle repair")}
${post("06/2012 – 08/2019", "Lakiernik samochodowy (vehicle painter)", "Complete and spot repairs, two-stage and three-stage colours; instructor of four apprentices", "Auto-Lak Mazur Sp. z o.o., ul. Fabryczna 6, 10-400 Olsztyn (Poland)", "Car dealer's workshop")}
${post("2008 – 2011", "Industrial Painter", "Hatch covers and rails; ship painters' team leader for one winter", "Norsk Verft Haugvik AS, Haugesund (Norway)", "Shipyard")}
${head("Education and training")}
${course("02/2023 – 11/2024", "Certificate III in Automotive Refinishing Technology", "Recognition of prior learning and waterborne paint systems", "Latrobe Hills TAFE, Morwell (Australia)")}
${course("09/2003 – 06/2007", "Technik pojazdów samochodowych (Vehicle Technician)", "Bodywork, painting, drawing, German", "Zespół Szkół Mechanicznych w Olsztynie (Poland), technical secondary school", "ISCED 3")}
${head("Personal skills and competences")}
${row("Mother tongue(s)", "<b>Polish</b>")}
${row("Other language(s)", "<b>English, Norwegian</b>")}
<tr><td class=l>Self-assessment<br><i>European level (*)</i></td><td><table class=grid>${levels("", "Listening", "Reading", "Interaction", "Production", "Writing")}${levels("English", "B2", "B2", "B2", "B1", "B1")}${levels("Norwegian", "A2", "A2", "A2", "A1", "A1")}</table><i>(*) Common European Framework of Reference for Languages</i></td></tr>
${row("Social skills and competences", "I worked in teams of three nations; the customer always sees the car before I see the money.")}
${row("Organisational skills and competences", "At present I plan the booth for two painters.")}
${row("Technical skills and competences", "Colour matching, Spray gun set-up, Waterborne paints, Panel preparation, Polishing, Airbrush")}
${row("Computer skills and competences", "Standox Color Tool, Excel, iBodyshop")}
${row("Driving licence(s)", "Victoria: C, MR")}
${head("Additional information")}
${row("Certificates", "Isocyanate health check 02/2026, repeated every year")}
${row("", "Manual handling and respirator fit test no. RFT-3304, valid until 03/2027")}
${row("", "White Card 7740268")}
${row("Volunteering", "Painter of floats, Traralgon Christmas parade, 2021 – 2025")}
${row("References", "Dianne Coutts, Workshop Manager, Latrobe Coach &amp; Truck Refinishers, 0491 573 087")}
${row("Annexes", "Copies of certificates (4)")}
</table>`;

/** A painter's European form of earlier years: labels right-aligned left of a long line, “03/2022 →”, occupation above its employer with address, grid of language levels, skills by kinds. */
export const vehiclePainter: UnseenCv = {
  name: "Polish painter's European form of earlier years: labels left of a line, “03/2022 →”, employer with address, Polish titles",
  type: "pdf",
  write: print(css, body, {
    margin: "15mm",
    footer: `<span>Page <span class=pageNumber></span> / <span class=totalPages></span> - Curriculum vitae of Sławomir Gąsiorek</span><span style="float:right">© European Communities, 2003</span>`,
  }),
  says: {
    given: "Sławomir",
    family: "Gąsiorek",
    email: "slawomir.gasiorek@example.com",
    phone: "+61491575789 / +61355508106",
    jobs: [
      ["Vehicle Painter", "Latrobe Coach & Truck Refinishers", "2022-03", null],
      ["Spray Painter's Assistant", "Gippsland Prestige Smash Repairs", "2019-10", "2022-02"],
      [
        "Lakiernik samochodowy (vehicle painter) / Lakiernik samochodowy / Vehicle painter",
        "Auto-Lak Mazur Sp. z o.o. / Auto-Lak Mazur",
        "2012-06",
        "2019-08",
      ],
      ["Industrial Painter", "Norsk Verft Haugvik AS / Norsk Verft Haugvik", "2008", "2011"],
    ],
    studies: [
      [
        "Certificate III in Automotive Refinishing Technology",
        "Latrobe Hills TAFE / Latrobe Hills TAFE, Morwell",
        "2024-11",
      ],
      [
        "Technik pojazdów samochodowych (Vehicle Technician) / Technik pojazdów samochodowych / Vehicle Technician",
        "Zespół Szkół Mechanicznych w Olsztynie",
        "2007-06",
      ],
    ],
    skills: [
      "Colour matching",
      "Spray gun set-up",
      "Waterborne paints",
      "Panel preparation",
      "Polishing",
      "Airbrush",
      "Standox Color Tool",
      "Excel",
      "iBodyshop",
    ],
    licences: [
      ["Isocyanate health check"],
      ["Manual handling and respirator fit test / Respirator fit test", "RFT-3304", "2027-03"],
      ["White Card", "7740268"],
    ],
    drives: ["C", "MR"],
    languages: ["Polish", "English", "Norwegian"],
    besides: [
      "Driving licence",
      "Driver licence",
      "Painter of floats",
      "Traralgon Christmas parade",
      "Team leader",
    ],
  },
};
