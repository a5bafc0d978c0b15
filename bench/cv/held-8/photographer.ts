import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.5 "Liberation Sans",sans-serif;color:#222;padding:14mm 15mm}h1{font-size:28pt;margin:0;letter-spacing:-.5px}.u{background:#f4c542;display:inline-block;padding:.5mm 3mm;font-weight:700}.c{margin:3mm 0 2mm;color:#555}.g{display:grid;grid-template-columns:1fr 58mm;gap:10mm}h2{font-size:12.5pt;margin:6mm 0 2mm}.j{margin-bottom:4mm}.j b{font-size:10.5pt}.j .d{float:right;background:#eee;padding:0 2mm;font-size:8.5pt}.e{color:#8a6a00}p{margin:0 0 1.5mm}.k{display:flex;justify-content:space-between}.b{height:2mm;background:#eee;margin-bottom:2mm}.b i{display:block;height:2mm;background:#f4c542}`;
const post = (title: string, employer: string, dates: string, text: string) =>
  `<div class=j><span class=d>${dates}</span><b>${title}</b><div class=e>${employer}</div><p>${text}</div>`;
const bar = (name: string, percent: number) =>
  `<div class=k><span>${name}</span><span>${percent}%</span></div><div class=b><i style="width:${percent}%"></i></div>`;
const body = `<h1>Kofi Asante-Reid</h1><div class=u>Photographer and Video Maker</div><div class=c>0466 037 218 · studio@kofireid.example · Fremantle WA · instagram.example/kofireid</div>
<div class=g><div><h2>Who I am</h2><p>I photograph people at work and food before it is cold. Half of my week is my own clients, the other half is teaching and a paper that still prints.
<h2>What I do now</h2>
${post("Freelance Photographer", "Self-employed (Fernwood Frames)", "07.2017 – now", "Portraits, restaurants and annual reports: 60 jobs a year, 40 clients.")}
${post("Photography Lecturer (casual)", "South Quay Institute of TAFE", "02.2021 – now", "Two evenings a week: light, cameras and how to send an invoice.")}
${post("Weekend Staff Photographer", "Port Herald", "09.2023 – now", "Sport, markets and whatever burns.")}
<h2>What I did before</h2>
${post("Picture Editor (part-time)", "Swan & Shore Magazine", "04.2018 – 08.2023", "Chose and paid for the pictures of 64 issues.")}
${post("Studio Assistant", "Halide Studio", "11.2014 – 06.2017", "Lights, lunches and retouching; from 2016 second shooter at weddings.")}
${post("Camera Salesperson", "Northbridge Camera Exchange", "03.2012 – 10.2014", "Sold second-hand lenses and repaired what came back.")}
<h2>Where I learnt it</h2>
<p><b>Advanced Diploma of Photography</b>, South Quay Institute of TAFE, 2014<p><b>Bachelor of Arts (Journalism)</b>, University of Rottnest, 2011
</div><div><h2>Skills</h2>${bar("Adobe Lightroom", 95)}${bar("Adobe Photoshop", 90)}${bar("Studio lighting", 85)}${bar("DaVinci Resolve", 70)}${bar("Drone flying", 60)}${bar("Copywriting", 45)}
<h2>Languages</h2>${bar("English", 100)}${bar("Twi", 80)}${bar("French", 35)}
<h2>Papers</h2><p>Remote Pilot Licence (RePL)<p>Working with Children Card WA 1904477, valid to 21 Sep 2027<p>Driver’s licence class C
<h2>Prizes</h2><p>Regional Press Photograph of the Year, 2024</div></div>`;

/** A photographer with three jobs at once and a business of his own: headings in his words, months with points in grey boxes at the right, employer below, bars with per cent for skills and languages. */
export const photographer: UnseenCv = {
  name: "three jobs at once, bars with per cent",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Kofi",
    family: "Asante-Reid",
    email: "studio@kofireid.example",
    phone: "+61466037218",
    jobs: [
      [
        "Freelance Photographer / Photographer",
        "Self-employed (Fernwood Frames) / Self-employed / Fernwood Frames",
        "2017-07",
        null,
      ],
      [
        "Photography Lecturer (casual) / Photography Lecturer",
        "South Quay Institute of TAFE",
        "2021-02",
        null,
      ],
      ["Weekend Staff Photographer", "Port Herald", "2023-09", null],
      ["Picture Editor (part-time) / Picture Editor", "Swan & Shore Magazine", "2018-04", "2023-08"],
      ["Studio Assistant", "Halide Studio", "2014-11", "2017-06"],
      ["Camera Salesperson", "Northbridge Camera Exchange", "2012-03", "2014-10"],
    ],
    studies: [
      ["Advanced Diploma of Photography", "South Quay Institute of TAFE", "2014"],
      ["Bachelor of Arts (Journalism) / Bachelor of Arts", "University of Rottnest", "2011"],
    ],
    skills: [
      "Adobe Lightroom",
      "Adobe Photoshop",
      "Studio lighting",
      "DaVinci Resolve",
      "Drone flying",
      "Copywriting",
    ],
    licences: [
      ["Remote Pilot Licence (RePL) / Remote Pilot Licence"],
      [
        "Working with Children Card / Working with Children Card WA / Working with Children Card (WA)",
        "WA 1904477 / 1904477",
        "2027-09-21",
      ],
    ],
    drives: ["C"],
    languages: ["English", "Twi", "French"],
    besides: ["Regional Press Photograph of the Year"],
  },
};
