import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "DejaVu Sans",sans-serif;color:#2e3849}.n{background:#051a49;color:#fff;padding:9mm 10mm}h1{font-size:21pt;margin:0 0 2mm}.n p{margin:0 0 .8mm;font-size:9.4pt}.b{padding:2mm 10mm}h2{font-size:13pt;margin:6mm 0 2.5mm;break-after:avoid}.e{margin:0 0 4mm;break-inside:avoid}.e p{margin:0 0 .6mm}.e .t{font-weight:700;font-size:10.6pt}.g{color:#5a6881;font-size:9.2pt}.k span{display:inline-block;background:#e8edf8;border-radius:1mm;padding:.8mm 2.4mm;margin:0 1.6mm 1.8mm 0;font-size:9.2pt}.x{display:grid;grid-template-columns:52mm 1fr;row-gap:1.4mm}.x b{font-weight:400;color:#5a6881}`;
const entry = (title: string, at: string, when: string, words = "") =>
  `<div class=e><p class=t>${title}</p><p>${at}</p><p class=g>${when}</p>${words && `<p>${words}</p>`}</div>`;
const chips = (...texts: readonly string[]) =>
  `<div class=k>${texts.map((text) => `<span>${text}</span>`).join(" ")}</div>`;

const body = `<div class=n><h1>Sunita Thapa Magar</h1><p>Auburn, Sydney NSW</p><p>0491 572 983</p><p>sunita.tm@example.com</p></div><div class=b>
<h2>Personal summary</h2><p>Sterilisation technician with five years in a busy public hospital, trained on low-temperature plasma and flexible scopes. Before that I cleaned the same theatres, so I know where the trays go.</p>
<h2>Career history</h2>
${entry("Sterilisation Technician", "Cumberland Plains Hospital", "Aug 2021 - Present (5 years 4 months)", "Decontamination, packing and release of up to 300 trays a shift. Tracking with a bar-code system. Trainer for four new colleagues.")}
${entry("Theatre Cleaner", "BrightWay Facility Services", "Feb 2019 - Jul 2021 (2 years 6 months)", "Turnaround cleans between operations, night shift.")}
${entry("Room Attendant", "Hotel Parramatta Quay", "Mar 2017 - Jan 2019 (1 year 11 months)")}
${entry("Primary School Teacher", "Shree Gaurishankar School", "2012 - 2016 (4 years)", "Taught grades 3 to 5 in Dolakha, Nepal.")}
<h2>Education</h2>
${entry("Certificate III in Sterilisation Services", "Greater West Health Training", "Finished 2021")}
${entry("Certificate II in Cleaning Operations", "Greater West Health Training", "Finished 2019")}
${entry("Bachelor of Education", "Himalaya Valley Campus", "Finished 2012")}
<h2>Licences &amp; certifications</h2>
${entry("NDIS Worker Screening Check", "Office of the Children's Guardian", "Issued Jun 2023 - Expires Jun 2028")}
${entry("HLTAID011 Provide First Aid", "Cumberland First Aid", "Issued Mar 2025 - Expires Mar 2028")}
<h2>Skills</h2>${chips("Surgical instruments", "Steam sterilisation", "Endoscope reprocessing", "Infection prevention", "Quality records", "Teamwork")}
<h2>Languages</h2><p>Nepali</p><p>English</p><p>Hindi</p>
<h2>About your next role</h2><div class=x><b>Availability</b><span>4 weeks' notice</span><b>Preferred work types</b><span>Full time, Part time</span><b>Preferred locations</b><span>Sydney NSW, Newcastle NSW</span><b>Right to work</b><span>Australia: permanent resident</span><b>Salary expectation</b><span>From $72,000 per year</span><b>Classification of interest</b><span>Healthcare &amp; Medical, Sterilisation</span></div></div>`;

/** A Nepali sterilisation technician's profile of a job site saved as PDF: dark band with the name, title over employer over “Aug 2021 - Present (5 years 4 months)”, chips, wishes for the next role. */
export const sterilisationTechnician: UnseenCv = {
  name: "Nepali sterilisation technician's job-site profile saved as PDF: title over employer over dates with lengths, “Finished 2021”, “Issued – Expires”, wishes for the next role",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Sunita / Sunita Thapa",
    family: "Thapa Magar / Magar",
    email: "sunita.tm@example.com",
    phone: "+61491572983",
    jobs: [
      ["Sterilisation Technician", "Cumberland Plains Hospital", "2021-08", null],
      ["Theatre Cleaner", "BrightWay Facility Services", "2019-02", "2021-07"],
      ["Room Attendant", "Hotel Parramatta Quay", "2017-03", "2019-01"],
      ["Primary School Teacher", "Shree Gaurishankar School", "2012", "2016"],
    ],
    studies: [
      ["Certificate III in Sterilisation Services", "Greater West Health Training", "2021"],
      ["Certificate II in Cleaning Operations", "Greater West Health Training", "2019"],
      ["Bachelor of Education", "Himalaya Valley Campus", "2012"],
    ],
    skills: [
      "Surgical instruments",
      "Steam sterilisation",
      "Endoscope reprocessing",
      "Infection prevention",
      "Quality records",
      "Teamwork",
    ],
    licences: [
      ["NDIS Worker Screening Check", undefined, "2028-06"],
      ["HLTAID011 Provide First Aid / Provide First Aid / First Aid / HLTAID011", undefined, "2028-03"],
    ],
    languages: ["Nepali", "English", "Hindi"],
    besides: ["Permanent resident"],
  },
};
