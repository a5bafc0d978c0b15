import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:11pt/1.5 "DejaVu Sans",sans-serif;color:#1d1d1d}h1{font-size:19pt;margin:0}.c{color:#555;margin-bottom:3mm}h2{font-size:12pt;margin:6mm 0 2mm;color:#005a9c}.l{display:flex;justify-content:space-between;margin-top:4mm;font-weight:700}.v{color:#555;font-style:italic}p{margin:1mm 0}ul{margin:1mm 0;padding-left:5mm}table{border-collapse:collapse}td{padding:.7mm 4mm .7mm 0;vertical-align:top}`;
const contract = (
  role: string,
  dates: string,
  client: string,
  project: string,
  tasks: readonly string[],
  tools: string,
) =>
  `<div class=l><span>${role}</span><span>${dates}</span></div><div class=v>${client}</div><p><b>Project:</b> ${project}<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul><p><b>Environment:</b> ${tools}`;
const body = `<h1>Wei-Lin Farquharson</h1><div class=c>Solution Architect (contract) · Baseline clearance · ABN 51 004 000 772<br>0438 204 691 · weilin@farquharson-architecture.example · Melbourne VIC 3000</div>
<h2>Executive summary</h2><p>Architect of integration and payments with nineteen years in IT, eleven of them as a contractor. I write short documents that builders follow. Next available from 11 January 2027.
<h2>Core competencies</h2><table><tr><td><b>Architecture</b><td>TOGAF, C4 model, event-driven design<tr><td><b>Cloud</b><td>AWS, Azure<tr><td><b>Integration</b><td>Kafka, MuleSoft, Apigee<tr><td><b>Languages</b><td>Java, Kotlin, Python</table>
<h2>Certifications</h2><p>AWS Certified Solutions Architect – Professional (valid to 03/2028)<p>TOGAF 9 Certified, 2016
<h2>Contract history</h2>
${contract("Lead Solution Architect", "Mar 2025 – present", "Client: Department of Harbours (via Peregrine Talent)", "One port community system in place of seven", ["Wrote the target architecture and the order of its steps", "Ran the design authority: 34 decisions, two reversed", "Chose the gateway with two vendors in a trial of six weeks", "Costed three options for the minister’s office"], "AWS, Kafka, Apigee, Terraform, PostgreSQL")}
${contract("Solution Architect", "Jun 2023 – Feb 2025", "Client: Kookaburra Energy Retail (via Peregrine Talent)", "Billing for five-minute settlement", ["Designed the flow of meter data: 90 million readings a day", "Moved 1.1 million accounts over nine weekends", "Agreed the interfaces with the market operator and two distributors", "Coached three designers, one of whom does my job now"], "Azure, Event Hubs, Kotlin, Snowflake")}
${contract("Integration Architect", "Nov 2021 – May 2023", "Client: Southern Cross Superannuation (via Halyard Consulting)", "Merger of two funds of members", ["Mapped 412 interfaces, closed 260", "Designed the cut-over of payments and claims", "Stood in for the chief architect for two months"], "MuleSoft, Oracle, Java")}
${contract("API Architect", "Feb 2020 – Oct 2021", "Client: Bluestone Bank (direct)", "Open banking", ["Consent and data sharing for 30 products", "Passed the conformance suite at the first attempt", "Built a sandbox for accredited recipients"], "Apigee, OpenID Connect, Kotlin")}
${contract("Senior Java Developer", "Aug 2015 – Jan 2020", "Client: Metro Fares Victoria (via Halyard Consulting)", "Ticketing back office", ["Rewrote settlement between operators", "Led a team of six developers and two testers", "On call one week in four"], "Java, Spring, Oracle, Jenkins")}
<h2>Permanent positions</h2>
${contract("Senior Developer", "Jan 2011 – Jul 2015", "Tern Software Pty Ltd, Docklands", "Products for freight forwarders", ["Owner of the customs module"], "Java, DB2")}
${contract("Developer", "Feb 2007 – Dec 2010", "Tern Software Pty Ltd, Docklands", "Products for freight forwarders", ["Maintenance, then new screens"], "Java, Swing")}
<h2>Education</h2><p>Master of Information Technology – Royal Yarra University, 2006<p>Bachelor of Science (Mathematics) – Taipei Pacific University, 2004
<h2>Languages spoken</h2><p>English, Mandarin`;

/** An architect with contracts: role against months, "Client:" with the agency in brackets below, project and environment by labels, permanent positions apart, competencies in a table without lines, over two pages. */
export const solutionArchitect: UnseenCv = {
  name: "contracts with client and agency, project and environment",
  type: "pdf",
  write: print(css, body, {
    margin: "18mm",
    footer: `<div style="text-align:right">W. Farquharson | Page <span class="pageNumber"></span></div>`,
  }),
  says: {
    given: "Wei-Lin",
    family: "Farquharson",
    email: "weilin@farquharson-architecture.example",
    phone: "+61438204691",
    jobs: [
      [
        "Lead Solution Architect",
        "Department of Harbours / Department of Harbours (via Peregrine Talent) / Peregrine Talent",
        "2025-03",
        null,
      ],
      [
        "Solution Architect",
        "Kookaburra Energy Retail / Kookaburra Energy Retail (via Peregrine Talent) / Peregrine Talent",
        "2023-06",
        "2025-02",
      ],
      [
        "Integration Architect",
        "Southern Cross Superannuation / Southern Cross Superannuation (via Halyard Consulting) / Halyard Consulting",
        "2021-11",
        "2023-05",
      ],
      ["API Architect", "Bluestone Bank / Bluestone Bank (direct)", "2020-02", "2021-10"],
      [
        "Senior Java Developer",
        "Metro Fares Victoria / Metro Fares Victoria (via Halyard Consulting) / Halyard Consulting",
        "2015-08",
        "2020-01",
      ],
      ["Senior Developer", "Tern Software Pty Ltd / Tern Software Pty Ltd, Docklands", "2011-01", "2015-07"],
      ["Developer", "Tern Software Pty Ltd / Tern Software Pty Ltd, Docklands", "2007-02", "2010-12"],
    ],
    studies: [
      ["Master of Information Technology", "Royal Yarra University", "2006"],
      ["Bachelor of Science (Mathematics)", "Taipei Pacific University", "2004"],
    ],
    skills: [
      "TOGAF",
      "C4 model",
      "event-driven design",
      "AWS",
      "Azure",
      "Kafka",
      "MuleSoft",
      "Apigee",
      "Java",
      "Kotlin",
      "Python",
    ],
    licences: [
      [
        "AWS Certified Solutions Architect – Professional / AWS Certified Solutions Architect",
        undefined,
        "2028-03",
      ],
      ["TOGAF 9 Certified / TOGAF 9"],
    ],
    languages: ["English", "Mandarin"],
    besides: [
      "Baseline clearance",
      "Baseline",
      "Terraform",
      "PostgreSQL",
      "Event Hubs",
      "Snowflake",
      "Oracle",
      "OpenID Connect",
      "Spring",
      "Jenkins",
      "DB2",
      "Swing",
    ],
  },
};
