import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `h1{font:24pt "DejaVu Serif";text-align:center;margin:0}h2{text-align:center;font-size:11pt;letter-spacing:1px;border-top:1px solid #444;border-bottom:1px solid #444;margin:5mm 0 3mm}.r{display:flex;justify-content:space-between}.k{border:1px solid #999;background:#f4f4f4;padding:2mm;margin:1mm 0;font-size:9pt}ul{margin:1mm 0 2mm}p{margin:0 0 1mm}.c{text-align:center}`;
const body = `<h1>CATHERINE OYELARAN-BECK</h1><p class=c>MBA, FCPA, GAICD<p class=c>Mosman NSW • 0407 118 552 • c.oyelaran@boardroom.example
<h2>CHIEF FINANCIAL OFFICER | COMPANY DIRECTOR</h2><p>Two decades in listed and private companies in logistics and health, with three acquisitions and one listing.
<div class="k c">Capital raising | Mergers and acquisitions | Investor relations | Treasury | Turnaround</div>
<h2>CAREER HISTORY</h2>
<div class=r><b>TRANSMERIDIAN LOGISTICS LIMITED (ASX: TML)</b><b>2014 – Present</b></div><p><i>Freight and warehouses in six countries; revenue $2.1b; 5,400 staff.</i>
<div class=r><b>Group Chief Financial Officer</b><span>July 2019 – Present</span></div><div class=k>Scope: Reports to the Chief Executive Officer; team of 85 in Sydney, Singapore and Auckland</div><p><b>Key Achievements</b><ul><li>Refinanced $640m of debt with a syndicate led by Commonwealth Bank (2021).<li>Sold the courier division to DHL Pacific in March 2023.</ul>
<div class=r><b>General Manager, Commercial Finance</b><span>February 2017 – June 2019</span></div><ul><li>Business partner of four divisions.</ul>
<div class=r><b>Financial Controller</b><span>May 2014 – January 2017</span></div><p><b>Key Achievements</b><ul><li>Closed the month in 4 days, from 11.</ul>
<div class=r><b>ST BRIGID’S HEALTH GROUP</b><b>2008 – 2014</b></div><p><i>Private hospitals, not for profit.</i>
<div class=r><b>Finance Manager</b><span>September 2008 – April 2014</span></div><ul><li>New ledger in Oracle with Deloitte, 2010 to 2012.</ul>
<h2>EARLIER CAREER</h2><p>Senior Auditor, KPM Partners, Lagos and London, 2003 – 2008
<h2>BOARD APPOINTMENTS</h2><div class=r><span><b>Non-Executive Director</b>, Harbour Youth Services</span><span>November 2020 – Present</span></div><p>Chair of the Audit and Risk Committee.
<h2>EDUCATION AND PROFESSIONAL MEMBERSHIP</h2><p>Master of Business Administration, Macquarie Graduate School of Management, 2012<p>Bachelor of Science (Accounting), University of Lagos, 2002<p>Fellow, CPA Australia<p>Graduate, Australian Institute of Company Directors, 2019`;

/** An executive: post-nominal letters, several roles with one employer under dates of the whole, "Key Achievements" within, board roles apart. */
export const executive: UnseenCv = {
  name: "executive with promotions",
  type: "pdf",
  write: print(css, body, { margin: "17mm" }),
  says: {
    given: "Catherine",
    family: "Oyelaran-Beck",
    email: "c.oyelaran@boardroom.example",
    phone: "+61407118552",
    jobs: [
      [
        "Group Chief Financial Officer",
        "Transmeridian Logistics Limited (ASX: TML) / Transmeridian Logistics Limited",
        "2019-07",
        null,
      ],
      [
        "General Manager, Commercial Finance",
        "Transmeridian Logistics Limited (ASX: TML) / Transmeridian Logistics Limited",
        "2017-02",
        "2019-06",
      ],
      [
        "Financial Controller",
        "Transmeridian Logistics Limited (ASX: TML) / Transmeridian Logistics Limited",
        "2014-05",
        "2017-01",
      ],
      ["Finance Manager", "St Brigid’s Health Group", "2008-09", "2014-04"],
      ["Senior Auditor", "KPM Partners / KPM Partners, Lagos and London", "2003", "2008"],
    ],
    studies: [
      ["Master of Business Administration", "Macquarie Graduate School of Management", "2012"],
      ["Bachelor of Science (Accounting)", "University of Lagos", "2002"],
    ],
    skills: ["Capital raising", "Mergers and acquisitions", "Investor relations", "Treasury", "Turnaround"],
    besides: [
      "Non-Executive Director",
      "Harbour Youth Services",
      "Fellow",
      "CPA Australia",
      "Graduate",
      "Australian Institute of Company Directors",
      "Fellow, CPA Australia",
      "Graduate, Australian Institute of Company Directors",
    ],
  },
};
