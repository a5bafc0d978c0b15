import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.38 "Liberation Sans",sans-serif;color:#191919}.p{display:grid;grid-template-columns:64mm 1fr;height:277mm;position:relative;overflow:hidden;break-after:page}.p:last-child{break-after:auto}.f{position:absolute;right:10mm;bottom:5mm;font-size:8pt;color:#777;margin:0}aside{background:#293e49;color:#fff;padding:12mm 7mm;font-size:9pt}aside h2{font-size:11.5pt;font-weight:400;margin:7mm 0 2mm}aside h2:first-child{margin-top:0}aside p{margin:0 0 1.3mm;overflow-wrap:anywhere}aside i{font-style:normal;color:#a9bac3}main{padding:12mm 10mm}h1{font-size:24pt;font-weight:400;margin:0 0 1mm}main h2{font-size:14pt;font-weight:400;border-top:.25mm solid #ccc;padding-top:4mm;margin:6mm 0 2mm}main p{margin:0}.g{color:#666;font-size:9.3pt}.o{font-size:11.4pt;margin-top:3.6mm!important}.t{margin-top:1.2mm!important;font-size:10.9pt}.x{margin-top:1.4mm!important;white-space:pre-line}`;
const role = (title: string, when: string, where: string, words = "") =>
  `<p class=t>${title}</p><p>${when}</p>${where && `<p class=g>${where}</p>`}${words && `<p class=x>${words}</p>`}`;
const firm = (at: string, whole = "") => `<p class=o>${at}</p>${whole && `<p>${whole}</p>`}`;
const school = (at: string, what: string) => `<p class=o>${at}</p><p>${what}</p>`;

const body = `<div class=p><aside><h2>Contact</h2><p>0491 578 957 <i>(Mobile)</i></p><p>farah.benyounes@example.com</p><p>www.linkedin.com/in/farah-benyounes-example <i>(LinkedIn)</i></p><p>bayswaterroadsmiles.example <i>(Company)</i></p>
<h2>Top Skills</h2><p>Endodontics</p><p>Paediatric Dentistry</p><p>Treatment Planning</p>
<h2>Languages</h2><p>French <i>(Full Professional)</i></p><p>Arabic <i>(Native or Bilingual)</i></p><p>English <i>(Full Professional)</i></p>
<h2>Certifications</h2><p>Clear Aligner Provider, Level II</p><p>Conscious Sedation (Nitrous Oxide)</p>
<h2>Publications</h2><p>Molars in Remote Schools: Three Years of Fissure Sealing</p></aside>
<main><h1>Farah Ben Younes</h1><p>General Dentist | Practice Principal | Kids, canals and calm</p><p class=g>Townsville, Queensland, Australia</p>
<h2>Summary</h2><p>I run a four-chair practice and spend every second Friday in the school dental van. Trained in Tunis, examined again in Australia, still learning from eight-year-olds.</p>
<h2>Experience</h2>
${firm("Bayswater Road Smiles", "6 years 5 months")}
${role("Principal Dentist", "January 2023 - Present (4 years)", "Townsville, Queensland, Australia", "Bought the practice from its founder; nine staff, 3,100 active patients.\nIntroduced same-day emergency slots.")}
${role("Associate Dentist", "August 2020 - December 2022 (2 years 5 months)", "Townsville, Queensland, Australia")}
${firm("Burdekin Health Network")}
${role("Dental Officer", "March 2018 - July 2020 (2 years 5 months)", "Ayr and Home Hill", "Public clinic and school van.")}
${firm("Northern Reef Dental Lab")}
${role("Dental Assistant (while sitting the exams)", "June 2016 - February 2018 (1 year 9 months)", "Cairns")}
</main><p class=f>Page 1 of 2</p></div><div class=p><aside></aside><main>
${firm("Cabinet Dentaire El Menzah")}
${role("Dentist", "2012 - 2015 (3 years)", "Tunis, Tunisia")}
<h2>Education</h2>
${school("Ross River University", "Graduate Certificate in Clinical Dentistry, Oral Implants · (February 2026 - November 2027)")}
${school("Université de Carthage-Nord", "Doctor of Dental Medicine - DMD, Dentistry · (2006 - 2012)")}
</main><p class=f>Page 2 of 2</p></div>`;

/** A Tunisian-Australian dentist's profile saved as PDF from the professional network: surname of two words, two roles below the whole time at her own practice, a role with brackets in its title, a certificate in progress as “February 2026 - November 2027”. */
export const dentist: UnseenCv = {
  name: "Tunisian-Australian dentist's profile saved as PDF from the network: surname of two words, two roles below “6 years 5 months”, a title with brackets, a graduate certificate that ends next year, a publication and a company page in the dark column",
  type: "pdf",
  write: print(css, body, { format: "Letter" }),
  says: {
    given: "Farah",
    family: "Ben Younes",
    email: "farah.benyounes@example.com",
    phone: "+61491578957",
    jobs: [
      ["Principal Dentist", "Bayswater Road Smiles", "2023-01", null],
      ["Associate Dentist", "Bayswater Road Smiles", "2020-08", "2022-12"],
      ["Dental Officer", "Burdekin Health Network", "2018-03", "2020-07"],
      [
        "Dental Assistant (while sitting the exams) / Dental Assistant",
        "Northern Reef Dental Lab",
        "2016-06",
        "2018-02",
      ],
      ["Dentist", "Cabinet Dentaire El Menzah", "2012", "2015"],
    ],
    studies: [
      [
        "Graduate Certificate in Clinical Dentistry, Oral Implants / Graduate Certificate in Clinical Dentistry / Graduate Certificate in Clinical Dentistry (Oral Implants)",
        "Ross River University",
        "2027-11",
      ],
      [
        "Doctor of Dental Medicine - DMD, Dentistry / Doctor of Dental Medicine / Doctor of Dental Medicine - DMD / Doctor of Dental Medicine (DMD) / Doctor of Dental Medicine, Dentistry / Doctor of Dental Medicine (Dentistry) / Doctor of Dental Medicine - DMD (Dentistry)",
        "Université de Carthage-Nord",
        "2012",
      ],
    ],
    skills: ["Endodontics", "Paediatric Dentistry", "Treatment Planning"],
    licences: [
      ["Clear Aligner Provider, Level II / Clear Aligner Provider / Clear Aligner Provider (Level II)"],
      ["Conscious Sedation (Nitrous Oxide) / Conscious Sedation"],
    ],
    languages: ["French", "Arabic", "English"],
    besides: ["Molars in Remote Schools"],
  },
};
