import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.5 "DejaVu Sans",sans-serif;color:#333}.n{background:#e9dccb;padding:12mm 14mm 9mm;text-align:center}h1{font:400 27pt/1.1 "DejaVu Serif",serif;letter-spacing:3px;margin:0;text-transform:uppercase;color:#4a3b2a}.r{letter-spacing:3px;margin:2mm 0 0;font-size:10pt}.c{display:flex;justify-content:center;gap:9mm;background:#4a3b2a;color:#fff;padding:2.4mm;font-size:8.8pt}.g{display:grid;grid-template-columns:1fr 58mm;gap:10mm;padding:4mm 14mm}h2{font:400 12pt "DejaVu Serif",serif;letter-spacing:2px;color:#4a3b2a;border-bottom:.3mm solid #c9b08d;padding-bottom:1mm;margin:5mm 0 2.5mm;text-transform:uppercase}.e{margin-bottom:3.5mm}.e p{margin:0}.e .t{font-weight:700}.e .a{color:#8a6d45;font-size:9pt}ul{margin:.6mm 0 0;padding-left:4.5mm}p{margin:0 0 1.2mm}`;
const list = (...texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const job = (title: string, at: string, ...texts: readonly string[]) =>
  `<div class=e><p class=t>${title}</p><p class=a>${at}</p>${texts.length > 0 ? list(...texts) : ""}</div>`;

const body = `<div class=n><h1>Litia Naivalurua</h1><p class=r>CONCIERGE &amp; GUEST RELATIONS</p></div>
<div class=c><span>0491 573 087</span><span>litia.naivalurua@example.com</span><span>Surfers Paradise QLD</span></div>
<div class=g><main>
<h2>Hello</h2><p>I have met guests at the door for twelve years, first in Nadi and then on the Gold Coast. I remember names, allergies and the dog's birthday.</p>
<h2>Experience</h2>
${job("Head Concierge", "The Pandanus Hotel &nbsp;|&nbsp; Aug 2022 – Present", "Desk of five for 412 rooms and 60 residences", "Guest score for the desk from 8.4 to 9.3", "Les Clefs keys since 2024")}
${job("Concierge", "The Pandanus Hotel &nbsp;|&nbsp; Nov 2019 – Aug 2022", "Tours, tables, tickets and the odd lost wedding ring")}
${job("Guest Service Agent", "Broadwater Resort &amp; Spa &nbsp;|&nbsp; Jun 2017 – Oct 2019", "Front office of a 230-room resort")}
${job("Bell Attendant", "Denarau Palms Resort, Fiji &nbsp;|&nbsp; 2014 – 2017")}
<h2>Education</h2>
${job("Diploma of Hospitality Management", "Nerang River College &nbsp;|&nbsp; 2018 – 2019")}
${job("Certificate in Tourism Studies", "Nadi Institute of Technology, Fiji &nbsp;|&nbsp; 2013")}
<h2>Referee</h2><p><b>Marcel Oosthuizen</b>, Rooms Division Manager, The Pandanus Hotel, marcel.o@example.com</p>
</main><aside>
<h2>Skills</h2>${list("Guest recovery", "Opera PMS", "VIP arrivals", "Local knowledge", "Upselling", "Calm under pressure")}
<h2>Languages</h2><p>iTaukei (Fijian) – first<br>English – fluent<br>Fiji Hindi – good<br>Japanese – basic</p>
<h2>Certificates</h2><p><b>RSA (QLD)</b><br>no. 4471990, 2019</p><p><b>First Aid &amp; CPR</b><br>until June 2028</p><p><b>Mental Health First Aid</b><br>2024</p>
<h2>Licence</h2><p>Queensland C class, open</p>
<h2>Away from the desk</h2><p>Church choir, outrigger canoe, pandanus weaving</p>
</aside></div>`;

/** A Fijian concierge's design-site PDF: centred band with spaced capitals, a dark strip of contacts, “Employer | Aug 2022 – Present” below the title, a narrow right column. */
export const concierge: UnseenCv = {
  name: "Fijian concierge's design-site PDF: spaced capitals in a band, a dark strip of contacts, “Employer | Aug 2022 – Present” below the title, a narrow right column",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Litia",
    family: "Naivalurua",
    email: "litia.naivalurua@example.com",
    phone: "+61491573087",
    jobs: [
      ["Head Concierge", "The Pandanus Hotel", "2022-08", null],
      ["Concierge", "The Pandanus Hotel", "2019-11", "2022-08"],
      ["Guest Service Agent", "Broadwater Resort & Spa", "2017-06", "2019-10"],
      ["Bell Attendant", "Denarau Palms Resort / Denarau Palms Resort, Fiji", "2014", "2017"],
    ],
    studies: [
      ["Diploma of Hospitality Management", "Nerang River College", "2019"],
      [
        "Certificate in Tourism Studies",
        "Nadi Institute of Technology / Nadi Institute of Technology, Fiji",
        "2013",
      ],
    ],
    skills: [
      "Guest recovery",
      "Opera PMS",
      "VIP arrivals",
      "Local knowledge",
      "Upselling",
      "Calm under pressure",
    ],
    licences: [
      ["RSA (QLD) / RSA / Responsible Service of Alcohol (RSA) / Responsible Service of Alcohol", "4471990"],
      ["First Aid & CPR / First Aid", undefined, "2028-06"],
      ["Mental Health First Aid"],
    ],
    drives: ["C"],
    languages: [
      "iTaukei (Fijian) / iTaukei / Fijian / Fijian (iTaukei)",
      "English",
      "Fiji Hindi / Hindi (Fiji)",
      "Japanese",
    ],
    besides: ["Driver licence", "Queensland C class", "Les Clefs keys", "Marcel Oosthuizen", "CPR"],
  },
};
