import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.35 "DejaVu Serif",serif}h1{font-size:18pt;text-align:center;margin:0;font-variant:small-caps}.c{text-align:center;font-size:9pt}h2{font-size:11pt;border-bottom:1px solid;margin:4mm 0 1mm}ul{margin:0 0 1.5mm}.r{display:flex;justify-content:space-between}p{margin:0 0 1mm}`;
const body = `<h1>Danielle O’Sullivan-Mbeki</h1><p class=c>Geelong, Victoria &nbsp;|&nbsp; 0466 118 205 &nbsp;|&nbsp; danielle@osm.example &nbsp;|&nbsp; github.com/dani-osm
<h2>Summary</h2><p>Restaurant manager turned security analyst. I have kept a kitchen running in a blackout; a phishing campaign is quieter.
<h2>Technical Skills</h2><p><b>SIEM:</b> Splunk, Microsoft Sentinel<p><b>Scripting:</b> Python, Bash, PowerShell<p><b>Frameworks:</b> Essential Eight, MITRE ATT&amp;CK, ISO 27001
<h2>Certifications</h2><ul><li>CompTIA Security+ (SY0-701), March 2026<li>Microsoft SC-200: Security Operations Analyst, in progress<li>Baseline clearance (AGSVA), granted 2026</ul>
<h2>Projects</h2><p><b>Home SOC lab</b> – three virtual machines, Wazuh and a honeypot; wrote up 12 detections.
<h2>Professional Experience</h2>
<div class=r><span><b>SOC Analyst Intern</b>, Barwon Digital Health</span><span>Feb 2026 – Jun 2026</span></div><ul><li>Triage of 30 alerts a shift; reported to the CISO</ul>
<div class=r><span><b>Restaurant Manager</b>, The Wharf Shed, Geelong</span><span>Jul 2019 – Jan 2026</span></div><ul><li>Team of 35, turnover of $4.2m<li>Rolled out a new POS and payroll, November 2022</ul>
<div class=r><span><b>Duty Manager</b>, Lorne Pier Hotel</span><span>Nov 2015 – Jun 2019</span></div>
<div class=r><span><b>Waitress and Bartender</b>, various venues in London</span><span>2012 – 2015</span></div>
<h2>Education</h2>
<div class=r><span><b>Graduate Diploma of Cyber Security</b>, Deakin University</span><span>2024 – 2026</span></div>
<div class=r><span><b>Diploma of Hospitality Management</b>, The Gordon, Geelong</span><span>2017</span></div>
<h2>Volunteering</h2><p>Cyber mentor, Code Like a Girl (since 2025)`;

/** A restaurant manager who becomes an analyst: skills by groups with bold labels, dates at the right, a name with an apostrophe and a hyphen. */
export const cyber: UnseenCv = {
  name: "skills by groups",
  type: "pdf",
  write: print(css, body, { margin: "17mm" }),
  says: {
    given: "Danielle",
    family: "O’Sullivan-Mbeki",
    email: "danielle@osm.example",
    phone: "+61466118205",
    jobs: [
      ["SOC Analyst Intern", "Barwon Digital Health", "2026-02", "2026-06"],
      ["Restaurant Manager", "The Wharf Shed, Geelong / The Wharf Shed", "2019-07", "2026-01"],
      ["Duty Manager", "Lorne Pier Hotel", "2015-11", "2019-06"],
      ["Waitress and Bartender", "various venues in London / various venues", "2012", "2015"],
    ],
    studies: [
      ["Graduate Diploma of Cyber Security", "Deakin University", "2026"],
      ["Diploma of Hospitality Management", "The Gordon, Geelong / The Gordon", "2017"],
    ],
    skills: [
      "Splunk",
      "Microsoft Sentinel",
      "Python",
      "Bash",
      "PowerShell",
      "Essential Eight",
      "MITRE ATT&CK",
      "ISO 27001",
    ],
    licences: [
      ["CompTIA Security+ (SY0-701) / CompTIA Security+"],
      [
        "Microsoft SC-200: Security Operations Analyst / Microsoft SC-200 / SC-200: Security Operations Analyst",
      ],
      ["Baseline clearance (AGSVA) / Baseline clearance / AGSVA Baseline clearance"],
    ],
    besides: ["Home SOC lab", "Cyber mentor", "Code Like a Girl", "SIEM", "Scripting", "Frameworks"],
  },
};
