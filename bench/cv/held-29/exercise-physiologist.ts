import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.7pt/1.45 "DejaVu Sans",sans-serif;color:#333}header{border-top:3mm solid #f0564a;padding-top:6mm}h1{font-size:25pt;margin:0;text-transform:none}.r{font-size:12pt;color:#f0564a;margin:0 0 3mm}.k{display:grid;grid-template-columns:1fr 1fr;row-gap:.6mm;font-size:9pt;margin-bottom:2mm}h2{font-size:12pt;color:#f0564a;margin:6mm 0 3mm;break-after:avoid}h2:before{content:"";display:inline-block;width:3.4mm;height:3.4mm;border-radius:1mm;background:#f0564a;margin-right:2.4mm}.e{display:grid;grid-template-columns:38mm 1fr;column-gap:6mm;margin-bottom:3.4mm;break-inside:avoid}.e p{margin:0}.w{font-size:8.8pt;color:#6b6b6b}.t{font-weight:700;font-size:10.4pt}.a{color:#555}ul{margin:.8mm 0 0;padding-left:4.5mm}.s{display:grid;grid-template-columns:1fr 1fr;column-gap:10mm;row-gap:2mm}.s div{display:grid;grid-template-columns:1fr 30mm;align-items:center}.b{height:1.6mm;background:#f5d5d2}.b i{display:block;height:1.6mm;background:#f0564a}.v{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2mm}`;
const entry = (when: string, where: string, title: string, at: string, ...texts: readonly string[]) =>
  `<div class=e><div class=w><p>${when}</p>${where && `<p>${where}</p>`}</div><div><p class=t>${title}</p>${at && `<p class=a>${at}</p>`}${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div></div>`;
const bar = (words: string, share: number) =>
  `<div><span>${words}</span><span class=b><i style="width:${share}%"></i></span></div>`;
const spoken = (language: string, level: string) => `<div><b>${language}</b><br>${level}</div>`;

const body = `<header><h1>Anneke Roelofs</h1><p class=r>Accredited Exercise Physiologist</p><div class=k><span>✆ 0491 578 148</span><span>✉ anneke.roelofs@example.net</span><span>⌂ 3/76 Cliff Road, Wollongong NSW 2500</span><span>⚭ linkedin.com/in/anneke-roelofs-example</span></div></header>
<h2>Profile</h2><p style="margin:0">Exercise physiologist with nine years in hospital rehabilitation, workers compensation and private practice. Special interest in cancer rehabilitation and persistent pain; clinical supervisor of students from two universities.</p>
<h2>Work experience</h2>
${entry("05/2022 – present", "Wollongong, Australia", "Senior Exercise Physiologist", "Escarpment Rehab &amp; Movement", "Caseload of 35 clients a week: NDIS, DVA and private", "Built the cancer exercise clinic from one session to eleven a week", "Supervise a new graduate and two students a semester")}
${entry("02/2019 – 04/2022", "Shellharbour, Australia", "Exercise Physiologist", "WorkReady Injury Management", "Return-to-work programs and worksite assessments at the steelworks", "Functional capacity evaluations, 160 reports a year")}
${entry("01/2018 – 01/2019", "Nowra, Australia", "Exercise Physiologist (0.6 FTE)", "Shoalhaven District Hospital", "Cardiac and pulmonary rehabilitation, falls prevention")}
${entry("02/2014 – 12/2017", "Wollongong, Australia", "Gym Instructor", "Lighthouse Leisure Centre", "Classes for over-60s, casual beside university")}
<h2>Education</h2>
${entry("2022 – 2023", "online", "Graduate Certificate in Pain Management", "Harbour City University")}
${entry("2014 – 2017", "Wollongong, Australia", "Bachelor of Exercise Science and Rehabilitation", "Illawarra Coast University", "Second class honours, division one")}
${entry("2008 – 2013", "Kiama, Australia", "Higher School Certificate", "Bombo Headland High School")}
<h2>Certificates</h2>
${entry("valid until 30/06/2027", "", "Accredited Exercise Physiologist", "Exercise Science Guild Australia, no. 20817")}
${entry("valid until 03/2028", "", "First Aid (HLTAID011) and CPR", "")}
${entry("valid until 22/08/2030", "", "Working With Children Check", "WWC2207714E")}
${entry("05/2025", "", "Cancer Exercise Specialist, Level 2", "Moving Oncology")}
<h2>Skills</h2><div class=s>${bar("Functional capacity evaluation", 95)}${bar("Cardiac rehabilitation", 80)}${bar("Cancer rehabilitation", 90)}${bar("Pain education", 85)}${bar("Report writing", 90)}${bar("Nookal and Physitrack", 75)}</div>
<h2>Languages</h2><div class=v>${spoken("English", "Native speaker")}${spoken("Dutch", "Advanced")}${spoken("Spanish", "Beginner")}</div>
<h2>Volunteering</h2>
${entry("2020 – present", "Wollongong", "Parkrun Director", "Wollongong Lighthouse parkrun")}
<h2>Accomplishments</h2><ul style="margin:0"><li>Presenter, National Exercise and Cancer Symposium, Adelaide 2025</li><li>Master’s swimming, two state medals</li></ul>
<h2>References</h2><p style="margin:0"><b>Dr Farid Noori</b>, Rehabilitation Physician, Shoalhaven District Hospital, farid.noori@example.org, 02 5550 8816</p>`;

