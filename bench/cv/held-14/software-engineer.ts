import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.38 "Source Sans 3","Source Sans Pro",Carlito,"DejaVu Sans",sans-serif}h1{font-size:25pt;font-weight:400;color:#004f90;margin:0;text-align:center}.k{text-align:center;color:#004f90;margin:0 0 2mm}h2{font-size:13pt;color:#004f90;margin:4mm 0 1.5mm;display:flex;align-items:center;gap:2mm}h2:after{content:"";flex:1;border-top:.25mm solid #004f90}.e{display:grid;grid-template-columns:1fr 36mm;margin-bottom:1.5mm}.w{text-align:right}ul{margin:.5mm 0 0;padding-left:5mm}p{margin:0}`;

const entry = (what: string, where: string, when: string, all: readonly string[]) =>
  `<div class=e><div>${what}${all.length ? `<ul>${all.map((point) => `<li>${point}`).join("")}</ul>` : ""}</div><div class=w>${where}<br>${when}</div></div>`;

const body = `<h1>Tomasz Wieczorek</h1><p class=k>Canberra, ACT &nbsp;|&nbsp; tomasz.wieczorek@example.com &nbsp;|&nbsp; 0491 572 983 &nbsp;|&nbsp; example.com/tomasz &nbsp;|&nbsp; github.com/example-tomasz</p>
<h2>Education</h2>
${entry("<b>Politechnika Wiślańska</b>, MSc Eng in Computer Science", "Kraków, Poland", "Oct 2011 – July 2016", ["Thesis on scheduling for wind farms, graded 5.0/5.0"])}
<h2>Experience</h2>
${entry("<b>Numbat Analytics</b>, Staff Software Engineer", "Canberra, ACT", "June 2024 – present", ["Lead the rewrite of the ingestion pipeline in Rust; 40 TB a day on a third of the machines", "Chair the design review for six teams"])}
${entry("<b>Numbat Analytics</b>, Senior Software Engineer", "Canberra, ACT", "Jan 2021 – May 2024", ["Built the query planner behind the public transport dashboards"])}
${entry("<b>404 Brewing &amp; Software</b>, Backend Engineer", "Sydney, NSW", "Sept 2018 – Dec 2020", ["First engineer; ordering and tap telemetry for 300 venues in Go and PostgreSQL"])}
${entry("<b>Żubr Systems sp. z o.o.</b>, Software Developer", "Kraków, Poland", "Aug 2016 – Aug 2018", ["Billing for three mobile operators in Java"])}
<h2>Projects</h2>
${entry("<b>tidepool</b>, open source time series store", "", "2022 – present", ["1.9k stars; used by two observatories"])}
${entry("<b>Tram bingo</b>, a game for commuters", "", "2020", [])}
<h2>Talks</h2>
${entry("<b>Backpressure without tears</b>, Bush Rust Meetup", "Canberra", "May 2025", [])}
<h2>Technologies</h2>
<p><b>Languages:</b> Rust, Go, Java, TypeScript, SQL</p>
<p><b>Infrastructure:</b> Kubernetes, Terraform, Kafka, ClickHouse, PostgreSQL, Linux</p>
<h2>Certifications</h2>
<p><b>Certified Kubernetes Administrator (CKA)</b>, expires Apr 2027</p>
<h2>Spoken languages</h2>
<p>Polish (native), English (C2), German (B1)</p>`;

/** A software engineer's RenderCV page: employer before title in one line, place and dates at the right, two posts at one employer, programming languages below “Languages” and others below “Spoken languages”. */
export const softwareEngineer: UnseenCv = {
  name: "software engineer's RenderCV page, employer before title, places and dates at the right",
  type: "pdf",
  write: print(css, body, { margin: "17mm", footer: "Tomasz Wieczorek - Page 1 of 1" }),
  says: {
    given: "Tomasz",
    family: "Wieczorek",
    email: "tomasz.wieczorek@example.com",
    phone: "+61491572983",
    jobs: [
      ["Staff Software Engineer", "Numbat Analytics", "2024-06", null],
      ["Senior Software Engineer", "Numbat Analytics", "2021-01", "2024-05"],
      ["Backend Engineer", "404 Brewing & Software", "2018-09", "2020-12"],
      ["Software Developer", "Żubr Systems sp. z o.o. / Żubr Systems", "2016-08", "2018-08"],
    ],
    studies: [["MSc Eng in Computer Science / MSc Eng", "Politechnika Wiślańska", "2016-07"]],
    skills: [
      "Rust",
      "Go",
      "Java",
      "TypeScript",
      "SQL",
      "Kubernetes",
      "Terraform",
      "Kafka",
      "ClickHouse",
      "PostgreSQL",
      "Linux",
    ],
    licences: [
      [
        "Certified Kubernetes Administrator (CKA) / Certified Kubernetes Administrator / CKA",
        undefined,
        "2027-04",
      ],
    ],
    languages: ["Polish", "English", "German"],
    besides: [
      "tidepool",
      "open source time series store",
      "Tram bingo",
      "a game for commuters",
      "Backpressure without tears",
      "Bush Rust Meetup",
    ],
  },
};
