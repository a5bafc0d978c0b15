import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.4pt/1.5 "DejaVu Sans",sans-serif;color:#2d3142}.w{display:grid;grid-template-columns:1fr 66mm;min-height:297mm}main{padding:15mm 10mm 10mm 14mm}aside{background:#ffe5ec;padding:15mm 7mm;font-size:8.4pt}h1{font-size:27pt;margin:0;line-height:1.05;color:#d6336c}.r{font-size:11pt;letter-spacing:.6mm;margin:1.5mm 0 6mm}h2{font-size:11pt;letter-spacing:.7mm;color:#d6336c;margin:6mm 0 2mm}p{margin:0}.e{display:flex;justify-content:space-between;align-items:baseline}.e b{font-size:10.4pt}.e span{background:#d6336c;color:#fff;border-radius:4mm;padding:.4mm 3mm;font-size:8pt;white-space:nowrap}.i{font-style:italic;margin-bottom:1mm}.j{margin-bottom:4mm}aside p{margin-bottom:1.4mm}.bar{height:1.6mm;background:#fff;border-radius:1mm;margin:0 0 2mm}.bar i{display:block;height:100%;background:#d6336c;border-radius:1mm}.n{font-size:8.4pt;color:#666}`;
const job = (at: string, when: string, title: string, words = "") =>
  `<div class=j><p class=e><b>${at}</b><span>${when}</span></p><p class=i>${title}</p>${words && `<p>${words}</p>`}</div>`;
const skill = (what: string, level: number) =>
  `<p style="margin:0">${what}</p><div class=bar><i style="width:${level}%"></i></div>`;

const body = `<div class=w><main><h1>Ettore<br>Brancaccio</h1><p class=r>GELATO MAKER &amp; PASTRY HAND</p>
<h2>CIAO!</h2><p>I balance recipes on paper first and on the tongue last. Born in Salerno, in Adelaide since the winter of 2018. Early starts welcome, artificial pistachio not.</p>
<h2>EXPERIENCE</h2>
${job("Gelateria Tre Cugini", "Oct 2022 – today", "Head Gelato Maker", "18 flavours a day, 46 a summer. Two apprentices. Moved the lab to natural stabilisers and saved eight per cent of cost.")}
${job("Mr Possum's Ice Creamery", "Sept 2019 – Oct 2022", "Production Assistant", "Batch freezer, blast chiller, vans for the Fringe.")}
${job("Caffè Sotto Casa", "June 2018 – Aug 2019", "Barista and pastry hand")}
${job("Pasticceria Brancaccio &amp; Figli", "2009 – 2018", "Pastry Cook", "My father's shop in Salerno. Nine years, one holiday.")}
<h2>EDUCATION</h2>
${job("Scuola del Gelato di Paestum", "2017", "Diploma of Artisan Gelato")}
${job("Istituto Alberghiero Irno", "2004 – 2009", "Diploma of Hotel Management")}
</main><aside>
<h2 style="margin-top:0">CONTACT</h2><p>0491 570 158</p><p>ettore@gelatobrancaccio.example</p><p>Prospect, South Australia</p><p>@ettore.scoops</p>
<h2>SKILLS</h2>${skill("Recipe balancing", 95)}${skill("Batch freezers", 90)}${skill("Chocolate tempering", 70)}${skill("Allergen control", 85)}${skill("Stock rotation", 80)}
<h2>LANGUAGES</h2><p>Italian – native</p><p>English – fluent</p><p>Spanish – I get by</p>
<h2>CERTIFICATES</h2><p>Food Safety Supervisor<br><span class=n>valid to 03/2028</span></p><p>First Aid in the workplace<br><span class=n>valid to 11/2027</span></p>
<h2>PRIZES</h2><p>Silver scoop, Royal Adelaide Ice<br><span class=n>2024, for ricotta and fig</span></p>
<h2>VISA</h2><p>Permanent resident</p>
<h2>REFERENCE</h2><p>Carla Mancuso<br><span class=n>Owner, Tre Cugini</span><br>0491 571 266</p></aside></div>`;

/** An Italian gelato maker's page from a design site: pink column at the right, employer in bold with a pill “Oct 2022 – today” at the right and the title in italics below, skills with bars, certificates over “valid to 03/2028”. */
export const gelatoMaker: UnseenCv = {
  name: "Italian gelato maker's design-site page: pink column at the right, name over two lines, employer in bold with a pill “Oct 2022 – today” and the title in italics below, diplomas in the same form, bars for skills, “valid to 03/2028” in grey below certificates",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Ettore",
    family: "Brancaccio",
    email: "ettore@gelatobrancaccio.example",
    phone: "+61491570158",
    jobs: [
      ["Head Gelato Maker", "Gelateria Tre Cugini", "2022-10", null],
      ["Production Assistant", "Mr Possum's Ice Creamery", "2019-09", "2022-10"],
      ["Barista and pastry hand", "Caffè Sotto Casa", "2018-06", "2019-08"],
      ["Pastry Cook", "Pasticceria Brancaccio & Figli", "2009", "2018"],
    ],
    studies: [
      ["Diploma of Artisan Gelato", "Scuola del Gelato di Paestum", "2017"],
      ["Diploma of Hotel Management", "Istituto Alberghiero Irno", "2009"],
    ],
    skills: [
      "Recipe balancing",
      "Batch freezers",
      "Chocolate tempering",
      "Allergen control",
      "Stock rotation",
    ],
    licences: [
      ["Food Safety Supervisor", undefined, "2028-03"],
      ["First Aid in the workplace / First Aid", undefined, "2027-11"],
    ],
    languages: ["Italian", "English", "Spanish"],
    besides: ["Silver scoop", "Royal Adelaide Ice", "Permanent resident", "Carla Mancuso", "ricotta and fig"],
  },
};
