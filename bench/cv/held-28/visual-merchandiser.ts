import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.1pt/1.45 "DejaVu Sans",sans-serif;color:#3b4045}h1{font-size:21pt;margin:0;color:#1c2733;text-transform:uppercase;letter-spacing:.4px}.r{color:#b4467a;font-weight:700;font-size:11pt;margin:0 0 1.4mm}.c{display:flex;gap:6mm;font-size:8.4pt;margin:0 0 5mm}.c i{font-style:normal;color:#b4467a;margin-right:1mm}.g{display:grid;grid-template-columns:1fr 62mm;gap:9mm}h2{font-size:11pt;color:#1c2733;text-transform:uppercase;border-bottom:.5mm solid #1c2733;padding-bottom:.6mm;margin:0 0 2.2mm;break-after:avoid}section{margin-bottom:5mm}h3{font-size:10.4pt;font-weight:400;color:#1c2733;margin:0}.e{margin-bottom:3.4mm;break-inside:avoid}.e p{margin:0}.o{color:#b4467a;font-weight:700}.m{display:flex;gap:5mm;font-size:8.2pt;margin-bottom:.8mm!important}ul{margin:.6mm 0 0;padding-left:4mm}.k span{display:inline-block;border-bottom:.3mm solid #c9ccd0;font-weight:700;font-size:8.6pt;margin:0 2.6mm 1.8mm 0;padding:0 .8mm}.l{display:flex;justify-content:space-between;margin:0 0 1.4mm}.d{color:#b4467a;letter-spacing:1px}.a{display:grid;grid-template-columns:6mm 1fr;margin-bottom:2.4mm}.a p{margin:0}.a b{color:#1c2733}`;
const job = (title: string, at: string, when: string, where: string, ...texts: readonly string[]) =>
  `<div class=e><h3>${title}</h3><p class=o>${at}</p><p class=m><span>▣ ${when}</span><span>◉ ${where}</span></p><ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul></div>`;
const study = (title: string, at: string, when: string, where: string) =>
  `<div class=e><h3>${title}</h3><p class=o>${at}</p><p class=m><span>▣ ${when}</span><span>◉ ${where}</span></p></div>`;
const strength = (mark: string, title: string, words: string) =>
  `<div class=a><span class=d>${mark}</span><div><p><b>${title}</b></p><p>${words}</p></div></div>`;
const course = (title: string, by: string) => `<div class=e><p class=o>${title}</p><p>${by}</p></div>`;
const tags = (...words: readonly string[]) =>
  `<p class=k style="margin:0">${words.map((word) => `<span>${word}</span>`).join(" ")}</p>`;
const language = (words: string, level: string, dots: string) =>
  `<p class=l><span><b>${words}</b> ${level}</span><span class=d>${dots}</span></p>`;

