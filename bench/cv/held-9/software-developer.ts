import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.4 "DejaVu Sans",sans-serif;color:#181818}.g{display:grid;grid-template-columns:66mm 1fr}.s{background:#293e49;color:#e1e8eb;padding:12mm 7mm;min-height:270mm;font-size:9.5pt}.s h2{font-size:12pt;font-weight:400;color:#fff;margin:7mm 0 2mm}.s p{margin:0 0 1.2mm;overflow-wrap:anywhere}.s i{font-style:normal;color:#a8b0b5}.m{padding:12mm 10mm}h1{font-size:24pt;font-weight:400;margin:0}.h{margin:1mm 0 0;font-size:11pt}.l{color:#777;margin:0}.m h2{font-size:14pt;font-weight:400;margin:8mm 0 3mm;border-top:1px solid #ddd;padding-top:4mm}.e{font-size:11.5pt;margin:4mm 0 0}.t{margin:1mm 0 0}.d{margin:0;font-size:9pt}.a{margin:1.5mm 0 3mm;white-space:pre-line}`;

const role = (title: string, dates: string, place: string, text = "") =>
  `<p class=t>${title}<p class=d>${dates}<p class=d style="color:#777">${place}${text && `<p class=a>${text}`}`;

const body = `<div class=g><div class=s><h2>Contact</h2><p>0491570159 <i>(Mobile)</i><p>priyanka@raghunathan-dev.example<p>www.linkedin.example/in/priyanka-raghunathan <i>(LinkedIn)</i><p>raghunathan-dev.example <i>(Personal)</i>
<h2>Top Skills</h2><p>TypeScript<p>Distributed Systems<p>PostgreSQL
<h2>Languages</h2><p>Tamil <i>(Native or Bilingual)</i><p>English <i>(Full Professional)</i><p>German <i>(Elementary)</i>
<h2>Certifications</h2><p>Certified Kubernetes Application Developer<p>AWS Certified Developer – Associate
<h2>Honors-Awards</h2><p>Open Source Contributor of the Year
<h2>Publications</h2><p>Queues that forget nothing: lessons from a million referrals</div>
<div class=m><h1>Priyanka Raghunathan</h1><p class=h>Senior Software Engineer at Ferrous | TypeScript, Go, and the odd bit of Rust<p class=l>Greater Melbourne Area
<h2>Summary</h2><p class=a>I build the dull parts of exciting products: queues, ledgers, migrations. I care about tests that fail for one reason and about deleting code.<br>Previously in digital health; before that, a tester who kept fixing the bugs.
<h2>Experience</h2>
<p class=e>Ferrous${role("Senior Software Engineer", "August 2023 - Present (3 years 4 months)", "Cremorne, Victoria, Australia", "Ledger and settlement for a marketplace of recycled steel.\n• Moved 41 million entries to a double-entry model without downtime\n• Runs the guild of back-end engineers")}
<p class=e>Tidepool Health<p class=d>4 years 7 months${role("Software Engineer", "June 2020 - July 2023 (3 years 2 months)", "Melbourne, Victoria, Australia", "Referrals between 600 clinics: Node.js, PostgreSQL, AWS.")}${role("Quality Assurance Engineer", "January 2019 - May 2020 (1 year 5 months)", "Melbourne, Victoria, Australia")}
<p class=e>Two Ravens${role("Test Analyst", "March 2016 - December 2018 (2 years 10 months)", "Docklands", "Manual and automated tests for a payroll product with 90,000 payees.")}
<p class=e>Kaveri Infosystems${role("Programmer Analyst Trainee", "July 2012 - January 2014 (1 year 7 months)", "Chennai Area, India")}
<h2>Education</h2>
<p class=e>Yarra Institute of Technology<p class=d>Master of Information Technology, Software Engineering · (2014 - 2015)
<p class=e>Sri Meenakshi College of Engineering<p class=d>Bachelor of Engineering - BE, Computer Science · (2008 - 2012)</div></div>`;

/** A software developer's profile exported from a professional network: dark column with top skills and certificates, employers with several roles, lengths of time, and the page of pages below. */
export const softwareDeveloper: UnseenCv = {
  name: "export of a professional network, employer with two roles",
  type: "pdf",
  write: print(css, body, {
    format: "Letter",
    footer: `<div style="text-align:right">Page <span class=pageNumber></span> of <span class=totalPages></span></div>`,
  }),
  says: {
    given: "Priyanka",
    family: "Raghunathan",
    email: "priyanka@raghunathan-dev.example",
    phone: "+61491570159",
    jobs: [
      ["Senior Software Engineer", "Ferrous", "2023-08", null],
      ["Software Engineer", "Tidepool Health", "2020-06", "2023-07"],
      ["Quality Assurance Engineer", "Tidepool Health", "2019-01", "2020-05"],
      ["Test Analyst", "Two Ravens", "2016-03", "2018-12"],
      ["Programmer Analyst Trainee", "Kaveri Infosystems", "2012-07", "2014-01"],
    ],
    studies: [
      [
        "Master of Information Technology, Software Engineering / Master of Information Technology",
        "Yarra Institute of Technology",
        "2015",
      ],
      [
        "Bachelor of Engineering - BE, Computer Science / Bachelor of Engineering / Bachelor of Engineering, Computer Science / Bachelor of Engineering - BE",
        "Sri Meenakshi College of Engineering",
        "2012",
      ],
    ],
    skills: ["TypeScript", "Distributed Systems", "PostgreSQL"],
    licences: [["Certified Kubernetes Application Developer"], ["AWS Certified Developer – Associate"]],
    languages: ["Tamil", "English", "German"],
    besides: ["Open Source Contributor of the Year", "Queues that forget nothing"],
  },
};
