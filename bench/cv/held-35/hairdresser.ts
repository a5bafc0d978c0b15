import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.5 "DejaVu Serif",serif;color:#4a3b47}.h{background:#f6dfe3;text-align:center;padding:13mm 10mm 9mm}h1{font:400 30pt/1 "DejaVu Serif",serif;margin:0}.h p{margin:2mm 0 0;font-size:9pt}.g{display:grid;grid-template-columns:1fr 62mm;gap:9mm;padding:8mm 15mm}h2{font:700 11pt "Liberation Sans",sans-serif;color:#b3566f;margin:0 0 2mm}section{margin-bottom:6mm}.j{display:grid;grid-template-columns:24mm 1fr;gap:3mm;margin-bottom:3mm}.j small{font-size:8.6pt;color:#b3566f}p{margin:0}.bar{height:1.6mm;background:#f6dfe3;margin:.5mm 0 2mm}.bar i{display:block;height:100%;background:#b3566f}`;
const job = (when: string, title: string, at: string, words: string) =>
  `<div class=j><small>${when}</small><div><b>${title}</b>, ${at}<p>${words}</p></div></div>`;
const skill = (name: string, share: number) =>
  `<p>${name}</p><div class=bar><i style="width:${share}%"></i></div>`;

const body = `<div class=h><h1>Ilaria Duchesne</h1><p>HAIRDRESSER &amp; COLOURIST</p><p>0491 570 158 &nbsp;♥&nbsp; ilaria@example.com &nbsp;♥&nbsp; @ilaria.cuts &nbsp;♥&nbsp; Norwood SA</p></div>
<div class=g><div>
<section><h2>Hello</h2><p>I cut, colour and listen. Eleven years on my feet, five of them in Norwood, and a book that is full until Thursday week.</p></section>
<section><h2>Where I've worked</h2>
${job("2021 – now", "Senior Stylist", "Velvet Comb", "Balayage, corrections, wedding parties. I buy the colour and run Tuesday training night.")}
${job("2018 – 2021", "Hairdresser", "Parade Street Hair", "Column of nine clients a day, 40 per cent rebooked at the chair.")}
${job("2017", "Working holiday", "Canada", "Ski lifts, no scissors.")}
${job("2013 – 2016", "Apprentice Hairdresser", "Salon Giordano", "Swept, shampooed, learnt.")}</section>
<section><h2>Training</h2>
${job("2016", "Certificate III in Hairdressing", "Torrens Trade School", "")}
${job("2022", "Master Colour Program", "Schwartz & Lowe Academy", "")}
${job("2012", "SACE", "Glen Osmond Girls' College", "")}</section>
<section><h2>Prizes</h2><p>Finalist, SA Apprentice of the Year in Hair, 2015</p></section>
</div><div>
<section><h2>What I do best</h2>${skill("Balayage", 95)}${skill("Colour correction", 90)}${skill("Curly cuts", 80)}${skill("Bridal styling", 85)}${skill("Barbering", 60)}</section>
<section><h2>I speak</h2><p>English</p><p>French</p><p>Italian (some)</p></section>
<section><h2>Off the floor</h2><p>Roller derby, thrift shops, my nonna's garden</p></section>
<section><h2>Ask them</h2><p><b>Bev Radcliffe</b></p><p>Owner, Velvet Comb</p><p>08 5550 1184</p><p><b>Sandro Giordano</b></p><p>Salon Giordano</p><p>0491 571 266</p></section>
</div></div>`;

/** A hairdresser's Canva CV: a pink head, dates in a narrow column before “title, salon”, skills with bars at the right, headings in her own words. */
export const hairdresser: UnseenCv = {
  name: "hairdresser's Canva CV: pink centred head with hearts between the contact data, years in a narrow column (“2021 – now”), “Senior Stylist, Velvet Comb” in one line, a year abroad as an item, skills with bars at the right, referees with phones at the right",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Ilaria",
    family: "Duchesne",
    email: "ilaria@example.com",
    phone: "+61491570158",
    jobs: [
      ["Senior Stylist", "Velvet Comb", "2021", null],
      ["Hairdresser", "Parade Street Hair", "2018", "2021"],
      ["Apprentice Hairdresser", "Salon Giordano", "2013", "2016"],
    ],
    studies: [
      ["Certificate III in Hairdressing", "Torrens Trade School", "2016"],
      ["Master Colour Program", "Schwartz & Lowe Academy", "2022"],
      ["SACE / South Australian Certificate of Education", "Glen Osmond Girls' College", "2012"],
    ],
    skills: ["Balayage", "Colour correction", "Curly cuts", "Bridal styling", "Barbering"],
    languages: ["English", "French", "Italian"],
    besides: [
      "Working holiday",
      "Canada",
      "Apprentice of the Year",
      "Finalist",
      "Bev Radcliffe",
      "Owner",
      "Sandro Giordano",
    ],
  },
};
