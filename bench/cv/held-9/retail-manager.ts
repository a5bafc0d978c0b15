import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.5 "DejaVu Sans",sans-serif;color:#2e3849}h1{font-size:22pt;margin:0 0 1mm}h2{font-size:13pt;margin:8mm 0 3mm;border-bottom:1px solid #d2d7df;padding-bottom:1mm}.i p{margin:0;break-after:avoid}.i{margin-bottom:5mm}.i .d{color:#5a6881}.i .x{margin-top:1.5mm;white-space:pre-line;break-after:auto}.s span{display:inline-block;border:1px solid #d2d7df;border-radius:3mm;padding:.5mm 3mm;margin:0 2mm 2mm 0}.q{display:grid;grid-template-columns:45mm 1fr}.q p{margin:0 0 1mm}`;

const item = (title: string, below: string, dates: string, text = "") =>
  `<div class=i><p><b>${title}</b><p>${below}<p class=d>${dates}${text && `<p class=x>${text}`}</div>`;

const body = `<h1>Thanh Le</h1><p style="margin:0">Footscray VIC 3011 &nbsp;•&nbsp; 0491 570 158 &nbsp;•&nbsp; thanh.le88@postkasten.example
<h2>Personal summary</h2><p style="margin:0">I run shops that people come back to. Ten years in retail, six of them with keys, budgets and rosters. I like a tidy stockroom, a clear sign and a team that laughs.
<h2>Career history</h2>
${item("Store Manager", "Northside", "Feb 2021 - Present (5 years 9 months)", "Lead a team of 14 in a store of homewares and gifts with a turnover of $3.1m.\n- Grew sales 11% in the year after we moved to the bigger site\n- Halved stock loss with two counts a week\n- Hired 22 people, of whom 9 are still here")}
${item("Assistant Store Manager", "Bayleaf", "Jul 2017 - Jan 2021 (3 years 7 months)", "Opened and closed, rostered, banked, and trained the Christmas casuals. Acting manager for five months in 2019.")}
${item("Sales Assistant", "Shoe Yard", "Nov 2014 - Jun 2017 (2 years 8 months)", "Fitted school shoes and work boots. Employee of the month four times.")}
${item("Christmas Casual", "Mulberry &amp; Vine", "Nov 2013 - Jan 2014 (3 months)")}
<h2>Education</h2>
${item("Diploma of Retail Leadership", "Maribyrnong Skills Institute", "Finished 2020")}
${item("Certificate III in Retail", "Maribyrnong Skills Institute", "Finished 2016")}
${item("VCE", "Kingsgate Secondary College", "Finished 2012")}
<h2>Licences &amp; certifications</h2>
${item("First Aid Certificate", "Yarra First Response", "Issued Apr 2024 • Expires Apr 2027")}
${item("Working with Children Check", "VIC", "Expires Sep 2029")}
<h2>Skills</h2><div class=s>${["Visual merchandising", "Rostering", "Stock control", "Loss prevention", "Deputy", "Recruitment", "Retail sales"].map((skill) => `<span>${skill}</span>`).join("")}</div>
<h2>Languages</h2><div class=s><span>English</span><span>Vietnamese</span></div>
<h2>Next role</h2><div class=q><p>Availability<p>4 weeks notice<p>Preferred work types<p>Full time<p>Preferred locations<p>Melbourne VIC, Geelong &amp; Great Ocean Road VIC<p>Right to work<p>Australian citizen<p>Salary expectation<p>$85,000 or more annually<p>Classification of interest<p>Retail &amp; Consumer Products: Management - Store</div>`;

/** A retail manager's profile from a job board, downloaded as a résumé: title, employer and months with the length of time below each other, skills in pills, and what they look for at the end. */
export const retailManager: UnseenCv = {
  name: "profile of a job board: months with lengths of time, pills, next role",
  type: "pdf",
  write: print(css, body, { margin: "18mm" }),
  says: {
    given: "Thanh",
    family: "Le",
    email: "thanh.le88@postkasten.example",
    phone: "+61491570158",
    jobs: [
      ["Store Manager", "Northside", "2021-02", null],
      ["Assistant Store Manager", "Bayleaf", "2017-07", "2021-01"],
      ["Sales Assistant", "Shoe Yard", "2014-11", "2017-06"],
      ["Christmas Casual", "Mulberry & Vine", "2013-11", "2014-01"],
    ],
    studies: [
      ["Diploma of Retail Leadership", "Maribyrnong Skills Institute", "2020"],
      ["Certificate III in Retail", "Maribyrnong Skills Institute", "2016"],
      ["VCE", "Kingsgate Secondary College", "2012"],
    ],
    skills: [
      "Visual merchandising",
      "Rostering",
      "Stock control",
      "Loss prevention",
      "Deputy",
      "Recruitment",
      "Retail sales",
    ],
    licences: [
      ["First Aid Certificate", undefined, "2027-04"],
      ["Working with Children Check", undefined, "2029-09"],
    ],
    languages: ["English", "Vietnamese"],
  },
};
