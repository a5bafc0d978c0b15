import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "DejaVu Sans",sans-serif;color:#2d2d2d}h1{font-size:24pt;margin:0}.o{font-size:12pt;margin:0}.c{color:#595959;margin:0}h2{font-size:14pt;border-bottom:1px solid #999;margin:7mm 0 3mm;padding-bottom:1mm}.t{font-weight:700;margin:3mm 0 0;break-after:avoid}.e,.d{margin:0;color:#595959;break-after:avoid}ul{margin:1mm 0;padding-left:6mm}p{margin:0 0 1mm}`;

const item = (title: string, below: string, dates: string, text = "") =>
  `<p class=t>${title}${below && `<p class=e>${below}`}${dates && `<p class=d>${dates}`}${text}`;
const list = (items: readonly string[]) => `<ul>${items.map((one) => `<li>${one}`).join("")}</ul>`;

const body = `<h1>Grace Nyambura</h1><p class=o>Personal Care Worker<p class=c>Harristown QLD 4350<p class=c>grace.nyambura@sundialmail.example<p class=c>+61 491 572 549
<p style="margin-top:4mm">Caring and reliable personal care worker with five years in residential and home care. Experienced with dementia, palliative care and a lot of tea.<p>Authorised to work in Australia for any employer
<h2>Work Experience</h2>
${item("Personal Care Worker", "Jacaranda Gardens-Toowoomba QLD", "March 2021 to Present", list(["Personal care of 12 residents in a memory support unit: showers, meals, hoists, continence", "Medication prompts and assistance within scope, recorded in the tablet", "Buddy of new staff; member of the falls committee since 2024"]))}
${item("Home Care Assistant", "Helping Hands at Home-Highfields QLD", "November 2020 to February 2021", list(["Cleaning, shopping, transport to appointments, company"]))}
${item("Housekeeper", "Range View Motor Inn-Toowoomba QLD", "June 2018 to October 2020", list(["16 rooms a day, linen, weekend breakfast trays"]))}
${item("Shop Assistant", "Mama Wanjiku Fabrics-Nakuru", "2014 to 2017")}
<h2>Education</h2>
${item("Certificate III in Individual Support (Ageing) in Aged Care", "Darling Downs Care College-Toowoomba QLD", "February 2020 to October 2020")}
${item("Kenya Certificate of Secondary Education", "Menengai Girls Secondary School-Nakuru", "January 2010 to November 2013")}
<h2>Skills</h2>${list(["Dementia care (5 years)", "Manual handling (5 years)", "Palliative care (3 years)", "Medication assistance (4 years)", "Cleaning (3 years)"])}
<h2>Languages</h2>${list(["English - Fluent", "Swahili - Fluent", "Kikuyu - Fluent"])}
<h2>Certifications and Licences</h2>
${item("First Aid Certificate", "", "March 2025 to March 2028")}
${item("CPR Certification", "", "March 2026 to March 2027")}
${item("NDIS Worker Screening Check", "", "September 2024 to September 2029")}
${item("Driver Licence", "", "", "<p>Open, C class, Queensland")}
<h2>Assessments</h2>
${item("Work style: Reliability — Proficient", "", "June 2024", "<p>Tendency to be reliable, dependable, and act with integrity at work<p>Full results: Proficient")}
${item("Caregiving — Highly proficient", "", "June 2024", "<p>Providing appropriate levels of patient care")}`;

/** An aged-care worker's résumé from a job board: employer and town joined by a hyphen, months with "to", skills with years in brackets, certificates with two months, and scores of assessments that are no qualifications. */
export const agedCareWorker: UnseenCv = {
  name: "résumé of a job board: employer-town, skills with years, assessments",
  type: "pdf",
  write: print(css, body, { margin: "17mm" }),
  says: {
    given: "Grace",
    family: "Nyambura",
    email: "grace.nyambura@sundialmail.example",
    phone: "+61491572549",
    jobs: [
      ["Personal Care Worker", "Jacaranda Gardens", "2021-03", null],
      ["Home Care Assistant", "Helping Hands at Home", "2020-11", "2021-02"],
      ["Housekeeper", "Range View Motor Inn", "2018-06", "2020-10"],
      ["Shop Assistant", "Mama Wanjiku Fabrics", "2014", "2017"],
    ],
    studies: [
      [
        "Certificate III in Individual Support (Ageing) in Aged Care / Certificate III in Individual Support (Ageing) / Certificate III in Individual Support",
        "Darling Downs Care College",
        "2020-10",
      ],
      ["Kenya Certificate of Secondary Education", "Menengai Girls Secondary School", "2013-11"],
    ],
    skills: ["Dementia care", "Manual handling", "Palliative care", "Medication assistance", "Cleaning"],
    licences: [
      ["First Aid Certificate", undefined, "2028-03"],
      ["CPR Certification / CPR", undefined, "2027-03"],
      ["NDIS Worker Screening Check", undefined, "2029-09"],
    ],
    drives: ["C"],
    languages: ["English", "Swahili", "Kikuyu"],
  },
};
