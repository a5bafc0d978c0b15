import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `h1{font-size:19pt;color:#1f5c7a;margin:0}h2{font-size:12pt;color:#1f5c7a;margin:5mm 0 1.5mm}.r{display:flex;justify-content:space-between}ul{margin:0 0 2mm;padding-left:5mm}p{margin:0 0 1mm}`;
const body = `<h1>Bronwyn Tallis RN</h1><p>14 Wattle Close, Orange NSW 2800 | M: 0429 118 336 | H: 02 6362 5518 | bronwyn.tallis@nursing.example
<h2>Registration and Mandatory Checks</h2><ul><li>AHPRA Registered Nurse (Division 1) – NMW0001482295, current to 31 May 2027<li>NSW Working with Children Check: WWC2261840E (exp. 14/09/2029)<li>National Police Check – issued February 2026<li>NSW Driver Licence, Class C<li>Immunisation Category A compliant</ul>
<h2>Clinical Experience</h2>
<div class=r><b>Orange Base Health Service, Orange NSW</b><span></span></div><div class=r><i>Clinical Nurse Specialist – Renal Dialysis</i><span>March 2021 – Current</span></div><ul><li>12-chair satellite unit; in charge on late shifts<li>Preceptor for Charles Sturt University students, 2022–2024</ul>
<div class=r><i>Registered Nurse – Medical Ward</i><span>January 2018 – March 2021</span></div><ul><li>32 beds, acute medical; relieved as After Hours Nurse Manager in July 2019</ul>
<div class=r><b>Dubbo Private Hospital, Dubbo NSW</b></div><div class=r><i>New Graduate Registered Nurse</i><span>February 2017 – January 2018</span></div><ul><li>Rotations: Surgical (Feb – Aug 2017), Theatre Recovery (Aug 2017 – Jan 2018)</ul>
<div class=r><b>Wontama Aged Care, Orange NSW</b></div><div class=r><i>Assistant in Nursing (casual)</i><span>June 2014 – January 2017</span></div>
<h2>Education</h2><div class=r><span>Graduate Certificate in Renal Nursing, Australian College of Nursing</span><span>2022</span></div><div class=r><span>Bachelor of Nursing, Charles Sturt University (Bathurst)</span><span>2014 – 2016</span></div>
<h2>Professional Development</h2><ul><li>Advanced Life Support, HETI, August 2026<li>Vascular Access Workshop, Renal Society of Australasia, 2023</ul>
<h2>Clinical Skills</h2><div style="columns:2"><ul><li>Haemodialysis<li>Cannulation of fistulas<li>Wound care<li>eMR and eMeds<li>Palliative care<li>Telehealth</ul></div>
<h2>Referees</h2><table><tr><td style="width:80mm">Karen Whitford<br>Nurse Unit Manager, Renal<br>Orange Base Health Service<br>02 6369 5500<td>Dr Sanjay Pillai<br>Nephrologist<br>0400 555 118</table>`;

/** A renal nurse in New South Wales: checks with numbers, several roles with one employer, rotations within a job. */
export const nurse: UnseenCv = {
  name: "nurse with registration",
  type: "pdf",
  write: print(css, body, {
    margin: "18mm",
    footer: "Bronwyn Tallis – Résumé – page <span class=pageNumber></span>",
  }),
  says: {
    given: "Bronwyn",
    family: "Tallis",
    email: "bronwyn.tallis@nursing.example",
    phone: "+61429118336",
    jobs: [
      [
        "Clinical Nurse Specialist – Renal Dialysis",
        "Orange Base Health Service / Orange Base Health Service, Orange NSW",
        "2021-03",
        null,
      ],
      [
        "Registered Nurse – Medical Ward",
        "Orange Base Health Service / Orange Base Health Service, Orange NSW",
        "2018-01",
        "2021-03",
      ],
      [
        "New Graduate Registered Nurse",
        "Dubbo Private Hospital / Dubbo Private Hospital, Dubbo NSW",
        "2017-02",
        "2018-01",
      ],
      [
        "Assistant in Nursing (casual) / Assistant in Nursing",
        "Wontama Aged Care / Wontama Aged Care, Orange NSW",
        "2014-06",
        "2017-01",
      ],
    ],
    studies: [
      ["Graduate Certificate in Renal Nursing", "Australian College of Nursing", "2022"],
      ["Bachelor of Nursing", "Charles Sturt University (Bathurst) / Charles Sturt University", "2016"],
    ],
    skills: [
      "Haemodialysis",
      "Cannulation of fistulas",
      "Wound care",
      "eMR and eMeds",
      "Palliative care",
      "Telehealth",
    ],
    licences: [
      [
        "AHPRA Registered Nurse (Division 1) / Registered Nurse / Registered Nurse (Division 1) / AHPRA Registered Nurse",
        "NMW0001482295",
      ],
      ["NSW Working with Children Check / Working with Children Check", "WWC2261840E"],
      ["National Police Check"],
    ],
    drives: ["C"],
    besides: [
      "Immunisation Category A compliant",
      "Advanced Life Support",
      "Vascular Access Workshop",
      "HETI",
      "Renal Society of Australasia",
    ],
  },
};
