import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.4pt/1.5 "SeekSans",Roboto,"Helvetica Neue","DejaVu Sans",sans-serif;color:#2e3849}header{background:#0d3880;color:#fff;padding:12mm 16mm 9mm;margin:0 0 4mm}h1{font-size:19pt;margin:0 0 2mm}header p{margin:0 0 .6mm}main{padding:0 16mm}h2{font-size:13pt;margin:7mm 0 2.5mm;border-top:.25mm solid #d2d7df;padding-top:4mm}h3{font-size:10.4pt;margin:0}section>div{margin:0 0 4.5mm;break-inside:avoid}p{margin:0}.g{color:#5a6881}.chip{display:inline-block;background:#f3f5f7;border-radius:3mm;padding:.8mm 3mm;margin:0 2mm 2mm 0}dl{margin:0}dt{color:#5a6881;margin-top:2mm}dd{margin:0}.t{margin-top:1.5mm;white-space:pre-line}`;

const entry = (title: string, at: string, when: string, text = "") =>
  `<div><h3>${title}</h3><p>${at}</p><p class=g>${when}</p>${text && `<p class=t>${text}</p>`}</div>`;

const body = `<header><h1>Shontelle Prendergast</h1><p>Kirwan, Townsville QLD</p><p>0491 570 737</p><p>shontelle.prendergast@example.com</p></header><main>
<section style="margin-top:6mm"><h2 style="border:0">Personal summary</h2><p>I have run a 14-person homewares store for nearly five years and taken it from the bottom third of the region to second on sales per labour hour. I like a tidy back dock, a roster that people can plan a life around, and customers who come back. Looking for a larger store or a first area role in North Queensland.</p></section>
<section><h2>Career history</h2>
${entry("Store Manager", "Coral &amp; Co Homewares", "Feb 2022 - Present (4 years 10 months)", "- $4.1m turnover, 14 team members, seven-day trade\n- Cut shrinkage from 2.4% to 1.1% in eighteen months\n- Reopened within nine days after the February 2025 floods\n- Mentored two assistants who now have stores of their own")}
${entry("Assistant Store Manager", "Coral &amp; Co Homewares", "Nov 2019 - Feb 2022 (2 years 4 months)", "Rosters, stock intake, visual standards and the click and collect desk. Acting manager for eleven weeks over Christmas 2020.")}
${entry("Department Manager - Apparel", "Bexley's Discount Stores", "Jul 2016 - Oct 2019 (3 years 4 months)", "Led six part-timers. Seasonal changeovers, markdowns, fitting rooms and weekly reporting to the store manager.")}
${entry("Sales Assistant", "Bexley's Discount Stores", "Jan 2013 - Jun 2016 (3 years 6 months)", "Registers, lay-by, night fill and stocktake.")}
${entry("Crew Member", "Burger Barn Aitkenvale", "Mar 2010 - Dec 2012 (2 years 10 months)")}
</section>
<section><h2>Education</h2>
${entry("Diploma of Leadership and Management", "Burdekin Institute of TAFE", "Finished 2021", "Paid for by my employer and done by night.")}
${entry("Certificate III in Retail", "Burdekin Institute of TAFE", "Finished 2015")}
${entry("Queensland Certificate of Education", "Ross River State High School", "Finished 2012")}
</section>
<section><h2>Licences &amp; certifications</h2>
${entry("Blue Card (Working with Children)", "Queensland Government", "Expires Sep 2027")}
${entry("Provide First Aid (HLTAID011)", "Reefside First Aid Training", "Issued Mar 2025 - Expires Mar 2028")}
${entry("Fire Safety Adviser", "Tropic Fire Compliance", "Issued Apr 2024 - Expires Apr 2027")}
${entry("C Class Driver Licence", "Queensland Government", "Issued 2012")}
</section>
<section><h2>Skills</h2><p>${["Visual Merchandising", "Rostering", "Loss Prevention", "Stock Control", "KPI Reporting", "Coaching", "Cash Handling", "Recruitment", "Click and Collect", "Microsoft Excel"].map((skill) => `<span class=chip>${skill}</span>`).join(" ")}</p></section>
<section><h2>Languages</h2><p>English</p><p>Auslan</p></section>
<section><h2>About my next role</h2><dl><dt>Availability</dt><dd>4 weeks notice</dd><dt>Preferred work types</dt><dd>Full time</dd><dt>Preferred locations</dt><dd>Townsville &amp; Northern QLD, Cairns &amp; Far North</dd><dt>Right to work</dt><dd>Australian citizen</dd><dt>Salary expectation</dt><dd>$85k or more per year</dd><dt>Classification of interest</dt><dd>Retail &amp; Consumer Products - Management, Area/Multi-site</dd></dl></section></main>`;

/** A store manager's profile as the job board saves it: durations behind the months, two employers with two roles each, “Finished” years, skills as chips, preferences at the end. */
export const retailStoreManager: UnseenCv = {
  name: "store manager's job-board profile, durations, finished years, chips, preferences",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Shontelle",
    family: "Prendergast",
    email: "shontelle.prendergast@example.com",
    phone: "+61491570737",
    jobs: [
      ["Store Manager", "Coral & Co Homewares", "2022-02", null],
      ["Assistant Store Manager", "Coral & Co Homewares", "2019-11", "2022-02"],
      ["Department Manager - Apparel", "Bexley's Discount Stores", "2016-07", "2019-10"],
      ["Sales Assistant", "Bexley's Discount Stores", "2013-01", "2016-06"],
      ["Crew Member", "Burger Barn Aitkenvale / Burger Barn", "2010-03", "2012-12"],
    ],
    studies: [
      ["Diploma of Leadership and Management", "Burdekin Institute of TAFE", "2021"],
      ["Certificate III in Retail", "Burdekin Institute of TAFE", "2015"],
      ["Queensland Certificate of Education", "Ross River State High School", "2012"],
    ],
    skills: [
      "Visual Merchandising",
      "Rostering",
      "Loss Prevention",
      "Stock Control",
      "KPI Reporting",
      "Coaching",
      "Cash Handling",
      "Recruitment",
      "Click and Collect",
      "Microsoft Excel",
    ],
    licences: [
      [
        "Blue Card (Working with Children) / Blue Card / Working with Children Check / Working with Children",
        undefined,
        "2027-09",
      ],
      [
        "Provide First Aid (HLTAID011) / Provide First Aid / HLTAID011 Provide First Aid / HLTAID011",
        undefined,
        "2028-03",
      ],
      ["Fire Safety Adviser", undefined, "2027-04"],
    ],
    drives: ["C"],
    languages: ["English", "Auslan"],
    besides: ["C Class Driver Licence", "Driver Licence"],
  },
};
