import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.45 "DejaVu Serif",serif;color:#333}.row{display:grid;grid-template-columns:118mm 48mm;column-gap:10mm}h1{font-size:27pt;margin:0;color:#000;line-height:1.1}.top p{margin:1mm 0 0;color:#666}.con{font-size:8pt;padding-top:3mm}.con p{margin:0}.con b{color:#000}h2{font:700 9pt "DejaVu Sans",sans-serif;color:#2079c7;margin:7mm 0 2mm;break-after:avoid}h3{font-size:11pt;margin:3.5mm 0 0;color:#000;break-after:avoid}h3 span{font-weight:400}h3 i{font-weight:400}.d{font:8pt "DejaVu Sans",sans-serif;color:#666;margin:.5mm 0 1mm}p{margin:0 0 1mm}`;

const job = (at: string, town: string, title: string, when: string, text = "") =>
  `<h3>${at}, <span>${town}</span> — <i>${title}</i></h3><p class=d>${when}</p>${text && `<p>${text}</p>`}`;

const body = `<div class="row top"><div><h1>Mackenzie O'Rourke</h1><p>Senior Pharmacy Assistant</p></div><div class=con><p>Tamworth NSW 2340</p><p><b>0491 570 158</b></p><p><b>mackenzie.orourke@example.com</b></p></div></div>
<div class=row><div>
<h2>EXPERIENCE</h2>
${job("Peel Street Pharmacy", "Tamworth", "Senior Pharmacy Assistant", "FEBRUARY 2024 - PRESENT", "Lead a front-of-shop team of seven and do the weekly roster. Order stock for skin care, baby and vitamins. Pack dose administration aids for three nursing homes.")}
${job("Peel Street Pharmacy", "Tamworth", "Pharmacy Assistant", "JANUARY 2021 - JANUARY 2024", "Served up to 150 customers a day, S2 and S3 medicines under the pharmacist, PBS scripts and cash-up.")}
${job("Country Style Shoes", "Gunnedah", "Sales Assistant", "NOVEMBER 2018 - DECEMBER 2020", "Fitted school shoes, merchandised windows, won Store Star in 2019.")}
${job("Bakehouse on Conadilly", "Gunnedah", "Junior Bakery Assistant", "2016 - 2018")}
<h2>EDUCATION</h2>
${job("TAFE Northern Tablelands", "Tamworth", "Certificate III in Community Pharmacy", "MARCH 2021 - JUNE 2022")}
${job("Gunnedah Plains High School", "Gunnedah", "Higher School Certificate", "2013 - 2018")}
<h2>VOLUNTEERING</h2>
${job("Oxley Wildlife Carers", "Tamworth", "Wildlife Carer", "2022 - PRESENT", "Hand raise brushtail possums and answer the hotline once a month.")}
</div><div>
<h2>SKILLS</h2><p>Customer service</p><p>Script dispensing (Fred)</p><p>Visual merchandising</p><p>Stock ordering</p><p>Webster packs</p><p>Team rosters</p>
<h2>CERTIFICATES</h2><p>S2/S3 Medicines Training, 2021</p><p>First Aid HLTAID011, expires 08/2028</p><p>Mental Health First Aid, 2023</p>
<h2>LICENCE</h2><p>NSW Class C (green P)</p>
<h2>LANGUAGES</h2><p>English, basic Auslan</p>
<h2>REFEREES</h2><p><b>Thuy Nguyen</b><br>Pharmacist in charge, Peel Street Pharmacy<br>02 5550 4431</p><p><b>Gail Harmon</b><br>Owner, Country Style Shoes<br>0491 571 804</p>
</div></div>`;

/** A pharmacy assistant's resume in an online word processor's serif template: “Employer, Town — Title” above months in capitals, a narrow column at the right. */
export const pharmacyAssistant: UnseenCv = {
  name: "pharmacy assistant's online serif template: “Employer, Town — Title” above months in capitals, narrow right column",
  type: "pdf",
  write: print(css, body, { margin: "16mm" }),
  says: {
    given: "Mackenzie",
    family: "O'Rourke",
    email: "mackenzie.orourke@example.com",
    phone: "+61491570158",
    jobs: [
      ["Senior Pharmacy Assistant", "Peel Street Pharmacy / Peel Street Pharmacy, Tamworth", "2024-02", null],
      ["Pharmacy Assistant", "Peel Street Pharmacy / Peel Street Pharmacy, Tamworth", "2021-01", "2024-01"],
      ["Sales Assistant", "Country Style Shoes / Country Style Shoes, Gunnedah", "2018-11", "2020-12"],
      [
        "Junior Bakery Assistant",
        "Bakehouse on Conadilly / Bakehouse on Conadilly, Gunnedah",
        "2016",
        "2018",
      ],
    ],
    studies: [
      [
        "Certificate III in Community Pharmacy",
        "TAFE Northern Tablelands / TAFE Northern Tablelands, Tamworth",
        "2022-06",
      ],
      [
        "Higher School Certificate",
        "Gunnedah Plains High School / Gunnedah Plains High School, Gunnedah",
        "2018",
      ],
    ],
    skills: [
      "Customer service",
      "Script dispensing (Fred) / Script dispensing",
      "Visual merchandising",
      "Stock ordering",
      "Webster packs",
      "Team rosters",
    ],
    licences: [
      ["S2/S3 Medicines Training"],
      ["First Aid HLTAID011 / First Aid / HLTAID011", undefined, "2028-08"],
      ["Mental Health First Aid"],
    ],
    drives: ["C"],
    languages: ["English", "Auslan"],
    besides: ["Fred", "NSW Class C", "Wildlife Carer", "Oxley Wildlife Carers", "Store Star"],
  },
};
