import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.4pt/1.5 "DejaVu Serif",serif;color:#434343;padding:18mm 17mm}.h{display:grid;grid-template-columns:1fr 52mm;gap:9mm}h1{font-size:30pt;margin:0;color:#111;line-height:1.1}.h p{margin:1mm 0}.g{display:grid;grid-template-columns:1fr 52mm;gap:9mm;margin-top:5mm}h2{font:700 8.6pt "DejaVu Sans",sans-serif;color:#2079c7;text-transform:uppercase;margin:6mm 0 2mm;break-after:avoid}h3{font-size:11pt;margin:3mm 0 .5mm;color:#111;break-after:avoid}h3 i{font-weight:400}h4{font:400 7.8pt "DejaVu Sans",sans-serif;color:#777;margin:0 0 1.5mm;text-transform:uppercase;letter-spacing:.3px}.g p{margin:0 0 1.6mm}aside p b{color:#111}`;
const entry = (at: string, title: string, when: string, words = "") =>
  `<h3>${at} — <i>${title}</i></h3><h4>${when}</h4>${words && `<p>${words}</p>`}`;

const body = `<div class=h><div><h1>Georgia Mavromatis</h1><p>Oral Health Therapist</p></div><div><p>15 Esplanade Lane<br>Townsville City QLD 4810</p><p><b>0491 571 266</b></p><p><b>georgia.mav@example.com</b></p></div></div>
<div class=g><main><h2>Experience</h2>
${entry("Castle Hill Family Dental, Townsville", "Oral Health Therapist", "January 2022 - Present", "Three days a week. Children and nervous adults. Scale and clean, fissure sealants, fillings for under-eighteens, gum programs. 14 patients a day, running on time most of them.")}
${entry("Palm Passage Health Service, Townsville", "Oral Health Therapist", "February 2021 - Present", "Two days a week, mobile van to nine schools and two islands. Talks for mothers' groups.")}
${entry("Castle Hill Family Dental, Townsville", "Dental Assistant", "November 2016 - December 2017", "Chairside, sterilising, recalls.")}
${entry("Magnetic Smoothies, Nelly Bay", "Team Member", "December 2014 - October 2016")}
<h2>Education</h2>
${entry("North Reef University, Cairns", "Bachelor of Oral Health", "February 2018 - November 2020", "Clinical prize for paediatric care, third year.")}
${entry("Burdekin TAFE Campus, Townsville", "Certificate III in Dental Assisting", "2016 - 2017")}
${entry("Ross River Senior College, Townsville", "Queensland Certificate of Education", "2014 - 2015")}
<h2>Projects</h2>
${entry("Brush Buddies", "Puppet show for preps", "2023", "Wrote it, sewed the crocodile, played it to 1,100 children.")}
</main><aside><h2>Skills</h2><p>Paediatric behaviour guidance</p><p>Periodontal therapy</p><p>Local anaesthesia</p><p>Intraoral scanning</p><p>Dental4Windows</p><p>Community health talks</p>
<h2>Registration</h2><p>AHPRA <b>DEN0002217734</b>, renewal due 30 Nov 2026</p><p>QLD radiation use licence <b>1028841</b>, to 7 May 2028</p><p>Blue Card <b>3381742/2</b>, to 22 Jan 2029</p><p>CPR, March 2026</p>
<h2>Awards</h2><p><b>New Graduate of the Year</b>, Tropical Dental Society, 2021</p>
<h2>Languages</h2><p>English, Greek (from Yiayia), Auslan (level 2)</p>
<h2>Also</h2><p>Open licence, manual. Recreational boat licence. Outrigger canoe, steerer for the women's six.</p></aside></div>`;

/** A Greek-Australian oral health therapist's online-office template as PDF: “Employer, Place — Title” with months in small capitals below, two part-time jobs at once, skills and registrations in a narrow right column. */
export const oralHealthTherapist: UnseenCv = {
  name: "Greek-Australian oral health therapist's online-office template as PDF: “Employer, Place — Title” over months in capitals, two part-time jobs at once, narrow right column with numbers in bold",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Georgia",
    family: "Mavromatis",
    email: "georgia.mav@example.com",
    phone: "+61491571266",
    jobs: [
      [
        "Oral Health Therapist",
        "Castle Hill Family Dental / Castle Hill Family Dental, Townsville",
        "2022-01",
        null,
      ],
      [
        "Oral Health Therapist",
        "Palm Passage Health Service / Palm Passage Health Service, Townsville",
        "2021-02",
        null,
      ],
      [
        "Dental Assistant",
        "Castle Hill Family Dental / Castle Hill Family Dental, Townsville",
        "2016-11",
        "2017-12",
      ],
      ["Team Member", "Magnetic Smoothies / Magnetic Smoothies, Nelly Bay", "2014-12", "2016-10"],
    ],
    studies: [
      ["Bachelor of Oral Health", "North Reef University / North Reef University, Cairns", "2020-11"],
      [
        "Certificate III in Dental Assisting",
        "Burdekin TAFE Campus / Burdekin TAFE Campus, Townsville",
        "2017",
      ],
      [
        "Queensland Certificate of Education",
        "Ross River Senior College / Ross River Senior College, Townsville",
        "2015",
      ],
    ],
    skills: [
      "Paediatric behaviour guidance",
      "Periodontal therapy",
      "Local anaesthesia",
      "Intraoral scanning",
      "Dental4Windows",
      "Community health talks",
    ],
    licences: [
      ["AHPRA / AHPRA registration / AHPRA Registration", "DEN0002217734", "2026-11-30"],
      [
        "QLD radiation use licence / Radiation use licence (QLD) / Radiation use licence / QLD radiation use licence (QLD)",
        "1028841",
        "2028-05-07",
      ],
      ["Blue Card / Blue Card (QLD)", "3381742/2", "2029-01-22"],
      ["CPR"],
      ["Recreational boat licence / Recreational boat licence (QLD) / Boat licence"],
    ],
    drives: ["C"],
    languages: ["English", "Greek", "Auslan"],
    besides: [
      "Driver licence",
      "Open licence",
      "Open licence, manual",
      "Brush Buddies",
      "Puppet show for preps",
      "New Graduate of the Year",
      "Tropical Dental Society",
      "Clinical prize for paediatric care",
      "Outrigger canoe",
    ],
  },
};
