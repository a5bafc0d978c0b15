import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.4pt/1.4 "DejaVu Sans",sans-serif;color:#181818}.p{display:grid;grid-template-columns:62mm 1fr;height:278mm;position:relative;overflow:hidden;break-after:page}.p:last-child{break-after:auto}.f{position:absolute;right:9mm;bottom:5mm;font-size:8pt;color:#6a6a6a;margin:0}aside{background:#293e49;color:#fff;padding:11mm 7mm;font-size:8.8pt}aside h2{font:400 11.5pt "DejaVu Sans",sans-serif;margin:6.5mm 0 1.8mm}aside h2:first-child{margin-top:0}aside p{margin:0 0 1.2mm;overflow-wrap:anywhere}aside span{color:#a9bac3}main{padding:11mm 9mm}h1{font-size:23pt;font-weight:400;margin:0 0 1.5mm}main h2{font-size:14pt;font-weight:400;border-top:.25mm solid #c9ced1;padding-top:4mm;margin:6mm 0 2mm}main p{margin:0}.s{color:#5c5c5c;font-size:9.2pt}.o{font-size:11.2pt;margin-top:3.5mm!important}.t{margin-top:1.4mm!important;font-size:10.8pt}.x{margin:1.4mm 0 0!important;white-space:pre-line;font-size:9.8pt}`;
const firm = (at: string, whole = "") => `<p class=o>${at}</p>${whole && `<p class=s>${whole}</p>`}`;
const role = (title: string, when: string, where: string, words = "") =>
  `<p class=t>${title}</p><p>${when}</p><p class=s>${where}</p>${words && `<p class=x>${words}</p>`}`;
const school = (at: string, what: string) => `<p class=o>${at}</p><p class=s>${what}</p>`;

const body = `<div class=p><aside><h2>Contact</h2><p>0491 570 156 <span>(Mobile)</span></p><p>meredith.kwan@example.com</p><p>www.linkedin.com/in/meredith-kwan-example <span>(LinkedIn)</span></p>
<h2>Top Skills</h2><p>Paediatric Audiology</p><p>Cochlear Implants</p><p>Clinical Supervision</p>
<h2>Languages</h2><p>English <span>(Native or Bilingual)</span></p><p>Cantonese <span>(Native or Bilingual)</span></p><p>Mandarin <span>(Limited Working)</span></p>
<h2>Certifications</h2><p>Accredited Audiologist</p><p>Real Ear Measurement Advanced Fitting</p><p>Leading Small Teams</p>
<h2>Publications</h2><p>Hearing aids in noisy classrooms: a pilot study of 41 children</p></aside>
<main><h1>Meredith Kwan</h1><p>Senior Audiologist at Hearing Harbour | Paediatrics, cochlear implants and tinnitus</p><p class=s>Newcastle, New South Wales, Australia</p>
<h2>Summary</h2><p>Accredited audiologist with ten years' experience in hospital and community clinics. My clinical interests are diagnostic testing of infants, cochlear implant mapping and tinnitus management. I currently lead a team of four audiologists and two audiometrists and supervise Master's students from two universities.</p><p style="margin-top:2mm">I enjoy working with families in the first weeks after a diagnosis and with the teachers of the deaf who see them every day.</p>
<h2>Experience</h2>
${firm("Hearing Harbour", "6 years 9 months")}
${role("Senior Audiologist", "November 2022 - Present (4 years 1 month)", "Newcastle, New South Wales, Australia", "- Manage a caseload of adults and children across three clinics\n- Lead the cochlear implant program (62 recipients) with the ENT surgeons\n- Introduced a same-week pathway for babies referred from newborn screening")}
${role("Audiologist", "March 2020 - November 2022 (2 years 9 months)", "Newcastle, New South Wales, Australia", "Adult rehabilitation, hearing aid fittings under the Hearing Services Program, tinnitus counselling, outreach clinic to Muswellbrook every second month.")}
${firm("Royal Coalfields Children's Hospital")}
${role("Paediatric Audiologist", "February 2017 - February 2020 (3 years 1 month)", "New Lambton Heights, New South Wales, Australia", "ABR and ASSR testing, VRA, behavioural assessment from six months, sedated clinics. Contributed to the state guideline on unilateral hearing loss.")}
</main><p class=f>Page 1 of 2</p></div><div class=p><aside></aside><main>
${firm("Clearwater Hearing Clinics")}
${role("Clinical Audiology Intern", "January 2016 - January 2017 (1 year 1 month)", "Greater Sydney Area", "Supervised internship year in four suburban clinics.")}
${firm("Parkes Hill University")}
${role("Research Assistant", "July 2014 - December 2015 (1 year 6 months)", "Sydney, Australia", "Collected and analysed speech perception data for a study of classroom noise.")}
${firm("Bright Lens Optical")}
${role("Customer Service Assistant", "2011 - 2014 (3 years)", "Chatswood")}
<h2>Education</h2>
${school("Parkes Hill University", "Master of Clinical Audiology, Audiology/Audiologist · (2014 - 2015)")}
${school("Parkes Hill University", "Bachelor of Science - BS, Psychology and Linguistics · (2011 - 2013)")}
${school("Killara Ridge High School", "Higher School Certificate · (2005 - 2010)")}
</main><p class=f>Page 2 of 2</p></div>`;

/** A Hong Kong-Australian audiologist's profile saved as PDF from the professional network: a dark left column, two roles below one employer with the whole time there, certifications and a publication by name only, two pages. */
export const audiologist: UnseenCv = {
  name: "Hong Kong-Australian audiologist's profile saved as PDF from the network: dark left column, “6 years 9 months” over two roles, “November 2022 - Present (4 years 1 month)”, second page without column text",
  type: "pdf",
  write: print(css, body, { format: "Letter" }),
  says: {
    given: "Meredith",
    family: "Kwan",
    email: "meredith.kwan@example.com",
    phone: "+61491570156",
    jobs: [
      ["Senior Audiologist", "Hearing Harbour", "2022-11", null],
      ["Audiologist", "Hearing Harbour", "2020-03", "2022-11"],
      ["Paediatric Audiologist", "Royal Coalfields Children's Hospital", "2017-02", "2020-02"],
      ["Clinical Audiology Intern", "Clearwater Hearing Clinics", "2016-01", "2017-01"],
      ["Research Assistant", "Parkes Hill University", "2014-07", "2015-12"],
      ["Customer Service Assistant", "Bright Lens Optical", "2011", "2014"],
    ],
    studies: [
      [
        "Master of Clinical Audiology, Audiology/Audiologist / Master of Clinical Audiology / Master of Clinical Audiology (Audiology/Audiologist)",
        "Parkes Hill University",
        "2015",
      ],
      [
        "Bachelor of Science - BS, Psychology and Linguistics / Bachelor of Science, Psychology and Linguistics / Bachelor of Science (Psychology and Linguistics) / Bachelor of Science in Psychology and Linguistics / Bachelor of Science - BS / Bachelor of Science",
        "Parkes Hill University",
        "2013",
      ],
      ["Higher School Certificate", "Killara Ridge High School", "2010"],
    ],
    skills: ["Paediatric Audiology", "Cochlear Implants", "Clinical Supervision"],
    licences: [
      ["Accredited Audiologist"],
      ["Real Ear Measurement Advanced Fitting"],
      ["Leading Small Teams"],
    ],
    languages: ["English", "Cantonese", "Mandarin"],
    besides: [
      "Hearing aids in noisy classrooms",
      "Hearing aids in noisy classrooms: a pilot study of 41 children",
    ],
  },
};
