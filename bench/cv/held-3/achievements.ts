import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9pt}.h{padding:10mm 12mm 4mm;border-bottom:2px solid #1c7c7d}h1{font-size:20pt;margin:0;color:#1c7c7d}.h .t{font-size:11pt}.c{columns:2;font-size:8.5pt;margin-top:3mm}.g{display:grid;grid-template-columns:1.6fr 1fr;gap:8mm;padding:4mm 12mm}h2{font-size:12pt;color:#1c7c7d;text-transform:uppercase;margin:2mm 0}.r{display:flex;justify-content:space-between;font-size:8pt;font-style:italic;color:#1c7c7d}h3{font-size:11pt;margin:2mm 0 0}p{margin:0 0 .8mm}.e{font-size:10pt}ul{margin:0;padding-left:4mm}.a{font-style:italic;color:#1c7c7d;font-size:8pt}.k{display:inline-block;background:#979797;color:#fff;padding:1mm 2.5mm;margin:0 1.5mm 1.5mm 0;border-radius:1mm}.o{display:inline-block;border:1px solid #979797;padding:1mm 2.5mm;margin:0 1.5mm 1.5mm 0}`;
const job = (title: string, employer: string, dates: string, place: string, tasks: readonly string[]) =>
  `<h3>${title}</h3><p class=e>${employer}</p><div class=r><span>${dates}</span><span>${place}</span></div><p class=a>Achievements/Tasks</p><ul>${tasks.map((task) => `<li>${task}</li>`).join("")}</ul>`;
const body = `<div class=h><h1>Marcela Figueiredo Lins</h1><p class=t>Project Manager – Civil Works</p><p>Civil engineer from Recife, in Adelaide since this winter with a partner visa. Fifteen bridges, no cable ties.</p><div class=c><p>marcela.lins@correio.example<p>+55 81 99177-0316<p>Adelaide, Australia<p>linkedin.com/in/marcela-lins</div></div>
<div class=g><div><h2>Work experience</h2>
${job("Project Manager", "Construtora Baobá Ltda.", "03/2018 - 11/2025", "Recife, Brazil", ["Delivered the Capibaribe crossing for R$ 42 million, two months early", "Led 60 staff and eleven subcontractors"])}
${job("Site Engineer", "Pontes do Nordeste S.A.", "08/2014 - 02/2018", "Natal, Brazil", ["Quality of concrete for four viaducts", "Reported to the Ministry of Transport"])}
${job("Engineering Intern", "Prefeitura do Recife", "02/2013 - 07/2014", "Recife, Brazil", ["Surveys of flood walls"])}
<h2>Education</h2>
<h3>Bachelor of Civil Engineering</h3><p class=e>Universidade Federal de Pernambuco</p><div class=r><span>02/2009 - 12/2013</span><span>Recife, Brazil</span></div>
<h3>Postgraduate Certificate in Project Management</h3><p class=e>Fundação Dom Cabral</p><div class=r><span>03/2016 - 06/2017</span><span>Belo Horizonte, Brazil</span></div>
</div><div><h2>Skills</h2><p><span class=k>Primavera P6</span><span class=k>AutoCAD Civil 3D</span><span class=k>Earned value</span><span class=k>Contract administration</span><span class=k>Risk registers</span><span class=k>Concrete technology</span>
<h2>Certificates</h2><p>PMP – Project Management Institute (05/2019)<p>Engineers Australia skills assessment (04/2026)<p>White Card (07/2026)
<h2>Languages</h2><p>Portuguese<br><i>Native or Bilingual Proficiency</i><p>English<br><i>Full Professional Proficiency</i><p>Spanish<br><i>Limited Working Proficiency</i>
<h2>Interests</h2><p><span class=o>Frevo dancing</span><span class=o>Tide pools</span></div></div>`;

/** A civil engineer from Brazil: a builder's two columns with "Achievements/Tasks" in every job, a foreign phone number only, chips of two sorts. */
export const achievements: UnseenCv = {
  name: "achievements and chips",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Marcela",
    family: "Figueiredo Lins",
    email: "marcela.lins@correio.example",
    phone: "+5581991770316",
    jobs: [
      ["Project Manager", "Construtora Baobá Ltda.", "2018-03", "2025-11"],
      ["Site Engineer", "Pontes do Nordeste S.A.", "2014-08", "2018-02"],
      ["Engineering Intern", "Prefeitura do Recife", "2013-02", "2014-07"],
    ],
    studies: [
      ["Bachelor of Civil Engineering", "Universidade Federal de Pernambuco", "2013-12"],
      ["Postgraduate Certificate in Project Management", "Fundação Dom Cabral", "2017-06"],
    ],
    skills: [
      "Primavera P6",
      "AutoCAD Civil 3D",
      "Earned value",
      "Contract administration",
      "Risk registers",
      "Concrete technology",
    ],
    licences: [
      ["PMP – Project Management Institute / PMP"],
      ["Engineers Australia skills assessment / skills assessment"],
      ["White Card"],
    ],
    languages: ["Portuguese", "English", "Spanish"],
    besides: ["Frevo dancing", "Tide pools"],
  },
};
