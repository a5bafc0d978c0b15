import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.35 "Source Sans Pro","DejaVu Sans",sans-serif;color:#333}header{text-align:center}h1{font-size:27pt;font-weight:300;margin:0;color:#5d5d5d}h1 b{color:#333}.p{font-variant:small-caps;color:#dc3522;margin:0;font-size:9pt}.a{font-style:italic;color:#999;margin:0;font-size:8.5pt}.k{margin:0 0 1mm;font-size:8pt}h2{font-size:15pt;margin:4mm 0 1.5mm;display:flex;align-items:center;gap:2mm;color:#333}h2 span{white-space:nowrap}h2 em{font-style:normal;color:#dc3522}h2::after{content:"";flex:1;border-top:.3mm solid #999}p{margin:0}.r{display:flex;justify-content:space-between}.w{color:#dc3522;font-style:italic;font-size:9pt;font-weight:300}.t{font-variant:small-caps;color:#5d5d5d}.d{font-style:italic;color:#999;font-size:8.5pt}ul{margin:.6mm 0 2mm;padding-left:5mm;font-size:9pt}.s{display:grid;grid-template-columns:38mm 1fr;gap:3mm;margin-bottom:.6mm}.s b{text-align:right}.h{display:grid;grid-template-columns:14mm 1fr 34mm;gap:3mm}.h span:last-child{text-align:right;color:#dc3522;font-style:italic}footer{display:flex;justify-content:space-between;color:#999;font-size:7.5pt;font-variant:small-caps;margin-top:5mm}`;

const head = (text: string) => `<h2><span><em>${text.slice(0, 3)}</em>${text.slice(3)}</span></h2>`;
const entry = (
  left: string,
  place: string,
  below: string,
  when: string,
  points: readonly string[] = [],
) => `<p class=r><b>${left}</b><span class=w>${place}</span></p>
<p class=r><span class=t>${below}</span><span class=d>${when}</span></p><ul>${points.map((point) => `<li>${point}`).join("")}</ul>`;
const skill = (label: string, text: string) => `<div class=s><b>${label}</b><span>${text}</span></div>`;
const honour = (when: string, what: string, where: string) =>
  `<div class=h><span>${when}</span><span>${what}</span><span>${where}</span></div>`;

const body = `<header><h1>Marcin <b>Wojtaszek</b></h1><p class=p>Security Analyst · Blue Team Lead</p>
<p class=a>14/220 Flemington Rd, Franklin ACT 2913</p>
<p class=k>☎ (+61) 491-571-266 | ✉ marcin@wojtaszek.example.com | ⌂ wojtaszek.example.com | mwojtaszek-example</p></header>
${head("Summary")}
<p>Security analyst with nine years in operations centres of a bank, a university and a government agency. Calm at three in the morning. Australian citizen with a current NV1 clearance.</p>
${head("Work Experience")}
${entry("National Antenna Agency", "Canberra, ACT", "Lead Security Analyst", "Aug. 2022 - PRESENT", [
  "Lead a shift of six in a 24/7 operations centre that watches 31,000 endpoints.",
  "Rewrote 140 detection rules as code with tests, and retired 212 that had never fired.",
  "Commanded the response to two major incidents, one of which made the news.",
])}
${entry("Molonglo University", "Canberra, ACT", "Security Operations Analyst", "Nov. 2019 - Jul. 2022", [
  "Built the phishing inbox from nothing to 900 reports a month with a median answer of 12 minutes.",
  "Rolled out multi-factor sign-in for 26,000 students with one lockout that I am not proud of.",
])}
${entry(
  "Bank Trzech Mostów S.A.",
  "Wrocław, Poland",
  "SOC Analyst (Tier 1, then Tier 2)",
  "Jul. 2017 - Sep. 2019",
  ["Triage of alerts from branches, cash machines and the mobile app."],
)}
${head("Certificates")}
${honour("2024", "GIAC Certified Incident Handler (GCIH), no. 48812, expires Feb. 2028", "GIAC")}
${honour("2021", "Certified Information Systems Security Professional (CISSP)", "ISC2")}
${honour("2018", "CompTIA Security+", "CompTIA")}
${head("Education")}
${entry("Politechnika Odrzańska", "Wrocław, Poland", "M.Sc. Eng. in Computer Science, speciality in Information Security", "Feb. 2016 - Jun. 2017")}
${entry("Politechnika Odrzańska", "Wrocław, Poland", "B.Sc. Eng. in Telecommunications", "Oct. 2012 - Jan. 2016")}
${head("Skills")}
${skill("Detection", "Splunk, Microsoft Sentinel, Sigma, YARA")}
${skill("Forensics", "Volatility, Velociraptor, Wireshark")}
${skill("Programming", "Python, PowerShell, KQL, Go")}
${skill("Cloud", "Azure, AWS")}
${skill("Languages", "Polish, English, Russian")}
${head("Presentations")}
${entry(
  "CrikeyCon-on-the-Lake",
  "Canberra, ACT",
  "Presenter for &lt;Rules that never fire&gt;",
  "Oct. 2024",
  ["What a cull of dead detections taught us about the living."],
)}
${head("Extracurricular Activity")}
${entry(
  "Canberra Packet Club (students’ capture the flag)",
  "Canberra, ACT",
  "Volunteer Coach",
  "Mar. 2020 - PRESENT",
  ["Second place of 71 teams in 2023."],
)}
<footer><span>June 3, 2026</span><span>Marcin Wojtaszek · Résumé</span><span>1</span></footer>`;

/** A security analyst's page in the other popular LaTeX class: first letters of headings in red, employer against place and a title in small capitals against months, certificates in three columns, skills and languages in one table of labels. */
export const securityAnalyst: UnseenCv = {
  name: "LaTeX class with red headings, employer against place, small capitals for titles, three-column honours",
  type: "pdf",
  write: print(css, body, { margin: "14mm" }),
  says: {
    given: "Marcin",
    family: "Wojtaszek",
    email: "marcin@wojtaszek.example.com",
    phone: "+61491571266",
    jobs: [
      ["Lead Security Analyst", "National Antenna Agency", "2022-08", null],
      ["Security Operations Analyst", "Molonglo University", "2019-11", "2022-07"],
      ["SOC Analyst (Tier 1, then Tier 2) / SOC Analyst", "Bank Trzech Mostów S.A.", "2017-07", "2019-09"],
    ],
    studies: [
      [
        "M.Sc. Eng. in Computer Science, speciality in Information Security / M.Sc. Eng. in Computer Science",
        "Politechnika Odrzańska",
        "2017-06",
      ],
      ["B.Sc. Eng. in Telecommunications", "Politechnika Odrzańska", "2016-01"],
    ],
    skills: [
      "Splunk",
      "Microsoft Sentinel",
      "Sigma",
      "YARA",
      "Volatility",
      "Velociraptor",
      "Wireshark",
      "Python",
      "PowerShell",
      "KQL",
      "Go",
      "Azure",
      "AWS",
    ],
    licences: [
      ["GIAC Certified Incident Handler (GCIH) / GIAC Certified Incident Handler / GCIH", "48812", "2028-02"],
      [
        "Certified Information Systems Security Professional (CISSP) / Certified Information Systems Security Professional / CISSP",
      ],
      ["CompTIA Security+ / Security+"],
    ],
    languages: ["Polish", "English", "Russian"],
    besides: [
      "NV1 clearance",
      "NV1",
      "Rules that never fire",
      "CrikeyCon-on-the-Lake",
      "Volunteer Coach",
      "Canberra Packet Club",
      "Canberra Packet Club (students’ capture the flag)",
    ],
  },
};
