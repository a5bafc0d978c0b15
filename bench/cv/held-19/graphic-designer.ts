import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.2pt/1.5 "DejaVu Sans Light","DejaVu Sans",sans-serif;color:#222}.page{position:relative;width:210mm;height:297mm;overflow:hidden;display:flex}.main{width:134mm;padding:16mm 10mm 0 16mm;box-sizing:border-box}.side{width:76mm;background:#ffe3d3;padding:16mm 12mm 0 10mm;box-sizing:border-box}h1{font-size:34pt;line-height:1;margin:0;font-weight:700;letter-spacing:-.5pt}.sub{font-size:11pt;color:#e4572e;margin:2mm 0 6mm}h2{font-size:9.5pt;color:#e4572e;margin:7mm 0 2.5mm;text-transform:lowercase;font-weight:700}.main h2:first-of-type{margin-top:0}h3{font-size:10pt;margin:4mm 0 0}.m{margin:0;color:#777;font-size:8.4pt}p{margin:0 0 1.2mm}`;

const job = (title: string, when: string, at: string, text: string) =>
  `<h3>${title}</h3><p class=m>${at} / ${when}</p><p>${text}</p>`;

const body = `<div class=page><div class=main><h1>Freya<br>Lindqvist-Hart</h1><p class=sub>graphic designer &amp; illustrator</p>
<h2>about</h2><p>I design packaging, signs and small brands for people who make things. Eight years in studios in Fremantle and Melbourne, two of them on my own. Happiest with a grid and a tight deadline.</p>
<h2>experience</h2>
${job("Senior Graphic Designer", "2023 – now", "Saltbush Studio, Fremantle", "Packaging for wine, honey and skin care. Art direction of three juniors. Print sign-off.")}
${job("Freelance Designer", "2021 – 2023", "Self-employed, Fremantle", "Identity for fourteen local businesses, murals for two cafés, signage for the Fishing Boat Harbour market.")}
${job("Graphic Designer", "2018 – 2021", "Inkwell &amp; Co, Melbourne", "Annual reports, exhibition graphics, social media templates.")}
${job("Design Intern", "2017", "Otto Press, Melbourne", "Three months in the letterpress room.")}
<h2>education</h2>
<h3>Bachelor of Design (Communication)</h3><p class=m>Merri Institute of Art and Design / 2015 – 2017</p>
<h3>Diploma of Graphic Design</h3><p class=m>Perth City College / 2014</p>
<h2>recognition</h2><p>Best Label, West Coast Packaging Prize, 2024<br>Shortlist, Young Illustrators, 2019</p>
<h2>giving back</h2><p>Design mentor, Drawn Together youth art program, 2022 – now</p></div>
<div class=side><h2 style="margin-top:0">say hello</h2><p>0491 570 159</p><p>freya.lh@example.com</p><p>freyalh.example</p><p>South Fremantle WA</p>
<h2>tools</h2><p>Illustrator</p><p>InDesign</p><p>Photoshop</p><p>Figma</p><p>Procreate</p><p>After Effects</p>
<h2>skills</h2><p>Packaging design</p><p>Typography</p><p>Illustration</p><p>Brand identity</p><p>Print production</p><p>Sign painting</p>
<h2>languages</h2><p>English, native</p><p>Swedish, fluent</p>
<h2>licences</h2><p>C class driver's licence</p><p>Working with Children Check WA, to 06/2028</p><p>EWP yellow card, 2022</p>
<h2>off the clock</h2><p>Ceramics, bodysurfing, second-hand books</p>
<h2>references</h2><p><b>Marco Teo</b>, Creative Director, Saltbush Studio<br>marco@saltbush.example</p></div></div>`;

/** A graphic designer's own page: the name over two lines, headings in small letters, employer and years with a slash below the title, a tinted side bar at the right with tools and skills. */
export const graphicDesigner: UnseenCv = {
  name: "graphic designer's own page: name over two lines, small-letter headings, “Employer, Town / years”, side bar at the right",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Freya",
    family: "Lindqvist-Hart",
    email: "freya.lh@example.com",
    phone: "+61491570159",
    jobs: [
      ["Senior Graphic Designer", "Saltbush Studio / Saltbush Studio, Fremantle", "2023", null],
      ["Freelance Designer", "Self-employed / Self-employed, Fremantle", "2021", "2023"],
      ["Graphic Designer", "Inkwell & Co / Inkwell & Co, Melbourne", "2018", "2021"],
      ["Design Intern", "Otto Press / Otto Press, Melbourne", "2017", "2017"],
    ],
    studies: [
      [
        "Bachelor of Design (Communication) / Bachelor of Design",
        "Merri Institute of Art and Design",
        "2017",
      ],
      ["Diploma of Graphic Design", "Perth City College", "2014"],
    ],
    skills: [
      "Illustrator",
      "InDesign",
      "Photoshop",
      "Figma",
      "Procreate",
      "After Effects",
      "Packaging design",
      "Typography",
      "Illustration",
      "Brand identity",
      "Print production",
      "Sign painting",
    ],
    licences: [
      ["Working with Children Check WA / Working with Children Check", undefined, "2028-06"],
      ["EWP yellow card / EWP"],
    ],
    drives: ["C"],
    languages: ["English", "Swedish"],
    besides: [
      "C class driver's licence",
      "Driver's licence",
      "Design mentor",
      "Drawn Together",
      "Best Label",
      "Young Illustrators",
    ],
  },
};
