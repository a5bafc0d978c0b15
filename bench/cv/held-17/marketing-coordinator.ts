import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:8.8pt/1.5 "DejaVu Sans",sans-serif;color:#3d3a38}.page{position:relative;width:210mm;height:296mm;background:#fffaf5;overflow:hidden}.page>div{position:absolute}.band{left:0;top:0;width:70mm;height:296mm;background:#f2d7c9}.ring{left:17mm;top:14mm;width:36mm;height:36mm;border-radius:50%;background:#c98b6f}h1{font:700 24pt/1.15 "DejaVu Serif",serif;margin:0;color:#8c4a2f}h2{font-size:10.5pt;letter-spacing:2.4pt;margin:0 0 2mm;color:#8c4a2f}.sub{letter-spacing:3pt;font-size:9pt}p{margin:0 0 1mm}ul{margin:.5mm 0 0;padding-left:4mm}.t{font-weight:700;font-size:9.6pt}.w{color:#9a6b57;letter-spacing:.6pt;font-size:7.8pt}.i{display:inline-block;width:4mm;height:4mm;border-radius:50%;background:#8c4a2f;margin-right:2mm;vertical-align:middle}.c{margin:0 0 2mm;font-size:8pt}.pill{margin:0 0 1.6mm;padding:.8mm 3mm;background:#fffaf5;border-radius:4mm}`;

const box = (left: number, top: number, width: number, html: string) =>
  `<div style="left:${left}mm;top:${top}mm;width:${width}mm">${html}</div>`;
const job = (title: string, at: string, when: string, texts: readonly string[]) =>
  `<p class=w>${when}</p><p class=t>${title}</p><p>${at}</p><ul>${texts.map((one) => `<li>${one}</li>`).join("")}</ul>`;
const contact = (what: string) => `<p class=c><span class=i></span>${what}</p>`;

/** The boxes in the order in which they were put on the page: the experience first, the name among the last. */
const body = `<div class=page><div class=band></div><div class=ring></div>
${box(78, 96, 122, `<h2>WORK EXPERIENCE</h2>`)}
${box(78, 105, 122, job("Marketing Coordinator", "Kestrel Homes | Parramatta NSW", "SEPT 2022 - PRESENT", ["Campaign calendar for nine display villages, budget $420k a year", "Manage two agencies, one photographer and a very honest sales team", "Open day series: 3,100 visitors in spring 2025"]))}
${box(78, 138, 122, job("Social Media Assistant", "Kestrel Homes | Parramatta NSW", "FEB 2021 - AUG 2022", ["From 2,000 to 27,000 followers with site-tour reels", "Replied to every comment within a working day"]))}
${box(78, 165, 122, job("Brand Ambassador (casual)", "Sari-Sari Foods Australia | Blacktown NSW", "NOV 2019 - JAN 2021", ["In-store tastings; event lead at two fiestas"]))}
${box(78, 187, 122, job("Junior Account Executive", "Likha Creative Agency | Makati, Philippines", "JUN 2017 - SEPT 2019", ["Handled snack and telecom accounts under an account director", "Project: launch of Puso Prepaid, 14 cities in 30 days"]))}
${box(78, 217, 122, `<h2>CAMPAIGNS I LOVED</h2><p><b>First Home, First Plant</b> (2024): a fern with every key, 4.1m views</p><p><b>Lolo's Kitchen</b> (2018): bronze at the Makati Creative Awards</p>`)}
${box(78, 243, 58, `<h2>EDUCATION</h2><p class=t>Diploma of Marketing and Communication</p><p>Parramatta River College</p><p class=w>2020</p>`)}
${box(140, 243, 60, `<p style="height:7mm;margin:0"></p><p class=t>BA in Communication Arts</p><p>Colegio de la Bahia, Manila</p><p class=w>2013 - 2017</p>`)}
${box(78, 275, 122, `<h2>REFERENCE</h2><p>Tamsin Orchard, Head of Marketing, Kestrel Homes · 0491 577 644</p>`)}
${box(10, 118, 54, `<h2>SKILLS</h2>${["Content calendars", "Copywriting", "Adobe Creative Cloud", "Meta Ads Manager", "Google Analytics 4", "Mailchimp", "Event styling", "Budgeting"].map((one) => `<p class=pill>${one}</p>`).join("")}`)}
${box(10, 192, 54, `<h2>LANGUAGES</h2><p>English - fluent</p><p>Tagalog - native</p><p>Ilocano - conversational</p>`)}
${box(10, 219, 54, `<h2>CERTIFICATES</h2><p>Google Analytics Certification<br><span class=w>valid to Feb 2027</span></p><p>Meta Certified Digital Marketing Associate<br><span class=w>2023</span></p>`)}
${box(10, 256, 54, `<h2>AFTER HOURS</h2><p>Pottery, karaoke with my titas, trail walks, volunteering at the Rooty Hill food pantry</p>`)}
${box(10, 60, 54, `<h2>SAY HELLO</h2>${contact("0491 578 148")}${contact("mia.santos@example.com")}${contact("Westmead NSW 2145")}${contact("@mia.makes.noise")}`)}
${box(78, 16, 122, `<h1>MARIA ISABEL<br>SANTOS-VILLANUEVA</h1><p class=sub>MARKETING COORDINATOR</p>`)}
${box(78, 58, 122, `<h2>ABOUT ME</h2><p>Marketer with nine years between Manila and Sydney, at home where property, food and community meet. I plan the calendar, write the line, order the balloons and count the results on Monday. Friends call me Mia.</p>`)}
</div>`;

/** A marketing coordinator's page from a design site: boxes drawn in the order in which they were made, spaced capitals, months above titles, “Employer | Town”, a double family name over two lines. */
export const marketingCoordinator: UnseenCv = {
  name: "Filipino marketer's design-site page: boxes in no order, spaced capitals, months above, double family name",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Maria Isabel",
    family: "Santos-Villanueva",
    email: "mia.santos@example.com",
    phone: "+61491578148",
    jobs: [
      ["Marketing Coordinator", "Kestrel Homes", "2022-09", null],
      ["Social Media Assistant", "Kestrel Homes", "2021-02", "2022-08"],
      ["Brand Ambassador (casual) / Brand Ambassador", "Sari-Sari Foods Australia", "2019-11", "2021-01"],
      ["Junior Account Executive", "Likha Creative Agency", "2017-06", "2019-09"],
    ],
    studies: [
      ["Diploma of Marketing and Communication", "Parramatta River College", "2020"],
      [
        "BA in Communication Arts / Bachelor of Arts in Communication Arts / BA Communication Arts",
        "Colegio de la Bahia / Colegio de la Bahia, Manila",
        "2017",
      ],
    ],
    skills: [
      "Content calendars",
      "Copywriting",
      "Adobe Creative Cloud",
      "Meta Ads Manager",
      "Google Analytics 4",
      "Mailchimp",
      "Event styling",
      "Budgeting",
    ],
    licences: [
      ["Google Analytics Certification / Google Analytics", undefined, "2027-02"],
      ["Meta Certified Digital Marketing Associate"],
    ],
    languages: ["English", "Tagalog", "Ilocano"],
    besides: [
      "First Home, First Plant",
      "Lolo's Kitchen",
      "Makati Creative Awards",
      "Puso Prepaid",
      "Rooty Hill food pantry",
    ],
  },
};
