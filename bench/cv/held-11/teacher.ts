import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9.6pt;line-height:1.42}h1{font-size:18pt;margin:0;color:#00507a}h2{font-size:11pt;color:#fff;background:#00507a;padding:1mm 2.5mm;margin:5mm 0 2.5mm;break-after:avoid}h3{font-size:10pt;margin:3mm 0 .8mm;break-after:avoid}p{margin:0 0 1.4mm}table{border-collapse:collapse;width:100%}td,th{border:.2mm solid #9bb;padding:1mm 2mm;text-align:left;vertical-align:top}th{background:#e5eff5}.f td{border:0;padding:.3mm 2mm .3mm 0}.f td:first-child{width:42mm;color:#00507a}.g{columns:3;column-gap:8mm}.g ul{margin:0;padding-left:4.5mm}`;

const field = (label: string, text: string) => `<tr><td>${label}<td>${text}`;
const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}`).join("")}`;

const body = `<h1>Bronwyn Szabo</h1><p>Application for Assistant Principal, Wudinna (vacancy 25/4418)
<table class=f>${field("Address", "PO Box 61, Cowell SA 5602")}${field("Mobile", "0491 572 665")}${field("Email", "bronwyn.szabo@example.com")}${field("Employee status", "Permanent, Step 9")}</table>
<h2>Registration and clearances</h2>
<table><tr><th>What<th>Number<th>Valid to</tr>${row("Teacher registration, Teachers Registration Board of South Australia", "R118842", "31 January 2028")}${row("Working with Children Check", "WWCC-2218840", "5 August 2029")}${row("Responding to Risks of Harm, Abuse and Neglect (RRHAN-EC) Masterclass", "", "March 2027")}${row("Basic Emergency Life Support (HLTAID010)", "", "17 October 2027")}${row("SA driver’s licence, classes C and LR (I drive the Mangalo school bus when Trevor cannot)", "", "")}</table>
<h2>Qualifications</h2>
<table><tr><th>Award<th>Institution<th>Completed</tr>${row("Graduate Certificate in Educational Leadership", "Gulf Plains University", "2022")}${row("Bachelor of Education (Primary and Middle)", "Gulf Plains University", "November 2014")}</table>
<h2>Teaching appointments</h2>
<table><tr><th>From<th>To<th>School<th>Position</tr>${row("Jan 2023", "current", "Franklin Harbour Sands Area School, Cowell", "Numeracy Coordinator (Band B-1)")}${row("Jan 2019", "Dec 2022", "Franklin Harbour Sands Area School, Cowell", "Class Teacher, Years 4 to 6")}${row("Term 2, 2016", "Term 4, 2018", "St Finnian’s Parish School, Port Broughton", "Class Teacher, Reception and Year 1")}${row("Feb 2015", "Apr 2016", "Various schools, Yorke Peninsula", "Relief Teacher")}</table>
<h2>Other employment</h2>
<table><tr><th>From<th>To<th>Employer<th>Position</tr>${row("2011", "2014", "Splash Shack, Kadina", "Swimming Instructor")}</table>
<h2>Strengths</h2><div class=g><ul><li>Multi-grade programming<li>Back-to-front maths<li>Running records<li>Interoception<li>NAPLAN data<li>One Plan meetings<li>Sentral<li>Seesaw<li>Glockenspiel</ul></div>
<h2>Response to the selection criteria</h2>
<h3>1. Leads improvement in teaching</h3><p>In 2023 one in three of our Year 5 students could not say what half of a quarter is. As Numeracy Coordinator I asked each teacher for one hour a fortnight, taught beside them, and put the results on the staff room wall without names. By Term 4 of 2024 it was one in eleven.
<h3>2. Works with families and community</h3><p>At St Finnian’s I began “Soup and Sums”, a Thursday tea at which the fishermen of Port Broughton did fractions with their children. It has run since 2017 and needs no teacher now.
<h3>3. Manages people and resources</h3><p>I acted as Deputy Principal from July to September 2024, with a budget of $410,000 and two vacancies. Both were filled from within.
<h2>Professional memberships</h2><p>Member, Country Maths Teachers Circle, since 2019
<h2>Languages</h2><p>English; Hungarian, spoken with my parents
<h2>Referees</h2><p>Mr Luke Haebich, Principal, Franklin Harbour Sands Area School, 08 5550 0117<p>Sr Anne Considine, formerly Principal, St Finnian’s, a.considine@example.org`;

/** A country teacher's application: every section a ruled table with from and to in columns, terms of school years for dates, clearances with number and validity in columns, then selection criteria in prose that names the same schools. */
export const teacher: UnseenCv = {
  name: "ruled tables with from and to, school terms for dates, criteria in prose",
  type: "pdf",
  write: print(css, body, {
    margin: "16mm",
    footer: "Bronwyn Szabo – 25/4418 – page <span class=pageNumber></span>",
  }),
  says: {
    given: "Bronwyn",
    family: "Szabo",
    email: "bronwyn.szabo@example.com",
    phone: "+61491572665",
    jobs: [
      [
        "Numeracy Coordinator (Band B-1) / Numeracy Coordinator",
        "Franklin Harbour Sands Area School / Franklin Harbour Sands Area School, Cowell",
        "2023-01",
        null,
      ],
      [
        "Class Teacher, Years 4 to 6 / Class Teacher",
        "Franklin Harbour Sands Area School / Franklin Harbour Sands Area School, Cowell",
        "2019-01",
        "2022-12",
      ],
      [
        "Class Teacher, Reception and Year 1 / Class Teacher",
        "St Finnian’s Parish School / St Finnian’s Parish School, Port Broughton",
        "2016",
        "2018",
      ],
      ["Relief Teacher", "Various schools, Yorke Peninsula / Various schools", "2015-02", "2016-04"],
      ["Swimming Instructor", "Splash Shack / Splash Shack, Kadina", "2011", "2014"],
    ],
    studies: [
      ["Graduate Certificate in Educational Leadership", "Gulf Plains University", "2022"],
      ["Bachelor of Education (Primary and Middle)", "Gulf Plains University", "2014-11"],
    ],
    skills: [
      "Multi-grade programming",
      "Back-to-front maths",
      "Running records",
      "Interoception",
      "NAPLAN data",
      "One Plan meetings",
      "Sentral",
      "Seesaw",
      "Glockenspiel",
    ],
    licences: [
      [
        "Teacher registration, Teachers Registration Board of South Australia / Teacher registration",
        "R118842",
        "2028-01-31",
      ],
      ["Working with Children Check", "WWCC-2218840", "2029-08-05"],
      [
        "Responding to Risks of Harm, Abuse and Neglect (RRHAN-EC) Masterclass / Responding to Risks of Harm, Abuse and Neglect (RRHAN-EC) / Responding to Risks of Harm, Abuse and Neglect",
        undefined,
        "2027-03",
      ],
      ["Basic Emergency Life Support (HLTAID010) / Basic Emergency Life Support", undefined, "2027-10-17"],
    ],
    drives: ["C", "LR"],
    languages: ["English", "Hungarian"],
    besides: ["Country Maths Teachers Circle", "Deputy Principal", "Soup and Sums"],
  },
};
