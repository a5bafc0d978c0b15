import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9pt/1.38 "DejaVu Sans",sans-serif;color:#222}h1{font-size:18pt;margin:0}.c{margin:1mm 0 3mm;font-size:8.4pt;display:flex;gap:5mm;flex-wrap:wrap}h2{font-size:10pt;background:#e0f2f1;padding:.8mm 2mm;margin:4mm 0 1.6mm}p{margin:0}.j{display:grid;grid-template-columns:1fr auto;margin-bottom:2mm}.j p:nth-child(n+3){grid-column:1/3}.j p:nth-child(2){color:#00695c}`;
const job = (at: string, title: string, when: string, words = "") =>
  `<div class=j><p><b>${at}</b> – ${title}</p><p>${when}</p>${words && `<p>${words}</p>`}</div>`;

const body = `<h1>Hamish Kirkbride-Osei</h1><div class=c><span>✆ 0491 579 760</span><span>✉ hamish.ko@example.com</span><span>⌂ Kingston TAS 7050</span><span>in/hamish-kirkbride-osei</span><span>♿ Happy to discuss adjustments</span></div>
<h2>★ Summary</h2><p>Dispensary technician and pharmacy assistant with 7 years in community pharmacy. Partial hearing; I read lips and never guess a dose.</p>
<h2>⚒ Experience</h2>
${job("Channel Court Chemist", "Dispensary Technician", "04/2022 – now", "Webster packing for 140 clients; S8 register; opioid replacement under the pharmacist. Built the colour system for returns.")}
${job("Channel Court Chemist", "Pharmacy Assistant", "11/2019 – 04/2022", "Counter, scripts in, stock; S2 and S3 requests.")}
${job("Derwent Discount Pharmacy Group Pty Ltd", "Retail Assistant (15 h/week)", "02/2018 – 10/2019", "Skin care and vitamins; won the window display prize.")}
${job("Salmon Shack, Hobart", "Kitchen Hand", "12/2016 – 01/2018")}
<h2>✎ Education</h2>
${job("TasTrade Institute", "Certificate IV in Community Pharmacy Dispensary", "2023")}
${job("TasTrade Institute", "Certificate III in Community Pharmacy", "2020")}
${job("Huon Channel College", "Tasmanian Certificate of Education", "2017")}
<h2>✔ Certificates</h2><p>S2/S3 Pharmacy Training – renewed Mar 2026, valid to Mar 2027</p><p>First Aid – valid to 17 Oct 2028</p><p>Registration to Work with Vulnerable People – 39102764 – valid to 04 Apr 2029</p><p>Driver licence – class C (P2)</p>
<h2>⚙ Skills</h2><p>Webster packing · FRED Dispense · Stock control · Compounding basics · Customer care · Lip reading</p>
<h2>⚑ Languages</h2><p>English · Auslan · Twi (some)</p>
<h2>☺ Interests</h2><p>Bushwalking, model ferries, quiz nights</p>
<h2>☎ Referee</h2><p>Yasmin Tadros, Pharmacist in Charge, Channel Court Chemist, 03 5550 6207</p>`;

/** A pharmacy assistant's dense page with narrow margins: symbols before contacts and headings, “Employer – Title” in a line with dates at its right, studies in the same form. */
export const pharmacyAssistant: UnseenCv = {
  name: "pharmacy assistant's dense page with narrow margins: symbols before contacts and headings, “Employer – Title” with “04/2022 – now” at the right, two roles in one pharmacy, “(15 h/week)”, studies as “Institute – Certificate”, licences with dashes",
  type: "pdf",
  write: print(css, body, { margin: "8mm" }),
  says: {
    given: "Hamish",
    family: "Kirkbride-Osei",
    email: "hamish.ko@example.com",
    phone: "+61491579760",
    jobs: [
      ["Dispensary Technician", "Channel Court Chemist", "2022-04", null],
      ["Pharmacy Assistant", "Channel Court Chemist", "2019-11", "2022-04"],
      [
        "Retail Assistant (15 h/week) / Retail Assistant",
        "Derwent Discount Pharmacy Group Pty Ltd / Derwent Discount Pharmacy Group / Derwent Discount Pharmacy",
        "2018-02",
        "2019-10",
      ],
      ["Kitchen Hand", "Salmon Shack / Salmon Shack, Hobart", "2016-12", "2018-01"],
    ],
    studies: [
      ["Certificate IV in Community Pharmacy Dispensary", "TasTrade Institute", "2023"],
      ["Certificate III in Community Pharmacy", "TasTrade Institute", "2020"],
      ["Tasmanian Certificate of Education", "Huon Channel College", "2017"],
    ],
    skills: [
      "Webster packing",
      "FRED Dispense",
      "Stock control",
      "Compounding basics",
      "Customer care",
      "Lip reading",
    ],
    licences: [
      ["S2/S3 Pharmacy Training", undefined, "2027-03"],
      ["First Aid", undefined, "2028-10-17"],
      [
        "Registration to Work with Vulnerable People / Work with Vulnerable People / Working with Vulnerable People / Working with Vulnerable People registration",
        "39102764",
        "2029-04-04",
      ],
    ],
    drives: ["C"],
    languages: ["English", "Auslan", "Twi"],
    besides: ["Driver licence", "window display prize", "Yasmin Tadros", "Pharmacist in Charge"],
  },
};
