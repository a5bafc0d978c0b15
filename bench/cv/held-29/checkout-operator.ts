import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.5 "DejaVu Sans",sans-serif;color:#3b3b4f}.g{display:grid;grid-template-columns:1fr 68mm;grid-template-rows:auto 1fr;height:296mm;overflow:hidden}header{grid-column:1/3;background:#cfc4e8;padding:13mm 14mm 9mm;text-align:left}h1{font:700 30pt/1 "DejaVu Serif",serif;margin:0;color:#39305c}.r{margin:2.5mm 0 0;letter-spacing:2.5px;font-size:9.5pt;text-transform:uppercase}main{padding:4mm 9mm 6mm 14mm}aside{padding:4mm 12mm 6mm 7mm;border-left:.3mm solid #cfc4e8}h2{font:700 13pt "DejaVu Serif",serif;color:#39305c;margin:5mm 0 2mm}p{margin:0 0 1mm}.t{font-weight:700;margin:0}.m{color:#77709a;margin:0 0 .6mm;font-size:9pt}.e{margin-bottom:3.2mm}ul{margin:0;padding-left:4.4mm}aside li{margin-bottom:.8mm}`;
const list = (...texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const job = (title: string, at: string, ...texts: readonly string[]) =>
  `<div class=e><p class=t>${title}</p><p class=m>${at}</p>${texts.length > 0 ? list(...texts) : ""}</div>`;

const body = `<div class=g><header><h1>Sienna Tripodi</h1><p class=r>Year 12 student &amp; checkout operator</p></header><main>
<h2>Hello!</h2><p>I am seventeen, friendly and quick on a register. I finish Year 12 at Towradgi Beach High this month and start a nursing degree in February, so I am looking for weekend and evening shifts close to Wollongong or a summer job with full-time hours. I turn up early and I don't mind cleaning.</p>
<h2>Work</h2>
${job("Checkout Operator (casual)", "FreshFare Supermarket, Corrimal | Nov 2024 – now", "Registers, self-serve area and cigarette kiosk", "Count and balance four tills at close", "Trained three new starters")}
${job("Fish &amp; Chip Shop Assistant", "Salty's Takeaway, Thirroul | Summer 2023/24", "Orders, fryer, wrapping, washing up")}
${job("Babysitter", "Two local families | 2022 – 2024")}
<h2>School</h2>
${job("Higher School Certificate (in progress)", "Towradgi Beach High School | 2021 – Dec 2026", "Biology, PDHPE, English Standard, Mathematics Standard, Hospitality")}
${job("Certificate II in Hospitality", "Towradgi Beach High School (VET) | finished Sept 2026")}
<h2>School and community life</h2>
${list("Work experience: Bulli Ridge Aged Care, one week, June 2025", "House captain, 2026", "Surf club volunteer, Bellambi Point, about 60 patrol hours", "Principal's Award for citizenship, 2024")}
<h2>References</h2><p><b>Marco Sgarbi</b>, Store Manager, FreshFare Supermarket<br>0491 574 632</p><p><b>Ms Karen Dunlop</b>, Year Adviser, Towradgi Beach High School<br>k.dunlop@example.org</p></main>
<aside><h2>Contact</h2><p>Towradgi NSW 2518</p><p>0491.570.313</p><p>sienna.tripodi@example.com</p>
<h2>I can</h2>${list("Cash handling", "Customer service", "Stacking shelves", "Barista basics", "Teamwork", "Canva and Excel")}
<h2>I have</h2>${list("Bronze Medallion, 2024", "First Aid and CPR (due again May 2027)", "RSA – when I turn 18", "Working with Children Check, volunteer, WWC2250183V", "P1 licence and a car", "Tax file number and super fund")}
<h2>I speak</h2><p>English and Italian (with Nonna)</p>
<h2>I like</h2><p>Ocean swimming, true crime podcasts, baking cannoli</p>
<h2>Free to work</h2><p>Now: Fri nights, Sat, Sun<br>From 20 December: any day</p></aside></div>`;

/** A Year 12 student's page from a design site: lilac head over the page, jobs in the wide left column with “Employer, Place | Nov 2024 – now” below titles, headings in plain words (“I can”, “I have”) in the right one. */
export const checkoutOperator: UnseenCv = {
  name: "Italian-Australian Year 12 student's design-site page: lilac head, “Employer, Corrimal | Nov 2024 – now” below titles, a summer as dates, “I can”, “I have” and “I speak” as headings at the right, an RSA not yet held",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Sienna",
    family: "Tripodi",
    email: "sienna.tripodi@example.com",
    phone: "+61491570313",
    jobs: [
      [
        "Checkout Operator (casual) / Checkout Operator",
        "FreshFare Supermarket / FreshFare Supermarket, Corrimal",
        "2024-11",
        null,
      ],
      ["Fish & Chip Shop Assistant", "Salty's Takeaway / Salty's Takeaway, Thirroul", "2023", "2024"],
      ["Babysitter", "Two local families / local families", "2022", "2024"],
    ],
    studies: [
      [
        "Higher School Certificate (in progress) / Higher School Certificate",
        "Towradgi Beach High School",
        "2026-12",
      ],
      [
        "Certificate II in Hospitality",
        "Towradgi Beach High School (VET) / Towradgi Beach High School",
        "2026-09",
      ],
    ],
    skills: [
      "Cash handling",
      "Customer service",
      "Stacking shelves",
      "Barista basics",
      "Teamwork",
      "Canva and Excel",
    ],
    licences: [
      ["Bronze Medallion"],
      ["First Aid and CPR / First Aid", undefined, "2027-05"],
      [
        "Working with Children Check, volunteer / Working with Children Check / Working with Children Check (volunteer) / Working with Children Check (NSW)",
        "WWC2250183V",
      ],
    ],
    drives: ["C"],
    languages: ["English", "Italian"],
    besides: [
      "Driver licence",
      "P1 licence",
      "P1 licence and a car",
      "CPR",
      "RSA",
      "Canva",
      "Excel",
      "Tax file number",
      "Super fund",
      "Bulli Ridge Aged Care",
      "Work experience",
      "House captain",
      "Surf club volunteer",
      "Bellambi Point",
      "Principal's Award for citizenship",
      "Principal's Award",
      "Marco Sgarbi",
      "Karen Dunlop",
      "Ms Karen Dunlop",
    ],
  },
};
