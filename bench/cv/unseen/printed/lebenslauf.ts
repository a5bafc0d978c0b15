import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `body{font-size:9.5pt}h1{font-size:20pt;font-weight:300;margin:0}h2{font-size:12pt;font-weight:300;margin:6mm 0 1mm;border-bottom:.5px solid #000}.g{display:grid;grid-template-columns:24mm 62mm 1fr;gap:0 5mm}.g>*{margin-bottom:2mm}p{margin:0}`;
const body = `<div style="float:right;width:30mm;height:40mm;background:#bbb"></div><h1>Jürg Ammann-Tschudi</h1><p>dipl. Ing. FH</p><p>Seestrasse 118, 8820 Wädenswil, Switzerland</p><p>+41 79 555 12 08 – juerg.ammann@briefkasten.example</p><p>born 4 May 1979, married, two children, Swiss</p>
<h2>Career</h2><div class=g>
<span>since<br>07/2018</span><b>Rieter Bahntechnik AG<br>Winterthur</b><div>Head of Rolling Stock Testing<br>Team of 9; approval of 60 trains by the Federal Office of Transport</div>
<span>01/2012 –<br>06/2018</span><b>Stalder Fahrzeuge AG<br>Bussnang</b><div>Test Engineer<br>Brakes and doors. Six months in Algiers (2014)</div>
<span>09/2005 –<br>12/2011</span><b>SBV Verkehrsbetriebe<br>Zürich</b><div>Project Engineer<br>Trams, type Cobra</div></div>
<h2>Education</h2><div class=g><span>2015 –<br>2016</span><b>ETH Zürich</b><div>CAS in Railway Engineering</div><span>2001 –<br>2005</span><b>Zurich University of Applied Sciences</b><div>Diploma in Mechanical Engineering</div><span>1995 –<br>1999</span><b>Sulzer AG, Winterthur</b><div>Apprenticeship as a machine mechanic</div></div>
<h2>Skills</h2><div class=g><span>IT</span><div style="grid-column:2/4">Matlab, LabVIEW, SolidWorks</div><span>Standards</span><div style="grid-column:2/4">EN 50126, EN 14363</div><span>Languages</span><div style="grid-column:2/4">German (mother tongue), French (C1), English (C1), Italian (A2)</div></div>
<h2>Military service</h2><p>Swiss Armed Forces, Sergeant (1999 – 2009, repetition courses)</p>`;

/** A Swiss engineer: three columns, "since" over two lines, employer before title, school days as an apprentice. */
export const lebenslauf: UnseenCv = {
  name: "three columns with since",
  type: "pdf",
  write: print(css, body, { margin: "18mm" }),
  says: {
    given: "Jürg",
    family: "Ammann-Tschudi",
    email: "juerg.ammann@briefkasten.example",
    phone: "+41795551208",
    jobs: [
      ["Head of Rolling Stock Testing", "Rieter Bahntechnik AG", "2018-07", null],
      ["Test Engineer", "Stalder Fahrzeuge AG", "2012-01", "2018-06"],
      ["Project Engineer", "SBV Verkehrsbetriebe", "2005-09", "2011-12"],
    ],
    studies: [
      ["CAS in Railway Engineering", "ETH Zürich", "2016"],
      ["Diploma in Mechanical Engineering", "Zurich University of Applied Sciences", "2005"],
      ["Apprenticeship as a machine mechanic", "Sulzer AG, Winterthur / Sulzer AG", "1999"],
    ],
    skills: ["Matlab", "LabVIEW", "SolidWorks", "EN 50126", "EN 14363"],
    languages: ["German", "French", "English", "Italian"],
    besides: ["Sergeant", "Swiss Armed Forces"],
  },
};
