import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.45 "Open Sans","DejaVu Sans",sans-serif;color:#333}.top{border-bottom:1.2mm solid #2a7f86;padding:0 0 4mm;margin:0 0 4mm}h1{font-size:25pt;margin:0;color:#2a7f86}.top .role{font-size:12pt;margin:0 0 3mm}.info{display:grid;grid-template-columns:24mm 60mm 24mm 1fr;row-gap:1mm}.info b{color:#2a7f86}h2{font-size:13pt;color:#2a7f86;margin:5mm 0 2mm;border-bottom:.3mm solid #bbb;break-after:avoid}.row{display:grid;grid-template-columns:38mm 1fr;margin:0 0 3mm;break-inside:avoid}.row h3{font-size:10pt;margin:0}.row p{margin:0}.row .w{font-weight:600;font-size:8.6pt;white-space:nowrap}ul{margin:1mm 0 0;padding-left:4.5mm}.two{columns:2;margin:0}.s{display:grid;grid-template-columns:50mm 40mm 1fr;margin:0 0 1mm 38mm}.s .t{background:#dfe9ea;height:2.2mm;align-self:center}.s .t i{display:block;height:100%;background:#2a7f86}.s em{margin-left:4mm;font-size:8.5pt;color:#666}`;

const row = (when: string, title: string, at: string, texts: readonly string[] = []) =>
  `<div class=row><div class=w>${when}</div><div><h3>${title}</h3><p><i>${at}</i></p>${texts.length ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div></div>`;
const skill = (what: string, share: number, word: string) =>
  `<div class=s><span>${what}</span><span class=t><i style="width:${share}%"></i></span><em>${word}</em></div>`;
const plain = (when: string, text: string) =>
  `<div class=row style="margin-bottom:1.2mm"><div class=w>${when}</div><div>${text}</div></div>`;

const body = `<div class=top><h1>Sabina Gurung</h1><p class=role>Personal Care Worker</p>
<div class=info><b>Address</b><span>Rockdale NSW 2216</span><b>Phone</b><span>0491 570 158</span><b>E-mail</b><span>sabina.gurung@example.com</span><b>Visa</b><span>Student (subclass 500)</span></div></div>
<p>Caring and reliable personal care worker with a nursing background in Nepal and three years in Australian aged care. Experienced with dementia, palliative and post-stroke residents. Gentle with people, exact with documentation. Available for morning, afternoon and night shifts and at short notice.</p>
<h2>Work History</h2>
${row("2024-02 – Current", "Assistant in Nursing", "Banksia Lodge Aged Care, Hurstville NSW", ["Personal care for ten residents a shift in a 24-bed dementia unit", "Sling and stand-up lifters, repositioning charts, fluid balance", "Progress notes and incident reports in the electronic system", "Buddy for new starters and placement students"])}
${row("2023-06 – 2024-01", "Home Care Worker", "Sunrise Community Care, Kogarah NSW", ["Showering, meals, medication prompts and shopping for clients of home care packages", "Six to eight visits a day by car"])}
${row("2019-08 – 2022-11", "Staff Nurse", "Annapurna Sahara Hospital, Pokhara, Nepal", ["Medical ward of 30 beds: observations, medications, IV lines and wound dressing", "COVID-19 ward from May 2020 to September 2021"])}
<h2>Education</h2>
${row("2025-02 – Current", "Diploma of Nursing", "Southern Cross Road College, Sydney NSW")}
${row("2023-01 – 2023-06", "Certificate III in Individual Support (Ageing)", "St Clement Training, Sydney NSW", ["120 hours of placement at Wattle Grove Gardens, Bexley"])}
${row("2016-09 – 2019-07", "Proficiency Certificate Level in Nursing", "Pokhara Nursing Campus, Pokhara, Nepal")}
<h2>Skills</h2>
${skill("Dementia care", 100, "Excellent")}${skill("Manual handling", 100, "Excellent")}${skill("Wound care", 80, "Very Good")}${skill("Medication assistance", 80, "Very Good")}${skill("Care plan documentation", 80, "Very Good")}${skill("Palliative care", 60, "Good")}
<h2>Certificates and Checks</h2>
${plain("exp. 2030-08", "NDIS Worker Screening Check, No. 48210957")}
${plain("2025-09", "National Police Check")}
${plain("exp. 2028-05", "Provide First Aid (HLTAID011)")}
${plain("exp. 2026-12", "Cardiopulmonary Resuscitation (HLTAID009)")}
${plain("2026-03", "Influenza and COVID-19 vaccinations up to date")}
${plain("", "NSW driver licence, class C, own car")}
<h2>Languages</h2>
${skill("Nepali", 100, "Native")}${skill("English", 80, "Fluent (PTE 68)")}${skill("Hindi", 80, "Fluent")}
<h2>Interests</h2>
<div class=row><div></div><div>Cooking momo for everyone, temple volunteering at Dashain, walking along Botany Bay.</div></div>
<h2>References</h2>
<div class=row><div></div><div>Lorraine Mackie, Clinical Manager, Banksia Lodge Aged Care – 0491 571 804<br>Bikash Shrestha, Coordinator, Sunrise Community Care – b.shrestha@sunrise.example</div></div>`;

/** A care worker from Nepal: a resume site's page with ISO months in the left column, levels in bars and words, checks with dates before them. */
export const agedCareWorker: UnseenCv = {
  name: "Nepalese aged-care worker's resume-site PDF: ISO months on the left, levels in words, dated checks",
  type: "pdf",
  write: print(css, body, { margin: "15mm" }),
  says: {
    given: "Sabina",
    family: "Gurung",
    email: "sabina.gurung@example.com",
    phone: "+61491570158",
    jobs: [
      ["Assistant in Nursing", "Banksia Lodge Aged Care", "2024-02", null],
      ["Home Care Worker", "Sunrise Community Care", "2023-06", "2024-01"],
      ["Staff Nurse", "Annapurna Sahara Hospital", "2019-08", "2022-11"],
    ],
    studies: [
      ["Diploma of Nursing", "Southern Cross Road College", undefined],
      [
        "Certificate III in Individual Support (Ageing) / Certificate III in Individual Support",
        "St Clement Training",
        "2023-06",
      ],
      ["Proficiency Certificate Level in Nursing", "Pokhara Nursing Campus", "2019-07"],
    ],
    skills: [
      "Dementia care",
      "Manual handling",
      "Wound care",
      "Medication assistance",
      "Care plan documentation",
      "Palliative care",
    ],
    licences: [
      ["NDIS Worker Screening Check / NDIS Worker Screening", "48210957", "2030-08"],
      ["National Police Check / Police Check"],
      ["Provide First Aid (HLTAID011) / Provide First Aid / First Aid", undefined, "2028-05"],
      [
        "Cardiopulmonary Resuscitation (HLTAID009) / Cardiopulmonary Resuscitation / CPR",
        undefined,
        "2026-12",
      ],
    ],
    drives: ["C"],
    languages: ["Nepali", "English", "Hindi"],
    besides: [
      "Influenza and COVID-19 vaccinations up to date",
      "Influenza and COVID-19 vaccinations",
      "NSW driver licence",
      "Wattle Grove Gardens",
    ],
  },
};
