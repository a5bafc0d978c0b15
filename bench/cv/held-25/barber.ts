import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.8pt/1.45 "DejaVu Sans",sans-serif;color:#222}.n{background:#111;color:#fff;padding:11mm 16mm;display:flex;justify-content:space-between;align-items:center}h1{font-size:28pt;margin:0;line-height:1}.n p{margin:0;font-size:9pt;text-align:right}.n .r{text-align:left;color:#e0b34a;font-size:11pt;margin-top:2mm}.b{padding:2mm 16mm 0}h2{font-size:13pt;text-align:center;margin:6mm 0 4mm;color:#b5121b;break-after:avoid}.w{display:grid;grid-template-columns:1fr 34mm 1fr;margin-bottom:4mm;align-items:center}.w .y{text-align:center;font-weight:700;background:#e0b34a;border-radius:4mm;padding:1mm 0;margin:0 2mm;font-size:9pt}.w p{margin:0}.w .l{text-align:right}.s{display:grid;grid-template-columns:1fr 1fr;gap:2mm 12mm}.s div{display:grid;grid-template-columns:1fr 26mm 10mm;align-items:center;font-size:9pt}.s i{display:block;height:2mm;background:#ddd}.s i b{display:block;height:2mm;background:#b5121b}.t{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8mm;font-size:9pt}.t h2{text-align:left;margin:5mm 0 2mm;font-size:11pt}.t p{margin:0 0 1mm}`;
const stop = (side: "left" | "right", when: string, title: string, at: string, words = "") => {
  const told = `<p><b>${title}</b></p><p>${at}</p>${words && `<p>${words}</p>`}`;
  return side === "left"
    ? `<div class=w><div class=l>${told}</div><div class=y>${when}</div><div></div></div>`
    : `<div class=w><div></div><div class=y>${when}</div><div>${told}</div></div>`;
};
const bar = (words: string, percent: number) =>
  `<div><span>${words}</span><i><b style="width:${percent}%"></b></i><span>&nbsp;${percent}%</span></div>`;

const body = `<div class=n><div><h1>HÜSEYİN<br>KARACA</h1><p class=r>Barber &amp; hot towel man</p></div><div><p>Granville NSW 2142</p><p>0491 575 254</p><p>huseyin.karaca@example.com</p><p>@karacacuts.example</p></div></div>
<div class=b><h2>MY ROAD SO FAR</h2>
${stop("left", "2010 – 2014", "Apprentice Barber", "Karaca Erkek Kuaförü, Izmir", "Swept, then shaved, in my uncle's shop")}
${stop("right", "2014 – 2018", "Barber", "Salon Alsancak, Izmir")}
${stop("left", "2018 – 2021", "Barber", "Fade Society, Parramatta", "Walk-ins, kids, the beard queue")}
${stop("right", "2021 – now", "Senior Barber", "Kingsmen &amp; Sons, Granville", "Four chairs, two apprentices, open Sundays")}
<h2>WHAT MY HANDS DO</h2><div class=s>${bar("Skin fades", 100)}${bar("Cut-throat shaving", 100)}${bar("Beard sculpting", 95)}${bar("Scissor cutting", 90)}${bar("Threading", 70)}${bar("Social media", 60)}</div>
<div class=t><div><h2>PAPERS</h2><p><b>Certificate III in Barbering</b><br>Cumberland Skills Centre<br>2019</p><p><b>Master Barber Diploma</b><br>Izmir Chamber of Crafts<br>2014</p></div>
<div><h2>CARDS</h2><p>First Aid, exp. 09/2028</p><p>Infection Control Certificate, 2023</p><p>NSW driver licence C</p></div>
<div><h2>TALK TO ME IN</h2><p>Turkish</p><p>English</p><p>Arabic (barber chair level)</p></div></div>
<h2>ASK</h2><p style="text-align:center">Danny Kingsman, owner, Kingsmen &amp; Sons, 0491 575 789</p></div>`;

/** A Turkish barber's picture-like PDF: a line of time with years in the middle and jobs at its left and right by turns, oldest first, bars with per cent. */
export const barber: UnseenCv = {
  name: "Turkish barber's infographic PDF: years in the middle with jobs left and right by turns, oldest first, bars with per cent, headings in his own words",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Hüseyin / HÜSEYİN / Huseyin",
    family: "Karaca",
    email: "huseyin.karaca@example.com",
    phone: "+61491575254",
    jobs: [
      ["Apprentice Barber", "Karaca Erkek Kuaförü / Karaca Erkek Kuaförü, Izmir", "2010", "2014"],
      ["Barber", "Salon Alsancak / Salon Alsancak, Izmir", "2014", "2018"],
      ["Barber", "Fade Society / Fade Society, Parramatta", "2018", "2021"],
      ["Senior Barber", "Kingsmen & Sons / Kingsmen & Sons, Granville", "2021", null],
    ],
    studies: [
      ["Certificate III in Barbering", "Cumberland Skills Centre", "2019"],
      ["Master Barber Diploma", "Izmir Chamber of Crafts", "2014"],
    ],
    skills: [
      "Skin fades",
      "Cut-throat shaving",
      "Beard sculpting",
      "Scissor cutting",
      "Threading",
      "Social media",
    ],
    licences: [["First Aid", undefined, "2028-09"], ["Infection Control Certificate / Infection Control"]],
    drives: ["C"],
    languages: ["Turkish", "English", "Arabic"],
    besides: ["Driver licence", "NSW driver licence", "Danny Kingsman"],
  },
};