/** An exercise physiologist's PDF of an online builder: “05/2022 – present” over the place in a left column, title over employer at the right, headings behind squares, validity of certificates in the place of dates, bars. */
export const exercisePhysiologist: UnseenCv = {
  name: "exercise physiologist's online-builder PDF: “05/2022 – present” over the place in a left column beside title over employer, headings behind squares, “valid until 30/06/2027” left of certificates, bars for skills",
  type: "pdf",
  write: print(css, body, { margin: "13mm" }),
  says: {
    given: "Anneke",
    family: "Roelofs",
    email: "anneke.roelofs@example.net",
    phone: "+61491578148",
    jobs: [
      [
        "Senior Exercise Physiologist",
        "Escarpment Rehab & Movement / Escarpment Rehab & Movement, Wollongong / Escarpment Rehab & Movement, Wollongong, Australia",
        "2022-05",
        null,
      ],
      [
        "Exercise Physiologist",
        "WorkReady Injury Management / WorkReady Injury Management, Shellharbour / WorkReady Injury Management, Shellharbour, Australia",
        "2019-02",
        "2022-04",
      ],
      [
        "Exercise Physiologist (0.6 FTE) / Exercise Physiologist",
        "Shoalhaven District Hospital / Shoalhaven District Hospital, Nowra / Shoalhaven District Hospital, Nowra, Australia",
        "2018-01",
        "2019-01",
      ],
      [
        "Gym Instructor",
        "Lighthouse Leisure Centre / Lighthouse Leisure Centre, Wollongong / Lighthouse Leisure Centre, Wollongong, Australia",
        "2014-02",
        "2017-12",
      ],
    ],
    studies: [
      [
        "Graduate Certificate in Pain Management",
        "Harbour City University / Harbour City University, online",
        "2023",
      ],
      [
        "Bachelor of Exercise Science and Rehabilitation",
        "Illawarra Coast University / Illawarra Coast University, Wollongong / Illawarra Coast University, Wollongong, Australia",
        "2017",
      ],
      [
        "Higher School Certificate",
        "Bombo Headland High School / Bombo Headland High School, Kiama / Bombo Headland High School, Kiama, Australia",
        "2013",
      ],
    ],
    skills: [
      "Functional capacity evaluation",
      "Cardiac rehabilitation",
      "Cancer rehabilitation",
      "Pain education",
      "Report writing",
      "Nookal and Physitrack",
    ],
    licences: [
      [
        "Accredited Exercise Physiologist / Accredited Exercise Physiologist, Exercise Science Guild Australia / Accredited Exercise Physiologist (Exercise Science Guild Australia)",
        "20817",
        "2027-06-30",
      ],
      [
        "First Aid (HLTAID011) and CPR / First Aid and CPR / First Aid / First Aid (HLTAID011)",
        undefined,
        "2028-03",
      ],
      ["Working With Children Check / Working With Children Check (NSW)", "WWC2207714E", "2030-08-22"],
      [
        "Cancer Exercise Specialist, Level 2 / Cancer Exercise Specialist / Cancer Exercise Specialist Level 2 / Cancer Exercise Specialist (Level 2) / Cancer Exercise Specialist, Level 2, Moving Oncology",
      ],
    ],
    languages: ["English", "Dutch", "Spanish"],
    besides: [
      "CPR",
      "Parkrun Director",
      "Wollongong Lighthouse parkrun",
      "Presenter",
      "National Exercise and Cancer Symposium",
      "Master’s swimming",
      "Second class honours",
      "Farid Noori",
      "Dr Farid Noori",
    ],
  },
};
