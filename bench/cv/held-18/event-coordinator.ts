import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:8.8pt/1.4 "DejaVu Sans",sans-serif;color:#30323d}.page{position:relative;width:210mm;height:297mm;overflow:hidden}.top{position:absolute;inset:0 0 auto 0;height:48mm;background:#ff6b5e;color:#fff}.top h1{position:absolute;left:58mm;top:10mm;font-size:28pt;margin:0;line-height:1}.top h2{position:absolute;left:58mm;top:24mm;font-size:11pt;margin:0;font-weight:400}.top p{position:absolute;left:58mm;top:34mm;margin:0;font-size:8.4pt}.face{position:absolute;left:15mm;top:8mm;width:34mm;height:34mm;border-radius:50%;background:#ffd2cc}.box{position:absolute}.box h3,h3{font-size:10.5pt;color:#ff6b5e;margin:0 0 2mm}.line{position:absolute;left:104.5mm;top:66mm;width:1mm;height:104mm;background:#30323d}.dot{position:absolute;left:97mm;width:16mm;height:16mm;border-radius:50%;background:#30323d;color:#fff;text-align:center;font-size:7.4pt;line-height:1.15;display:flex;align-items:center;justify-content:center}.ev{position:absolute;width:76mm}.ev b{font-size:9.8pt}.ev p{margin:0}.lft{left:16mm;text-align:right}.rgt{left:118mm}.ring{display:inline-block;width:14mm;height:14mm;border:1.4mm solid #ff6b5e;border-radius:50%;text-align:center;line-height:14mm;font-weight:700}.cell{display:inline-block;width:23mm;text-align:center;margin:0 0 2mm;font-size:7.8pt;vertical-align:top}p{margin:0 0 1mm}`;

const events = [
  [
    "now<br>2024",
    "Event Coordinator",
    "Lighthouse Convention Centre, Newcastle",
    "Conferences of 50 to 1,800 guests, 61 last year. Zero-waste dinner for 900 in August 2025.",
  ],
  [
    "2023<br>2021",
    "Wedding Planner",
    "Vine &amp; Vow, Pokolbin",
    "74 weddings, 3 storms, no tears of mine. Florist when the florist was ill.",
  ],
  [
    "2021<br>2020",
    "Contact Tracer",
    "Hunter Public Health Call Centre",
    "Contract of nine months while there were no events.",
  ],
  [
    "2020<br>2018",
    "Events Assistant",
    "Lighthouse Convention Centre, Newcastle",
    "Name badges, runsheets, speakers, buses.",
  ],
  ["2018<br>2016", "Volunteer Wrangler", "Dungog Film Days", "Unpaid. 140 volunteers, one lanyard machine."],
  ["2017<br>2015", "Waiter", "Merewether Surf House", "Six plates at once."],
] as const;
const timeline = events
  .map(
    ([years, title, at, text], nth) =>
      `<div class=dot style="top:${64 + nth * 17.5}mm"><span>${years}</span></div><div class="ev ${nth % 2 ? "rgt" : "lft"}" style="top:${64 + nth * 17.5}mm"><p><b>${title}</b></p><p>${at}</p><p style="font-size:7.8pt">${text}</p></div>`,
  )
  .join("");
const cell = (share: string, what: string) =>
  `<div class=cell><div class=ring>${share}</div><br>${what}</div>`;

