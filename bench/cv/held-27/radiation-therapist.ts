import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.3pt/1.45 "DejaVu Sans",sans-serif;color:#3a3a3a}.g{display:grid;grid-template-columns:1fr 66mm;min-height:296mm}main{padding:14mm 9mm 8mm 13mm}aside{background:#f6e7e1;padding:14mm 7mm}h1{font-size:27pt;line-height:1.1;margin:0;color:#9c4a3c;font-weight:400}.r{letter-spacing:3px;text-transform:uppercase;font-size:9pt;margin:2mm 0 6mm}h2{font-size:11pt;letter-spacing:2px;text-transform:uppercase;color:#9c4a3c;margin:6mm 0 2.5mm;break-after:avoid}aside h2:first-of-type{margin-top:5mm}.ph{width:40mm;height:40mm;border-radius:50%;background:#d9b8ac;margin:0 auto;text-align:center;line-height:40mm;font-size:8pt;color:#fff}aside p{margin:0 0 1.2mm}.e{margin-bottom:4mm}.e p{margin:0}.e ul{margin:.6mm 0 0;padding-left:4.2mm}.t{font-weight:700;font-size:10pt}.d{color:#9c4a3c;font-size:8.6pt}.tag{display:inline-block;border:.2mm solid #9c4a3c;border-radius:3mm;padding:.4mm 2.6mm;margin:0 1mm 1.6mm 0;font-size:8.3pt}`;
const job = (title: string, at: string, when: string, ...texts: readonly string[]) =>
  `<div class=e><p class=t>${title}</p><p>${at}</p><p class=d>${when}</p><ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul></div>`;
const tags = (...words: readonly string[]) => words.map((word) => `<span class=tag>${word}</span>`).join(" ");

const body = `<div class=g><main><h1>Kavitha<br>Selvanayagam</h1><p class=r>Radiation Therapist</p>
<h2>Profile</h2><p style="margin:0">Radiation therapist with eleven years across planning and treatment. I explain the mask before I fit the mask. Looking for a senior post with a stereotactic program.</p>
<h2>Experience</h2>
${job("Radiation Therapist, Grade 3", "Gawler Ranges Cancer Centre, Adelaide SA", "Mar 21 – to date", "Planning lead for breast and head-and-neck, 600 plans a year", "Introduced surface guidance; tattoos are gone since 2023", "Clinical educator for four students a semester")}
${job("Radiation Therapist", "Gawler Ranges Cancer Centre, Adelaide SA", "Jan 18 – Feb 21", "Daily treatment on two linear accelerators", "Member of the incident review group")}
${job("Locum Radiation Therapist", "Outback Oncology Locums (Darwin, Mildura, Mackay)", "Feb 17 – Dec 17", "Nine placements of two to six weeks")}
${job("Graduate Radiation Therapist", "Mount Barker Radiotherapy", "Feb 15 – Jan 17", "Professional development year completed January 2016")}
<h2>Education</h2>
<div class=e><p class=t>Graduate Certificate in Stereotactic Radiotherapy</p><p>Holdfast Bay University, online</p><p class=d>Completed 2023</p></div>
<div class=e><p class=t>Bachelor of Medical Radiation Science (Radiation Therapy)</p><p>Holdfast Bay University</p><p class=d>2011 – 2014</p></div>
<div class=e><p class=t>South Australian Certificate of Education</p><p>Magill Park High School</p><p class=d>2010</p></div>
<h2>References</h2><p style="margin:0">Dr Alasdair Finch, Chief Radiation Therapist, Gawler Ranges Cancer Centre, 08 5550 4417</p>
</main><aside><div class=ph>Kavitha, 2025</div>
<h2>Contact</h2><p>0491 570 158</p><p>k.selvanayagam@example.org</p><p>Norwood SA 5067</p>
<h2>Registration</h2><p><b>AHPRA</b><br>MRP0001884412<br>to 30 November 2026</p><p><b>SA radiation licence</b><br>No. 33-20817<br>to 14/04/2028</p><p><b>DHS Working with Children Check</b><br>to 02/09/2029</p><p><b>Basic life support</b><br>February 2026</p>
<h2>Skills</h2><p>${tags("IMRT and VMAT planning", "SGRT", "Brachytherapy", "Patient education", "Quality assurance", "Eclipse", "Monaco", "MOSAIQ")}</p>
<h2>Languages</h2><p>English</p><p>Tamil (speaking, reading)</p><p>Sinhala (a little)</p>
<h2>Hobbies</h2><p>Carnatic violin, sea swimming, crosswords in two alphabets</p></aside></div>`;

/** A Tamil-Australian radiation therapist's design-site PDF: a pale right column with photo and caption, registrations over three lines and skills as tags, jobs at the left with “Mar 21 – to date”. */
export const radiationTherapist: UnseenCv = {
  name: "Tamil-Australian radiation therapist's design-site PDF: pale right column with captioned photo, registrations over three lines and tags, jobs at the left with “Mar 21 – to date”",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Kavitha",
    family: "Selvanayagam",
    email: "k.selvanayagam@example.org",
    phone: "+61491570158",
    jobs: [
      [
        "Radiation Therapist, Grade 3 / Radiation Therapist / Radiation Therapist (Grade 3) / Radiation Therapist Grade 3",
        "Gawler Ranges Cancer Centre / Gawler Ranges Cancer Centre, Adelaide / Gawler Ranges Cancer Centre, Adelaide SA",
        "2021-03",
        null,
      ],
      [
        "Radiation Therapist",
        "Gawler Ranges Cancer Centre / Gawler Ranges Cancer Centre, Adelaide / Gawler Ranges Cancer Centre, Adelaide SA",
        "2018-01",
        "2021-02",
      ],
      [
        "Locum Radiation Therapist",
        "Outback Oncology Locums / Outback Oncology Locums (Darwin, Mildura, Mackay)",
        "2017-02",
        "2017-12",
      ],
      ["Graduate Radiation Therapist", "Mount Barker Radiotherapy", "2015-02", "2017-01"],
    ],
    studies: [
      [
        "Graduate Certificate in Stereotactic Radiotherapy",
        "Holdfast Bay University / Holdfast Bay University, online",
        "2023",
      ],
      [
        "Bachelor of Medical Radiation Science (Radiation Therapy) / Bachelor of Medical Radiation Science / Bachelor of Medical Radiation Science, Radiation Therapy",
        "Holdfast Bay University",
        "2014",
      ],
      ["South Australian Certificate of Education", "Magill Park High School", "2010"],
    ],
    skills: [
      "IMRT and VMAT planning",
      "SGRT",
      "Brachytherapy",
      "Patient education",
      "Quality assurance",
      "Eclipse",
      "Monaco",
      "MOSAIQ",
    ],
    licences: [
      ["AHPRA / AHPRA registration / AHPRA Registration", "MRP0001884412", "2026-11-30"],
      [
        "SA radiation licence / Radiation licence (SA) / Radiation licence / SA Radiation licence (SA)",
        "33-20817",
        "2028-04-14",
      ],
      [
        "DHS Working with Children Check / Working with Children Check / Working with Children Check (SA) / DHS Working with Children Check (SA)",
        undefined,
        "2029-09-02",
      ],
      ["Basic life support"],
    ],
    languages: ["English", "Tamil", "Sinhala"],
    besides: ["Alasdair Finch", "Dr Alasdair Finch", "Professional development year"],
  },
};
