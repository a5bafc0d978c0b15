import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.4pt/1.4 "DejaVu Sans",sans-serif;color:#181818}.p{display:grid;grid-template-columns:62mm 1fr;height:296mm;position:relative;overflow:hidden;break-after:page}.p:last-child{break-after:auto}.f{position:absolute;right:9mm;bottom:6mm;font-size:8pt;color:#6a6a6a;margin:0}aside{background:#293e49;color:#fff;padding:11mm 7mm;font-size:8.8pt}aside h2{font:400 11.5pt "DejaVu Sans",sans-serif;margin:6.5mm 0 1.8mm}aside h2:first-child{margin-top:0}aside p{margin:0 0 1.2mm;overflow-wrap:anywhere}aside span{color:#a9bac3}main{padding:11mm 9mm}h1{font-size:23pt;font-weight:400;margin:0 0 1.5mm}main h2{font-size:14pt;font-weight:400;border-top:.25mm solid #c9ced1;padding-top:4mm;margin:6mm 0 2mm}main p{margin:0}.s{color:#5c5c5c;font-size:9.2pt}.o{font-size:11.2pt;margin-top:3.5mm!important}.t{margin-top:1.4mm!important;font-size:10.8pt}.x{margin:1.4mm 0 0!important;white-space:pre-line;font-size:9.6pt}`;
const firm = (at: string, whole = "") => `<p class=o>${at}</p>${whole && `<p class=s>${whole}</p>`}`;
const role = (title: string, when: string, where: string, words = "") =>
  `<p class=t>${title}</p><p>${when}</p>${where && `<p class=s>${where}</p>`}${words && `<p class=x>${words}</p>`}`;
const school = (at: string, what: string) => `<p class=o>${at}</p><p class=s>${what}</p>`;

const body = `<div class=p><aside><h2>Contact</h2><p>+61491577426 <span>(Mobile)</span></p><p>tallulah.prior@example.org</p><p>www.linkedin.com/in/tallulah-prior-example <span>(LinkedIn)</span></p><p>tallulahprior.example <span>(Portfolio)</span></p>
<h2>Top Skills</h2><p>Live Radio Production</p><p>Podcasting</p><p>Interview Research</p>
<h2>Languages</h2><p>English <span>(Native or Bilingual)</span></p><p>Indonesian <span>(Professional Working)</span></p>
<h2>Certifications</h2><p>Media Law Refresher</p><p>Mental Health First Aid</p><p>Swiftwater Rescue Technician</p>
<h2>Honors-Awards</h2><p>Tasmanian Media Award, Best Audio 2025</p><p>Community Broadcaster of the Year</p>
<h2>Publications</h2><p>The Wharf Tapes (six-part podcast)</p></aside>
<main><h1>Tallulah Prior</h1><p>Executive Producer, Breakfast at Derwent Public Radio | Podcasts and live radio</p><p class=s>Hobart, Tasmania, Australia</p>
<h2>Summary</h2><p>Radio and podcast producer with ten years in live news, talk and documentary. I run a breakfast program of three and a half hours with a team of four and have led our coverage of two state elections and the 2025 bushfires. Before radio I guided rafts on the Franklin, which was good training for live broadcasting.</p><p style="margin-top:2mm">Interested in editorial lead roles in podcasting and documentary.</p>
<h2>Experience</h2>
${firm("Derwent Public Radio", "8 years 5 months")}
${role("Executive Producer, Breakfast", "February 2024 - Present (2 years 10 months)", "Hobart, Tasmania, Australia", "Editorial control of the breakfast program, 41,000 listeners a week. Election nights, bushfire coverage and 11 outside broadcasts a year.")}
${role("Senior Producer", "March 2021 - February 2024 (3 years)", "Hobart, Tasmania, Australia", "Drive program, then mornings. Created The Wharf Tapes, 220,000 downloads.")}
${role("Producer", "July 2018 - March 2021 (2 years 9 months)", "Launceston, Tasmania, Australia")}
${firm("Self-employed")}
${role("Freelance Audio Producer", "January 2017 - Present (9 years 11 months)", "", "Audio guides for museums and national parks, some of it recorded underground.")}
${firm("Huon Valley Community Radio")}
${role("Station Coordinator", "April 2016 - June 2018 (2 years 3 months)", "Huonville", "Sixty volunteer presenters, grants and the building. Raised $84,000 for a new transmitter.")}
</main><p class=f>Page 1 of 2</p></div><div class=p><aside></aside><main>
${firm("Southern Rapids Rafting")}
${role("River Guide", "November 2013 - March 2016 (2 years 5 months)", "Tasmania, Australia", "Franklin River trips of eight and ten days.")}
${firm("Bellerive Books")}
${role("Bookseller", "2011 - 2013 (2 years)", "Bellerive")}
<h2>Education</h2>
${school("Sandy Bay University", "Graduate Certificate, Journalism · (January 2016 - December 2016)")}
${school("Sandy Bay University", "Bachelor of Arts - BA, Indonesian and History · (2009 - 2012)")}
${school("Universitas Kota Baru", "Exchange semester · (2011)")}
${school("Clarence Plains College", "Tasmanian Certificate of Education · (2007 - 2008)")}
</main><p class=f>Page 2 of 2</p></div>`;

