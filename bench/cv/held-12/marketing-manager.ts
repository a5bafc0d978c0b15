import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9pt;color:#222;background:#f4f2ee}.t{background:#fff;border-bottom:.2mm solid #ccc;padding:2mm 8mm;display:flex;justify-content:space-between;font-size:8pt;color:#666}.w{display:grid;grid-template-columns:1fr 50mm;gap:4mm;padding:4mm 8mm}section,aside>div{background:#fff;border:.2mm solid #ddd;border-radius:2mm;padding:4mm 6mm;margin-bottom:3mm}h1{font-size:17pt;margin:0}h2{font-size:12pt;margin:0 0 2mm;break-after:avoid}h3{font-size:10pt;margin:2.5mm 0 0}p{margin:0 0 .5mm}.g{color:#777}.b span{display:inline-block;border:.3mm solid #0a5;border-radius:4mm;padding:.6mm 4mm;margin:2mm 2mm 0 0;color:#0a5}.i{display:grid;grid-template-columns:11mm 1fr;gap:3mm;break-inside:avoid}.l{width:10mm;height:10mm;background:#dde3ea;margin-top:3mm}.u{border-left:.4mm solid #ccc;padding-left:4mm;margin-left:1mm}.a{color:#555;font-weight:700;margin-top:2mm}`;

const item = (title: string, ...lines: readonly string[]) =>
  `<div class=i><div class=l></div><div><h3>${title}</h3>${lines.map((line, at) => `<p${at ? " class=g" : ""}>${line}`).join("")}</div></div>`;
const role = (title: string, when: string, place: string, text: string) =>
  `<h3>${title}</h3><p class=g>${when}<p class=g>${place}<p>${text}`;
const skill = (name: string, note: string) => `<h3>${name}</h3><p class=g>${note}`;

const body = `<div class=t><b>Knotwork</b><span>Home &nbsp; My Knots &nbsp; Jobs &nbsp; Messages &nbsp; Me ▾</span></div><div class=w><main>
<section><h1>Anneliese Kowalczyk</h1><p>Marketing Manager at Billabong Bikes | Brand, content, a bit of everything<p class=g>Greater Perth Area · 500+ contacts · Contact info<p class=b><span>Open to</span><span>Add section</span><span>More</span></section>
<section><h2>Contact info</h2><p>Phone<br>0491 573 087 (Mobile)<p>Email<br>anneliese.kow@example.com<p>Profile<br>knotwork.example/in/anneliese-kowalczyk</section>
<section><h2>About</h2><p>I market things that people ride, drink or read. Small budgets, long weekends. I write the words myself and can tell you what each one cost.</section>
<section><h2>Experience</h2>
<div class=i><div class=l></div><div><h3>Billabong Bikes</h3><p class=g>Full-time · 5 yrs 4 mos<div class=u>
${role("Marketing Manager", "Sep 2022 – Present · 3 yrs 3 mos", "Fremantle, Western Australia · Hybrid", "Team of three. Relaunched the web shop; online sales from 11 to 34 per cent.")}
${role("Content Lead", "Aug 2020 – Aug 2022 · 2 yrs 1 mo", "Fremantle, Western Australia", "Newsletter with 61,000 readers, films, the catalogue.")}</div></div></div>
${item("Marketing Coordinator", "Swan Valley Brewing Company · Full-time", "Feb 2018 – Jul 2020 · 2 yrs 6 mos", "Henley Brook, Western Australia · On-site")}
${item("Editorial Assistant", "Sandgroper Magazine · Part-time", "Mar 2016 – Jan 2018 · 1 yr 11 mos", "Perth, Western Australia")}</section>
<section><h2>Education</h2>
${item("Cottesloe University", "Bachelor of Communications, Marketing and Journalism", "2013 – 2016", "Grade: Credit average", "Activities and societies: student radio")}
${item("Kalamunda Heights College", "WACE", "2008 – 2012")}</section>
<section><h2>Licences &amp; certifications</h2>
${item("Search Ads Certification", "Adwise Academy", "Issued Mar 2025 · Expires Mar 2026", "Credential ID 118842771", "Show credential ↗")}
${item("Certified Content Strategist", "Southern Marketing Institute", "Issued Oct 2021", "Credential ID SMI-4418", "Show credential ↗")}</section>
<section><h2>Volunteering</h2>${item("Communications Officer", "Friends of Lake Goollelal", "Jan 2021 – Present · 4 yrs 11 mos", "Environment")}</section>
<section><h2>Skills</h2>
${skill("Content strategy", "Content Lead at Billabong Bikes · 27 endorsements")}${skill("Email marketing", "19 endorsements")}${skill("Copywriting", "Endorsed by 4 colleagues at Swan Valley Brewing Company")}${skill("Google Analytics", "12 endorsements")}${skill("Shopify", "8 endorsements")}${skill("Adobe InDesign", "3 endorsements")}</section>
<section><h2>Languages</h2><h3>English</h3><p class=g>Native or bilingual proficiency<h3>Polish</h3><p class=g>Limited working proficiency</section></main>
<aside><div><b>Profile language</b><p>English</div><div><b>Other profiles viewed</b><p class=a>Stuart Haverley<p>Head of Brand at Dunsborough Surfwear<p class=a>Mei Okafor<p>Growth Marketer<p class=a>Rupert Ashcombe<p>Creative Director at Ashcombe &amp; Daughters</div><div><b>Courses for you</b><p>Marketing with a small budget (1 h 12 min)</div></aside></div>`;

/** A marketing manager's profile on a network for work, printed by the browser: bar of the site, an employer with two roles at a line, lengths behind months, credentials with issue and expiry, endorsements below skills, other people's profiles in a column at the right. */
export const marketingManager: UnseenCv = {
  name: "printed web profile, roles below an employer, endorsements, other people at the right",
  type: "pdf",
  write: print(css, body, {
    margin: "8mm",
    footer: `<div style="display:flex;justify-content:space-between"><span>https://knotwork.example/in/anneliese-kowalczyk</span><span>29/11/2025, 10:02</span><span>Page <span class=pageNumber></span> of <span class=totalPages></span></span></div>`,
  }),
  says: {
    given: "Anneliese",
    family: "Kowalczyk",
    email: "anneliese.kow@example.com",
    phone: "+61491573087",
    jobs: [
      ["Marketing Manager", "Billabong Bikes", "2022-09", null],
      ["Content Lead", "Billabong Bikes", "2020-08", "2022-08"],
      ["Marketing Coordinator", "Swan Valley Brewing Company", "2018-02", "2020-07"],
      ["Editorial Assistant", "Sandgroper Magazine", "2016-03", "2018-01"],
    ],
    studies: [
      [
        "Bachelor of Communications, Marketing and Journalism / Bachelor of Communications / Bachelor of Communications (Marketing and Journalism)",
        "Cottesloe University",
        "2016",
      ],
      ["WACE", "Kalamunda Heights College", "2012"],
    ],
    skills: [
      "Content strategy",
      "Email marketing",
      "Copywriting",
      "Google Analytics",
      "Shopify",
      "Adobe InDesign",
    ],
    licences: [
      ["Search Ads Certification", "118842771", "2026-03"],
      ["Certified Content Strategist", "SMI-4418"],
    ],
    languages: ["English", "Polish"],
    besides: ["Communications Officer", "Friends of Lake Goollelal"],
  },
};
