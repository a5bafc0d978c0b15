import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.5 "DejaVu Sans",sans-serif;color:#434343}h1{font-size:32pt;line-height:1.05;margin:0;color:#000;font-weight:700}.c{font-size:9.4pt;margin:2mm 0 6mm}.c b{color:#e91d63}.g{display:grid;grid-template-columns:36mm 1fr;column-gap:6mm;border-top:.6mm solid #000;padding-top:2.5mm;margin-bottom:4mm}h2{font-size:10.5pt;color:#e91d63;margin:0;font-weight:700}h3{font-size:11pt;margin:0;color:#000}h3 span{font-weight:400}.w{font-size:8.4pt;color:#777;margin:0 0 1mm}p{margin:0 0 1.5mm}.x{margin-bottom:3.5mm}`;
const job = (title: string, at: string, when: string, words = "") =>
  `<div class=x><h3>${title} <span>/ ${at}</span></h3><p class=w>${when}</p>${words && `<p>${words}</p>`}</div>`;
const part = (title: string, inside: string) =>
  `<section class=g><h2>${title}</h2><div>${inside}</div></section>`;

const body = `<h1>Tariq<br>al-Masri</h1><p class=c>Fairfield, NSW 2165<br><b>0491 578 957</b> <b>tariq.almasri@example.com</b></p>
${part("—<br>Skills", "<p>Investigative reporting, data journalism, audio editing, interviewing in Arabic, Freedom of Information requests, Adobe Premiere.</p>")}
${part(
  "—<br>Experience",
  job(
    "Senior Reporter",
    "The Western Courier, Parramatta",
    "JULY 2022 - PRESENT",
    "Housing and transport. Broke the story of the flooded tower; two inquiries followed. Shifts on the live blog.",
  ) +
    job(
      "Producer",
      "Radio Two Rivers, Sydney",
      "OCTOBER 2019 - JUNE 2022",
      "Daily one-hour current affairs in English and Arabic.",
    ) +
    job("Freelance Journalist", "Self-employed", "2017 - 2019", "Features for eleven mastheads.") +
    job("Reporter", "Al-Nahar al-Jadid, Amman, Jordan", "MAY 2012 - AUGUST 2016"),
)}
${part(
  "—<br>Education",
  job("Master of Journalism", "Harbourside University, Sydney", "MARCH 2017 - NOVEMBER 2018") +
    job(
      "BA in English Literature",
      "University of Wadi Rum, Jordan",
      "2008 - 2012",
      "Graduated with distinction.",
    ),
)}
${part("—<br>Awards", "<p><b>Golden Quill</b> for suburban reporting, 2024. Finalist 2023.</p>")}
${part("—<br>Languages", "<p>Arabic (native), English (near-native), Turkish (basic)</p>")}
${part("—<br>Other", "<p>NSW driver licence (class C). Member of the Reporters' Alliance. Working with Children Check WWC2290418V, expires 02/11/2029.</p>")}`;

/** A Jordanian-born journalist's resume from an online office's template with the headings in a left column: “Title / Employer, place”, dates in capitals below, skills first. */
export const journalist: UnseenCv = {
  name: "journalist's online-office template as PDF: headings in a left column with dashes, “Title / Employer, place” over dates in capitals, surname with a small article",
  type: "pdf",
  write: print(css, body, { margin: "20mm" }),
  says: {
    given: "Tariq",
    family: "al-Masri",
    email: "tariq.almasri@example.com",
    phone: "+61491578957",
    jobs: [
      ["Senior Reporter", "The Western Courier / The Western Courier, Parramatta", "2022-07", null],
      ["Producer", "Radio Two Rivers / Radio Two Rivers, Sydney", "2019-10", "2022-06"],
      ["Freelance Journalist", "Self-employed", "2017", "2019"],
      [
        "Reporter",
        "Al-Nahar al-Jadid / Al-Nahar al-Jadid, Amman / Al-Nahar al-Jadid, Amman, Jordan",
        "2012-05",
        "2016-08",
      ],
    ],
    studies: [
      ["Master of Journalism", "Harbourside University / Harbourside University, Sydney", "2018-11"],
      [
        "BA in English Literature / BA in English Literature, with distinction / BA in English Literature (with distinction)",
        "University of Wadi Rum / University of Wadi Rum, Jordan",
        "2012",
      ],
    ],
    skills: [
      "Investigative reporting",
      "Data journalism",
      "Audio editing",
      "Interviewing in Arabic",
      "Freedom of Information requests",
      "Adobe Premiere",
    ],
    licences: [["Working with Children Check", "WWC2290418V", "2029-11-02"]],
    drives: ["C"],
    languages: ["Arabic", "English", "Turkish"],
    besides: ["Driver licence", "NSW driver licence", "Reporters' Alliance", "Golden Quill"],
  },
};
