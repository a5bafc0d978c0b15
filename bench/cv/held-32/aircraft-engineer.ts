import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.8pt/1.45 "Liberation Sans",sans-serif;color:#3f3a38}.w{margin:0}.h{display:flex;gap:8mm;border-bottom:.5mm solid #004494;padding-bottom:4mm}.ph{width:28mm;height:34mm;background:#c9d2dc}h1{font-size:21pt;color:#004494;margin:0 0 1.5mm}.h p{margin:0 0 .7mm;font-size:9.2pt}h2{font-size:11pt;color:#004494;text-transform:uppercase;border-bottom:.3mm solid #004494;margin:6mm 0 2.5mm;padding-bottom:.8mm;break-after:avoid}p{margin:0}.e{display:grid;grid-template-columns:44mm 1fr;column-gap:5mm;margin-bottom:3.4mm;break-inside:avoid}.e>p{font-size:9pt;color:#666}.t{font-weight:700;color:#004494;font-size:10.6pt}ul{margin:1mm 0 0;padding-left:5mm}`;
const list = (texts: readonly string[]) =>
  texts.length > 0 ? `<ul>${texts.map((one) => `<li>${one}</li>`).join("")}</ul>` : "";
const entry = (when: string, what: string, at: string, ...texts: readonly string[]) =>
  `<div class=e><p>${when}</p><div><p class=t>${what}</p>${at && `<p>${at}</p>`}${list(texts)}</div></div>`;

const body = `<div class=w><div class=h><div class=ph></div><div><h1>Rui Vilhena Prates</h1><p>⌂ 7/15 Stanley Terrace, 4123 Rochedale South QLD (Australia)</p><p>☎ +61 491 571 491</p><p>✉ rui.prates@example.pt</p><p>Date of birth 30/01/1985 | Nationality Portuguese, Australian</p></div></div>
<h2>Job applied for</h2><p><b>Licensed Aircraft Maintenance Engineer, B1</b></p>
<h2>Work experience</h2>
${entry("11/2018 – Present", "Licensed Aircraft Maintenance Engineer (B1.1)", "Moreton Sky Maintenance Pty Ltd, Brisbane (Australia)", "Line and base checks on Q400, ATR 72 and A320", "Certifying engineer for the night crew of eleven", "Business or sector: Aviation")}
${entry("04/2013 – 10/2018", "Aircraft Mechanic", "Aerotejo Manutenção S.A., Alverca (Portugal)", "Heavy checks on A330, composite repair")}
${entry("09/2009 – 03/2013", "Trainee mechanic", "Oficinas Gago Coutinho, Beja (Portugal)")}
${entry("06/2008 – 09/2008", "Baggage loader (seasonal)", "Algarve Handling Lda., Faro (Portugal)")}
<h2>Education and training</h2>
${entry("09/2005 – 07/2009", "Aircraft Maintenance Technician", "Escola Aeronáutica do Tejo, Lisbon (Portugal)", "EQF level 5")}
${entry("02/2020 – 11/2020", "Diploma of Aeroskills (Mechanical) – MEA50219", "Brisbane Aeroskills College, Eagle Farm (Australia)")}
<h2>Personal skills</h2>
${entry("Mother tongue(s)", "Portuguese", "")}${entry("Other language(s)", "English (C1), Spanish (B2), French (A2)", "")}
${entry("Job-related skills", "", "Borescope inspection; Sheet metal repair; Troubleshooting; Engine runs")}
${entry("Digital skills", "", "AMOS; AirN@v; Microsoft Excel")}
${entry("Driving licence", "B", "")}
<h2>Additional information</h2>
${entry("Licences", "", "CASA Part 66 licence, no. B1-40933, no expiry<br>EASA Part-66 licence, no. PT.66.10452, valid until 14/07/2028<br>ASIC (Aviation Security Identification Card), valid until 05/2027")}
${entry("Projects", "Restoration of a 1943 Tiger Moth", "Caboolture, since 2021")}
${entry("Memberships", "Australian Guild of Aircraft Engineers", "")}
${entry("References", "", "Available on request")}</div>`;

/** A Portuguese aircraft engineer's older Europass with labels at the left: “11/2018 – Present” beside the title over “Employer, Place (Country)”, skills behind labels, licences as lines under additional information. */
export const aircraftEngineer: UnseenCv = {
  name: "Portuguese aircraft engineer's Europass with labels at the left: photo, pictograms before contacts, “11/2018 – Present” beside title over “Employer, Place (Country)”, job applied for, languages with levels in a line, two licences of the same part with numbers",
  type: "pdf",
  write: print(css, body, { margin: "13mm" }),
  says: {
    given: "Rui / Rui Vilhena",
    family: "Prates / Vilhena Prates",
    email: "rui.prates@example.pt",
    phone: "+61491571491",
    jobs: [
      [
        "Licensed Aircraft Maintenance Engineer (B1.1) / Licensed Aircraft Maintenance Engineer",
        "Moreton Sky Maintenance Pty Ltd / Moreton Sky Maintenance / Moreton Sky Maintenance Pty Ltd, Brisbane / Moreton Sky Maintenance Pty Ltd, Brisbane (Australia)",
        "2018-11",
        null,
      ],
      [
        "Aircraft Mechanic",
        "Aerotejo Manutenção S.A. / Aerotejo Manutenção / Aerotejo Manutenção S.A., Alverca / Aerotejo Manutenção S.A., Alverca (Portugal)",
        "2013-04",
        "2018-10",
      ],
      [
        "Trainee mechanic",
        "Oficinas Gago Coutinho / Oficinas Gago Coutinho, Beja / Oficinas Gago Coutinho, Beja (Portugal)",
        "2009-09",
        "2013-03",
      ],
      [
        "Baggage loader (seasonal) / Baggage loader",
        "Algarve Handling Lda. / Algarve Handling / Algarve Handling Lda., Faro / Algarve Handling Lda., Faro (Portugal)",
        "2008-06",
        "2008-09",
      ],
    ],
    studies: [
      [
        "Aircraft Maintenance Technician",
        "Escola Aeronáutica do Tejo / Escola Aeronáutica do Tejo, Lisbon / Escola Aeronáutica do Tejo, Lisbon (Portugal)",
        "2009-07",
      ],
      [
        "Diploma of Aeroskills (Mechanical) – MEA50219 / Diploma of Aeroskills (Mechanical) / Diploma of Aeroskills / MEA50219 Diploma of Aeroskills (Mechanical) / Diploma of Aeroskills (Mechanical) (MEA50219)",
        "Brisbane Aeroskills College / Brisbane Aeroskills College, Eagle Farm / Brisbane Aeroskills College, Eagle Farm (Australia)",
        "2020-11",
      ],
    ],
    skills: [
      "Borescope inspection",
      "Sheet metal repair",
      "Troubleshooting",
      "Engine runs",
      "AMOS",
      "AirN@v",
      "Microsoft Excel",
    ],
    licences: [
      ["CASA Part 66 licence / CASA Part 66 / Part 66 licence", "B1-40933"],
      ["EASA Part-66 licence / EASA Part-66 / Part-66 licence", "PT.66.10452", "2028-07-14"],
      [
        "ASIC (Aviation Security Identification Card) / ASIC / Aviation Security Identification Card / Aviation Security Identification Card (ASIC)",
        undefined,
        "2027-05",
      ],
    ],
    languages: ["Portuguese", "English", "Spanish", "French"],
    besides: [
      "Driving licence",
      "Restoration of a 1943 Tiger Moth",
      "Tiger Moth",
      "Australian Guild of Aircraft Engineers",
    ],
  },
};
