import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.4 "DejaVu Sans",sans-serif;color:#2d2d2d}h1{font-size:21pt;margin:0 0 1mm}.h{font-size:11.5pt;color:#595959;margin:0 0 1mm}.c{margin:0;font-size:9.6pt}h2{font-size:13pt;border-bottom:.25mm solid #bbb;padding-bottom:1mm;margin:6mm 0 3mm;break-after:avoid}h3{font-size:10.8pt;margin:3mm 0 0}p{margin:0 0 1mm}.g{color:#767676}ul{margin:1mm 0;padding-left:6mm}`;
const list = (...texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const job = (title: string, at: string, when: string, words = "") =>
  `<h3>${title}</h3><p>${at}</p><p class=g>${when}</p>${words && `<p>${words}</p>`}`;

const body = `<h1>Surinder Dhaliwal</h1><p class=h>Telecommunications Technician</p><p class=c>Craigieburn VIC 3064</p><p class=c>surinder.dhaliwal@example.com</p><p class=c>+61 491 573 770</p>
<p style="margin-top:3mm">Field technician for fibre, copper and fixed wireless with my own van. 98% of jobs closed at the first visit.</p><p>Willing to relocate: No<br>Authorised to work in AU for any employer</p>
<h2>Work Experience</h2>
${job("NBN Field Technician (contractor)", "Dhaliwal Comms - Craigieburn VIC", "June 2022 to Present", "Connections, lead-ins and service faults for two prime contractors. Splice up to 144-core fibre.")}
${job("Telecommunications Technician", "LinkPoint Network Services Pty Ltd - Campbellfield VIC", "January 2018 to May 2022", "HFC and FTTN faults, seven to nine tickets a day.")}
${job("Taxi Driver", "Silver Hat Taxis - Melbourne VIC", "2015 to December 2017")}
${job("Junior Network Technician", "Punjab Broadband Ltd - Ludhiana, India", "July 2011 to November 2014")}
<h2>Education</h2>
<h3>Certificate III in Telecommunications Technology</h3><p>Hume Industries Institute - Broadmeadows VIC</p><p class=g>2017 to 2018</p>
<h3>Diploma in Electronics and Communication Engineering</h3><p>Government Polytechnic Sutlej - Ludhiana</p><p class=g>2008 to 2011</p>
<h2>Skills</h2>${list("Fibre splicing (8 years)", "OTDR testing (8 years)", "Copper fault finding (5 years)", "Structured cabling", "Pit and pipe", "Fluke testers")}
<h2>Languages</h2>${list("Punjabi - Fluent", "Hindi - Fluent", "English - Fluent")}
<h2>Certifications and Licences</h2>
<h3>Open Cabler Registration</h3><p class=g>March 2018 to March 2029</p><p>BICSI O 048831, with structured, optical fibre and coaxial endorsements</p>
<h3>White Card</h3>
<h3>Confined Space Entry</h3><p class=g>August 2025 to August 2027</p>
<h3>Driver Licence</h3><p>Class C</p>
<h2>Additional Information</h2><p>Cricket captain, Craigieburn Sixers. Sunday kitchen at the gurdwara.</p>`;

/** A telecommunications technician's resume as a job site prints it: one column, title over “employer - place” over “June 2022 to Present”, skills with years, certificates with their span. */
export const nbnTechnician: UnseenCv = {
  name: "telecommunications technician's job-site PDF: “employer - place”, “June 2022 to Present”, skills with years, certificates with spans",
  type: "pdf",
  write: print(css, body, { margin: "18mm" }),
  says: {
    given: "Surinder",
    family: "Dhaliwal",
    email: "surinder.dhaliwal@example.com",
    phone: "+61491573770",
    jobs: [
      [
        "NBN Field Technician (contractor) / NBN Field Technician",
        "Dhaliwal Comms / Dhaliwal Comms - Craigieburn VIC",
        "2022-06",
        null,
      ],
      [
        "Telecommunications Technician",
        "LinkPoint Network Services Pty Ltd / LinkPoint Network Services",
        "2018-01",
        "2022-05",
      ],
      ["Taxi Driver", "Silver Hat Taxis", "2015", "2017-12"],
      [
        "Junior Network Technician",
        "Punjab Broadband Ltd / Punjab Broadband / Punjab Broadband Ltd - Ludhiana, India",
        "2011-07",
        "2014-11",
      ],
    ],
    studies: [
      ["Certificate III in Telecommunications Technology", "Hume Industries Institute", "2018"],
      [
        "Diploma in Electronics and Communication Engineering",
        "Government Polytechnic Sutlej / Government Polytechnic Sutlej - Ludhiana",
        "2011",
      ],
    ],
    skills: [
      "Fibre splicing",
      "OTDR testing",
      "Copper fault finding",
      "Structured cabling",
      "Pit and pipe",
      "Fluke testers",
    ],
    licences: [
      [
        "Open Cabler Registration / Open Cabler / BICSI Open Cabler Registration",
        "BICSI O 048831 / O 048831 / 048831",
        "2029-03",
      ],
      ["White Card"],
      ["Confined Space Entry", undefined, "2027-08"],
    ],
    drives: ["C"],
    languages: ["Punjabi", "Hindi", "English"],
    besides: ["Driver Licence", "Cricket captain", "endorsements"],
  },
};
