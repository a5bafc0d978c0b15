import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{padding:15mm}header{border:1px solid;padding:4mm;text-align:center}h1{margin:0;font-size:20pt}section{display:grid;grid-template-columns:40mm 1fr;border-top:1px solid #999;margin-top:4mm;padding-top:2mm}h2{font-size:10pt;margin:0;text-transform:lowercase}p{margin:0 0 1mm}ul{margin:0 0 2mm;padding-left:4mm}`;
const body = `<header><h1>Arjun Pillai</h1>sous chef<br>Unit 4, 90 Charlotte St, Brisbane City QLD 4000 / 0473 118 004 / arjunpillai.chef@kitchen.example</header>
<section><h2>Kitchens</h2><div>
<p><b>Sous Chef, Otto’s on Eagle Street</b> (1 hat)<br>since November 2022</p><ul><li>Brigade of 12; ordering, HACCP, pasta section<li>Menu for the Brisbane Festival 2024</ul>
<p><b>Chef de Partie, Stokehouse Q</b><br>May 2019 until October 2022</p><ul><li>Larder, then grill</ul>
<p><b>Commis Chef, Taj Malabar Resort, Kochi</b><br>2015 until 2018</p><ul><li>Banquets for 800</ul></div></section>
<section><h2>Schooling</h2><div><p>Certificate IV in Kitchen Management, Le Cordon Bleu Brisbane, 2019<p>B.Sc. Hospitality and Hotel Administration, IHM Kovalam, 2015</div></section>
<section><h2>Papers</h2><div><p>Food Safety Supervisor (QLD), 2025 | RSA QLD | White Card | First Aid HLTAID011 exp 2028</div></section>
<section><h2>Strong points</h2><div><p>Butchery | Pasta and dough | Costing with Cooking the Books | Menu writing | Calm on the pass</div></section>
<section><h2>Speaks</h2><div><p>Malayalam ***** English **** Hindi *** Italian *</div></section>
<section><h2>Will vouch for me</h2><div><p>Will Cowper, Executive Chef, Otto’s on Eagle Street – 0455 118 300</div></section>`;

/** A sous chef with words of his own as headings at the left, "since" and "until", stars for languages. */
export const sousChef: UnseenCv = {
  name: "headings at the left",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Arjun",
    family: "Pillai",
    email: "arjunpillai.chef@kitchen.example",
    phone: "+61473118004",
    jobs: [
      ["Sous Chef", "Otto’s on Eagle Street / Otto’s on Eagle Street (1 hat)", "2022-11", null],
      ["Chef de Partie", "Stokehouse Q", "2019-05", "2022-10"],
      ["Commis Chef", "Taj Malabar Resort / Taj Malabar Resort, Kochi", "2015", "2018"],
    ],
    studies: [
      ["Certificate IV in Kitchen Management", "Le Cordon Bleu Brisbane", "2019"],
      ["B.Sc. Hospitality and Hotel Administration", "IHM Kovalam", "2015"],
    ],
    skills: [
      "Butchery",
      "Pasta and dough",
      "Costing with Cooking the Books",
      "Menu writing",
      "Calm on the pass",
    ],
    licences: [
      ["Food Safety Supervisor (QLD) / Food Safety Supervisor"],
      ["RSA QLD / RSA"],
      ["White Card"],
      ["First Aid HLTAID011 / First Aid / HLTAID011 First Aid"],
    ],
    languages: ["Malayalam", "English", "Hindi", "Italian"],
  },
};
