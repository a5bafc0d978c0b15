import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.7pt/1.45 "DejaVu Serif",serif;color:#343434;padding:13mm 15mm}h1{font-size:25pt;line-height:1;margin:0;color:#003d73}.h{display:flex;justify-content:space-between;border-bottom:.6mm solid #003d73;padding-bottom:4mm}.h p{margin:1mm 0 0;color:#003d73;font-size:12pt}.h table{font-size:8.8pt}.h td{padding:0 0 0 3mm;vertical-align:top}.h td:first-child{font-weight:700}h2{font-size:12.5pt;color:#003d73;margin:5mm 0 2.5mm;padding-bottom:1mm;border-bottom:.2mm solid #aebfd0;break-after:avoid}.e{display:grid;grid-template-columns:30mm 1fr;margin-bottom:3.5mm;break-inside:avoid}.e .d{font-weight:700;font-size:8.8pt}.e p{margin:0}.e ul{margin:.8mm 0 0;padding-left:4.5mm}.t{font-weight:700;font-size:10.8pt}.s{display:grid;grid-template-columns:30mm 1fr 28mm;align-items:center;margin-bottom:1.6mm}.s .b{display:flex;gap:1.5mm;justify-content:flex-end}.s .b i{width:3.2mm;height:3.2mm;border-radius:50%;background:#d5dde5}.s .b i.on{background:#003d73}.s small{grid-column:3;text-align:right;color:#777;font-size:7.6pt}`;
const entry = (when: string, title: string, at: string, ...texts: readonly string[]) =>
  `<div class=e><div class=d>${when}</div><div><p class=t>${title}</p>${at && `<p><i>${at}</i></p>`}${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div></div>`;
const rated = (words: string, dots: number, grade: string) =>
  `<div class=s><span></span><span>${words}</span><span class=b>${[1, 2, 3, 4, 5].map((one) => `<i${one <= dots ? " class=on" : ""}></i>`).join("")}</span><small>${grade}</small></div>`;

const body = `<div class=h><div><h1>Harpreet Kaur<br>Sandhu</h1><p>Retail Liquor Manager</p></div><table><tr><td>Address</td><td>East Victoria Park, WA 6101</td></tr><tr><td>Phone</td><td>0491 572 983</td></tr><tr><td>E-mail</td><td>harpreet.sandhu@example.com</td></tr><tr><td>WWW</td><td>pouredbyharpreet.example</td></tr></table></div>
<div class=e style="margin-top:4mm"><div></div><p>Store manager with nine years in liquor retail, from night cashier to three stores. I drink little and taste everything. Known for teams that stay and for stocktakes that balance.</p></div>
<h2>Work History</h2>
${entry("2023-08 - Current", "Cluster Manager", "Swan Cellars, Perth, WA", "Manage three stores with 27 staff and $14M in sales.", "Brought shrinkage from 1.9% to 0.6% of sales.", "Opened the Cannington store on time in ten weeks.")}
${entry("2021-02 - 2023-07", "Store Manager", "Swan Cellars, Victoria Park, WA", "Store of the Year 2022 among 41 stores.", "Ran the wine club of 380 members.")}
${entry("2019-06 - 2021-01", "Assistant Manager", "Swan Cellars, Victoria Park, WA", "Rosters, ordering, banking, and refusing service nicely.")}
${entry("2017-05 - 2019-05", "Night Cashier", "Boomerang Fuel, Bentley, WA")}
${entry("2014-04 - 2016-12", "Junior Lecturer in Commerce", "Doaba Girls College, Jalandhar, India")}
<h2>Education</h2>
${entry("2017-02 - 2018-12", "Master of Professional Accounting", "Karrakatta University - Perth, WA")}
${entry("2011-07 - 2014-03", "Bachelor of Commerce: Marketing", "Doaba Girls College - Jalandhar, India", "Second in the district")}
<h2>Skills</h2>
${rated("Stock control", 5, "Excellent")}${rated("Team rosters", 5, "Excellent")}${rated("Wine knowledge", 4, "Very Good")}${rated("Visual merchandising", 4, "Very Good")}${rated("Power BI", 3, "Good")}
<h2>Certificates</h2>
${entry("2024-05", "WSET Level 2 Award in Wines", "")}
${entry("2019-06", "Approved Manager (WA), card AM 0441982, valid to 2027-06", "")}
${entry("2017-04", "Responsible Service of Alcohol", "")}
<h2>Languages</h2>
${rated("Punjabi", 5, "Native")}${rated("English", 5, "Proficient (C2)")}${rated("Hindi", 4, "Advanced (C1)")}
<h2>Interests</h2><div class=e><div></div><p>Giddha dance, growing chillies, langar kitchen at the gurdwara on Sundays</p></div>`;

/** A Punjabi bottle shop manager's PDF of an online builder: “2023-08 - Current” in a left margin, title in bold over the employer in italics, skills and languages with dots and words for grades. */
export const bottleShopManager: UnseenCv = {
  name: "Punjabi bottle shop manager's online builder PDF: “2023-08 - Current” in a left margin, three roles at one employer, skills and languages with dots and a word for the grade below",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Harpreet / Harpreet Kaur",
    family: "Sandhu / Kaur Sandhu",
    email: "harpreet.sandhu@example.com",
    phone: "+61491572983",
    jobs: [
      ["Cluster Manager", "Swan Cellars / Swan Cellars, Perth / Swan Cellars, Perth, WA", "2023-08", null],
      [
        "Store Manager",
        "Swan Cellars / Swan Cellars, Victoria Park / Swan Cellars, Victoria Park, WA",
        "2021-02",
        "2023-07",
      ],
      [
        "Assistant Manager",
        "Swan Cellars / Swan Cellars, Victoria Park / Swan Cellars, Victoria Park, WA",
        "2019-06",
        "2021-01",
      ],
      [
        "Night Cashier",
        "Boomerang Fuel / Boomerang Fuel, Bentley / Boomerang Fuel, Bentley, WA",
        "2017-05",
        "2019-05",
      ],
      [
        "Junior Lecturer in Commerce",
        "Doaba Girls College / Doaba Girls College, Jalandhar / Doaba Girls College, Jalandhar, India",
        "2014-04",
        "2016-12",
      ],
    ],
    studies: [
      [
        "Master of Professional Accounting",
        "Karrakatta University / Karrakatta University, Perth / Karrakatta University - Perth, WA / Karrakatta University, Perth, WA",
        "2018-12",
      ],
      [
        "Bachelor of Commerce: Marketing / Bachelor of Commerce / Bachelor of Commerce (Marketing) / Bachelor of Commerce, Marketing",
        "Doaba Girls College / Doaba Girls College, Jalandhar / Doaba Girls College - Jalandhar, India / Doaba Girls College, Jalandhar, India",
        "2014-03",
      ],
    ],
    skills: ["Stock control", "Team rosters", "Wine knowledge", "Visual merchandising", "Power BI"],
    licences: [
      ["WSET Level 2 Award in Wines / WSET Level 2"],
      ["Approved Manager (WA) / Approved Manager / Approved Manager card", "AM 0441982 / 0441982", "2027-06"],
      ["Responsible Service of Alcohol / Responsible Service of Alcohol (RSA)"],
    ],
    languages: ["Punjabi", "English", "Hindi"],
    besides: ["Store of the Year 2022", "Store of the Year"],
  },
};
