import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.5 "Liberation Sans",sans-serif;color:#14213d;background:#fffdf5}.w{padding:14mm 15mm}h1{font:700 40pt/0.95 "DejaVu Sans",sans-serif;margin:0;letter-spacing:-.8mm}h1 i{color:#f25f5c;font-style:normal}.s{font-size:12pt;margin:3mm 0 7mm}.top{display:flex;justify-content:space-between;align-items:flex-end}.top p{margin:0;text-align:right;font-size:9pt}.k{display:grid;grid-template-columns:1fr 1fr;gap:5mm}.k>div{border:.5mm solid #14213d;border-radius:3mm;padding:4mm;break-inside:avoid}.k b{display:block;font-size:11pt}.k em{color:#f25f5c;font-style:normal;font-weight:700}h2{font-size:15pt;margin:6mm 0 3mm}p{margin:0 0 1mm}.p{display:grid;grid-template-columns:repeat(3,1fr);gap:4mm}.p div{background:#ffe066;border-radius:2mm;padding:3mm;font-size:8.8pt}`;
const card = (title: string, at: string, when: string, words: string) =>
  `<div><em>${when}</em><b>${title}</b><p>${at}</p><p>${words}</p></div>`;

const body = `<div class=w><div class=top><h1>Odette<br><i>Ramanujam</i></h1><p>hello@odettemoves.example<br>odettemoves.example<br>0491 579 455<br>West End, Brisbane</p></div>
<p class=s>Animator. I make drawings late for dinner.</p>
<h2>Where I have drawn</h2><div class=k>
${card("Lead 2D Animator", "Bilby Burrow Studios", "2023 — now", "Season two of a pre-school series; a team of seven; 52 episodes of eleven minutes.")}
${card("Freelance Animator", "Odette Moves", "2020 — 2023", "Explainers for hospitals, a museum wall, one music clip with 3,000 moths.")}
${card("Storyboard Artist", "Cloudshed Pictures", "2018 — 2020", "Boards for two features, of which one exists.")}
${card("Junior Animator", "Paperbark Games Pty Ltd", "2016 — 2018", "Walk cycles, idle loops, a wombat that blinks.")}</div>
<h2>Selected work</h2><div class=p><div><b>Salt</b><br>Short film, 4 min, 2024. Jury prize, Moreton Bay Animation Festival.</div><div><b>The Moth Clip</b><br>Music video for Slow Verandah, 2022.</div><div><b>Nurse Nellie</b><br>Web series for Children's Ward 6, 2021.</div></div>
<h2>Where I learnt</h2>
<p>Bachelor of Animation, Brisbane College of Moving Image, 2015</p>
<p>Short course in Character Acting, Studio Kanga, 2019</p>
<h2>Tools I reach for</h2><p>Toon Boom Harmony ✶ After Effects ✶ Storyboard Pro ✶ Blender ✶ Photoshop ✶ Pencil</p>
<h2>I speak</h2><p>English ✶ Tamil ✶ a little Auslan</p>
<h2>Also</h2><p>Queensland Blue Card 2044817/2, until Oct 2028. Teacher of Saturday comics at the library. Two greyhounds.</p></div>`;

/** An animator's portfolio page: name in two huge lines, jobs as cards in two columns with the years first, selected works as yellow notes, headings in her own words, tools with stars between. */
export const animator: UnseenCv = {
  name: "animator's creative CV like a portfolio: name in two huge lines, jobs as cards in two columns (“2023 — now” over title over studio), selected works as notes, headings in her own words (Where I have drawn, Tools I reach for), stars between tools, a Blue Card in a sentence",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Odette",
    family: "Ramanujam",
    email: "hello@odettemoves.example",
    phone: "+61491579455",
    jobs: [
      ["Lead 2D Animator", "Bilby Burrow Studios", "2023", null],
      ["Freelance Animator", "Odette Moves", "2020", "2023"],
      ["Storyboard Artist", "Cloudshed Pictures", "2018", "2020"],
      ["Junior Animator", "Paperbark Games Pty Ltd / Paperbark Games", "2016", "2018"],
    ],
    studies: [
      ["Bachelor of Animation", "Brisbane College of Moving Image", "2015"],
      ["Short course in Character Acting / Character Acting", "Studio Kanga", "2019"],
    ],
    skills: ["Toon Boom Harmony", "After Effects", "Storyboard Pro", "Blender", "Photoshop", "Pencil"],
    licences: [["Queensland Blue Card / Blue Card / Blue Card (Queensland)", "2044817/2", "2028-10"]],
    languages: ["English", "Tamil", "Auslan"],
    besides: [
      "Salt",
      "The Moth Clip",
      "Nurse Nellie",
      "Jury prize",
      "Moreton Bay Animation Festival",
      "Teacher of Saturday comics",
    ],
  },
};
