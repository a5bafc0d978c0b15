import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.4 "DejaVu Serif",serif}h1{font-size:20pt;text-align:center;margin:0}.c{text-align:center;margin:0 0 2mm;font-size:9pt}h2{font-size:10.5pt;text-transform:uppercase;border-bottom:.3mm solid #000;margin:4mm 0 1.5mm}p{margin:0}.r{display:flex;justify-content:space-between}.g{margin-bottom:2mm}ul{margin:.5mm 0 2mm;padding-left:5mm}`;

const entry = (left: string, right: string, below: string, place: string, points: readonly string[] = []) =>
  `<p class=r><b>${left}</b><b>${right}</b><p class=r><i>${below}</i><i>${place}</i>${points.length ? `<ul>${points.map((point) => `<li>${point}`).join("")}</ul>` : "<p class=g>"}`;

const body = `<h1>Oluwaseun “Seun” Adebayo-Finch</h1><p class=c>Hobart TAS | 0491 570 110 | seun.adebayofinch@example.com | linkedin.com/in/seun-af-example
<h2>Education</h2>
${entry("Derwent University", "Feb 2024 – Nov 2027 (expected)", "Bachelor of Marine and Antarctic Science", "Hobart, TAS", ["Weighted average mark: 74 (Distinction)", "Relevant units: Oceanography, Statistics for Biologists, Scientific Diving"])}
${entry("Mount Nelson Ridge College", "Dec 2023", "Tasmanian Certificate of Education, ATAR 91.20", "Hobart, TAS")}
<h2>Employment</h2>
${entry("Salamanca Bean Room", "Mar 2024 – present", "Barista (casual)", "Hobart, TAS", ["350 coffees on a market Saturday, two group machine, latte art on request", "Train new starters and close the till"])}
${entry("Kingborough Aquatic Centre", "Nov 2022 – Feb 2024", "Lifeguard and Swim Instructor", "Kingston, TAS", ["Classes of six children from four to nine years of age", "Two rescues, both with a happy end"])}
${entry("Fern Tree Berry Farm", "Summers of 2020/21 and 2021/22", "Fruit Picker", "Huonville, TAS")}
<h2>Volunteering and leadership</h2>
${entry("Derwent University Dive Club", "2025", "Equipment Officer", "Hobart, TAS", ["Tanks, regulators and a logbook that is now up to date"])}
<h2>Skills and certificates</h2>
<p><b>Skills:</b> espresso making, cash handling, customer service, R, Excel, ArcGIS
<p><b>Certificates:</b> Responsible Service of Alcohol (2024), Pool Lifeguard (no. 40118826, expires Nov 2026), Open Water Diver (2023)
<p><b>Licence:</b> Tasmanian P2 licence, class C
<p><b>Languages:</b> English, Yoruba (spoken at home)
<h2>Availability</h2><p>Weekends, Mondays and Thursdays after 2 pm; any time from 17 November to 20 February.`;

/** A student's page of one side in the style that university careers services teach: education first with an expected end, institution against months in bold, role against place in italics, skills, certificates, licence and languages behind labels. */
export const studentBarista: UnseenCv = {
  name: "one page of a student, education first, expected end, two summers",
  type: "pdf",
  write: print(css, body, { margin: "15mm" }),
  says: {
    given: "Oluwaseun / Oluwaseun (Seun) / Oluwaseun “Seun” / Seun",
    family: "Adebayo-Finch",
    email: "seun.adebayofinch@example.com",
    phone: "+61491570110",
    jobs: [
      ["Barista (casual) / Barista", "Salamanca Bean Room", "2024-03", null],
      ["Lifeguard and Swim Instructor", "Kingborough Aquatic Centre", "2022-11", "2024-02"],
      ["Fruit Picker", "Fern Tree Berry Farm", "2020", "2022"],
    ],
    studies: [
      ["Bachelor of Marine and Antarctic Science", "Derwent University", "2027-11"],
      ["Tasmanian Certificate of Education", "Mount Nelson Ridge College", "2023-12"],
    ],
    skills: ["espresso making", "cash handling", "customer service", "R", "Excel", "ArcGIS"],
    licences: [
      ["Responsible Service of Alcohol"],
      ["Pool Lifeguard", "40118826", "2026-11"],
      ["Open Water Diver"],
    ],
    drives: ["C"],
    languages: ["English", "Yoruba"],
    besides: ["Equipment Officer", "Derwent University Dive Club"],
  },
};
