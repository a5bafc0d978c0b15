import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.35 "Liberation Sans",sans-serif}.p{display:flex;min-height:272mm}.l{width:60mm;background:#2d3b45;color:#fff;padding:14mm 6mm;font-size:9pt}.r{flex:1;padding:14mm 12mm}h1{font-size:22pt;font-weight:400;margin:0}h2{font-size:14pt;font-weight:400;margin:7mm 0 3mm;border-top:1px solid #ccc;padding-top:4mm}h4{font-size:11pt;font-weight:400;margin:6mm 0 2mm}p{margin:0 0 1mm}.s{color:#8a8a8a;font-size:9.5pt}.e{font-size:12pt;margin-top:4mm}`;
const body = `<div class=p style="break-after:page"><div class=l><h4 style="margin-top:0">Contact</h4><p>Harris Park NSW 2150<p>+61 478 330 915 (Mobile)<p>mjabri.net@oasis.example<p style="margin-top:2mm">www.linkedin.com/in/mohammed-<br>al-jabri-1a8b22 (LinkedIn)
<h4>Top Skills</h4><p>BGP<p>Palo Alto Networks<p>Incident Management<h4>Languages</h4><p>Arabic (Native or Bilingual)<p>English (Full Professional)<p>Urdu (Elementary)
<h4>Certifications</h4><p>Cisco Certified Network<br>Professional Enterprise<p>ITIL 4 Foundation<p>NV1 Security Awareness</div>
<div class=r><h1>Mohammed Al Jabri</h1><p style="font-size:11.5pt">Senior Network Engineer | CCNP | SD-WAN | Ex-Etisalat<p class=s>Greater Parramatta Area, New South Wales, Australia
<h2>Summary</h2><p>Networks for hospitals that may not go down. Looking after 240 sites and a quiet pager.
<h2>Experience</h2>
<p class=e>Westmead Digital Health<p>Senior Network Engineer<p class=s>July 2022 - Present (4 years 5 months)<p class=s>Sydney, New South Wales, Australia<p>Migrated 240 sites to SD-WAN. Mentor of two graduates. Change window every second Thursday.
<p class=e>Corella Telecom<p class=s>3 years 6 months<p style="margin-top:2mm">Network Engineer II<p class=s>January 2021 - June 2022 (1 year 6 months)<p>NOC escalation<p style="margin-top:2mm">Network Engineer I<p class=s>January 2019 - December 2020 (2 years)
<p class=s style="text-align:center;font-size:8pt;margin-top:10mm">Page 1 of 2</div></div>
<div class=p><div class=l></div><div class=r><p class=e style="margin-top:0">Etisalat<p>Field Technician<p class=s>September 2014 - November 2018 (4 years 3 months)<p class=s>Abu Dhabi Emirate, United Arab Emirates
<h2>Education</h2><p class=e>Higher Colleges of Technology<p class=s>Bachelor of Applied Science - BASc, Computer and Information Engineering · (2010 - 2014)
<p class=e>University of Technology Sydney<p class=s>Master of Cybersecurity · (February 2026 - December 2027)
<p class=s style="text-align:center;font-size:8pt;margin-top:10mm">Page 2 of 2</div></div>`;

/** A network engineer as LinkedIn prints a profile: an employer with two roles, a job that goes on overleaf, a master's that still runs; a family name of two parts. */
export const networkEngineer: UnseenCv = {
  name: "LinkedIn, over two pages",
  type: "pdf",
  write: print(css, body, { format: "Letter" }),
  says: {
    given: "Mohammed",
    family: "Al Jabri",
    email: "mjabri.net@oasis.example",
    phone: "+61478330915",
    jobs: [
      ["Senior Network Engineer", "Westmead Digital Health", "2022-07", null],
      ["Network Engineer II", "Corella Telecom", "2021-01", "2022-06"],
      ["Network Engineer I", "Corella Telecom", "2019-01", "2020-12"],
      ["Field Technician", "Etisalat", "2014-09", "2018-11"],
    ],
    studies: [
      [
        "Bachelor of Applied Science - BASc, Computer and Information Engineering / Bachelor of Applied Science - BASc / " +
          "Bachelor of Applied Science, Computer and Information Engineering / Bachelor of Applied Science",
        "Higher Colleges of Technology",
        "2014",
      ],
      ["Master of Cybersecurity", "University of Technology Sydney", "2027-12"],
    ],
    skills: ["BGP", "Palo Alto Networks", "Incident Management"],
    licences: [
      ["Cisco Certified Network Professional Enterprise"],
      ["ITIL 4 Foundation"],
      ["NV1 Security Awareness"],
    ],
    languages: ["Arabic", "English", "Urdu"],
  },
};
