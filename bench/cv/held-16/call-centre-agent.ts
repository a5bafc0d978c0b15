import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `@page{margin:0}body{font:8.8pt/1.45 Roboto,"Open Sans","DejaVu Sans",sans-serif;color:#2f3b45}.top{padding:11mm 14mm 5mm;background:#eef2f5}h1{font-size:23pt;margin:0;color:#1f4e79}.top h4{font-size:11.5pt;font-weight:400;margin:0 0 2mm;color:#1f4e79}.top p{margin:0;width:160mm}.bar{background:#1f4e79;color:#fff;display:flex;justify-content:space-between;padding:2.4mm 14mm}.cols{display:flex;gap:9mm;padding:6mm 14mm 0}.l{flex:1.45}.r{flex:1}h2{font-size:11.5pt;color:#1f4e79;border-bottom:.5mm solid #1f4e79;text-transform:uppercase;margin:0 0 2.5mm}section{margin:0 0 6mm}h3{font-size:10.4pt;margin:2.5mm 0 0}h5{font-size:9.6pt;font-weight:400;margin:0}.d{display:flex;justify-content:space-between;font-style:italic;font-size:7.8pt;color:#1f4e79}.t{font-style:italic;font-size:7.8pt;color:#1f4e79;margin:.6mm 0 0}ul{margin:0;padding-left:4mm}.chips span{display:inline-block;background:#b8c4ce;border-radius:1mm;padding:.6mm 2mm;margin:0 1.4mm 1.6mm 0}.chips.o span{background:none;border:.3mm solid #b8c4ce}p{margin:0 0 1.4mm}`;

const job = (title: string, at: string, when: string, where: string, texts: readonly string[]) =>
  `<h3>${title}</h3><h5>${at}</h5><div class=d><span>${when}</span><span>${where}</span></div><p class=t>Achievements/Tasks</p><ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const chips = (...texts: readonly string[]) => texts.map((text) => `<span>${text}</span>`).join(" ");

const body = `<div class=top><h1>Rodel Catacutan</h1><h4>Customer Service Team Leader</h4>
<p>Contact centre professional with nine years of inbound voice, chat and email for Australian and US clients. Used to AEST rosters, NBN outages and callers who have already waited. Moving to Brisbane with a granted partner visa (subclass 309) in August and ready to start from that month.</p></div>
<div class=bar><span>rodel.catacutan@example.com</span><span>+63 917 555 0142</span><span>Cebu City, Philippines</span><span>linkedin.com/in/rodel-catacutan-example</span></div>
<div class=cols><div class=l><section><h2>Work experience</h2>
${job("Team Leader", "Visayas Connect Solutions", "05/2022 – Present", "Cebu City, Philippines", ["Lead 16 agents on the account of an Australian internet provider; CSAT from 78 to 88 % in a year", "Weekly coaching, call listening and quality calibration with the client in Sydney", "Built the outage script that cut average handling time by 40 seconds"])}
${job("Senior Customer Service Representative", "Visayas Connect Solutions", "04/2019 – 05/2022", "Cebu City, Philippines", ["Escalations, complaints to the ombudsman and hardship arrangements", "Subject expert for billing in two waves of new hires"])}
${job("Technical Support Representative", "Bluewave Outsourcing Inc.", "07/2017 – 03/2019", "Mandaue City, Philippines", ["Modem and set-top box support for a US cable company, 55 calls a shift"])}
${job("Service Crew", "Kusina ni Aling Bebang", "06/2016 – 05/2017", "Cebu City, Philippines", ["Counter, cash and delivery orders while waiting for my first office job"])}
</section><section><h2>Education</h2>
<h3>Bachelor of Science in Information Technology</h3><h5>Colegio de San Isidro</h5><div class=d><span>06/2012 – 04/2016</span><span>Cebu City, Philippines</span></div></section></div>
<div class=r><section><h2>Skills</h2><div class=chips>${chips("Complaint handling", "De-escalation", "Coaching", "Quality assurance", "Zendesk", "Genesys Cloud", "Salesforce", "Workforce rosters", "Typing 72 wpm")}</div></section>
<section><h2>Achievements</h2><p><b>Team Leader of the Quarter</b> (01/2024)<br>Visayas Connect Solutions</p><p><b>Perfect attendance</b> (2020)</p></section>
<section><h2>Certificates</h2><p>Lean Six Sigma Yellow Belt (2023)</p></section>
<section><h2>Languages</h2><p>English<br><i>Full Professional Proficiency</i></p><p>Filipino<br><i>Native or Bilingual Proficiency</i></p><p>Cebuano<br><i>Native or Bilingual Proficiency</i></p></section>
<section><h2>Volunteer experience</h2><p><b>Relief Goods Packer</b><br>Bayanihan Typhoon Relief<br><i>12/2021 – 02/2022</i></p></section>
<section><h2>Interests</h2><div class="chips o">${chips("Karaoke", "Basketball", "Mobile photography")}</div></section></div></div>`;

/** A call-centre team leader in the Philippines: a resume site's page with band of contacts, chips, “MM/YYYY – Present” and a volunteer job in the side. */
export const callCentreAgent: UnseenCv = {
  name: "Philippine call-centre agent's resume-site PDF: band of contacts, chips, two roles at one employer",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Rodel",
    family: "Catacutan",
    email: "rodel.catacutan@example.com",
    phone: "+639175550142",
    jobs: [
      ["Team Leader", "Visayas Connect Solutions", "2022-05", null],
      ["Senior Customer Service Representative", "Visayas Connect Solutions", "2019-04", "2022-05"],
      ["Technical Support Representative", "Bluewave Outsourcing Inc.", "2017-07", "2019-03"],
      ["Service Crew", "Kusina ni Aling Bebang", "2016-06", "2017-05"],
    ],
    studies: [["Bachelor of Science in Information Technology", "Colegio de San Isidro", "2016-04"]],
    skills: [
      "Complaint handling",
      "De-escalation",
      "Coaching",
      "Quality assurance",
      "Zendesk",
      "Genesys Cloud",
      "Salesforce",
      "Workforce rosters",
      "Typing 72 wpm",
    ],
    languages: ["English", "Filipino", "Cebuano / Cebuano (Bisaya)"],
    besides: [
      "Lean Six Sigma Yellow Belt",
      "Team Leader of the Quarter",
      "Perfect attendance",
      "Relief Goods Packer",
      "Bayanihan Typhoon Relief",
    ],
  },
};
