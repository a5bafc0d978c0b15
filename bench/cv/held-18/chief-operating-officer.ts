import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.3pt/1.45 "DejaVu Serif",serif;color:#1d1d1d}h1{font:300 24pt "DejaVu Sans",sans-serif;margin:0}.sub{font:10pt "DejaVu Sans",sans-serif;color:#7b5c14;margin:0 0 1mm}.c{font:8.4pt "DejaVu Sans",sans-serif;margin:0 0 4mm}.tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:3mm;margin:0 0 4mm}.tiles div{border-top:1mm solid #7b5c14;background:#f6f2e8;padding:2mm 3mm;font:7.8pt/1.3 "DejaVu Sans",sans-serif}.tiles b{display:block;font-size:15pt}h2{font:700 11pt "DejaVu Sans",sans-serif;color:#7b5c14;margin:5mm 0 1.5mm;break-after:avoid}.e{display:flex;justify-content:space-between;border-bottom:.2mm solid #cbb98a;margin:3.5mm 0 1mm;font-weight:700;break-after:avoid}.d{font-style:italic;color:#555;margin:0 0 1.5mm;break-after:avoid}.r{display:flex;justify-content:space-between;margin:1.5mm 0 .5mm;font:700 9pt "DejaVu Sans",sans-serif;break-after:avoid}p{margin:0 0 1.5mm}ul{margin:0 0 1.5mm;padding-left:5mm}.g{columns:3;margin:0;padding-left:4mm}`;

const firm = (name: string, when: string, about: string) =>
  `<div class=e><span>${name}</span><span>${when}</span></div><p class=d>${about}</p>`;
