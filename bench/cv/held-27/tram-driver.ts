import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "DejaVu Sans",sans-serif;color:#2e3849;padding:0 4mm}h1{font-size:21pt;margin:0}.c{margin:1mm 0 0;font-size:9.2pt;color:#5a6881}h2{font-size:13.5pt;margin:7mm 0 2mm;break-after:avoid}.e{margin-bottom:4.5mm;break-inside:avoid}.e p{margin:0}.t{font-weight:700;font-size:10.6pt}.g{color:#5a6881;font-size:9pt}.x{margin-top:1.2mm!important;white-space:pre-line}.chip{display:inline-block;background:#eaecf1;border-radius:1.2mm;padding:.8mm 2.4mm;margin:0 1.2mm 1.6mm 0;font-size:9pt}dl{display:grid;grid-template-columns:58mm 1fr;row-gap:1mm;margin:0}dt{color:#5a6881}dd{margin:0}`;
const job = (title: string, at: string, when: string, words = "") =>
  `<div class=e><p class=t>${title}</p><p>${at}</p><p class=g>${when}</p>${words && `<p class=x>${words}</p>`}</div>`;
const chips = (...words: readonly string[]) =>
  words.map((word) => `<span class=chip>${word}</span>`).join(" ");

const body = `<h1>Abdirahman Farole</h1><p class=c>Footscray, Melbourne VIC</p><p class=c>0491 570 737 &nbsp;•&nbsp; abdi.farole@example.com</p>
<h2>Personal summary</h2><p style="margin:0">Tram driver with a clean record over 190,000 kilometres. Before that I drove taxis and taught at a primary school in Mogadishu. I am looking for a depot trainer or network operations role with the same calm early mornings.</p>
<h2>Career history</h2>
${job("Tram Driver", "Yarra Tramways West", "Oct 2019 - Present (7 years)", "• Routes out of the Maribyrnong depot, all tram classes\n• On-the-job instructor for 11 new drivers since 2022\n• Reviewed after two collisions by motorists: not at fault")}
${job("Taxi Driver", "Self-employed", "Mar 2014 - Sep 2019 (5 years 7 months)", "Night shift, airport and city. Owned my own vehicle from 2016.")}
${job("Process Worker", "Laverton Cold Foods Pty Ltd", "Aug 2012 - Feb 2014 (1 year 7 months)")}
${job("Primary School Teacher", "Hodan Bright Future School, Mogadishu", "Jan 2005 - Dec 2009 (5 years)", "Grades 4 to 6, forty-eight children in the room.")}
<h2>Education</h2>
${job("Certificate III in Rail Driving (Light Rail)", "Yarra Tramways West Training Centre", "Finished 2020")}
${job("Certificate IV in Training and Assessment", "Sunshine Polytechnic", "Expected finish 2027")}
${job("Diploma of Primary Education", "Benadir Teachers Institute", "Finished 2004")}
<h2>Licences &amp; certifications</h2>
${job("Category 1 Rail Safety Worker Medical", "Rail Health Victoria", "Issued Sep 2025 - Expires Sep 2028")}
${job("Commercial Passenger Vehicle Driver Accreditation", "Accreditation no. D1184402", "Issued Mar 2014 - Expires Mar 2027")}
${job("Level 2 First Aid", "Westside First Aid", "Issued Feb 2025")}
<h2>Skills</h2><p style="margin:0">${chips("Defensive driving", "Passenger announcements", "Incident reporting", "Driver instruction", "Fatigue management", "Conflict resolution")}</p>
<h2>Languages</h2><p style="margin:0">${chips("Somali", "English", "Arabic", "Swahili")}</p>
<h2>About your next role</h2><dl><dt>Availability</dt><dd>4 weeks notice needed</dd><dt>Preferred work types</dt><dd>Full time</dd><dt>Preferred locations</dt><dd>Western Suburbs Melbourne VIC, CBD</dd><dt>Right to work</dt><dd>Australian citizen</dd><dt>Salary expectation</dt><dd>$105k+ per year</dd><dt>Preferred classification</dt><dd>Manufacturing, Transport &amp; Logistics</dd><dt>Driver's licence</dt><dd>Class C, LR</dd></dl>`;

/** A Somali-Australian tram driver's profile exported from a job site: title, employer and “Oct 2019 - Present (7 years)” on three lines, “Expected finish 2027”, chips, preferences for the next role, page feet. */
export const tramDriver: UnseenCv = {
  name: "Somali-Australian tram driver's profile exported from a job site: “Oct 2019 - Present (7 years)” below title and employer, “Expected finish 2027”, “Issued … - Expires …”, chips, preferences",
  type: "pdf",
  write: print(css, body, {
    margin: "14mm",
    footer: `Abdirahman Farole · profile · page <span class=pageNumber></span> of <span class=totalPages></span>`,
  }),
  says: {
    given: "Abdirahman",
    family: "Farole",
    email: "abdi.farole@example.com",
    phone: "+61491570737",
    jobs: [
      ["Tram Driver", "Yarra Tramways West", "2019-10", null],
      ["Taxi Driver", "Self-employed", "2014-03", "2019-09"],
      ["Process Worker", "Laverton Cold Foods Pty Ltd / Laverton Cold Foods", "2012-08", "2014-02"],
      [
        "Primary School Teacher",
        "Hodan Bright Future School, Mogadishu / Hodan Bright Future School",
        "2005-01",
        "2009-12",
      ],
    ],
    studies: [
      [
        "Certificate III in Rail Driving (Light Rail) / Certificate III in Rail Driving",
        "Yarra Tramways West Training Centre",
        "2020",
      ],
      ["Certificate IV in Training and Assessment", "Sunshine Polytechnic", "2027"],
      ["Diploma of Primary Education", "Benadir Teachers Institute", "2004"],
    ],
    skills: [
      "Defensive driving",
      "Passenger announcements",
      "Incident reporting",
      "Driver instruction",
      "Fatigue management",
      "Conflict resolution",
    ],
    licences: [
      [
        "Category 1 Rail Safety Worker Medical / Category 1 Rail Safety Worker Medical, Rail Health Victoria / Rail Safety Worker Medical",
        undefined,
        "2028-09",
      ],
      ["Commercial Passenger Vehicle Driver Accreditation", "D1184402", "2027-03"],
      ["Level 2 First Aid / First Aid / Level 2 First Aid, Westside First Aid / First Aid Level 2"],
    ],
    drives: ["C", "LR"],
    languages: ["Somali", "English", "Arabic", "Swahili"],
    besides: ["Driver licence", "Driver's licence", "Australian citizen"],
  },
};
