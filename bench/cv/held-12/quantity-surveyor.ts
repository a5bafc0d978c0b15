import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:10pt}h1{font-size:14pt;text-align:center;margin:0 0 1mm;text-decoration:underline}h1+p{text-align:center}h2{font-size:10.5pt;text-decoration:underline;margin:5mm 0 1.5mm;break-after:avoid}p{margin:0 0 1.2mm}.j{margin-top:3.5mm;font-weight:700;break-after:avoid}ul{margin:0 0 1mm;padding-left:6mm}`;

const job = (when: string, title: string, employer: string, tasks: readonly string[]) =>
  `<p class=j>${when}: ${title}, ${employer}<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>`;

const body = `<h1>CURRICULUM VITAE – GARETH PRYCE-HUGHES</h1><p>11 Tan-y-Bryn Terrace, Wrexham LL13, United Kingdom<br>Tel: +44 7700 900147 &nbsp; E-mail: g.prycehughes@example.com<br>Partner visa (subclass 309) granted; arriving in Newcastle NSW in March 2026
<h2>Personal statement</h2><p>Chartered quantity surveyor with eleven years on both sides of the table: roads, schools and one very long tunnel. Used to NEC4 and JCT; has read AS 4000 twice and enjoyed it once.
<h2>Career history</h2>
${job("Apr 2020 to date", "Senior Quantity Surveyor", "Morgan Vale Civil Engineering Ltd, Chester", ["Commercial lead for £48m of highway works, four assistants", "Final accounts agreed on all five schemes without adjudication", "Monthly cost and value reports to the board"])}
${job("Sept 2016 to Mar 2020", "Quantity Surveyor", "Pennant & Rudge LLP, Manchester", ["Bills of quantities and valuations for seven secondary schools"])}
${job("Jul 2014 to Aug 2016", "Assistant Quantity Surveyor", "Pennant & Rudge LLP, Manchester", ["Take-off, measurement, site visits in the rain"])}
${job("Summers 2012 and 2013", "Site Labourer", "D. J. Hughes a’i Feibion, Ruthin", ["Uncle’s firm. Learnt what a cubic metre weighs."])}
<h2>Education and qualifications</h2>
<p>2018: Member of the Royal Institution of Chartered Surveyors (MRICS), membership no. 6118842
<p>2011 – 2014: BSc (Hons) Quantity Surveying (2:1), Mersey Gateway University
<p>2009 – 2011: A levels in Mathematics (A), Physics (B) and Welsh (A), Ysgol Uwchradd Bryn Clwyd
<p>2004 – 2009: 10 GCSEs at grades A* to C, Ysgol Uwchradd Bryn Clwyd
<h2>Software</h2><p>CostX, Bluebeam Revu, Causeway Estimating, Primavera P6 and MS Excel.
<h2>Key competencies</h2><ul><li>Cost planning<li>Contract administration<li>Measurement and take-off<li>Subcontract procurement<li>Dispute avoidance</ul>
<h2>Other information</h2><p>CSCS card (Professionally Qualified Person), no. 20118874, valid to October 2028.<p>Full clean UK driving licence, category B.<p>Languages: Welsh (first language), English (fluent).
<p>Interests: second row for Wrexham seconds until the knee, hill walking, male voice choir.
<h2>References</h2><p>Mrs Dilys Rudge, Partner, Pennant &amp; Rudge LLP (0161 496 0158). Others on request.`;

/** A Welsh quantity surveyor's plain British CV before the move: underlined headings, "months: title, employer, town" in one bold line, A levels and GCSEs, chartered membership among the studies, licences in sentences under "other information". */
export const quantitySurveyor: UnseenCv = {
  name: "plain British CV, months, colon, title, employer and town in one bold line",
  type: "pdf",
  write: print(css, body, { margin: "20mm" }),
  says: {
    given: "Gareth",
    family: "Pryce-Hughes",
    email: "g.prycehughes@example.com",
    phone: "+447700900147",
    jobs: [
      [
        "Senior Quantity Surveyor",
        "Morgan Vale Civil Engineering Ltd / Morgan Vale Civil Engineering Ltd, Chester / Morgan Vale Civil Engineering",
        "2020-04",
        null,
      ],
      [
        "Quantity Surveyor",
        "Pennant & Rudge LLP / Pennant & Rudge LLP, Manchester / Pennant & Rudge",
        "2016-09",
        "2020-03",
      ],
      [
        "Assistant Quantity Surveyor",
        "Pennant & Rudge LLP / Pennant & Rudge LLP, Manchester / Pennant & Rudge",
        "2014-07",
        "2016-08",
      ],
      ["Site Labourer", "D. J. Hughes a’i Feibion / D. J. Hughes a’i Feibion, Ruthin", "2012", "2013"],
    ],
    studies: [
      [
        "BSc (Hons) Quantity Surveying / BSc (Hons) Quantity Surveying (2:1)",
        "Mersey Gateway University",
        "2014",
      ],
      [
        "A levels in Mathematics (A), Physics (B) and Welsh (A) / A levels / A levels in Mathematics, Physics and Welsh",
        "Ysgol Uwchradd Bryn Clwyd",
        "2011",
      ],
      ["10 GCSEs / 10 GCSEs at grades A* to C / GCSEs", "Ysgol Uwchradd Bryn Clwyd", "2009"],
    ],
    skills: [
      "CostX",
      "Bluebeam Revu",
      "Causeway Estimating",
      "Primavera P6",
      "MS Excel / Excel",
      "Cost planning",
      "Contract administration",
      "Measurement and take-off",
      "Subcontract procurement",
      "Dispute avoidance",
    ],
    licences: [
      [
        "Member of the Royal Institution of Chartered Surveyors (MRICS) / Member of the Royal Institution of Chartered Surveyors / MRICS",
        "6118842",
      ],
      ["CSCS card (Professionally Qualified Person) / CSCS card", "20118874", "2028-10"],
    ],
    drives: ["B"],
    languages: ["Welsh", "English"],
    besides: [
      "Member of the Royal Institution of Chartered Surveyors",
      "Royal Institution of Chartered Surveyors",
      "Partner visa (subclass 309)",
    ],
  },
};
