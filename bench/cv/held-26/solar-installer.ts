import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.4pt/1.4 "DejaVu Sans",sans-serif;color:#3f3a38}.g{display:grid;grid-template-columns:50mm 1fr;column-gap:5mm;margin-bottom:3mm;break-inside:avoid}.l{text-align:right;color:#0e4194;font-size:8.8pt}.g p{margin:0 0 .6mm}.g ul{margin:.5mm 0;padding-left:4.5mm}.t{color:#0e4194;font-size:10.6pt;display:flex;justify-content:space-between;gap:4mm}.t span{font-size:8.4pt;color:#3f3a38}.h{margin:5mm 0 3mm}.h .l{text-transform:uppercase;font-size:9pt}.h div:last-child{border-bottom:.5mm solid #c6c6c6;height:2.6mm}.b{color:#777;font-size:8.4pt}table{border-collapse:collapse;width:100%;font-size:8pt;text-align:center}td,th{border:.2mm solid #c6c6c6;padding:.7mm;font-weight:400}th{color:#0e4194}.n{font-size:15pt;color:#3f3a38}.top{display:flex;justify-content:space-between;color:#0e4194;font-size:9.4pt;border-bottom:.2mm solid #c6c6c6;padding-bottom:2mm;margin-bottom:6mm}`;
const head = (words: string) => `<div class="g h"><div class=l>${words}</div><div></div></div>`;
const row = (label: string, inner: string) =>
  `<div class=g><div class=l>${label}</div><div>${inner}</div></div>`;
const job = (when: string, title: string, at: string, sector: string, ...texts: readonly string[]) =>
  row(
    when,
    `<p class=t>${title}</p><p>${at}</p><ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>${sector && `<p class=b>Business or sector ${sector}</p>`}`,
  );
const study = (when: string, title: string, level: string, at: string) =>
  row(when, `<p class=t>${title}<span>${level}</span></p><p>${at}</p>`);

const body = `<div class=top><span>Curriculum Vitae</span><span>Tiago Filipe Carvalhosa</span></div>
${row("PERSONAL INFORMATION", `<p class=n>Tiago Filipe Carvalhosa</p><p>7/210 Marmion Street, 6157 Palmyra (Australia)</p><p>+61 491 570 313</p><p>tiago.carvalhosa@example.net</p><p class=b>Sex Male | Date of birth 23/09/1988 | Nationality Portuguese</p>`)}
${row("JOB APPLIED FOR", `<p class=n style="font-size:12pt">Solar and battery installer, commercial rooftops</p>`)}
${head("Work experience")}
${job("15/03/2022–Present", "Solar Installer", "Quokka Energy Pty Ltd, Fremantle (Australia)", "Renewable energy", "Rooftop systems of 6 to 100 kW, three crews", "Batteries and hybrid inverters, commissioning and handover")}
${job("02/11/2019–11/03/2022", "Electrical Trades Assistant", "Baía Elétrica Contracting, Myaree (Australia)", "", "Cable runs, switchboards under supervision, while my papers were assessed")}
${job("01/09/2012–30/06/2019", "Photovoltaic Technician", "Sol do Alentejo Lda, Beja (Portugal)", "Renewable energy", "Ground arrays up to 12 MW: strings, trackers, thermography")}
${job("10/2007–08/2012", "Apprentice Electrician, then Electrician", "Instalações Carvalhosa &amp; Filho, Serpa (Portugal)", "", "Houses, olive presses, my father's temper")}
${head("Education and training")}
${study("02/2020–11/2021", "Certificate III in Electrotechnology Electrician", "", "Swan Coast TAFE, Perth (Australia)")}
${study("2010–2012", "Technological Specialisation in Renewable Energy", "EQF level 5", "Instituto Politécnico do Guadiana, Beja (Portugal)")}
${study("2003–2007", "Vocational Secondary Diploma, Electrical Installations", "EQF level 4", "Escola Profissional de Serpa (Portugal)")}
${head("Personal skills")}
${row("Mother tongue(s)", "<p>Portuguese</p>")}
${row("Other language(s)", "<table><tr><th></th><th colspan=2>UNDERSTANDING</th><th colspan=2>SPEAKING</th><th>WRITING</th></tr><tr><th></th><th>Listening</th><th>Reading</th><th>Spoken interaction</th><th>Spoken production</th><th></th></tr><tr><td>English</td><td>C1</td><td>B2</td><td>C1</td><td>B2</td><td>B2</td></tr><tr><td>Spanish</td><td>C1</td><td>C1</td><td>B2</td><td>B2</td><td>B1</td></tr></table><p class=b>Levels: A1/A2: Basic user - B1/B2: Independent user - C1/C2 Proficient user<br>Common European Framework of Reference for Languages</p>")}
${row("Job-related skills", "<ul><li>String inverter commissioning</li><li>Battery storage</li><li>Thermal imaging</li><li>Roof safety planning</li></ul>")}
${row("Digital skills", "<ul><li>PVsyst</li><li>AutoCAD Electrical</li></ul>")}
${row("Communication skills", "<p>Good with neighbours and strata managers, gained in ten years of standing on other people's roofs.</p>")}
${row("Driving licence", "<p>C (Western Australia)</p>")}
${head("Additional information")}
${row("Licences", "<p>Electrician's licence (WA) EW 204417, expires 18 May 2029</p><p>Solar accreditation, design and install, A8804172, expires 30 June 2027</p><p>Working at heights, 2025</p><p>White Card, 2019</p>")}
${row("References", "<p>Nadine Hofmeyr, Operations Manager, Quokka Energy, 08 5550 4417</p>")}`;

