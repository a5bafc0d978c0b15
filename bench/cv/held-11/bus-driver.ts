import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.4 "DejaVu Serif",serif;color:#222}.w{display:grid;grid-template-columns:1fr 52mm;gap:10mm}h1{font-size:27pt;margin:0;line-height:1.05}h2{font:700 9pt/1.3 "DejaVu Sans",sans-serif;color:#2079c7;margin:6mm 0 2mm}h3{font-size:10.5pt;margin:3mm 0 0;font-weight:400}.d{font:7.5pt/1.5 "DejaVu Sans",sans-serif;color:#666;margin:0 0 1mm}p{margin:0 0 1.2mm}.s{font-size:9pt}.s b{display:block}`;

const job = (employer: string, place: string, title: string, dates: string, text = "") =>
  `<h3><b>${employer},</b> ${place} — <i>${title}</i></h3><p class=d>${dates}${text && `<p>${text}`}`;

const body = `<div class=w><div><h1>Nigel Thackray</h1><p>Bus driver and driver mentor, from the Pennines to the Derwent</p>
<h2>EXPERIENCE</h2>
${job("Derwent Line Buses", "Glenorchy TAS", "Route Bus Driver", "OCTOBER 2023 - PRESENT", "Routes 510 and X20, early turns and school extras. Commended twice by passengers, once by a goat farmer.")}
${job("Calder &amp; Holme Travel", "Huddersfield, West Yorkshire", "Driver Mentor", "APRIL 2016 - JULY 2023", "Took 83 trainees from the yard to their test; 71 passed first time. Wrote the winter routes guide.")}
${job("Calder &amp; Holme Travel", "Huddersfield, West Yorkshire", "PCV Driver", "MAY 2006 - MARCH 2016", "Doubles and singles, rural and town. Branch safety representative from 2011.")}
${job("Tolson Parcels", "Brighouse", "Multi-drop Driver", "2001 - 2006", "Ninety drops a day in a 3.5 tonne van.")}
<h2>EDUCATION</h2>
${job("Kirkholme College", "Huddersfield", "NVQ Level 2 in Passenger Carrying Vehicle Driving", "2007 - 2008")}
${job("Meltham Road High School", "Holmfirth", "7 GCSEs including English and Maths", "1993 - 1998")}
<h2>INTERESTS</h2><p>Second cornet in a brass band; dry stone walls; cricket scoring, in pencil.
<h2>REFERENCES</h2><p>Available on request from both depots.</div>
<div class=s><p style="margin-top:3mm">4/12 Tolosa Terrace<br>Glenorchy TAS 7010<p><b>0491 570 158</b><p><b>n.thackray@example.com</b>
<h2>SKILLS</h2><p>Mirror and gap discipline<p>Articulated buses<p>Wheelchair restraints<p>Ticketer machines<p>Route learning<p>Calm with late schoolchildren
<h2>LICENCES</h2><p><b>Driver licence</b>Tasmania, class HR<p><b>Public Passenger Vehicle Ancillary Certificate</b>No. 7411884<br>Expires 21 February 2029<p><b>Registration to Work with Vulnerable People</b>No. 221188402<br>Expires 3 March 2028<p><b>Provide First Aid (HLTAID011)</b>Expires 30 Nov 2027
<h2>AWARDS</h2><p>Runner-up, Bus Driver of the Year (North), 2015
<h2>LANGUAGES</h2><p>English, and enough Polish to sell a day ticket</div></div>`;

/** A Yorkshire bus driver in Tasmania, in an online word processor's serif template of two columns: employer in bold, place, dash and title in italics, months in capitals below, licences with number and expiry over lines at the right. */
export const busDriver: UnseenCv = {
  name: "online word processor's template, employer, place, dash, title; months in capitals",
  type: "pdf",
  write: print(css, body, { margin: "18mm" }),
  says: {
    given: "Nigel",
    family: "Thackray",
    email: "n.thackray@example.com",
    phone: "+61491570158",
    jobs: [
      ["Route Bus Driver", "Derwent Line Buses / Derwent Line Buses, Glenorchy TAS", "2023-10", null],
      [
        "Driver Mentor",
        "Calder & Holme Travel / Calder & Holme Travel, Huddersfield, West Yorkshire",
        "2016-04",
        "2023-07",
      ],
      [
        "PCV Driver",
        "Calder & Holme Travel / Calder & Holme Travel, Huddersfield, West Yorkshire",
        "2006-05",
        "2016-03",
      ],
      ["Multi-drop Driver", "Tolson Parcels / Tolson Parcels, Brighouse", "2001", "2006"],
    ],
    studies: [
      [
        "NVQ Level 2 in Passenger Carrying Vehicle Driving",
        "Kirkholme College / Kirkholme College, Huddersfield",
        "2008",
      ],
      [
        "7 GCSEs including English and Maths / 7 GCSEs / GCSEs",
        "Meltham Road High School / Meltham Road High School, Holmfirth",
        "1998",
      ],
    ],
    skills: [
      "Mirror and gap discipline",
      "Articulated buses",
      "Wheelchair restraints",
      "Ticketer machines",
      "Route learning",
      "Calm with late schoolchildren",
    ],
    licences: [
      ["Public Passenger Vehicle Ancillary Certificate", "7411884", "2029-02-21"],
      ["Registration to Work with Vulnerable People", "221188402", "2028-03-03"],
      ["Provide First Aid (HLTAID011) / Provide First Aid", undefined, "2027-11-30"],
    ],
    drives: ["HR"],
    languages: ["English", "Polish"],
    besides: ["Bus Driver of the Year", "Runner-up", "safety representative"],
  },
};
