import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9pt/1.5 "Noto Sans","DejaVu Sans",sans-serif;color:#3f3a38}header{background:#004494;color:#fff;padding:8mm 10mm;margin:0 0 5mm}h1{font-size:19pt;margin:0 0 2mm}header p{margin:0 0 1mm}header b{font-weight:700}h2{font-size:10.5pt;color:#004494;margin:6mm 0 2mm;text-transform:uppercase}h2:before{content:"";display:inline-block;width:2.4mm;height:2.4mm;background:#004494;border-radius:50%;margin-right:2mm}section{padding:0 10mm 0 14mm}h3{font-size:9.4pt;color:#004494;margin:3mm 0 0}p{margin:0}.l{color:#777}ul{margin:1mm 0 2mm;padding-left:5mm}table{border-collapse:collapse;width:100%;margin-top:2mm;font-size:8pt}td,th{border-bottom:.2mm solid #bbb;padding:1mm 2mm;text-align:center;font-weight:400}`;

const job = (
  when: string,
  title: string,
  at: string,
  city: string,
  country: string,
  points: readonly string[],
) =>
  `<p class=l style="margin-top:3mm">[ ${when} ]</p><h3 style="margin:0">${title}</h3><p><b>${at}</b></p><p><b>City:</b> ${city} | <b>Country:</b> ${country}</p><ul>${points.map((point) => `<li>${point}</li>`).join("")}</ul>`;
const study = (when: string, title: string, at: string, more: string) =>
  `<p class=l style="margin-top:3mm">[ ${when} ]</p><h3 style="margin:0">${title}</h3><p><b>${at}</b></p><p>${more}</p>`;

const body = `<header><h1>Ginevra Bonaldi</h1><p><b>Date of birth:</b> 23/10/1996 | <b>Nationality:</b> Italian | <b>Gender:</b> Female</p><p><b>Phone number:</b> (+39) 3475550142 (Mobile) | <b>Email address:</b> ginevra.bonaldi@example.com</p><p><b>Address:</b> Via dei Tigli 8, 35123, Padova, Italy (Home)</p></header><section>
<h2>About me</h2><p>Pastry chef with ten years in hotels and pastry shops, strong on laminated doughs and plated desserts. I arrive in Melbourne in February 2027 with a Working Holiday visa (subclass 417) and can start on the Monday after.</p>
<h2>Work experience</h2>
${job("12/04/2021 – Current", "Pastry Chef", "Pasticceria Tre Torri", "Padova", "Italy", ["Leads a laboratory of four; production from 3 am for two shops and nine cafés", "Developed the Easter line, 2 400 colombe in the spring of 2026", "Costing, orders and HACCP register"])}
${job("01/06/2018 – 31/03/2021", "Demi Chef de Partie – Pastry", "Grand Hotel Riva Serena", "Sirmione", "Italy", ["Plated desserts for a restaurant of 70 covers and for weddings up to 250", "Breakfast viennoiserie by hand"])}
${job("15/09/2016 – 30/04/2018", "Commis Pastry Chef", "The Copper Whisk Ltd", "London", "United Kingdom", ["Mise en place, petits fours and afternoon tea", "Night bake twice a week"])}
${job("06/2015 – 09/2015", "Gelato Maker", "Gelateria Bella Brina", "Jesolo", "Italy", ["Base mixes, churns and counter in high season"])}
<h2>Education and training</h2>
${study("01/2020 – 06/2020", "Master in Modern Pastry", "Accademia del Dolce Veneta", "<b>City:</b> Vicenza | <b>Country:</b> Italy")}
${study("09/2010 – 07/2015", "Diploma in Food and Wine Hospitality", "Istituto Alberghiero Colle Verde", "<b>City:</b> Abano Terme | <b>Country:</b> Italy | <b>Level in EQF:</b> EQF level 4")}
<h2>Language skills</h2><p>Mother tongue(s): <b>Italian</b></p><p>Other language(s):</p>
<table><tr><th></th><th colspan=2>UNDERSTANDING</th><th colspan=2>SPEAKING</th><th>WRITING</th></tr><tr><th></th><th>Listening</th><th>Reading</th><th>Spoken production</th><th>Spoken interaction</th><th></th></tr><tr><td><b>English</b></td><td>C1</td><td>C1</td><td>B2</td><td>C1</td><td>B2</td></tr><tr><td><b>French</b></td><td>B1</td><td>B1</td><td>A2</td><td>A2</td><td>A2</td></tr></table><p class=l style="font-size:7pt">Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user</p>
<h2>Skills</h2><p>Chocolate tempering | Laminated doughs | Sugar work | Plated desserts | Sourdough panettone | Recipe costing | HACCP | Microsoft Excel</p>
<h2>Driving licence</h2><p><b>Driving Licence:</b> B</p>
<h2>Hobbies and interests</h2><p>Rowing on the Bacchiglione, old cookbooks, mushroom walks.</p>
<p style="margin-top:8mm;font-size:7.5pt">I authorise the processing of my personal data in this curriculum vitae under Regulation (EU) 2016/679.</p></section>`;

/** An Italian pastry chef's European form: dates in brackets above the title, city and country with labels, a grid of language levels. */
export const pastryChef: UnseenCv = {
  name: "Italian pastry chef's European form, dates in brackets, labelled city and country",
  type: "pdf",
  write: print(css, body, { margin: "10mm" }),
  says: {
    given: "Ginevra",
    family: "Bonaldi",
    email: "ginevra.bonaldi@example.com",
    phone: "+393475550142",
    jobs: [
      ["Pastry Chef", "Pasticceria Tre Torri", "2021-04", null],
      ["Demi Chef de Partie – Pastry / Demi Chef de Partie", "Grand Hotel Riva Serena", "2018-06", "2021-03"],
      ["Commis Pastry Chef", "The Copper Whisk Ltd", "2016-09", "2018-04"],
      ["Gelato Maker", "Gelateria Bella Brina", "2015-06", "2015-09"],
    ],
    studies: [
      ["Master in Modern Pastry", "Accademia del Dolce Veneta", "2020-06"],
      ["Diploma in Food and Wine Hospitality", "Istituto Alberghiero Colle Verde", "2015-07"],
    ],
    skills: [
      "Chocolate tempering",
      "Laminated doughs",
      "Sugar work",
      "Plated desserts",
      "Sourdough panettone",
      "Recipe costing",
      "HACCP",
      "Microsoft Excel",
    ],
    drives: ["B"],
    languages: ["Italian", "English", "French"],
    besides: ["Driving Licence", "Working Holiday visa"],
  },
};
