import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.42 "Liberation Serif",serif;color:#111}h1{font-size:19pt;font-weight:400;text-align:center;letter-spacing:1.6mm;margin:0}.c{text-align:center;margin:1.5mm 0 5mm;font-size:9.4pt}h2{font-size:10.5pt;font-weight:400;letter-spacing:1.1mm;text-transform:uppercase;text-align:center;border-top:.2mm solid #444;border-bottom:.2mm solid #444;padding:.8mm 0;margin:6mm 0 3mm}p{margin:0}.e{display:grid;grid-template-columns:28mm 1fr;margin-bottom:2.4mm;break-inside:avoid}.b{padding-left:8mm;text-indent:-8mm;margin-bottom:1.6mm;break-inside:avoid}`;
const entry = (when: string, what: string, at: string, note = "") =>
  `<div class=e><p>${when}</p><div><p><b>${what}</b></p><p>${at}</p>${note && `<p><i>${note}</i></p>`}</div></div>`;
const paper = (words: string) => `<p class=b>${words}</p>`;

const body = `<h1>AMARU QUISPE TALAVERA</h1><p class=c>Department of Earth Sciences, Lake Eyre University, Adelaide SA 5005<br>Tel. +61 491 575 789 · amaru.quispe@example.edu · ORCID 0000-0009-1182-4430</p>
<h2>Appointments</h2>
${entry("2023–present", "Senior Lecturer in Palaeontology", "Lake Eyre University")}
${entry("2018–2022", "Southern Stars Early Career Fellow", "Lake Eyre University", "Fossil penguins of the southern margin")}
${entry("2015–2018", "Postdoctoral Researcher", "Museum of the Andes, Arequipa, Peru")}
${entry("2011–2012", "Field Assistant", "Ica Desert Survey, Peru")}
<h2>Education</h2>
${entry("2015", "PhD in Palaeobiology", "University of Brunswick Cove, Canada", "Thesis: Bones that swam: buoyancy of Eocene seabirds. Supervisor: Prof. E. Lindgren")}
${entry("2011", "Licenciatura en Geología", "Universidad San Telmo, Arequipa", "Thesis with honours")}
<h2>Grants</h2>
${entry("2024–2027", "Southern Fossils Fund, Discovery Scheme", "AUD 412,000, chief investigator")}
${entry("2021", "Nullarbor Fieldwork Award", "AUD 18,500")}
<h2>Publications</h2>
${paper("<b>Quispe Talavera A</b>, Nguyen T, Boyd R (2025). A giant penguin from Kangaroo Island. <i>Antipodean Journal of Palaeontology</i> 41(2), 101–133.")}
${paper("<b>Quispe Talavera A</b>, Lindgren E (2022). Ribs as ballast. <i>Bulletin of Marine Fossils</i> 19, 7–29.")}
${paper("Harker M, <b>Quispe Talavera A</b> (2019). Diving deep, then and now. In: <i>Birds of Stone</i>, Murray Gorge Press, pp. 210–244.")}
<h2>Teaching</h2>
${entry("2023–2026", "PALE 2001 Vertebrate Evolution (coordinator)", "Lake Eyre University, 140 students")}
${entry("2019–2022", "GEOL 1100 Planet in Motion (guest lectures)", "Lake Eyre University")}
<h2>Supervision</h2><p>Two PhD students to completion (J. Rao 2024, P. Schulz 2026), three current, eleven honours students.</p>
<h2>Service</h2>
${entry("2022–present", "Associate Editor", "Bulletin of Marine Fossils")}
${entry("2020–2021", "Treasurer", "Southern Association of Palaeontologists")}
<h2>Methods and software</h2><p>Synchrotron tomography · Phylogenetics · Fossil preparation · R · Avizo · MorphoJ</p>
<h2>Certificates</h2><p>Remote First Aid, valid until 30 April 2027 · Four-wheel drive course, 2023</p>
<h2>Languages</h2><p>Spanish (native) · Quechua (native) · English (fluent) · French (reading)</p>
<h2>Referees</h2><p>Prof. Emil Lindgren, University of Brunswick Cove, e.lindgren@example.ca<br>Dr Hannah Osei-Tutu, Lake Eyre University, +61 8 5550 3317</p>`;

/** A Peruvian palaeontologist's academic CV: centred headings of spaced capitals between rules, years left of appointments, grants and teaching in the same form, publications with his own name in bold, an editor's post as service. */
export const palaeontologist: UnseenCv = {
  name: "Peruvian palaeontologist's academic CV as PDF: name and headings in widely spaced capitals between rules, “2023–present” left of position over university, PhD with thesis, grants, teaching and service in the same form as jobs, publications, methods between dots",
  type: "pdf",
  write: print(css, body, {
    margin: "20mm",
    footer: "A. Quispe Talavera – curriculum vitae – <span class=pageNumber></span>",
  }),
  says: {
    given: "Amaru / AMARU",
    family: "Quispe Talavera / QUISPE TALAVERA",
    email: "amaru.quispe@example.edu",
    phone: "+61491575789",
    jobs: [
      ["Senior Lecturer in Palaeontology / Senior Lecturer", "Lake Eyre University", "2023", null],
      ["Southern Stars Early Career Fellow / Early Career Fellow", "Lake Eyre University", "2018", "2022"],
      [
        "Postdoctoral Researcher",
        "Museum of the Andes / Museum of the Andes, Arequipa / Museum of the Andes, Arequipa, Peru",
        "2015",
        "2018",
      ],
      ["Field Assistant", "Ica Desert Survey / Ica Desert Survey, Peru", "2011", "2012"],
    ],
    studies: [
      [
        "PhD in Palaeobiology / PhD",
        "University of Brunswick Cove / University of Brunswick Cove, Canada",
        "2015",
      ],
      ["Licenciatura en Geología", "Universidad San Telmo / Universidad San Telmo, Arequipa", "2011"],
    ],
    skills: ["Synchrotron tomography", "Phylogenetics", "Fossil preparation", "R", "Avizo", "MorphoJ"],
    licences: [["Remote First Aid", undefined, "2027-04-30"], ["Four-wheel drive course"]],
    languages: ["Spanish", "Quechua", "English", "French"],
    besides: [
      "Southern Fossils Fund",
      "Discovery Scheme",
      "Nullarbor Fieldwork Award",
      "giant penguin",
      "Ribs as ballast",
      "Diving deep",
      "Vertebrate Evolution",
      "Planet in Motion",
      "Associate Editor",
      "Treasurer",
      "Southern Association of Palaeontologists",
      "Bones that swam",
      "Thesis with honours",
      "Emil Lindgren",
      "Hannah Osei-Tutu",
    ],
  },
};