const role = (title: string, when: string, ...texts: readonly string[]) =>
  `<div class=r><span>${title}</span><span>${when}</span></div><ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const tile = (figure: string, what: string) => `<div><b>${figure}</b>${what}</div>`;

const body = `<h1>Rohan Abeywickrama <span style="font-size:11pt">FCILT, GAICD</span></h1><p class=sub>Chief Operating Officer — logistics, cold chain, ports</p><p class=c>Hawthorn, Melbourne &nbsp;/&nbsp; M 0491 578 148 &nbsp;/&nbsp; E rohan.abeywickrama@example.com</p>
<div class=tiles>${tile("$412m", "revenue in my care, FY26")}${tile("1,640", "people at 22 sites")}${tile("–38%", "injury rate since 2021")}${tile("11.2%", "EBIT margin, from 6.9%")}</div>
<h2>In one breath</h2><p>Operator who came up from the dock. I have run warehouses, then a state, then a company, and have twice taken over a business in trouble (2016 and 2021) and handed back one in profit. Boards get short papers from me, drivers get answers.</p>
<h2>Where I make a difference</h2><ul class=g><li>Turnarounds</li><li>Network design</li><li>Industrial relations</li><li>Mergers and integration</li><li>Safety leadership</li><li>P&amp;L management</li></ul>
<h2>Career in full</h2>
${firm("Polar Route Logistics Ltd", "2018 – present", "ASX-listed cold chain operator, revenue $640m, 2,300 staff, head office Melbourne")}
${role("Chief Operating Officer", "Jul 2021 – present", "Answer to the CEO for 22 sites, 480 trucks and $412m of revenue", "Closed four loss-making depots in FY22, redeployed 131 of 160 staff", "Acting Chief Executive, Feb – May 2024, during the search")}
${role("General Manager, Southern Region", "Mar 2018 – Jun 2021", "Victoria, Tasmania and South Australia; kept vaccines at –70 degrees in 2021")}
${firm("Bassline Ports Group", "2012 – 2018", "Private operator of three bulk and container terminals")}
${role("Head of Terminal Operations", "Jan 2016 – Feb 2018", "Crane rate from 24 to 31 lifts an hour; enterprise agreement without a stoppage")}
${role("Terminal Manager, Burnie", "Aug 2012 – Dec 2015", "Log and woodchip exports, 140 people")}
${firm("Ceylon Cross Freight (Pvt) Ltd", "2004 – 2012", "Forwarder and bonded warehouse, Colombo, Sri Lanka")}
${role("Operations Manager", "2008 – 2012", "Managed twelve supervisors and customs for 9,000 boxes a year")}
${role("Management Trainee, later Warehouse Supervisor", "2004 – 2008", "Nights first")}
<h2>Boards and service</h2>
<p><b>Non-Executive Director</b>, Food Relief Victoria (not for profit), since 2022; chair of the safety committee<br><b>Member</b>, Freight Industry Council, 2019 – 2023<br><b>Mentor</b>, Migrant Leaders Circle, since 2020</p>
<h2>Degrees and programs</h2>
<p>Executive MBA, Southbank Graduate School of Management, 2015<br>Advanced Leadership Program (five weeks), Lac Léman Institute, Lausanne, 2019<br>Company Directors Course, Directors' Institute of Australia, 2020<br>BSc (Hons) Transport and Logistics, University of Kelaniya West, 2004</p>
<h2>Said of me</h2><p><i>“He knows the names of the night shift.”</i> — Australian Freight Weekly, March 2025</p>
<h2>Awards</h2><p>Supply Chain Executive of the Year, finalist, 2023; Safe Depot Award (national), 2022</p>
<h2>Also</h2><p>Sinhala, Tamil and English. Australian citizen. Cricket umpire on Saturdays. Referees through Anneliese Grant, Grant Search, 03 7010 9004.</p>`;

/** An executive's pages: tiles of figures in the head, letters after the name, firms with a sentence about them above roles with spans of their own, boards, programs, a quotation. */
export const chiefOperatingOfficer: UnseenCv = {
  name: "executive's pages with tiles of figures, letters after the name, firms described above dated roles, boards",
  type: "pdf",
  write: print(css, body, {
    margin: "17mm",
    footer: `<span>Rohan Abeywickrama — Private and confidential</span><span style="float:right"><span class=pageNumber></span></span>`,
  }),
  says: {
    given: "Rohan",
    family: "Abeywickrama",
    email: "rohan.abeywickrama@example.com",
    phone: "+61491578148",
    jobs: [
      ["Chief Operating Officer", "Polar Route Logistics Ltd / Polar Route Logistics", "2021-07", null],
      [
        "General Manager, Southern Region / General Manager",
        "Polar Route Logistics Ltd / Polar Route Logistics",
        "2018-03",
        "2021-06",
      ],
      ["Head of Terminal Operations", "Bassline Ports Group", "2016-01", "2018-02"],
      ["Terminal Manager, Burnie / Terminal Manager", "Bassline Ports Group", "2012-08", "2015-12"],
      ["Operations Manager", "Ceylon Cross Freight (Pvt) Ltd / Ceylon Cross Freight", "2008", "2012"],
      [
        "Management Trainee, later Warehouse Supervisor / Warehouse Supervisor / Management Trainee",
        "Ceylon Cross Freight (Pvt) Ltd / Ceylon Cross Freight",
        "2004",
        "2008",
      ],
    ],
    studies: [
      ["Executive MBA", "Southbank Graduate School of Management", "2015"],
      [
        "Advanced Leadership Program (five weeks) / Advanced Leadership Program",
        "Lac Léman Institute / Lac Léman Institute, Lausanne",
        "2019",
      ],
      ["Company Directors Course", "Directors' Institute of Australia", "2020"],
      [
        "BSc (Hons) Transport and Logistics / Bachelor of Science (Hons) Transport and Logistics",
        "University of Kelaniya West",
        "2004",
      ],
    ],
    skills: [
      "Turnarounds",
      "Network design",
      "Industrial relations",
      "Mergers and integration",
      "Safety leadership",
      "P&L management",
    ],
    languages: ["Sinhala", "Tamil", "English"],
    besides: [
      "FCILT",
      "GAICD",
      "Non-Executive Director",
      "Food Relief Victoria",
      "Freight Industry Council",
      "Migrant Leaders Circle",
      "Mentor",
      "Acting Chief Executive",
      "Supply Chain Executive of the Year",
      "Safe Depot Award",
      "Cricket umpire",
    ],
  },
};
