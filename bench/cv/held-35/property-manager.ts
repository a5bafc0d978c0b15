import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.4pt/1.5 "Liberation Sans",sans-serif;color:#333}.w{display:grid;grid-template-columns:66mm 1fr;min-height:296mm}.l{grid-area:1/1;background:#22333b;color:#eae0d5;padding:14mm 8mm;box-sizing:border-box}.r{grid-area:1/2;padding:14mm 12mm 10mm 10mm}h1{font:300 29pt/1.05 "Liberation Sans",sans-serif;letter-spacing:2mm;margin:0;color:#22333b}.s{letter-spacing:1mm;text-transform:uppercase;font-size:9pt;margin:3mm 0 7mm;color:#c6753b}h2{font-size:10.5pt;letter-spacing:1.1mm;text-transform:uppercase;margin:7mm 0 2.5mm;border-bottom:.3mm solid #c6ac8f;padding-bottom:1mm}p{margin:0 0 1mm}.j{border-left:.5mm solid #c6ac8f;padding:0 0 3mm 5mm}.j b{font-size:10.5pt}.e{color:#c6753b;font-weight:700;margin-bottom:1mm}ul{margin:1mm 0;padding-left:4mm}.l ul{list-style:none;padding:0}.l li{padding:.6mm 0}`;
const role = (title: string, when: string, ...duties: readonly string[]) =>
  `<div class=j><b>${title}</b><p><i>${when}</i></p><ul>${duties.map((one) => `<li>${one}</li>`).join("")}</ul></div>`;

const body = `<div class=w><div class=r><h1>TALITHA<br>BRENNEMAN</h1><p class=s>Property manager</p>
<h2>Profile</h2><p>Seven years in residential rentals on the Gold Coast. I took over a neglected roll of 96 homes and handed back a tidy one of 174. Trained on the same software that Ray White and LJ Hooker offices use.</p>
<h2>Experience</h2>
<p class=e>Lanternwood Realty, Burleigh Heads</p>
${role("Senior Property Manager", "Feb 2023 - Present", "Lead two property managers and a trainee", "Arrears under 1.2% for eight quarters in a row")}
${role("Property Manager", "Aug 2020 - Feb 2023", "Portfolio of 174 houses and units", "Entry, routine and exit inspections")}
<p class=e>Harbour &amp; Finch Property, Southport</p>
${role("Leasing Consultant", "Jan 2019 - Jul 2020", "Open homes six days a week", "Let 31 units of a new tower off the plan")}
<p class=e>Tweed Valley Physio</p>
${role("Receptionist (casual)", "Mar 2017 - Dec 2018", "Front desk, bookings, cash-up")}
<h2>Education</h2>
<p><b>Certificate IV in Real Estate Practice</b><br>Coastal Property Institute, 2020</p>
<p><b>Queensland Certificate of Education</b><br>Merrimac Heights State High School, 2016</p>
</div><div class=l>
<h2>Contact</h2><p>0491 570 006</p><p>talitha.b@example.com</p><p>Miami QLD 4220</p>
<h2>Skills</h2><ul><li>PropertyMe</li><li>Routine inspections</li><li>Lease negotiation</li><li>Arrears management</li><li>Trust accounting</li><li>QCAT applications</li></ul>
<h2>Licences</h2><p>Real Estate Agent Licence<br>No. 4419872<br>Expires 30 Sep 2027</p><p>Driver licence (C)</p>
<h2>Languages</h2><p>English</p><p>Afrikaans</p>
<h2>Interests</h2><p>Ocean swimming, sourdough, rescue parrots</p>
<h2>Referee</h2><p><b>Hugo Pennycook</b><br>Principal, Harbour &amp; Finch Property<br>07 5550 3316<br>hugo@harbourfinch.example</p>
</div></div>`;

/** A property manager's Canva CV: dark sidebar that comes last in the file, a spaced name, jobs on a time line with the employer once above two roles. */
export const propertyManager: UnseenCv = {
  name: "property manager's Canva CV: dark sidebar at the left that is last in the file, name spaced in two lines, time line with the employer over two roles (promotion), dates in italics “Feb 2023 - Present”, licence number and expiry on lines of their own, referee in the sidebar",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Talitha",
    family: "Brenneman",
    email: "talitha.b@example.com",
    phone: "+61491570006",
    jobs: [
      ["Senior Property Manager", "Lanternwood Realty / Lanternwood Realty, Burleigh Heads", "2023-02", null],
      ["Property Manager", "Lanternwood Realty / Lanternwood Realty, Burleigh Heads", "2020-08", "2023-02"],
      [
        "Leasing Consultant",
        "Harbour & Finch Property / Harbour & Finch Property, Southport",
        "2019-01",
        "2020-07",
      ],
      ["Receptionist (casual) / Receptionist", "Tweed Valley Physio", "2017-03", "2018-12"],
    ],
    studies: [
      ["Certificate IV in Real Estate Practice", "Coastal Property Institute", "2020"],
      ["Queensland Certificate of Education", "Merrimac Heights State High School", "2016"],
    ],
    skills: [
      "PropertyMe",
      "Routine inspections",
      "Lease negotiation",
      "Arrears management",
      "Trust accounting",
      "QCAT applications",
    ],
    licences: [["Real Estate Agent Licence", "4419872", "2027-09-30"]],
    drives: ["C"],
    languages: ["English", "Afrikaans"],
    besides: ["Driver licence", "Hugo Pennycook", "Ray White", "LJ Hooker"],
  },
};
