import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `@page{size:A4}body{font:10.5pt/1.4 "Liberation Sans",sans-serif;color:#181818}.w{display:flex;min-height:290mm}.l{width:60mm;background:#293e49;color:#fff;padding:12mm 7mm;box-sizing:border-box;font-size:9.5pt}.l h2{font-size:12pt;margin:6mm 0 2mm}.l p{margin:0 0 1.5mm}.r{flex:1;padding:12mm 10mm}h1{font-size:24pt;font-weight:400;margin:0}.r h2{font-size:14pt;font-weight:400;margin:7mm 0 2mm}.r p{margin:0 0 1mm}.co{font-size:11.5pt;margin-top:3mm!important}.ti{font-size:11pt}.da{font-size:10pt;color:#555}`;
const role = (title: string, when: string, where: string, words = "") =>
  `<p class=ti>${title}</p><p class=da>${when}</p><p class=da>${where}</p><p>${words}</p>`;

const body = `<div class=w><div class=l>
<h2>Contact</h2><p>0491 570 159 (Mobile)</p><p>r.vashchenko@example.com</p><p>www.linkedin.example/in/rvashchenko (LinkedIn)</p>
<h2>Top Skills</h2><p>BGP</p><p>Network Security</p><p>Ansible</p>
<h2>Languages</h2><p>Ukrainian (Native or Bilingual)</p><p>English (Full Professional)</p><p>Polish (Limited Working)</p>
<h2>Certifications</h2><p>Cisco Certified Network Professional (CCNP) Enterprise</p><p>Fortinet NSE 4</p><p>ITIL 4 Foundation</p>
<h2>Honors-Awards</h2><p>Operations Star of the Quarter</p>
</div><div class=r><h1>Roman Vashchenko</h1><p>Senior Network Engineer at Tasman Fibre | Routing, SD-WAN, automation</p><p class=da>Hobart, Tasmania, Australia</p>
<h2>Summary</h2><p>I keep networks boring. Fourteen years with carriers and a university, lately with a script for everything that happens twice. Before I came to Tasmania I built access rings for Kyivstar resellers.</p>
<h2>Experience</h2>
<p class=co>Tasman Fibre</p><p class=da>6 years 5 months</p>
${role("Senior Network Engineer", "February 2023 - Present (3 years 11 months)", "Hobart, Tasmania, Australia", "Design of the northern ring; on call one week in five; 140 switches moved to templates.")}
${role("Network Engineer", "August 2020 - January 2023 (2 years 6 months)", "Hobart, Tasmania, Australia")}
<p class=co>Storm Bay University</p>
${role("Network Administrator", "March 2016 - July 2020 (4 years 5 months)", "Sandy Bay, Tasmania", "Wi-Fi for 9,000 devices and one very old tower.")}
<p class=co>Dnipro Access LLC</p>
${role("NOC Technician", "June 2012 - December 2015 (3 years 7 months)", "Kyiv, Ukraine", "Tickets, fibre cuts, night shifts.")}
<h2>Education</h2>
<p class=co>Podil Polytechnic Institute</p><p>Bachelor's degree, Telecommunications &middot; (2008 - 2012)</p>
<p class=co>Storm Bay University</p><p>Graduate Certificate, Cyber Security &middot; (2018 - 2019)</p>
</div></div>`;

/** A network engineer's profile as LinkedIn saves it: a dark sidebar with top skills and certifications, the employer over its roles. */
export const networkEngineer: UnseenCv = {
  name: "network engineer's LinkedIn PDF: dark sidebar first (Contact, Top Skills, Languages, Certifications, Honors-Awards), headline with employer, employer with total length over two roles, “August 2020 - January 2023 (2 years 6 months)”, school over “degree, field · (years)”",
  type: "pdf",
  write: print(css, body, { footer: "Page 1 of 1" }),
  says: {
    given: "Roman",
    family: "Vashchenko",
    email: "r.vashchenko@example.com",
    phone: "+61491570159",
    jobs: [
      ["Senior Network Engineer", "Tasman Fibre", "2023-02", null],
      ["Network Engineer", "Tasman Fibre", "2020-08", "2023-01"],
      ["Network Administrator", "Storm Bay University", "2016-03", "2020-07"],
      ["NOC Technician", "Dnipro Access LLC / Dnipro Access", "2012-06", "2015-12"],
    ],
    studies: [
      [
        "Bachelor's degree, Telecommunications / Bachelor's degree in Telecommunications / Bachelor of Telecommunications",
        "Podil Polytechnic Institute",
        "2012",
      ],
      [
        "Graduate Certificate, Cyber Security / Graduate Certificate in Cyber Security / Graduate Certificate of Cyber Security",
        "Storm Bay University",
        "2019",
      ],
    ],
    skills: ["BGP", "Network Security", "Ansible"],
    licences: [
      [
        "Cisco Certified Network Professional (CCNP) Enterprise / Cisco Certified Network Professional Enterprise / CCNP Enterprise / Cisco Certified Network Professional (CCNP)",
      ],
      ["Fortinet NSE 4"],
      ["ITIL 4 Foundation"],
    ],
    languages: ["Ukrainian", "English", "Polish"],
    besides: [
      "Operations Star of the Quarter",
      "Routing",
      "SD-WAN",
      "automation",
      "Kyivstar",
      "CCNP",
      "NSE 4",
      "ITIL",
    ],
  },
};
