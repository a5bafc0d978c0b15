import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.38 "Liberation Sans",sans-serif;color:#1b1b1b}.p{display:grid;grid-template-columns:62mm 1fr;height:278mm;position:relative;overflow:hidden;break-after:page}.p:last-child{break-after:auto}.f{position:absolute;right:10mm;bottom:5mm;font-size:8pt;color:#777;margin:0}aside{background:#2b3d4a;color:#fff;padding:12mm 7mm;font-size:9pt}aside h2{font-size:11.5pt;font-weight:400;margin:7mm 0 2mm}aside p{margin:0 0 1.3mm;overflow-wrap:anywhere}aside i{font-style:normal;color:#aebdc7}main{padding:12mm 10mm}h1{font-size:24pt;font-weight:400;margin:0 0 1mm}main h2{font-size:14pt;font-weight:400;border-top:.25mm solid #ccc;padding-top:4mm;margin:6mm 0 2mm}main p{margin:0}.g{color:#666;font-size:9.3pt}.o{font-size:11.4pt;margin-top:3.6mm!important}.t{margin-top:1.2mm!important;font-size:10.9pt}.x{margin-top:1.4mm!important;white-space:pre-line}`;
const firm = (at: string, whole = "") => `<p class=o>${at}</p>${whole && `<p>${whole}</p>`}`;
const role = (title: string, when: string, where = "", words = "") =>
  `<p class=t>${title}</p><p>${when}</p>${where && `<p class=g>${where}</p>`}${words && `<p class=x>${words}</p>`}`;
const school = (at: string, what: string) => `<p class=o>${at}</p><p>${what}</p>`;

const body = `<div class=p><aside><h2>Contact</h2><p>anoushka.virdee@example.com</p><p>www.linkedin.com/in/anoushka-virdee-eyes <i>(LinkedIn)</i></p>
<h2>Top Skills</h2><p>Paediatric Vision Screening</p><p>OCT Imaging</p><p>Strabismus</p>
<h2>Languages</h2><p>Punjabi <i>(Native or Bilingual)</i></p><p>English <i>(Native or Bilingual)</i></p><p>Swahili <i>(Elementary)</i></p>
<h2>Certifications</h2><p>Registered Orthoptist</p><p>Good Clinical Practice (ICH-GCP)</p>
<h2>Honors-Awards</h2><p>Clinical Placement Educator of the Year</p></aside>
<main><h1>Anoushka Virdee</h1><p>Lead Orthoptist at Swan Coast Eye Hospital | Squints, screens and small people</p><p class=g>Perth, Western Australia, Australia</p>
<h2>Summary</h2><p>I test the eyes of people who cannot read yet, and of people who can no longer. Eleven years in public clinics on two continents. Interested in vision screening in remote communities.</p>
<h2>Experience</h2>
${firm("Swan Coast Eye Hospital", "7 years 3 months")}
${role("Lead Orthoptist", "July 2023 - Present (3 years 6 months)", "Nedlands, Western Australia", "Team of nine and a student clinic.\nBrought the wait for a first visit from 26 to 9 weeks.")}
${role("Senior Orthoptist, Paediatrics", "February 2021 - June 2023 (2 years 5 months)")}
${role("Orthoptist", "October 2019 - January 2021 (1 year 4 months)")}
${firm("The Lamplight Eye Unit, St Brannoc's Infirmary")}
${role("Orthoptist (Band 6)", "September 2015 - August 2019 (4 years)", "Leicester, England, United Kingdom", "Stroke ward screening; glaucoma virtual clinics.")}
${firm("Chai &amp; Chips")}
${role("Waitress", "2012 - 2015 (3 years)", "Sheffield")}
</main><p class=f>Page 1 of 2</p></div><div class=p><aside></aside><main>
<h2 style="border:0;margin-top:0">Education</h2>
${school("Don Valley University", "BMedSci (Hons), Orthoptics · (2012 - 2015)")}
${school("Leschenault University", "Master of Public Health · (February 2025 - December 2027)")}
${school("Nairobi Hillcrest Academy", "A Levels · (2010 - 2012)")}
</main><p class=f>Page 2 of 2</p></div>`;

/** A Kenyan-Indian orthoptist's profile saved as PDF from the professional network: three roles at one hospital of which two have no place, an employer within an infirmary, no phone, a master's that ends next year. */
export const orthoptist: UnseenCv = {
  name: "Kenyan-born orthoptist's profile saved as PDF from the network: three roles below “7 years 3 months”, two of them without a place, an employer with a comma, a title with a band, no phone, education alone on page two with a degree that ends next year",
  type: "pdf",
  write: print(css, body, { format: "Letter" }),
  says: {
    given: "Anoushka",
    family: "Virdee",
    email: "anoushka.virdee@example.com",
    jobs: [
      ["Lead Orthoptist", "Swan Coast Eye Hospital", "2023-07", null],
      [
        "Senior Orthoptist, Paediatrics / Senior Orthoptist / Senior Orthoptist (Paediatrics)",
        "Swan Coast Eye Hospital",
        "2021-02",
        "2023-06",
      ],
      ["Orthoptist", "Swan Coast Eye Hospital", "2019-10", "2021-01"],
      [
        "Orthoptist (Band 6) / Orthoptist",
        "The Lamplight Eye Unit, St Brannoc's Infirmary / The Lamplight Eye Unit / St Brannoc's Infirmary",
        "2015-09",
        "2019-08",
      ],
      ["Waitress", "Chai & Chips", "2012", "2015"],
    ],
    studies: [
      [
        "BMedSci (Hons), Orthoptics / BMedSci (Hons) / BMedSci (Hons) Orthoptics / BMedSci (Hons) in Orthoptics / BMedSci (Hons) (Orthoptics) / BMedSci, Orthoptics",
        "Don Valley University",
        "2015",
      ],
      ["Master of Public Health", "Leschenault University", "2027-12"],
      ["A Levels", "Nairobi Hillcrest Academy", "2012"],
    ],
    skills: ["Paediatric Vision Screening", "OCT Imaging", "Strabismus"],
    licences: [
      ["Registered Orthoptist"],
      [
        "Good Clinical Practice (ICH-GCP) / Good Clinical Practice / ICH-GCP / ICH-GCP Good Clinical Practice",
      ],
    ],
    languages: ["Punjabi", "English", "Swahili"],
    besides: ["Clinical Placement Educator of the Year"],
  },
};
