import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.2pt/1.5 "DejaVu Sans",sans-serif;color:#3a3238}header{background:#f3d9cf;padding:13mm 16mm 9mm;text-align:center}h1{font-weight:300;font-size:27pt;letter-spacing:3mm;margin:0;text-transform:uppercase}header p{margin:1mm 0 0;letter-spacing:.8mm;font-size:9.5pt}.g{display:grid;grid-template-columns:1fr 62mm;gap:9mm;padding:7mm 16mm}h2{font-size:11pt;letter-spacing:1mm;margin:0 0 3mm;text-transform:uppercase;font-weight:bold}aside h2:not(:first-child){margin-top:6mm}p{margin:0 0 1mm}.t{border-left:.4mm solid #d9a893;padding-left:6mm}.j{position:relative;margin-bottom:4mm}.j:before{content:"";position:absolute;left:-7.6mm;top:1mm;width:2.8mm;height:2.8mm;border-radius:50%;background:#d9a893}.j .d{font-size:8pt;letter-spacing:.3mm;margin:0;color:#8a6a5d}.j b{display:block}ul{margin:0;padding-left:4.5mm}.q b{display:block}`;
const job = (when: string, title: string, at: string, ...duties: readonly string[]) =>
  `<div class=j><p class=d>${when}</p><b>${title}</b><p>${at}</p><ul>${duties.map((one) => `<li>${one}</li>`).join("")}</ul></div>`;

const body = `<header><h1>Jasmine Adeleke</h1><p>MARKETING COORDINATOR</p></header><div class=g><main><h2>Work experience</h2><div class=t>
${job("JUN 2024 — PRESENT", "Marketing Coordinator", "Saltbush Skincare | Adelaide", "Plans 14 campaigns a year with two agencies", "Grew the mailing list from 9,000 to 41,000 readers", "Looks after influencers, parcels and contracts")}
${job("FEB 2022 — MAY 2024", "Marketing Assistant", "Saltbush Skincare | Adelaide", "Wrote captions, product pages and the odd poem", "Photo shoots with a budget of nothing")}
${job("NOV 2020 — JAN 2022", "Social Media Assistant (part-time)", "Norwood Food Hall | Adelaide", "Daily stories for 26 stalls")}
${job("MAR 2018 — OCT 2020", "Retail Assistant", "Paper &amp; Pine Stationers | Glenelg", "Windows, gift wrapping, till")}</div>
<h2 style="margin-top:5mm">Volunteer work</h2><div class=t>
${job("JAN 2021 — MAR 2023", "Publicity Officer", "Adelaide Fringe Choirs | Adelaide", "Posters, radio and a bus with our faces on it")}</div></main>
<aside><h2>Contact</h2><p>☏ 0491 572 083</p><p>✉ hello.jasmine@example.com</p><p>⌂ Prospect SA 5082</p><p>@jasminewritescaptions</p>
<h2>About me</h2><p>Half strategist, half glue. I like numbers that change someone's mind, and have pinned a Cadbury ad above my desk since I was eleven.</p>
<h2>Education</h2><div class=q><p><b>Bachelor of Marketing and Communication</b>Torrens Plains University<br>2018 - 2021</p><p><b>SACE</b>Enfield Secondary College<br>2017</p></div>
<h2>Skills</h2><ul><li>Copywriting</li><li>Canva</li><li>Email marketing</li><li>Meta Ads Manager</li><li>Google Analytics 4</li><li>Event planning</li></ul>
<h2>Languages</h2><p>English / Yoruba</p>
<h2>Reference</h2><div class=q><p><b>Tomas Bielski</b>Head of Brand, Saltbush Skincare<br>Phone: 08 5550 6614<br>Email: tomas.b@example.com</p></div></aside></div>`;

/** A marketing coordinator's PDF from a design site: a band with spaced capitals, a line with dots along the jobs with “JUN 2024 — PRESENT” above the title over “Employer | City”, narrow column at the right. */
export const marketingCoordinator: UnseenCv = {
  name: "marketing coordinator's design-site PDF: band with spaced capitals, jobs along a line with dots (“JUN 2024 — PRESENT” over title over “Employer | City”), a promotion, volunteer work in the same form, right column with pictograms, languages between a slash, a referee with phone and mail",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Jasmine",
    family: "Adeleke",
    email: "hello.jasmine@example.com",
    phone: "+61491572083",
    jobs: [
      ["Marketing Coordinator", "Saltbush Skincare / Saltbush Skincare, Adelaide", "2024-06", null],
      ["Marketing Assistant", "Saltbush Skincare / Saltbush Skincare, Adelaide", "2022-02", "2024-05"],
      [
        "Social Media Assistant (part-time) / Social Media Assistant",
        "Norwood Food Hall / Norwood Food Hall, Adelaide",
        "2020-11",
        "2022-01",
      ],
      [
        "Retail Assistant",
        "Paper & Pine Stationers / Paper & Pine Stationers, Glenelg",
        "2018-03",
        "2020-10",
      ],
      [
        "Publicity Officer / Publicity Officer (volunteer) / Volunteer Publicity Officer",
        "Adelaide Fringe Choirs / Adelaide Fringe Choirs, Adelaide",
        "2021-01",
        "2023-03",
      ],
    ],
    studies: [
      ["Bachelor of Marketing and Communication", "Torrens Plains University", "2021"],
      ["SACE / South Australian Certificate of Education", "Enfield Secondary College", "2017"],
    ],
    skills: [
      "Copywriting",
      "Canva",
      "Email marketing",
      "Meta Ads Manager",
      "Google Analytics 4 / Google Analytics",
      "Event planning",
    ],
    languages: ["English", "Yoruba"],
    besides: ["Tomas Bielski", "Head of Brand", "Cadbury", "jasminewritescaptions"],
  },
};