const body = `<div class=page><div class=top><div class=face></div><h1>Zara Haddow</h1><h2>makes things happen on time</h2><p>✆ 0491 572 665 &nbsp; ✉ zara.haddow@example.com &nbsp; ⌂ Hamilton NSW 2303 &nbsp; @ zaramakes</p></div>
<div class=box style="left:16mm;top:53mm;width:178mm"><h3 style="text-align:center">MY ROAD SO FAR</h3></div><div class=line></div>${timeline}
<div class=box style="left:16mm;top:173mm;width:84mm"><h3>WHAT I DO WELL</h3>${cell("95%", "Runsheets")}${cell("90%", "Budgeting")}${cell("85%", "Supplier contracts")}${cell("80%", "EventPro")}${cell("75%", "Risk plans")}${cell("60%", "Canva")}</div>
<div class=box style="left:118mm;top:173mm;width:78mm"><h3>BRAIN FOOD</h3><p><b>Diploma of Event Management</b><br>Hunter Coast Institute, 2020</p><p><b>BA (Communication)</b><br>University of the Hunter Coast, 2018</p><p><b>HSC</b><br>Lambton Heights High, 2014</p></div>
<div class=box style="left:118mm;top:217mm;width:78mm"><h3>ALLOWED TO</h3><p>RSA Competency Card CCH-8841207 (to 19 May 2031)</p><p>Traffic control, TC card 0091442 (to 02/2028)</p><p>Mental Health First Aid (2025)</p><p>drive a car (C) and a 9-tonne truck (MR)</p></div>
<div class=box style="left:16mm;top:231mm;width:84mm"><h3>I SPEAK</h3><p>English ●●●●● &nbsp; Lebanese Arabic ●●●○○ &nbsp; French ●●○○○</p></div>
<div class=box style="left:16mm;top:252mm;width:84mm"><h3>IN NUMBERS</h3><p><b>214</b> events &nbsp; <b>$6.8m</b> budgets &nbsp; <b>31,000</b> coffees</p><p>★ Rising Star, Hunter Tourism Prizes 2025</p></div>
<div class=box style="left:118mm;top:252mm;width:78mm"><h3>THEY'LL VOUCH FOR ME</h3><p>Marguerite Sloane, Venue Director, Lighthouse Convention Centre, 0491 570 006</p><p>Joel Amato, Owner, Vine &amp; Vow, joel@vineandvow.example</p></div>
</div>`;

/** An event coordinator's infographic: years in dots on a line down the middle, the later above the earlier, jobs in turn to its left and right, rings of per cent, playful headings. */
export const eventCoordinator: UnseenCv = {
  name: "event coordinator's infographic: years in dots down the middle, jobs left and right in turn, rings, playful headings",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Zara",
    family: "Haddow",
    email: "zara.haddow@example.com",
    phone: "+61491572665",
    jobs: [
      [
        "Event Coordinator",
        "Lighthouse Convention Centre / Lighthouse Convention Centre, Newcastle",
        "2024",
        null,
      ],
      ["Wedding Planner", "Vine & Vow", "2021", "2023"],
      ["Contact Tracer", "Hunter Public Health Call Centre", "2020", "2021"],
      [
        "Events Assistant",
        "Lighthouse Convention Centre / Lighthouse Convention Centre, Newcastle",
        "2018",
        "2020",
      ],
      ["Waiter", "Merewether Surf House", "2015", "2017"],
    ],
    studies: [
      ["Diploma of Event Management", "Hunter Coast Institute", "2020"],
      [
        "BA (Communication) / Bachelor of Arts (Communication) / BA",
        "University of the Hunter Coast",
        "2018",
      ],
      ["HSC", "Lambton Heights High", "2014"],
    ],
    skills: ["Runsheets", "Budgeting", "Supplier contracts", "EventPro", "Risk plans", "Canva"],
    licences: [
      ["RSA Competency Card / RSA", "CCH-8841207", "2031-05-19"],
      ["Traffic control / Traffic control, TC card / Traffic control card / TC card", "0091442", "2028-02"],
      ["Mental Health First Aid"],
    ],
    drives: ["C", "MR"],
    languages: ["English", "Lebanese Arabic / Arabic", "French"],
    besides: [
      "Volunteer Wrangler",
      "Dungog Film Days",
      "Rising Star",
      "Hunter Tourism Prizes",
      "drive a car",
      "9-tonne truck",
    ],
  },
};
