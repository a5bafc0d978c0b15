import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.35 "DejaVu Sans Condensed","DejaVu Sans",sans-serif;color:#191919}.page{position:relative;height:296mm;break-after:page;overflow:hidden}.page:last-child{break-after:auto}.side{position:absolute;left:0;top:0;bottom:0;width:68mm;background:#2a3d47;color:#fff;padding:14mm 8mm 0;box-sizing:border-box;font-size:9.5pt}.side h4{font-weight:400;font-size:12.5pt;margin:7mm 0 2mm}.side h4:first-child{margin-top:0}.side p{margin:0 0 1.6mm;overflow-wrap:anywhere}.side small{color:#a9b6bd;font-size:9pt}.main{margin-left:68mm;padding:14mm 10mm 0 9mm}h1{font-weight:400;font-size:25pt;margin:0}h2{font-weight:400;font-size:15pt;margin:8mm 0 2mm}.main p{margin:0}.c{font-size:12pt;margin-top:5mm!important}.t{font-size:11.5pt}.g{color:#8b9297}.n{position:absolute;bottom:7mm;left:68mm;right:0;text-align:center;font-size:9pt;color:#8b9297}`;

const role = (title: string, when: string, where: string, text = "") =>
  `<p class=t>${title}</p><p>${when}</p><p class=g>${where}</p>${text && `<p style="margin:2mm 0 3mm">${text}</p>`}`;
const one = (at: string, ...rest: readonly [string, string, string, string?]) =>
  `<p class=c>${at}</p>${role(...rest)}`;
const school = (at: string, what: string) => `<p class=c>${at}</p><p>${what}</p>`;
const page = (side: string, main: string, nth: number) =>
  `<div class=page><div class=side>${side}</div><div class=main>${main}</div><div class=n>Page ${nth} of 2</div></div>`;

const body =
  page(
    `<h4>Contact</h4><p>0491577426 <small>(Mobile)</small></p><p>sujan.adhikari@example.com</p><p>www.linkedin.com/in/sujan-adhikari-net <small>(LinkedIn)</small></p><h4>Top Skills</h4><p>Network Security</p><p>SD-WAN</p><p>Troubleshooting</p><h4>Languages</h4><p>Nepali <small>(Native or Bilingual)</small></p><p>English <small>(Full Professional)</small></p><p>Hindi <small>(Professional Working)</small></p><h4>Certifications</h4><p>CCNP Enterprise</p><p>Fortinet Certified Professional</p><p>ITIL 4 Foundation</p>`,
    `<h1>Sujan Adhikari</h1><p style="font-size:12pt;margin-top:2mm">Network Engineer at Southern Grid Water | CCNP | Fortinet</p><p class=g style="margin-top:1mm">Adelaide, South Australia, Australia</p>
<h2>Summary</h2><p>Network engineer with eight years of experience in utilities, managed services and internet providers. I like clean diagrams and quiet change windows. Currently moving a state-wide water network to SD-WAN.</p>
<h2>Experience</h2>
${one("Southern Grid Water", "Network Engineer", "August 2023 - Present (3 years 4 months)", "Adelaide, South Australia", "- Design and support of 140 sites, of which 90 are remote pump stations<br>- SD-WAN roll-out, firewalls and radio links<br>- On call one week in four")}
<p class=c>Torrens Managed Services</p><p>4 years 2 months</p>
<div style="margin-top:2mm">${role("Senior Network Support Engineer", "January 2022 - July 2023 (1 year 7 months)", "Adelaide, South Australia, Australia", "Level 3 escalations for 60 customers, mentoring of three juniors.")}
${role("Network Support Engineer", "June 2019 - December 2021 (2 years 7 months)", "Adelaide, South Australia, Australia", "Switching, wireless surveys and branch moves.")}</div>
${one("Fast Lane Couriers", "Delivery Driver", "2017 - 2019 (2 years)", "Adelaide, South Australia", "Casual job while studying.")}`,
    1,
  ) +
  page(
    "",
    `${one("Himal Broadband Pvt. Ltd.", "Network Technician", "March 2014 - December 2016 (2 years 10 months)", "Kathmandu, Nepal", "Fibre customers, access switches and the night NOC.")}
<h2>Education</h2>
${school("University of Southern Vales", "Master of Information Technology, Networking · (2017 - 2019)")}
${school("Bagmati Engineering Campus", "Bachelor's degree, Electronics and Communication Engineering · (2009 - 2013)")}`,
    2,
  );

/** A network engineer's profile as a professional network exports it today: side bar with contact, top skills and certificates, one employer with two roles, a second page without a side. */
export const networkEngineer: UnseenCv = {
  name: "Nepali network engineer's professional-network export: grouped and single roles, phone without spaces",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Sujan",
    family: "Adhikari",
    email: "sujan.adhikari@example.com",
    phone: "+61491577426",
    jobs: [
      ["Network Engineer", "Southern Grid Water", "2023-08", null],
      ["Senior Network Support Engineer", "Torrens Managed Services", "2022-01", "2023-07"],
      ["Network Support Engineer", "Torrens Managed Services", "2019-06", "2021-12"],
      ["Delivery Driver", "Fast Lane Couriers", "2017", "2019"],
      ["Network Technician", "Himal Broadband Pvt. Ltd. / Himal Broadband", "2014-03", "2016-12"],
    ],
    studies: [
      [
        "Master of Information Technology, Networking / Master of Information Technology / Master of Information Technology (Networking)",
        "University of Southern Vales",
        "2019",
      ],
      [
        "Bachelor's degree, Electronics and Communication Engineering / Bachelor's degree / Bachelor's degree (Electronics and Communication Engineering) / Bachelor's degree in Electronics and Communication Engineering",
        "Bagmati Engineering Campus",
        "2013",
      ],
    ],
    skills: ["Network Security", "SD-WAN", "Troubleshooting"],
    licences: [["CCNP Enterprise"], ["Fortinet Certified Professional"], ["ITIL 4 Foundation"]],
    languages: ["Nepali", "English", "Hindi"],
  },
};
