import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.5 "DejaVu Sans",sans-serif;color:#262b33}.t{text-align:center;margin:0 0 5mm}h1{font-size:21pt;margin:0}.t p{margin:.5mm 0 0;color:#6a7280;font-size:9pt}.s{display:grid;grid-template-columns:36mm 1fr;gap:6mm;border-top:.2mm solid #cfd4db;padding:4mm 0 1mm}h2{font-size:10pt;margin:0}.e{margin:0 0 4mm;break-inside:avoid}.e p{margin:0}.e b{font-size:10.2pt}.w{color:#8b93a1;font-size:7.8pt;letter-spacing:1pt;text-transform:uppercase}ul{margin:1mm 0 0;padding-left:5mm}.k{display:grid;grid-template-columns:1fr 1fr;column-gap:9mm}.k p{margin:0}.b{height:1mm;background:#dfe3e9;margin:0 0 2.5mm}.b i{display:block;height:1mm;background:#1a91f0}`;

const section = (title: string, content: string) =>
  `<div class=s><h2>${title}</h2><div>${content}</div></div>`;
const entry = (what: string, when: string, ...texts: readonly string[]) =>
  `<div class=e><p><b>${what}</b></p>${when && `<p class=w>${when}</p>`}${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div>`;
const bars = (...rated: readonly (readonly [string, number])[]) =>
  `<div class=k>${rated.map(([what, percent]) => `<div><p>${what}</p><div class=b><i style="width:${percent}%"></i></div></div>`).join("")}</div>`;

const body = `<div class=t><h1>Yohannes Gebremariam</h1><p>Train Driver</p><p>Footscray, 3011, Australia, 0491576801, y.gebremariam@example.com</p></div>
${section("Profile", "<p style='margin:0 0 3mm'>Train driver with 640 incident-free days on suburban lines, and before that the man who punched your ticket and the man who drove your bus. I like timetables and quiet mornings.</p>")}
${section("Employment History", entry("Train Driver at Yarraline Trains, Melbourne", "February 2024 — Present", "Suburban passenger services on four lines, day and night roster", "Minder driver for trainees from this year") + entry("Trainee Train Driver at Yarraline Trains, Melbourne", "January 2023 — February 2024", "56 weeks of theory, simulator and supervised driving") + entry("Authorised Officer at Yarraline Trains, Melbourne", "August 2019 — December 2022") + entry("Bus Driver at Westgate Coaches, Laverton", "May 2016 — July 2019") + entry("Primary School Teacher at Mekelle Hill School, Mekelle, Ethiopia", "September 2008 — June 2014"))}
${section("Education", entry("Certificate IV in Train Driving, Rail Skills Victoria, Melbourne", "January 2023 — February 2024") + entry("Diploma of Teaching, Tigray College of Education, Adwa", "2005 — 2008"))}
${section("Skills", bars(["Electric multiple units", 90], ["Safeworking", 95], ["Radio communication", 85], ["Fatigue management", 80], ["Fault finding", 65], ["Customer service", 90]))}
${section("Languages", bars(["Tigrinya", 100], ["Amharic", 100], ["English", 80]))}
${section("Licences", entry("Rail Safety Worker medical (Category 1)", "valid until March 2028") + entry("Driver licence HR and driver accreditation DA40918", "accreditation expires 12 June 2028") + entry("Working with Children Check 1877204A", "expires October 2030") + entry("First Aid (HLTAID011)", "2025"))}
${section("Hobbies", "<p style='margin:0 0 3mm'>Long-distance running, coffee ceremony, model railways (yes, after work too)</p>")}
${section("References", entry("Sally-Ann Moltke from Yarraline Trains", "", "sam.moltke@example.com · 03 5550 6620") + entry("Gary Pym from Westgate Coaches", "", "gary.pym@example.com · 0491 570 157"))}`;

/** An Ethiopian train driver's resume from a builder: section names in a left column, “title at employer, city” above spaced months in capitals, bars without numbers, referees “from” firms. */
export const trainDriver: UnseenCv = {
  name: "Ethiopian train driver's builder resume: “title at employer, city”, spaced months in capitals, bars, three roles at one firm",
  type: "pdf",
  write: print(css, body, { margin: "16mm" }),
  says: {
    given: "Yohannes",
    family: "Gebremariam",
    email: "y.gebremariam@example.com",
    phone: "+61491576801",
    jobs: [
      ["Train Driver", "Yarraline Trains / Yarraline Trains, Melbourne", "2024-02", null],
      ["Trainee Train Driver", "Yarraline Trains / Yarraline Trains, Melbourne", "2023-01", "2024-02"],
      ["Authorised Officer", "Yarraline Trains / Yarraline Trains, Melbourne", "2019-08", "2022-12"],
      ["Bus Driver", "Westgate Coaches / Westgate Coaches, Laverton", "2016-05", "2019-07"],
      [
        "Primary School Teacher",
        "Mekelle Hill School / Mekelle Hill School, Mekelle / Mekelle Hill School, Mekelle, Ethiopia",
        "2008-09",
        "2014-06",
      ],
    ],
    studies: [
      [
        "Certificate IV in Train Driving",
        "Rail Skills Victoria / Rail Skills Victoria, Melbourne",
        "2024-02",
      ],
      ["Diploma of Teaching", "Tigray College of Education / Tigray College of Education, Adwa", "2008"],
    ],
    skills: [
      "Electric multiple units",
      "Safeworking",
      "Radio communication",
      "Fatigue management",
      "Fault finding",
      "Customer service",
    ],
    licences: [
      ["Rail Safety Worker medical (Category 1) / Rail Safety Worker medical", undefined, "2028-03"],
      ["Driver accreditation", "DA40918", "2028-06-12"],
      ["Working with Children Check", "1877204A", "2030-10"],
      ["First Aid (HLTAID011) / First Aid"],
    ],
    drives: ["HR"],
    languages: ["Tigrinya", "Amharic", "English"],
    besides: ["Driver licence", "Driver licence HR", "Minder driver"],
  },
};