/** A Tasmanian radio producer's profile saved as PDF from the professional network: three roles below one employer with the whole time there, freelance work beside it, an exchange among the studies, honours and a podcast in the dark column. */
export const radioProducer: UnseenCv = {
  name: "Tasmanian radio producer's profile saved as PDF from the network: “8 years 5 months” over three roles, “Executive Producer, Breakfast”, freelance work at the same time without a place, honours and a publication in the dark column",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Tallulah",
    family: "Prior",
    email: "tallulah.prior@example.org",
    phone: "+61491577426",
    jobs: [
      [
        "Executive Producer, Breakfast / Executive Producer / Executive Producer (Breakfast)",
        "Derwent Public Radio",
        "2024-02",
        null,
      ],
      ["Senior Producer", "Derwent Public Radio", "2021-03", "2024-02"],
      ["Producer", "Derwent Public Radio", "2018-07", "2021-03"],
      [
        "Freelance Audio Producer / Freelance Audio Producer (self-employed)",
        "Self-employed",
        "2017-01",
        null,
      ],
      ["Station Coordinator", "Huon Valley Community Radio", "2016-04", "2018-06"],
      ["River Guide", "Southern Rapids Rafting", "2013-11", "2016-03"],
      ["Bookseller", "Bellerive Books", "2011", "2013"],
    ],
    studies: [
      [
        "Graduate Certificate, Journalism / Graduate Certificate / Graduate Certificate (Journalism) / Graduate Certificate in Journalism / Graduate Certificate of Journalism",
        "Sandy Bay University",
        "2016-12",
      ],
      [
        "Bachelor of Arts - BA, Indonesian and History / Bachelor of Arts, Indonesian and History / Bachelor of Arts (Indonesian and History) / Bachelor of Arts in Indonesian and History / Bachelor of Arts - BA / Bachelor of Arts",
        "Sandy Bay University",
        "2012",
      ],
      ["Exchange semester", "Universitas Kota Baru", "2011"],
      ["Tasmanian Certificate of Education", "Clarence Plains College", "2008"],
    ],
    skills: ["Live Radio Production", "Podcasting", "Interview Research"],
    licences: [
      ["Media Law Refresher"],
      ["Mental Health First Aid"],
      ["Swiftwater Rescue Technician / Swiftwater Rescue"],
    ],
    languages: ["English", "Indonesian"],
    besides: [
      "Tasmanian Media Award",
      "Best Audio",
      "Community Broadcaster of the Year",
      "The Wharf Tapes",
      "The Wharf Tapes (six-part podcast)",
    ],
  },
};
