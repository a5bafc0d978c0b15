import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.2pt/1.45 "DejaVu Serif",serif;color:#111}h1{font-size:18pt;margin:0}.c{margin:0 0 4mm}h2{font:700 11pt "DejaVu Sans",sans-serif;margin:6mm 0 2mm;background:#e7ebf0;padding:1mm 2mm;break-after:avoid}h3{font-size:10.2pt;margin:4mm 0 1mm;break-after:avoid}p{margin:0 0 2mm}.h{display:flex;justify-content:space-between;font-weight:700;margin:4mm 0 0;break-after:avoid}.a{margin:0 0 1mm;break-after:avoid}ul{margin:0 0 2mm;padding-left:6mm}`;

const list = (...texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const job = (title: string, when: string, at: string, ...texts: readonly string[]) =>
  `<div class=h><span>${title}</span><span>${when}</span></div><p class=a>${at}</p>${texts.length > 0 ? list(...texts) : ""}`;

const body = `<h1>Gregory Tsoukalas</h1><p class=c>Campbell ACT 2612 | 0491 573 087 | gregory.tsoukalas@example.com<br>Australian citizen | Security clearance: Negative Vetting Level 1 (expires March 2031)</p>
<p><b>Application for:</b> Contract Manager, EL1, Naval Sustainment Branch, reference NSB/06214/26</p>
<h2>Career profile</h2><p>Contract manager with seventeen years in defence and infrastructure procurement on both sides of the table. I have managed sustainment contracts worth up to $180 million a year and led negotiations with prime contractors from Australia, Spain and the United States.</p>
<h2>Employment history</h2>
${job("Senior Contract Officer (APS6)", "August 2020 – Present", "Department of Defence Procurement, Maritime Division, Canberra", "Manage three support contracts for patrol boats, combined value $96 million a year", "Chaired 11 contract change negotiations; saved $4.2 million", "Acting Contract Manager (EL1), July to December 2025")}
${job("Commercial Analyst", "May 2016 – July 2020", "Kestrel Marine Systems Pty Ltd, Henderson", "Bid pricing for two ship repair tenders", "Monthly earned value reports to the customer")}
${job("Procurement Officer (APS5)", "February 2012 – April 2016", "Department of Roads and Regions, Canberra", "Ran 40 open tenders a year for bridges and plant")}
${job("Graduate Officer", "February 2010 – January 2012", "Department of Roads and Regions, Canberra")}
<h2>Qualifications</h2>
${list("Master of Procurement and Contracting, Molonglo University, 2018", "Bachelor of Laws, Molonglo University, 2009", "Diploma of Government (Procurement and Contracting) PSP50616, Capital Public Sector College, 2014")}
<h2>Accreditations</h2>
${list("Certified Commercial and Contract Manager, Contract Guild, no. 50418, expires 31 December 2027", "Baseline probity adviser training, 2024", "ACT driver licence, class C")}
<h2>Core capabilities</h2>${list("Contract negotiation", "Complex procurement", "Performance-based contracting", "Stakeholder engagement", "Probity", "ASDEFCON templates", "Financial delegation")}
<h2>Statement of claims</h2>
<h3>1. Shapes strategic thinking</h3><p>In 2023 two of our three patrol boat contracts were due to end in the same quarter. I proposed a staggered extension, wrote the business case and briefed the First Assistant Secretary. The committee agreed in one sitting and the fleet had no gap in support.</p>
<h3>2. Achieves results</h3><p>As Acting Contract Manager I took over a contract with 31 overdue deliverables. I set a weekly meeting with the contractor's program manager, withheld one milestone payment and cleared the list in fourteen weeks.</p>
<h3>3. Cultivates productive working relationships</h3><p>At Kestrel I was the only person in the bid team who had worked for the customer. I translated, in both directions, and stayed on good terms with both.</p>
<h2>Memberships</h2><p>Contract Guild of Australia, member since 2017. Treasurer, Campbell Community Garden, 2021 – present.</p>
<h2>Languages</h2><p>English, Greek</p>
<h2>Referees</h2><p>Commander Ingrid Salter, Director Patrol Boat Support, Department of Defence Procurement, 02 5550 6610<br>Bruce Pham, Commercial Director, Kestrel Marine Systems, 0491 571 491</p>`;

/** A public servant's application for a defence post: vacancy and clearance in the head, titles with levels against months, a statement of claims by numbered headings after the capabilities. */
export const contractManager: UnseenCv = {
  name: "defence contract manager's application: clearance in the head, levels in titles, numbered statement of claims last",
  type: "pdf",
  write: print(css, body, {
    margin: "20mm",
    footer: `<span>Gregory Tsoukalas – NSB/06214/26</span><span style="float:right">Page <span class=pageNumber></span> of <span class=totalPages></span></span>`,
  }),
  says: {
    given: "Gregory",
    family: "Tsoukalas",
    email: "gregory.tsoukalas@example.com",
    phone: "+61491573087",
    jobs: [
      [
        "Senior Contract Officer (APS6) / Senior Contract Officer",
        "Department of Defence Procurement, Maritime Division / Department of Defence Procurement / Department of Defence Procurement, Maritime Division, Canberra",
        "2020-08",
        null,
      ],
      [
        "Commercial Analyst",
        "Kestrel Marine Systems Pty Ltd / Kestrel Marine Systems / Kestrel Marine Systems Pty Ltd, Henderson",
        "2016-05",
        "2020-07",
      ],
      [
        "Procurement Officer (APS5) / Procurement Officer",
        "Department of Roads and Regions / Department of Roads and Regions, Canberra",
        "2012-02",
        "2016-04",
      ],
      [
        "Graduate Officer",
        "Department of Roads and Regions / Department of Roads and Regions, Canberra",
        "2010-02",
        "2012-01",
      ],
    ],
    studies: [
      ["Master of Procurement and Contracting", "Molonglo University", "2018"],
      ["Bachelor of Laws", "Molonglo University", "2009"],
      [
        "Diploma of Government (Procurement and Contracting) PSP50616 / Diploma of Government (Procurement and Contracting) / Diploma of Government",
        "Capital Public Sector College",
        "2014",
      ],
    ],
    skills: [
      "Contract negotiation",
      "Complex procurement",
      "Performance-based contracting",
      "Stakeholder engagement",
      "Probity",
      "ASDEFCON templates / ASDEFCON",
      "Financial delegation",
    ],
    licences: [
      ["Certified Commercial and Contract Manager", "50418", "2027-12-31"],
      ["Baseline probity adviser training"],
    ],
    drives: ["C"],
    languages: ["English", "Greek"],
    besides: [
      "ACT driver licence",
      "Driver licence",
      "Security clearance",
      "Negative Vetting Level 1",
      "Acting Contract Manager",
      "Contract Guild",
      "Treasurer",
      "Campbell Community Garden",
    ],
  },
};
