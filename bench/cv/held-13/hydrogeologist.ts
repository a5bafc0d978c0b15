import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.3 "Latin Modern Sans","DejaVu Sans",sans-serif}header{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:5mm}h1{font-size:27pt;font-weight:400;color:#555;margin:0}.o{font-size:13pt;font-style:italic;color:#777;margin:0}.a{text-align:right;font-size:8.5pt;font-style:italic;color:#777;margin:0}h2{display:grid;grid-template-columns:31mm 1fr;gap:4mm;color:#3873b3;font-size:13pt;font-weight:400;margin:4mm 0 1.5mm}h2::before{content:"";background:#3873b3;height:1.4mm;align-self:center}.i{display:grid;grid-template-columns:31mm 1fr;gap:4mm;margin-bottom:1.6mm}.i>:first-child{text-align:right;font-size:9pt}.i p{margin:0}ul{margin:.4mm 0 0;padding-left:4mm;font-size:9pt}.l{display:flex;justify-content:space-between}`;

const entry = (when: string, title: string, rest: string, below = "", points: readonly string[] = []) =>
  `<div class=i><div>${when}</div><div><p><b>${title}</b>, ${rest}.</p>${below && `<p><small>${below}</small></p>`}${
    points.length ? `<ul>${points.map((point) => `<li>${point}`).join("")}</ul>` : ""
  }</div></div>`;
const item = (label: string, text: string) => `<div class=i><div>${label}</div><div>${text}</div></div>`;
const tongue = (label: string, level: string, note: string) =>
  item(label, `<p class=l><b>${level}</b><i>${note}</i></p>`);

const body = `<header><div><h1>Signe Bjerregaard</h1><p class=o>Hydrogeologist</p></div>
<p class=a>Unit 3, 88 Canning Highway<br>Victoria Park WA 6100<br>✆ +61 491 570 737<br>✉ signe.bjerregaard@example.com<br>in signe-bjerregaard-example</p></header>
<h2>Education</h2>
${entry("2011–2013", "MSc in Geology", "<i>Universitetet i Østerkær</i>, Østerkær, Denmark, <i>Grade 10.4 of 12</i>", "Assessed by the Western Australian Overseas Qualifications Unit as comparable to an Australian Master’s degree.")}
${entry("2008–2011", "BSc in Geology–Geoscience", "<i>Universitetet i Østerkær</i>, Østerkær, Denmark")}
<h2>Master thesis</h2>
${item("title", "<i>Saltwater below the island of Samsing: a model in three dimensions</i>")}
${item("supervisors", "Professor Henrik Toftegård, Dr Ane Lyhne")}
<h2>Experience</h2>
<h3 style="font-size:10.5pt;font-weight:400;color:#3873b3;margin:0 0 1mm 35mm">Vocational</h3>
${entry(
  "Feb 2020–present",
  "Senior Hydrogeologist",
  "<i>Blackbutt Groundwater Consultants</i>, Perth WA",
  "Dewatering and water supply for mines in the Pilbara and the Goldfields.",
  [
    "Manage a team of four and an annual budget of $1.9 million",
    "Licence applications (5C and 26D) and annual monitoring reports to the regulator",
    "Numerical models of eleven open pits, peer reviewed without a major comment",
  ],
)}
${entry(
  "Oct 2016–Dec 2019",
  "Hydrogeologist",
  "<i>Mount Ida Iron (Operations) Ltd</i>, Newman WA",
  "Fly-in fly-out, eight days on and six days off.",
  [
    "Drilled, logged and test pumped 46 production and monitoring bores",
    "Kept the bore field’s telemetry alive through two cyclones",
  ],
)}
${entry("2013–2016", "Geologist, Groundwater Mapping", "<i>Region Vestmark</i>, Holsterup, Denmark", "Mapping of vulnerable aquifers for drinking water.")}
<h3 style="font-size:10.5pt;font-weight:400;color:#3873b3;margin:2mm 0 1mm 35mm">Miscellaneous</h3>
${entry("Summers 2010–2012", "Guide", "<i>Fosdal Geopark</i>, Fosdal, Denmark", "Tours in Danish, English and German.")}
<h2>Languages</h2>
${tongue("Danish", "Mother tongue", "")}
${tongue("English", "Fluent", "IELTS Academic 8.5 (2016)")}
${tongue("German", "Intermediate", "six years at school")}
<h2>Computer skills</h2>
${item("modelling", "FEFLOW, MODFLOW-USG, PEST")}
${item("mapping", "QGIS, Leapfrog Geo")}
${item("scripting", "Python, R")}
${item("office", "L<sup>A</sup>T<sub>E</sub>X, Excel")}
<h2>Licences and memberships</h2>
${item("2029", "Registered Professional Geoscientist (RPGeo), no. 10 552, valid to June 2029")}
${item("since 2017", "Member, International Association of Hydrogeologists")}
${item("2027", "Provide First Aid (HLTAID011), expires 09/2027")}
${item("driving", "C class licence (WA), manual; 4WD course 2021")}
<h2>Interests</h2>
${item("orienteering", "State relay team 2022 and 2024")}
${item("singing", "Second alto in a choir with no name")}`;

/** A hydrogeologist's page in LaTeX's oldest CV class: months and labels in a narrow column at the left, a bold title with the employer in italics and the place on one line, subsections of experience, languages with a level and a comment, computer skills by label. */
export const hydrogeologist: UnseenCv = {
  name: "LaTeX class with hints at the left, title, employer and place on one line, subsections",
  type: "pdf",
  write: print(css, body, { margin: "16mm" }),
  says: {
    given: "Signe",
    family: "Bjerregaard",
    email: "signe.bjerregaard@example.com",
    phone: "+61491570737",
    jobs: [
      ["Senior Hydrogeologist", "Blackbutt Groundwater Consultants", "2020-02", null],
      ["Hydrogeologist", "Mount Ida Iron (Operations) Ltd", "2016-10", "2019-12"],
      ["Geologist, Groundwater Mapping / Geologist", "Region Vestmark", "2013", "2016"],
      ["Guide", "Fosdal Geopark", "2010", "2012"],
    ],
    studies: [
      ["MSc in Geology", "Universitetet i Østerkær", "2013"],
      ["BSc in Geology–Geoscience", "Universitetet i Østerkær", "2011"],
    ],
    skills: [
      "FEFLOW",
      "MODFLOW-USG",
      "PEST",
      "QGIS",
      "Leapfrog Geo",
      "Python",
      "R",
      "LaTeX / LATEX",
      "Excel",
    ],
    licences: [
      [
        "Registered Professional Geoscientist (RPGeo) / Registered Professional Geoscientist / RPGeo",
        "10 552 / 10552",
        "2029-06",
      ],
      ["Provide First Aid (HLTAID011) / Provide First Aid / First Aid", undefined, "2027-09"],
    ],
    drives: ["C"],
    languages: ["Danish", "English", "German"],
    besides: [
      "Saltwater below the island of Samsing: a model in three dimensions",
      "Member, International Association of Hydrogeologists",
      "International Association of Hydrogeologists",
      "4WD course",
      "IELTS Academic",
      "orienteering",
      "singing",
    ],
  },
};
