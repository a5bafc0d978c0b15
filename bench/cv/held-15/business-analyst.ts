import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.3pt/1.42 "Segoe UI",Helvetica,"DejaVu Sans",sans-serif}h1{font-size:18pt;margin:0;text-align:center}.c{text-align:center;margin:1mm 0}h2{break-after:avoid;font-size:10.5pt;margin:5mm 0 2mm;background:#e7e6e6;padding:1mm 2mm;text-transform:uppercase}p{margin:0 0 1.5mm}.j{font-weight:700;margin:3.5mm 0 1mm}ul{margin:0 0 2mm;padding-left:5mm}.k{columns:3;list-style:square}`;

const job = (title: string, at: string, when: string, points: readonly string[]) =>
  `<p class=j>${title} | ${at} | ${when}</p><ul>${points.map((point) => `<li>${point}</li>`).join("")}</ul>`;

const body = `<h1>MITRA GHORBANI</h1><p class=c>Senior Business Analyst</p><p class=c>Box Hill South VIC 3128 | +61 491 574 632 | mitra.ghorbani@example.com | Australian citizen</p>
<h2>Profile</h2><p>Business analyst with 11 years in banking, insurance, energy and government, nearly five of them as a contractor. I turn a room of forty opinions into a page that developers can build from. At ease with both a backlog and a business case.</p>
<h2>Key skills</h2><ul class=k><li>Process mapping (BPMN)</li><li>Workshop facilitation</li><li>User stories</li><li>Business cases</li><li>UAT planning</li><li>SQL</li><li>Jira</li><li>Confluence</li><li>Visio</li><li>Data migration</li><li>Stakeholder engagement</li><li>Power BI</li></ul>
<h2>Professional experience</h2>
${job("Senior Business Analyst (contract)", "Wattle Mutual Insurance", "Sep 2025 – present", ["Engaged through Alder Bay Recruitment on the replacement of a claims system from 1998", "Mapped 74 processes and retired 19 of them", "Run the requirements guild of six analysts"])}
${job("Business Analyst (contract)", "Department of Rural Infrastructure", "Mar 2024–Aug 2025", ["Grants portal for 79 councils: discovery, backlog, accessibility review, training", "Engaged through Alder Bay Recruitment; extended three times"])}
${job("Business Analyst (contract)", "Yarra Grid Energy", "Feb 2022–Dec 2023", ["Life-support customer register and regulatory reporting", "Cut manual corrections by 60 per cent"])}
${job("Business Analyst", "Merri Bank", "Jul 2016–Jan 2022", ["Home-loan origination, three releases a year", "Product owner on parental leave cover from May to November 2019"])}
${job("Junior Business Analyst", "Merri Bank", "Feb 2015–Jul 2016", ["Test scripts, process documents, minutes of many meetings"])}
${job("Industrial Engineer", "Alborz Home Appliances, Karaj, Iran", "2008–2012", ["Line balancing and time studies in a washing-machine plant"])}
<h2>Education</h2>
<p>Master of Business Information Systems | University of Port Phillip | 2014</p><p>Bachelor of Industrial Engineering | Karaj University of Science, Iran | 2008</p>
<h2>Certifications</h2>
<p>Certified Business Analysis Professional (CBAP), 2019</p><p>Professional Scrum Product Owner I (PSPO I), 2021</p>
<h2>Languages</h2><p>English (professional), Farsi (native), Azeri (conversational)</p>
<h2>Community</h2><p>Volunteer tutor, Box Hill Homework Club, 2017 – present</p>
<h2>References</h2><p>Given on request after the first interview.</p>`;

/** A contractor's document: title | employer | dates in one line, agency in the duties, two roles at one bank, skills in three columns. */
export const businessAnalyst: UnseenCv = {
  name: "contract business analyst, title, employer and dates in a line with bars, skills in columns",
  type: "pdf",
  write: print(css, body, { margin: "17mm" }),
  says: {
    given: "Mitra",
    family: "Ghorbani",
    email: "mitra.ghorbani@example.com",
    phone: "+61491574632",
    jobs: [
      [
        "Senior Business Analyst (contract) / Senior Business Analyst",
        "Wattle Mutual Insurance",
        "2025-09",
        null,
      ],
      [
        "Business Analyst (contract) / Business Analyst",
        "Department of Rural Infrastructure",
        "2024-03",
        "2025-08",
      ],
      ["Business Analyst (contract) / Business Analyst", "Yarra Grid Energy", "2022-02", "2023-12"],
      ["Business Analyst", "Merri Bank", "2016-07", "2022-01"],
      ["Junior Business Analyst", "Merri Bank", "2015-02", "2016-07"],
      ["Industrial Engineer", "Alborz Home Appliances", "2008", "2012"],
    ],
    studies: [
      ["Master of Business Information Systems", "University of Port Phillip", "2014"],
      ["Bachelor of Industrial Engineering", "Karaj University of Science", "2008"],
    ],
    skills: [
      "Process mapping (BPMN) / Process mapping",
      "Workshop facilitation",
      "User stories",
      "Business cases",
      "UAT planning",
      "SQL",
      "Jira",
      "Confluence",
      "Visio",
      "Data migration",
      "Stakeholder engagement",
      "Power BI",
    ],
    licences: [
      ["Certified Business Analysis Professional (CBAP) / Certified Business Analysis Professional / CBAP"],
      [
        "Professional Scrum Product Owner I (PSPO I) / Professional Scrum Product Owner I / Professional Scrum Product Owner / PSPO I",
      ],
    ],
    languages: ["English", "Farsi / Persian (Farsi)", "Azeri / Azerbaijani"],
    besides: ["Volunteer tutor", "Box Hill Homework Club", "BPMN"],
  },
};
