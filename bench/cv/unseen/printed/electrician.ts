import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `body{font-size:9.5pt}h1{font-size:17pt;margin:0}table{border-collapse:collapse;width:100%;margin-bottom:3mm}th{background:#222;color:#fff;text-align:left}td,th{border:1px solid #888;padding:1mm 2mm;vertical-align:top}h2{font-size:11pt;margin:4mm 0 1mm}p{margin:0 0 1mm}`;
const body = `<h1>Darren “Dazza” Kowalczyk</h1><p><b>A-Grade Electrician – FIFO ready</b><p>17 Stirling Hwy, Kalgoorlie WA 6430<br>Ph: 0417 551 903 (m) / 08 9021 1187 (h)<br>Email: dkowalczyk@goldfields.example
<h2>Tickets</h2><table><tr><th>Ticket<th>Number<th>Issued by<th>Expiry
<tr><td>Electrician’s Licence (WA) – unrestricted<td>EW118204<td>Building and Energy<td>11/2028
<tr><td>High Risk Work Licence – WP (boom over 11 m)<td>HRWL-WA-773120<td>WorkSafe WA<td>02/2029
<tr><td>Working at Heights RIIWHS204E<td>TR-55182<td>Site Skills<td>06/2027
<tr><td>Confined Space Entry RIIWHS202E<td>TR-55183<td>Site Skills<td>06/2027
<tr><td>Construction Induction (White Card)<td>WA0042118<td>WorkSafe WA<td>n/a
<tr><td>C class driver’s licence (manual)<td>6118820<td>DoT WA<td>01/2031</table>
<h2>Employment</h2><table><tr><th style="width:26mm">Dates<th style="width:46mm">Company / Site<th>Position and duties
<tr><td>03/2022 –<br>current<td>Boulder Gold Operations<br><i>Fimiston site, 8/6 roster</i><td><b>HV Electrician</b><br>Switching to 33 kV; shutdowns of the mill with Monadelphous<br>Isolation Officer on nights
<tr><td>08/2018 –<br>02/2022<td>Redback Electrical Contracting Pty Ltd<td><b>Leading Hand Electrician</b><br>New processing plant at Gruyere (2018–19), then camps
<tr><td>01/2014 –<br>07/2018<td>Horizon Power<br><i>Esperance depot</i><td><b>Electrical Fitter</b><br>Faults and meters
<tr><td>02/2010 –<br>12/2013<td>J &amp; M Sparks, Esperance<td><b>Apprentice Electrician</b></table>
<h2>Trade &amp; schooling</h2><p>Cert III Electrotechnology Electrician (UEE30811) – Goldfields TAFE, completed December 2013<br>Year 12 – Esperance Senior High School, 2009
<h2>Can do</h2><p>HV switching, fault finding, PLC (Allen-Bradley), thermography, fibre termination
<h2>Refs</h2><p>Mick Tran, Electrical Superintendent, Boulder Gold Operations, 0419 551 220`;

/** An electrician in the west: a nickname, tables of tickets and of jobs, ranges broken in narrow cells, two phones. */
export const electrician: UnseenCv = {
  name: "tables of tickets and jobs",
  type: "pdf",
  write: print(css, body, { margin: "15mm" }),
  says: {
    given: "Darren / Darren “Dazza”",
    family: "Kowalczyk",
    email: "dkowalczyk@goldfields.example",
    phone: "+61417551903",
    jobs: [
      ["HV Electrician", "Boulder Gold Operations", "2022-03", null],
      ["Leading Hand Electrician", "Redback Electrical Contracting Pty Ltd", "2018-08", "2022-02"],
      ["Electrical Fitter", "Horizon Power", "2014-01", "2018-07"],
      ["Apprentice Electrician", "J & M Sparks / J & M Sparks, Esperance", "2010-02", "2013-12"],
    ],
    studies: [
      [
        "Cert III Electrotechnology Electrician (UEE30811) / Cert III Electrotechnology Electrician / Certificate III Electrotechnology Electrician (UEE30811)",
        "Goldfields TAFE",
        "2013-12",
      ],
      ["Year 12", "Esperance Senior High School", "2009"],
    ],
    skills: ["HV switching", "fault finding", "PLC (Allen-Bradley)", "thermography", "fibre termination"],
    licences: [
      [
        "Electrician’s Licence (WA) – unrestricted / Electrician’s Licence / Electrician’s Licence (WA)",
        "EW118204",
      ],
      ["High Risk Work Licence – WP (boom over 11 m) / High Risk Work Licence", "HRWL-WA-773120"],
      ["Working at Heights RIIWHS204E / Working at Heights", "TR-55182"],
      ["Confined Space Entry RIIWHS202E / Confined Space Entry", "TR-55183"],
      ["Construction Induction (White Card) / White Card", "WA0042118"],
    ],
    drives: ["C"],
  },
};
