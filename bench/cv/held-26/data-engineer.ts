import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.35 "DejaVu Sans",sans-serif;color:#191919}.g{display:grid;grid-template-columns:58mm 1fr;height:279mm;position:relative;break-after:page;overflow:hidden}.f{position:absolute;right:10mm;bottom:6mm;font-size:8pt;color:#777}aside{background:#293e49;color:#fff;padding:10mm 6mm;font-size:8.6pt}aside h2{font-size:11.5pt;font-weight:400;color:#fff;margin:6mm 0 1.6mm}aside h2:first-child{margin-top:0}aside p{margin:0 0 1mm;overflow-wrap:anywhere}aside small{color:#b0c4ce;font-size:8.2pt}main{padding:10mm 10mm 0 9mm}h1{font-size:22pt;font-weight:400;margin:0 0 1mm}main h2{font-size:14pt;font-weight:400;margin:7mm 0 2mm;break-after:avoid}.s{color:#555;font-size:9pt}main p{margin:0 0 .8mm}.o{font-size:10.8pt;margin-top:4.5mm!important;break-after:avoid}.t{font-size:10.4pt;font-weight:700}.x{font-size:9.6pt;margin:1mm 0 2.5mm!important}.q{margin-top:3mm!important}`;
const role = (title: string, when: string, where: string, words = "") =>
  `<p class="t q">${title}</p><p>${when}</p>${where && `<p class=s>${where}</p>`}${words && `<p class=x>${words}</p>`}`;

const body = `<div class=g><aside><h2>Contact</h2><p>+61491570159 <small>(Mobile)</small></p><p>bilal.qureshi@example.com</p><p>www.linkedin.com/in/bilal-qureshi-example <small>(LinkedIn)</small></p><p>qureshi-pipelines.example <small>(Portfolio)</small></p>
<h2>Top Skills</h2><p>Apache Airflow</p><p>dbt</p><p>Data Modelling</p>
<h2>Languages</h2><p>Urdu <small>(Native or Bilingual)</small></p><p>English <small>(Full Professional)</small></p><p>Pashto <small>(Limited Working)</small></p>
<h2>Certifications</h2><p>SnowPro Core Certification</p><p>AWS Certified Data Engineer – Associate</p><p>Terraform Associate</p>
<h2>Honors-Awards</h2><p>Hackathon winner, Open Council Data 2023</p>
<h2>Publications</h2><p>Your pipeline is a promise</p></aside>
<main><h1>Muhammad Bilal Qureshi</h1><p>Lead Data Engineer at Kestrel Health Insurance | Snowflake, dbt, people who answer the phone</p><p class=s>Greater Melbourne Area</p>
<h2>Summary</h2><p>I move data so that nobody has to think about it. Nine years in insurance, retail and telecoms; first engineer in two of the teams, last one to leave in the third.</p><p>Ask me about late-arriving facts. Do not ask me about cricket unless you have an hour.</p>
<h2>Experience</h2>
<p class=o>Kestrel Health Insurance</p><p class=s>4 years 9 months</p>
${role("Lead Data Engineer", "March 2024 - Present (2 years 8 months)", "Melbourne, Victoria, Australia", "Six engineers, 140 pipelines, one on-call phone. Took the nightly load from seven hours to fifty minutes. Claims fraud features for the data scientists.")}
${role("Senior Data Engineer", "February 2022 - March 2024 (2 years 2 months)", "Melbourne, Victoria, Australia", "Migrated the warehouse to Snowflake, table by table, and turned off the old one on a Tuesday.")}
<p class=o>Tally &amp; Thread</p>${role("Data Engineer", "June 2019 - January 2022 (2 years 8 months)", "Cremorne, Victoria, Australia", "Streaming of sales from 61 shops. Loyalty program tables in dbt.")}
</main><p class=f>Page 1 of 2</p></div><div class=g style="break-after:auto"><aside></aside><main>
<p class=o>Margalla Telecom</p>${role("ETL Developer", "August 2015 - December 2017 (2 years 5 months)", "Islamabad, Pakistan")}
<p class=o>Margalla Telecom</p>${role("Intern", "June 2014 - August 2014 (3 months)", "")}
<h2>Education</h2>
<p class=o>Port Phillip University</p><p>Master of Data Science, Data Engineering · (2018 - 2019)</p>
<p class=o>National Institute of Computing, Islamabad</p><p>Bachelor of Science - BS, Computer Software Engineering · (2011 - 2015)</p>
<p class=o>Margalla Hills College</p><p>FSc, Pre-Engineering · (2009 - 2011)</p></main><p class=f>Page 2 of 2</p></div>`;

/** A Pakistani-Australian data engineer's profile saved as PDF from the professional network: a dark left column, two roles below one employer with the whole time there, the same employer twice elsewhere, page numbers at the foot. */
export const dataEngineer: UnseenCv = {
  name: "Pakistani-Australian data engineer's network profile saved as PDF: dark left column, two roles below one employer with “4 years 9 months”, “Degree, Field · (2018 - 2019)”, page feet",
  type: "pdf",
  write: print(css, body, { format: "Letter" }),
  says: {
    given: "Muhammad Bilal / Muhammad / Bilal",
    family: "Qureshi / Bilal Qureshi",
    email: "bilal.qureshi@example.com",
    phone: "+61491570159",
    jobs: [
      ["Lead Data Engineer", "Kestrel Health Insurance", "2024-03", null],
      ["Senior Data Engineer", "Kestrel Health Insurance", "2022-02", "2024-03"],
      ["Data Engineer", "Tally & Thread", "2019-06", "2022-01"],
      ["ETL Developer", "Margalla Telecom", "2015-08", "2017-12"],
      ["Intern", "Margalla Telecom", "2014-06", "2014-08"],
    ],
    studies: [
      [
        "Master of Data Science, Data Engineering / Master of Data Science / Master of Data Science (Data Engineering)",
        "Port Phillip University",
        "2019",
      ],
      [
        "Bachelor of Science - BS, Computer Software Engineering / Bachelor of Science, Computer Software Engineering / Bachelor of Science (Computer Software Engineering) / Bachelor of Science - BS / Bachelor of Science",
        "National Institute of Computing, Islamabad / National Institute of Computing",
        "2015",
      ],
      ["FSc, Pre-Engineering / FSc (Pre-Engineering) / FSc", "Margalla Hills College", "2011"],
    ],
    skills: ["Apache Airflow", "dbt", "Data Modelling"],
    licences: [
      ["SnowPro Core Certification / SnowPro Core"],
      ["AWS Certified Data Engineer – Associate / AWS Certified Data Engineer"],
      ["Terraform Associate"],
    ],
    languages: ["Urdu", "English", "Pashto"],
    besides: [
      "Hackathon winner, Open Council Data 2023",
      "Hackathon winner",
      "Open Council Data",
      "Your pipeline is a promise",
      "Snowflake",
    ],
  },
};