/** A Portuguese solar installer's CV of the older European form as PDF: blue labels at the right of a left column with “15/03/2022–Present”, title in blue over “Employer, Place (Country)”, EQF levels at the right edge, headings in capitals. */
export const solarInstaller: UnseenCv = {
  name: "Portuguese solar installer's older European form as PDF: blue labels and “15/03/2022–Present” in a left column, “Employer, Place (Country)”, EQF level at the right, table of languages",
  type: "pdf",
  write: print(css, body, { margin: "15mm" }),
  says: {
    given: "Tiago / Tiago Filipe",
    family: "Carvalhosa / Filipe Carvalhosa",
    email: "tiago.carvalhosa@example.net",
    phone: "+61491570313",
    jobs: [
      [
        "Solar Installer",
        "Quokka Energy Pty Ltd / Quokka Energy / Quokka Energy Pty Ltd, Fremantle / Quokka Energy Pty Ltd, Fremantle (Australia)",
        "2022-03",
        null,
      ],
      [
        "Electrical Trades Assistant",
        "Baía Elétrica Contracting / Baía Elétrica Contracting, Myaree / Baía Elétrica Contracting, Myaree (Australia)",
        "2019-11",
        "2022-03",
      ],
      [
        "Photovoltaic Technician",
        "Sol do Alentejo Lda / Sol do Alentejo / Sol do Alentejo Lda, Beja / Sol do Alentejo Lda, Beja (Portugal)",
        "2012-09",
        "2019-06",
      ],
      [
        "Apprentice Electrician, then Electrician / Apprentice Electrician / Electrician",
        "Instalações Carvalhosa & Filho / Instalações Carvalhosa & Filho, Serpa / Instalações Carvalhosa & Filho, Serpa (Portugal)",
        "2007-10",
        "2012-08",
      ],
    ],
    studies: [
      [
        "Certificate III in Electrotechnology Electrician",
        "Swan Coast TAFE / Swan Coast TAFE, Perth / Swan Coast TAFE, Perth (Australia)",
        "2021-11",
      ],
      [
        "Technological Specialisation in Renewable Energy",
        "Instituto Politécnico do Guadiana / Instituto Politécnico do Guadiana, Beja / Instituto Politécnico do Guadiana, Beja (Portugal)",
        "2012",
      ],
      [
        "Vocational Secondary Diploma, Electrical Installations / Vocational Secondary Diploma / Vocational Secondary Diploma (Electrical Installations)",
        "Escola Profissional de Serpa / Escola Profissional de Serpa (Portugal)",
        "2007",
      ],
    ],
    skills: [
      "String inverter commissioning",
      "Battery storage",
      "Thermal imaging",
      "Roof safety planning",
      "PVsyst",
      "AutoCAD Electrical",
    ],
    licences: [
      [
        "Electrician's licence (WA) / Electrician's licence / Electrical licence / Electrical licence (WA)",
        "EW 204417 / 204417",
        "2029-05-18",
      ],
      [
        "Solar accreditation, design and install / Solar accreditation / Solar accreditation (design and install)",
        "A8804172",
        "2027-06-30",
      ],
      ["Working at heights"],
      ["White Card"],
    ],
    drives: ["C"],
    languages: ["Portuguese", "English", "Spanish"],
    besides: [
      "Driver licence",
      "Driving licence",
      "Good with neighbours and strata managers",
      "Nadine Hofmeyr",
    ],
  },
};
