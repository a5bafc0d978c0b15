import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:8.9pt/1.4 "DejaVu Sans",sans-serif;color:#24292f}.h{background:#24292f;color:#fff;padding:8mm 15mm 6mm;display:flex;justify-content:space-between;align-items:end}h1{font-size:25pt;margin:0;font-weight:300}.h p{margin:0;text-align:right;font-size:8.8pt}.b{padding:2mm 15mm}h2{font-size:12pt;margin:4.5mm 0 1.8mm;border-left:2mm solid #2da44e;padding-left:3mm}p{margin:0}.t{font-size:10.6pt;font-weight:700}.q{background:#f3f6f4;border-left:.6mm solid #2da44e;padding:1.6mm 3mm;margin:1.2mm 0 3mm;font-size:8.8pt}.j{break-inside:avoid}.s{display:grid;grid-template-columns:1fr 1fr;gap:1mm 14mm}.s p{display:flex;justify-content:space-between}.s span{color:#2da44e}`;
const job = (title: string, at: string, when: string, words: string, referee = "") =>
  `<div class=j><p class=t>${title} @ ${at}</p><p>${when}</p><p>${words}</p><p class=q${referee ? "" : ' style="visibility:hidden;height:0;padding:0;margin-bottom:3mm"'}>${referee}</p></div>`;
const stars = (what: string, many: number) =>
  `<p>${what} <span>${"★".repeat(many)}${"☆".repeat(5 - many)}</span></p>`;

const body = `<div class=h><h1>Zubin Adebayo-Frost</h1><p>Bunbury WA 6230<br>0491 578 957<br>zubin.af@example.com</p></div><div class=b>
<h2>Who</h2><p>I mend phones, tablets and the odd hearing aid. 11,000 screens so far. Patient with grandparents, quick with a heat gun, honest when it is not worth it.</p>
<h2>Jobs</h2>
${job("Store Manager", "Cracked It Phone Repairs", "2017 to date", "Two benches and a kiosk, staff of five, $1.1 m turnover.", "Referee: Lucinda Orr, franchise owner, 08 5550 2908. “He once fixed a phone that had been through a header.”")}
${job("Repair Technician", "Cracked It Phone Repairs", "Oct 2014 to early 2017", "Micro soldering, data recovery, water damage.", "Referee: Hamed Rostami, first manager, 0491 571 491")}
${job("Sales Assistant (Christmas casual)", "Dial-a-Deal, Bunbury Forum", "Nov. 2013 to Jan. 2014", "Handsets, plans and cases.")}
${job("Newspaper Delivery", "Lagos to Leschenault News", "2009 to 2012", "By bicycle, 5 am.", "Referee: still my mother")}
<h2>Classroom</h2>
<p><b>Certificate III in Electronics and Communications</b>, South West Regional Trades, 2016</p><p><b>WACE</b>, Leschenault Dunes College, 2013</p>
<h2>Skill stars</h2><div class=s>${stars("Micro soldering", 5)}${stars("Data recovery", 4)}${stars("Screen replacement", 5)}${stars("Customer complaints", 4)}${stars("Shopify", 3)}${stars("Stock ordering", 3)}</div>
<h2>Language stars</h2><div class=s>${stars("English", 5)}${stars("Yoruba", 3)}</div>
<h2>Bits of paper</h2><p>Open Cabling Registration (ACMA), no. T077215, expires 31 Jan 2028</p><p>ESD Certified Trainer, 2024</p><p>Driver's licence: C</p>
<h2>When not soldering</h2><p>Drums in a highlife band called Jollof Cause. Under 12s basketball coach. Parkrun, slowly.</p></div>`;

/** A phone repairer's self-made page: “Title @ Employer” over “2017 to date”, a referee in a grey box below each job, skills and languages with stars, headings in few words. */
export const phoneRepairer: UnseenCv = {
  name: "Nigerian-Australian phone repairer's self-made page: “Title @ Employer” over “2017 to date” and “Oct 2014 to early 2017”, a referee's box between the jobs, skills and languages with stars, headings “Jobs”, “Classroom”, “Bits of paper”",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Zubin",
    family: "Adebayo-Frost",
    email: "zubin.af@example.com",
    phone: "+61491578957",
    jobs: [
      ["Store Manager", "Cracked It Phone Repairs", "2017", null],
      ["Repair Technician", "Cracked It Phone Repairs", "2014-10", "2017"],
      [
        "Sales Assistant (Christmas casual) / Sales Assistant",
        "Dial-a-Deal / Dial-a-Deal, Bunbury Forum",
        "2013-11",
        "2014-01",
      ],
      ["Newspaper Delivery", "Lagos to Leschenault News", "2009", "2012"],
    ],
    studies: [
      ["Certificate III in Electronics and Communications", "South West Regional Trades", "2016"],
      ["WACE / Western Australian Certificate of Education", "Leschenault Dunes College", "2013"],
    ],
    skills: [
      "Micro soldering",
      "Data recovery",
      "Screen replacement",
      "Customer complaints",
      "Shopify",
      "Stock ordering",
    ],
    licences: [
      ["Open Cabling Registration (ACMA) / Open Cabling Registration", "T077215", "2028-01-31"],
      ["ESD Certified Trainer"],
    ],
    drives: ["C"],
    languages: ["English", "Yoruba"],
    besides: [
      "Driver licence",
      "Driver's licence",
      "Jollof Cause",
      "basketball coach",
      "Parkrun",
      "Lucinda Orr",
      "Hamed Rostami",
    ],
  },
};