const body = `<h1>Ottilie Castellari</h1><p class=r>Senior Visual Merchandiser | Fashion, home and windows</p><p class=c><span><i>✆</i>+61 491 570 159</span><span><i>@</i>ottilie.castellari@example.com</span><span><i>⌂</i>castellari-windows.example</span><span><i>◉</i>Marrickville, NSW</span></p>
<div class=g><div>
<section><h2>Summary</h2><p style="margin:0">Visual merchandiser with nine years in fashion and homewares, from shop floor to national roll-outs. Experienced in window concepts, planograms, fixture budgets and training store teams. I am known for windows that get photographed and for handing over on time.</p></section>
<section><h2>Experience</h2>
${job("Senior Visual Merchandiser", "Halden &amp; Rowe Department Stores", "03/2023 - Present", "Sydney, NSW", "Lead the visual team of the flagship store: five merchandisers, 14,000 square metres, 22 windows", "Delivered the 2025 Christmas windows 11% under budget", "Increased full-price sales of the home floor by 18% with a new layout", "Write the guidelines for 31 stores in four states")}
${job("Visual Merchandiser", "Coast &amp; Cotton", "08/2020 - 02/2023", "Sydney, NSW", "Fortnightly floor changes in twelve stores in NSW and the ACT", "Set up eight new stores, from shell to opening day", "Built the photo feedback system that store managers still use")}
${job("Visual Stylist", "Nord Living", "02/2018 - 07/2020", "Chatswood, NSW", "Styled room sets and seasonal tables", "Trained sales staff in grouping, colour and lighting")}
${job("Sales Assistant (part-time)", "Nord Living", "11/2015 - 01/2018", "Chatswood, NSW", "Top seller of the homewares section in 2017")}</section>
<section><h2>Education</h2>
${study("Diploma of Visual Merchandising", "Ultimo College of Design", "02/2016 - 12/2017", "Ultimo, NSW")}
${study("Higher School Certificate", "Petersham Park Girls High School", "2010 - 2015", "Petersham, NSW")}</section></div>
<div><section><h2>Strengths</h2>
${strength("★", "Creative direction", "Two windows featured in the Sydney Street Style Awards shortlist, 2024")}
${strength("⚑", "Commercial eye", "Every floor plan starts with the sales report")}
${strength("♥", "Team builder", "Three former assistants now run their own stores")}</section>
<section><h2>Skills</h2>${tags("Window display", "Planograms", "Space planning", "Adobe InDesign", "SketchUp", "Fixture sourcing", "Budget management", "Prop making")}</section>
<section><h2>Languages</h2>${language("English", "Native", "●●●●●")}${language("Italian", "Advanced", "●●●●○")}${language("German", "Beginner", "●○○○○")}</section>
<section><h2>Training / courses</h2>
${course("Colour and Light in Retail", "Harbour Creative School, 2021")}
${course("Working Safely at Heights", "Inner West Safety Training, valid to 05/2028")}
${course("White Card", "SafeWork NSW, CGI 0288140391")}</section>
<section><h2>Passions</h2>${strength("♪", "Choir", "Second alto, Marrickville Community Choir")}${strength("✄", "Ceramics", "Hand-built vases, sold at two markets a year")}</section></div></div>`;

/** A visual merchandiser's PDF of an online builder in two columns: title over employer in colour over marks with “03/2023 - Present” and the place, strengths with stories, skills as underlined words, courses at the right. */
export const visualMerchandiser: UnseenCv = {
  name: "visual merchandiser's online-builder PDF in two columns: title over coloured employer over “03/2023 - Present” and place behind marks, strengths with stories, tickets among the courses, dots for languages",
  type: "pdf",
  write: print(css, body, { margin: "12mm" }),
  says: {
    given: "Ottilie / OTTILIE",
    family: "Castellari / CASTELLARI",
    email: "ottilie.castellari@example.com",
    phone: "+61491570159",
    jobs: [
      [
        "Senior Visual Merchandiser",
        "Halden & Rowe Department Stores / Halden & Rowe Department Stores, Sydney / Halden & Rowe Department Stores, Sydney, NSW",
        "2023-03",
        null,
      ],
      [
        "Visual Merchandiser",
        "Coast & Cotton / Coast & Cotton, Sydney / Coast & Cotton, Sydney, NSW",
        "2020-08",
        "2023-02",
      ],
      [
        "Visual Stylist",
        "Nord Living / Nord Living, Chatswood / Nord Living, Chatswood, NSW",
        "2018-02",
        "2020-07",
      ],
      [
        "Sales Assistant (part-time) / Sales Assistant",
        "Nord Living / Nord Living, Chatswood / Nord Living, Chatswood, NSW",
        "2015-11",
        "2018-01",
      ],
    ],
    studies: [
      [
        "Diploma of Visual Merchandising",
        "Ultimo College of Design / Ultimo College of Design, Ultimo / Ultimo College of Design, Ultimo, NSW",
        "2017-12",
      ],
      [
        "Higher School Certificate",
        "Petersham Park Girls High School / Petersham Park Girls High School, Petersham / Petersham Park Girls High School, Petersham, NSW",
        "2015",
      ],
    ],
    skills: [
      "Window display",
      "Planograms",
      "Space planning",
      "Adobe InDesign",
      "SketchUp",
      "Fixture sourcing",
      "Budget management",
      "Prop making",
    ],
    licences: [
      [
        "Working Safely at Heights / Working Safely at Heights, Inner West Safety Training",
        undefined,
        "2028-05",
      ],
      ["White Card / White Card, SafeWork NSW / White Card (NSW)", "CGI 0288140391 / 0288140391"],
    ],
    languages: ["English", "Italian", "German"],
    besides: [
      "Colour and Light in Retail",
      "Harbour Creative School",
      "Creative direction",
      "Commercial eye",
      "Team builder",
      "Sydney Street Style Awards",
      "Choir",
      "Marrickville Community Choir",
      "Ceramics",
    ],
  },
};
