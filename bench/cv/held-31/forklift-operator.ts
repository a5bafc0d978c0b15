import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.42 "Liberation Sans",sans-serif;color:#2d2d2d}h1{font-size:21pt;margin:0}h2{font-size:14pt;border-bottom:.3mm solid #d4d2d0;padding-bottom:1mm;margin:6mm 0 2.5mm}p{margin:0}.t{font-weight:700;margin-top:3.5mm}.g{color:#6f6f6f}ul{margin:1mm 0;padding-left:5mm}.pre{white-space:pre-line;margin-top:1mm}`;
const job = (title: string, at: string, when: string, words = "") =>
  `<p class=t>${title}</p><p class=g>${at}</p><p class=g>${when}</p>${words && `<p class=pre>${words}</p>`}`;
const list = (...texts: readonly string[]) => `<ul>${texts.map((one) => `<li>${one}</li>`).join("")}</ul>`;

const body = `<h1>Ranjit Singh Brar</h1><p>Forklift Operator / Store Person</p><p>Truganina VIC 3029</p><p>ranjitsinghbrar_bv7@example.com</p><p>+61 491 576 398</p>
<p class=pre style="margin-top:3mm">Safe and steady forklift driver with high reach and counterbalance, 7 years. Ready for afternoon or night shift.</p>
<p class=g style="margin-top:2mm">Authorized to work in AU for any employer</p>
<h2>Work Experience</h2>
${job("Forklift Operator", "Derrimut Cold Chain-Derrimut VIC", "August 2022 to Present", "• Load and unload B-doubles at minus 20\n• RF scanning, cycle counts and replenishment\n• Team lead when the supervisor is away")}
${job("Pick Packer", "Westgate Footwear Distribution-Laverton North VIC", "January 2020 to July 2022", "Voice picking, 140 cartons an hour.")}
${job("Taxi Driver", "Self Employed-Melbourne VIC", "May 2018 to December 2019")}
${job("Farm Manager", "Brar Family Farm-Moga, Punjab, India", "2011 to 2017", "Wheat, rice and 14 buffalo.")}
<h2>Education</h2>
<p class=t>Certificate III in Supply Chain Operations</p><p class=g>Werribee Plains Institute-Werribee VIC</p><p class=g>February 2021 to November 2021</p>
<p class=t>Bachelor's in Agriculture</p><p class=g>Sutlej Agricultural College-Ludhiana, Punjab</p><p class=g>July 2007 to June 2011</p>
<h2>Skills</h2>${list("Counterbalance forklift (7 years)", "High reach forklift (5 years)", "RF Scanner (4 years)", "SAP (2 years)", "Manual handling", "Palletising (Less than 1 year)")}
<h2>Languages</h2>${list("Punjabi - Fluent", "Hindi - Fluent", "English - Intermediate")}
<h2>Certifications and Licenses</h2>
<p class=t>High Risk Work Licence (LF, LO)</p><p>June 2019 to June 2029</p><p>Licence no HRW3306182</p>
<p class=t>Heavy Rigid Licence</p><p class=g>Present</p>
<p class=t>Forklift Refresher</p><p>March 2025</p>
<h2>Groups</h2><p class=t>Tarneit Kabaddi Club</p><p class=g>April 2019 to Present</p><p>Treasurer, under 16 coach</p>
<h2>Additional Information</h2><p>Own car, steel caps and hi vis. Can start Monday. Reference from my shift manager Con Stavrou if you want.</p>`;

/** A Punjabi-Australian forklift operator's resume made at a job site: title, “Employer-Derrimut VIC” and “August 2022 to Present” below each other, skills with years in brackets, a licence with span and number, a club in the form of an entry. */
export const forkliftOperator: UnseenCv = {
  name: "Punjabi-Australian forklift operator's job-site resume as PDF: “Employer-Derrimut VIC” over “August 2022 to Present”, “Self Employed-Melbourne VIC”, skills with years, “Heavy Rigid Licence” over “Present”, a licence's number below its span, a club as an entry",
  type: "pdf",
  write: print(css, body, { margin: "17mm" }),
  says: {
    given: "Ranjit Singh / Ranjit",
    family: "Brar / Singh Brar",
    email: "ranjitsinghbrar_bv7@example.com",
    phone: "+61491576398",
    jobs: [
      [
        "Forklift Operator",
        "Derrimut Cold Chain / Derrimut Cold Chain, Derrimut / Derrimut Cold Chain, Derrimut VIC",
        "2022-08",
        null,
      ],
      [
        "Pick Packer",
        "Westgate Footwear Distribution / Westgate Footwear Distribution, Laverton North / Westgate Footwear Distribution, Laverton North VIC",
        "2020-01",
        "2022-07",
      ],
      [
        "Taxi Driver",
        "Self Employed / Self Employed, Melbourne / Self Employed, Melbourne VIC",
        "2018-05",
        "2019-12",
      ],
      [
        "Farm Manager",
        "Brar Family Farm / Brar Family Farm, Moga / Brar Family Farm, Moga, Punjab / Brar Family Farm, Moga, Punjab, India",
        "2011",
        "2017",
      ],
    ],
    studies: [
      [
        "Certificate III in Supply Chain Operations",
        "Werribee Plains Institute / Werribee Plains Institute, Werribee / Werribee Plains Institute, Werribee VIC",
        "2021-11",
      ],
      [
        "Bachelor's in Agriculture / Bachelor of Agriculture / Bachelor in Agriculture / Agriculture",
        "Sutlej Agricultural College / Sutlej Agricultural College, Ludhiana / Sutlej Agricultural College, Ludhiana, Punjab",
        "2011-06",
      ],
    ],
    skills: [
      "Counterbalance forklift",
      "High reach forklift",
      "RF Scanner",
      "SAP",
      "Manual handling",
      "Palletising",
    ],
    licences: [
      [
        "High Risk Work Licence (LF, LO) / High Risk Work Licence / High Risk Work Licence LF, LO",
        "HRW3306182",
        "2029-06",
      ],
      ["Forklift Refresher"],
    ],
    drives: ["HR"],
    languages: ["Punjabi", "Hindi", "English"],
    besides: [
      "Driver licence",
      "Heavy Rigid Licence",
      "Tarneit Kabaddi Club",
      "Treasurer",
      "Con Stavrou",
      "Own car",
    ],
  },
};
