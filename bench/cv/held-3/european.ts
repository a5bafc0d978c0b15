import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9pt}.p{display:grid;grid-template-columns:58mm 1fr;min-height:297mm}.s{background:#eef1f6;padding:12mm 6mm}.m{padding:12mm 8mm}h1{font-size:17pt;margin:0 0 4mm}h2{font-size:10pt;border-bottom:1px solid #004494;color:#004494;margin:5mm 0 2mm}p{margin:0 0 1mm}.d{color:#004494;font-size:8.5pt;margin-top:3mm}b{text-transform:none}`;
const body = `<div class=p><div class=s><h1>Eleni Papadaki</h1><p><b>Nationality:</b> Greek<p><b>Date of birth:</b> 17/06/1990<h2>CONTACT</h2><p>Flat 2, 61 Homer Street, 3058 Coburg, Australia (Home)<p>epapadaki@elia.example<p>(+61) 0490338204 (Mobile)<p>(+30) 2810 330118 (Home)
<h2>LANGUAGE SKILLS</h2><p>MOTHER TONGUE(S): Greek<p>OTHER LANGUAGE(S):<p>English<p style="font-size:7.5pt">Listening C1 &nbsp; Reading C1<br>Spoken production B2<br>Spoken interaction C1<br>Writing B2<p>Italian<p style="font-size:7.5pt">Listening B1 &nbsp; Reading B1<br>Spoken production A2<br>Spoken interaction B1<br>Writing A2
<h2>DRIVING LICENCE</h2><p>Driving Licence: B
<h2>DIGITAL SKILLS</h2><p>Excel<p>Deputy rosters<p>Square POS</div>
<div class=m><h2>ABOUT ME</h2><p>Pastry chef; makes filo by hand. Permanent resident since 2024.
<h2>WORK EXPERIENCE</h2>
<p class=d>[ 01/09/2022 – Current ]<p><b>Pastry Chef</b><p><i>Ariadne Patisserie</i><p>City: Melbourne | Country: Australia<p>- Croissants, galaktoboureko, wedding cakes<br>- Orders and stock with two suppliers
<p class=d>[ 15/04/2017 – 31/10/2021 ]<p><b>Chef de Partie, Desserts</b><p><i>Hotel Minos Palace</i><p>City: Heraklion | Country: Greece<p>- Breakfast pastry for 350 guests
<p class=d>[ 05/2013 – 10/2016 ]<p><b>Commis Pastry Cook</b><p><i>Zacharoplasteio Kalliopi</i><p>City: Chania | Country: Greece
<h2>EDUCATION AND TRAINING</h2>
<p class=d>[ 09/2011 – 06/2013 ]<p><b>Diploma in Pastry and Confectionery</b><p><i>IEK Heraklion</i><p>City: Heraklion | Country: Greece | Level in EQF: EQF level 5
<p class=d>[ 2008 ]<p><b>Apolytirio Lykeiou (upper secondary certificate)</b><p><i>3rd General Lyceum of Chania</i><p>Country: Greece
<h2>CERTIFICATES</h2><p class=d>[ 03/2023 ]<p><b>Food Safety Supervisor – SITXFSA005, SITXFSA006</b>
<h2>VOLUNTEERING</h2><p class=d>[ 2024 – Current ]<p><b>Baker at the community oven</b><p>Every second Saturday in Coburg.</div></div>`;

/** A pastry chef in the European form with brackets around the dates, a sidebar at the left, days and months mixed, a mobile here and a line abroad. */
export const european: UnseenCv = {
  name: "European form with brackets",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Eleni",
    family: "Papadaki",
    email: "epapadaki@elia.example",
    phone: "+61490338204",
    jobs: [
      ["Pastry Chef", "Ariadne Patisserie", "2022-09", null],
      ["Chef de Partie, Desserts / Chef de Partie", "Hotel Minos Palace", "2017-04", "2021-10"],
      ["Commis Pastry Cook", "Zacharoplasteio Kalliopi", "2013-05", "2016-10"],
    ],
    studies: [
      ["Diploma in Pastry and Confectionery", "IEK Heraklion", "2013-06"],
      [
        "Apolytirio Lykeiou (upper secondary certificate) / Apolytirio Lykeiou",
        "3rd General Lyceum of Chania",
        "2008",
      ],
    ],
    skills: ["Excel", "Deputy rosters", "Square POS"],
    licences: [["Food Safety Supervisor – SITXFSA005, SITXFSA006 / Food Safety Supervisor"]],
    languages: ["Greek", "English", "Italian"],
    besides: ["Baker at the community oven", "Driving Licence: B", "Driving Licence", "B"],
  },
};
