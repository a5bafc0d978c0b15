import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "Liberation Sans",sans-serif;color:#1c1c1c}h1{font-size:21pt;margin:0}.c{margin:1mm 0;color:#444}h2{font-size:13.5pt;margin:7mm 0 2.5mm;color:#0d3880}h3{font-size:10.8pt;margin:0}p{margin:0}.d{color:#666;font-size:9.2pt}.j{margin-bottom:4mm;break-inside:avoid}.k{display:flex;flex-wrap:wrap;gap:2mm}.k span{border:.25mm solid #aaa;border-radius:4mm;padding:.6mm 3mm}.w b{display:block}.w p{margin-bottom:2mm}`;
const entry = (title: string, at: string, when: string, words = "") =>
  `<div class=j><h3>${title}</h3>${at && `<p>${at}</p>`}<p class=d>${when}</p>${words && `<p style="margin-top:1mm">${words}</p>`}</div>`;

const body = `<h1>Faisal Nooristani</h1><p class=c>Dandenong &amp; Districts VIC</p><p class=c>+61 491 570 159 • faisal.nooristani@example.com</p>
<h2>Personal summary</h2><p>Courier with own HiAce, 160 drops on a heavy day. No speeding fine since 2017. I learned Melbourne by taxi, street by street, and can do the western suburbs without a map.</p>
<h2>Career history</h2>
${entry("Courier / Delivery Driver", "Zippy Roo Express", "Mar 2023 - Present (3 years 10 months)", "• Medical samples and parcels, two runs a day&nbsp;<br>• Scanner, proof of delivery, COD&nbsp;<br>• Trainer of new drivers in the south east")}
${entry("Delivery Driver", "Halal Meats of Hallam Pty Ltd", "Jul 2019 - Feb 2023 (3 years 8 months)", "Chilled van to 55 restaurants from 3 am.")}
${entry("Taxi Driver", "Silver Tops Co-op (owner driver)", "2017 - 2019 (2 years)")}
${entry("Logistics Officer", "Relief Bridge International, Kabul Office", "Aug 2009 - May 2014 (4 years 10 months)", "Convoys of up to 14 trucks; fuel, radios, permits. Certificate of appreciation in 2012.")}
<h2>Education</h2>
${entry("Certificate III in Driving Operations (TLI31222)", "Southgate Transport Training", "Finished 2024")}
${entry("Bachelor of Economics", "Kabul Polytechnic of Commerce", "Finished 2008")}
<h2>Licences &amp; certifications</h2>
${entry("Dangerous Goods Driver Licence", "WorkSafe Victoria", "Issued May 2024 - Expires May 2029", "Licence number DG 7702915")}
${entry("Police Check", "CheckMate Australia", "Issued Oct 2026")}
${entry("Forklift Licence (LF)", "WorkSafe Victoria", "Issued Jan 2023 - Expires Jan 2028")}
<h2>Skills</h2><div class=k>${["Route planning", "Load restraint", "Customer service", "Google Maps", "Van maintenance", "Cold chain"].map((one) => `<span>${one}</span> `).join("")}</div>
<h2>Languages</h2><p>Dari</p><p>Pashto</p><p>English</p><p>Urdu</p>
<h2>About my next role</h2><div class=w><p><b>Availability</b>Now</p><p><b>Preferred types of work</b>Full time, Contract/Temp</p><p><b>Right to work in Australia</b>Permanent resident</p><p><b>Driver's licence</b>Medium Rigid (MR)</p><p><b>Salary expectation</b>$1,500+ per week</p><p><b>Classification of interest</b>Couriers, Drivers &amp; Postal Services</p></div>`;

/** An Afghan courier's profile saved as PDF from a job site: employers with “(owner driver)” and an office behind a comma, licences with issuer and a number in a line of their own, his driver licence among the wishes. */
export const courierDriver: UnseenCv = {
  name: "Afghan-born courier's profile saved from a job site: “Courier / Delivery Driver” over the employer over “Mar 2023 - Present (3 years 10 months)”, an employer with “(owner driver)”, a licence's number below its span, chips, driver licence among the wishes",
  type: "pdf",
  write: print(css, body, { margin: "16mm" }),
  says: {
    given: "Faisal",
    family: "Nooristani",
    email: "faisal.nooristani@example.com",
    phone: "+61491570159",
    jobs: [
      [
        "Courier / Delivery Driver / Courier/Delivery Driver / Courier or Delivery Driver",
        "Zippy Roo Express",
        "2023-03",
        null,
      ],
      ["Delivery Driver", "Halal Meats of Hallam Pty Ltd / Halal Meats of Hallam", "2019-07", "2023-02"],
      ["Taxi Driver", "Silver Tops Co-op (owner driver) / Silver Tops Co-op", "2017", "2019"],
      [
        "Logistics Officer",
        "Relief Bridge International, Kabul Office / Relief Bridge International",
        "2009-08",
        "2014-05",
      ],
    ],
    studies: [
      [
        "Certificate III in Driving Operations (TLI31222) / Certificate III in Driving Operations / TLI31222 Certificate III in Driving Operations",
        "Southgate Transport Training",
        "2024",
      ],
      ["Bachelor of Economics", "Kabul Polytechnic of Commerce", "2008"],
    ],
    skills: [
      "Route planning",
      "Load restraint",
      "Customer service",
      "Google Maps",
      "Van maintenance",
      "Cold chain",
    ],
    licences: [
      ["Dangerous Goods Driver Licence", "DG 7702915 / 7702915", "2029-05"],
      ["Police Check"],
      ["Forklift Licence (LF) / Forklift Licence / Forklift / LF", undefined, "2028-01"],
    ],
    drives: ["MR"],
    languages: ["Dari", "Pashto", "English", "Urdu"],
    besides: [
      "Driver licence",
      "Permanent resident",
      "Certificate of appreciation",
      "own HiAce",
      "Couriers, Drivers & Postal Services",
    ],
  },
};
