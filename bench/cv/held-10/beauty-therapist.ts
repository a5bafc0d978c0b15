import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.45 "DejaVu Serif",serif;color:#4a3b3f;background:#fdf6f4;padding:10mm 18mm}h1{font-weight:400;font-size:25pt;text-align:center;margin:0;font-style:italic}.c{text-align:center;margin:1mm 0}h2{text-align:center;font-weight:400;font-size:12pt;color:#b76e79;margin:4.5mm 0 2.5mm}h2:before{content:"~ "}h2:after{content:" ~"}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6mm}.g div{background:#fff;border:.3mm solid #e8cfd2;border-radius:3mm;padding:3mm 4mm}.g b{display:block;margin-bottom:1mm}.j{border-left:1mm solid #e8cfd2;padding-left:4mm;margin-bottom:4mm}p{margin:0 0 .8mm}small{color:#8b767b}.e{display:flex;justify-content:space-between}`;

const job = (title: string, salon: string, when: string, text: string) =>
  `<div class=j><p><b>${title}</b> @ ${salon}<p><small>${when}</small><p>${text}</div>`;
const treatments = (head: string, list: string) => `<div><b>${head}</b>${list}</div>`;
const line = (text: string, when: string) => `<p class=e><span>${text}</span><span>${when}</span>`;

const body = `<h1>Mai-Linh Pham</h1><p class=c>beauty therapist, skin first<p class=c>m 0491 572 549 &nbsp;~&nbsp; e mailinh.beauty@example.com &nbsp;~&nbsp; ig @mailinh.skin
<h2>hello</h2><p class=c>Eight years of skin, lashes and honest advice. My clients rebook because I tell them what they do not need.
<h2>where I have worked</h2>
${job("Senior Beauty Therapist", "Lune Skin Studio, South Yarra", "since Sep 2022, four days a week", "Column booked at 92 per cent. Runs the peel menu and teaches two juniors. Stock orders and the retail shelf.")}
${job("Beauty Therapist", "The Brow Parlour, Footscray", "03/2019 – 08/2022", "Brows, lashes and waxing, fourteen clients on a Saturday. Opened and closed the salon from 2020.")}
${job("Salon Junior", "Nails by Thuy, Sunshine", "2016 – 2018, weekends while at school and college", "Manicures, towels, tea and the till.")}
<h2>treatments</h2><div class=g>${treatments("skin", "Microdermabrasion, LED light therapy, chemical peels")}${treatments("hair removal", "Brazilian waxing, IPL, threading")}${treatments("lashes &amp; brows", "Lash lifts, henna brows, brow lamination")}</div>
<h2>training</h2>
${line("SHB50121 Diploma of Beauty Therapy, Maribyrnong College of Beauty", "2019")}
${line("SHB40121 Certificate IV in Beauty Therapy, Maribyrnong College of Beauty", "2018")}
${line("VCE, Sunshine Park Secondary College", "2017")}
<h2>certificates</h2>
${line("Laser Safety Certificate (IPL and laser), Skinwise Academy", "July 2021")}
${line("Dermal Needling, Skinwise Academy", "2022")}
${line("HLTAID011 Provide First Aid", "expires 02/2028")}
<h2>languages</h2><p class=c>Vietnamese (mother tongue) ~ English
<h2>kind words</h2><p class=c>“The only person I let near my eyebrows.” – a client of six years<p class=c>Referees: Celeste Aubrey, owner, Lune Skin Studio, 0491 572 665`;

/** A beauty therapist's pink page: everything centred, headings in small letters between waves, title and salon by an at sign, treatments in three cards. */
export const beautyTherapist: UnseenCv = {
  name: "centred, title and employer by an at sign, skills in cards",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Mai-Linh",
    family: "Pham",
    email: "mailinh.beauty@example.com",
    phone: "+61491572549",
    jobs: [
      ["Senior Beauty Therapist", "Lune Skin Studio / Lune Skin Studio, South Yarra", "2022-09", null],
      ["Beauty Therapist", "The Brow Parlour / The Brow Parlour, Footscray", "2019-03", "2022-08"],
      ["Salon Junior", "Nails by Thuy / Nails by Thuy, Sunshine", "2016", "2018"],
    ],
    studies: [
      [
        "SHB50121 Diploma of Beauty Therapy / Diploma of Beauty Therapy",
        "Maribyrnong College of Beauty",
        "2019",
      ],
      [
        "SHB40121 Certificate IV in Beauty Therapy / Certificate IV in Beauty Therapy",
        "Maribyrnong College of Beauty",
        "2018",
      ],
      ["VCE", "Sunshine Park Secondary College", "2017"],
    ],
    skills: [
      "Microdermabrasion",
      "LED light therapy",
      "Chemical peels",
      "Brazilian waxing",
      "IPL",
      "Threading",
      "Lash lifts",
      "Henna brows",
      "Brow lamination",
    ],
    licences: [
      ["Laser Safety Certificate (IPL and laser) / Laser Safety Certificate"],
      ["Dermal Needling"],
      ["HLTAID011 Provide First Aid / Provide First Aid", undefined, "2028-02"],
    ],
    languages: ["Vietnamese", "English"],
  },
};
