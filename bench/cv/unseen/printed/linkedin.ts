import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `body{font-size:9.5pt}.p{display:flex;min-height:279mm;break-after:page}.l{width:62mm;background:#293e49;color:#fff;padding:12mm 7mm;font-size:8.5pt}.r{flex:1;padding:14mm 10mm}h1{font-size:20pt;font-weight:400;margin:0}h2{font-size:13pt;font-weight:400;margin:6mm 0 2mm}h4{font-size:10.5pt;margin:6mm 0 1mm;font-weight:400}p{margin:0 0 .8mm}.c{font-size:11pt;margin-top:3mm}.s{color:#777}a{color:inherit}.t{margin-top:2mm}`;
const foot = (at: number) =>
  `<p class=s style="text-align:center;font-size:7pt;margin-top:8mm">Page ${at} of 2`;
const body = `<div class=p><div class=l><h4>Contact</h4><p>0422 551 870 (Mobile)<p>sione.fifita@outpost.example<p class=t><u>www.linkedin.com/in/sione-fifita-<br>4418b2</u> (LinkedIn)<h4>Top Skills</h4><p>Community Engagement<p>Program Evaluation<p>Public Speaking<h4>Languages</h4><p>Tongan (Native or Bilingual)<p>English (Full Professional)<p>Samoan (Limited Working)<h4>Certifications</h4><p>Accidental Counsellor<p>Prosci Certified Change<br>Practitioner<h4>Honors-Awards</h4><p>Young Leader of the West 2018</div>
<div class=r><h1>Sione Fifita</h1><p>Program Manager at Pasifika Pathways | Youth justice | Evaluation<p class=s>Greater Sydney Area<h2>Summary</h2><p>I lead programs that keep young people in school and out of court. Before, I was a youth worker for six years.
<h2>Experience</h2><p class=c>Pasifika Pathways<p>5 years 4 months<p class=t><b>Program Manager</b><p>March 2023 - Present (3 years 9 months)<p class=s>Mount Druitt, New South Wales, Australia<p class=t>Five programs, 14 staff, funded by the Department of Communities and Justice until June 2027.<p class=t><b>Team Leader</b><p>August 2021 - February 2023 (1 year 7 months)<p class=s>Blacktown, New South Wales, Australia
<p class=c>Western Sydney Youth Services<p><b>Youth Worker</b><p>January 2015 - July 2021 (6 years 7 months)<p class=s>Penrith, New South Wales, Australia<p class=t>- Case work with 25 young people<br>- Camp Director, Easter 2017 and 2018<br>- Partnership with PCYC Penrith
<p class=c>Woolworths Group<p><b>Night Fill Team Member</b><p>2012 - 2014 (2 years)${foot(1)}</div></div>
<div class=p style="break-after:auto;min-height:0"><div class=l></div><div class=r><h2 style="margin-top:0">Education</h2><p class=c>Western Sydney University<p>Bachelor of Social Work,&nbsp;Social Work&nbsp;· (2011 - 2014)<p class=c>TAFE NSW<p>Certificate IV in Youth Work,&nbsp;Youth Services&nbsp;· (February 2010 - November 2010)${foot(2)}</div></div>`;

/** LinkedIn's PDF of today: a sidebar, the employer above its roles, lengths of time in brackets. */
export const linkedin: UnseenCv = {
  name: "LinkedIn of today",
  type: "pdf",
  write: print(css, body, { format: "Letter" }),
  says: {
    given: "Sione",
    family: "Fifita",
    email: "sione.fifita@outpost.example",
    phone: "+61422551870",
    jobs: [
      ["Program Manager", "Pasifika Pathways", "2023-03", null],
      ["Team Leader", "Pasifika Pathways", "2021-08", "2023-02"],
      ["Youth Worker", "Western Sydney Youth Services", "2015-01", "2021-07"],
      ["Night Fill Team Member", "Woolworths Group", "2012", "2014"],
    ],
    studies: [
      ["Bachelor of Social Work, Social Work / Bachelor of Social Work", "Western Sydney University", "2014"],
      ["Certificate IV in Youth Work, Youth Services / Certificate IV in Youth Work", "TAFE NSW", "2010-11"],
    ],
    skills: ["Community Engagement", "Program Evaluation", "Public Speaking"],
    licences: [["Accidental Counsellor"], ["Prosci Certified Change Practitioner"]],
    languages: ["Tongan", "English", "Samoan"],
    besides: ["Young Leader of the West 2018"],
  },
};
