import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9.5pt}h1{font-size:24pt;margin:0;color:#1c6e4d}.t{font-size:11pt;margin:0 0 3mm}.c{display:grid;grid-template-columns:18mm 1fr 18mm 1fr;gap:.5mm 3mm;margin-bottom:4mm}.c b{font-weight:700}h2{break-after:avoid;font-size:13pt;color:#1c6e4d;border-top:.3mm solid #ccc;border-bottom:.3mm solid #ccc;margin:4mm 0 2mm;padding:.8mm 0}.r{display:grid;grid-template-columns:24mm 1fr;gap:4mm;margin-bottom:2.5mm;break-inside:avoid}.r>b{font-size:9pt}h3{font-size:10.5pt;margin:0}i{display:block}ul{margin:.8mm 0 0;padding-left:4.5mm}p{margin:0}.s{display:grid;grid-template-columns:60mm 1fr;margin-bottom:1mm}`;

const row = (when: string, title: string, where = "", tasks: readonly string[] = []) =>
  `<div class=r><b>${when}</b><div><h3>${title}</h3>${where && `<i>${where}</i>`}${tasks.length ? `<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>` : ""}</div></div>`;
const rated = (what: string, how: string) => `<p class=s><span>${what}</span><i>${how}</i>`;

const body = `<h1>Rowan Ellery</h1><p class=t>IT Support Officer<div class=c><b>Address</b><span>Moonah, TAS 7009</span><b>E-mail</b><span>rowan.ellery@example.com</span><b>Phone</b><span>0491 574 632</span><b>Driving</b><span>Full car licence (class C)</span></div>
<p>Former restaurant manager who retrained in IT at 34. Ten years of calm in front of angry guests turn out to be useful on a helpdesk: 96 per cent of my tickets come back with a smiling face.
<h2>Work History</h2>
${row("2024-02 –<br>present", "IT Support Officer (Level 1)", "Wellspring Community Housing, Hobart", ["First contact for 140 staff at six sites", "Rolled out 90 laptops with Intune in the autumn of 2025"])}
${row("2023-07 –<br>2023-12", "Helpdesk Intern", "North Esk Regional Libraries, Launceston", ["Two days a week as part of the certificate", "Imaged public computers and wrote the guide for librarians"])}
${row("2021-07 –<br>2023-06", "Bar and Events Supervisor", "The Quartermaster Hotel, Hobart", ["Weddings for up to 180 guests; rosters and the till system"])}
${row("2019-02 –<br>2021-06", "Career break", "Full-time carer for my father")}
${row("2012-11 –<br>2019-01", "Assistant Restaurant Manager", "Parliament Row Bistro, Hobart", ["24 staff, suppliers, complaints, and the Wi-Fi"])}
${row("2010-03 –<br>2012-10", "Waiter", "Le Petit Phare, Kingston Beach")}
<h2>Education</h2>
${row("2023-02 –<br>2023-12", "Certificate IV in Information Technology", "Derwent Institute of Technology, Hobart", ["Systems administration support"])}
${row("2008-02 –<br>2009-11", "Tasmanian Certificate of Education", "Mount Direction College, Hobart")}
<h2>Skills</h2>
${rated("Active Directory", "Very Good")}${rated("Microsoft Intune", "Very Good")}${rated("Freshservice", "Excellent")}${rated("Network cabling", "Good")}${rated("Customer service", "Excellent")}${rated("Staff rosters", "Excellent")}
<h2>Certifications</h2>
${row("2024-09", "CompTIA A+")}${row("2023-11", "Microsoft 365 Certified: Fundamentals")}${row("2021-07", "Responsible Service of Alcohol (Tasmania)")}
<h2>Languages</h2>${rated("English", "Native")}${rated("French", "Advanced (C1)")}
<h2>Interests</h2><p>Repair cafés, pinball machines, sourdough`;

/** A career changer in a CV builder's template: year and month by a hyphen over two lines in a column of dates, a career break among the jobs, and a word of praise behind each skill. */
export const careerChanger: UnseenCv = {
  name: "ISO months in a column of dates, a break among the jobs, rated skills",
  type: "pdf",
  write: print(css, body, { margin: "15mm" }),
  says: {
    given: "Rowan",
    family: "Ellery",
    email: "rowan.ellery@example.com",
    phone: "+61491574632",
    jobs: [
      [
        "IT Support Officer (Level 1) / IT Support Officer",
        "Wellspring Community Housing / Wellspring Community Housing, Hobart",
        "2024-02",
        null,
      ],
      [
        "Helpdesk Intern",
        "North Esk Regional Libraries / North Esk Regional Libraries, Launceston",
        "2023-07",
        "2023-12",
      ],
      [
        "Bar and Events Supervisor",
        "The Quartermaster Hotel / The Quartermaster Hotel, Hobart",
        "2021-07",
        "2023-06",
      ],
      [
        "Assistant Restaurant Manager",
        "Parliament Row Bistro / Parliament Row Bistro, Hobart",
        "2012-11",
        "2019-01",
      ],
      ["Waiter", "Le Petit Phare / Le Petit Phare, Kingston Beach", "2010-03", "2012-10"],
    ],
    studies: [
      [
        "Certificate IV in Information Technology",
        "Derwent Institute of Technology / Derwent Institute of Technology, Hobart",
        "2023-12",
      ],
      [
        "Tasmanian Certificate of Education",
        "Mount Direction College / Mount Direction College, Hobart",
        "2009-11",
      ],
    ],
    skills: [
      "Active Directory",
      "Microsoft Intune",
      "Freshservice",
      "Network cabling",
      "Customer service",
      "Staff rosters",
    ],
    licences: [
      ["CompTIA A+"],
      [
        "Microsoft 365 Certified: Fundamentals / Microsoft 365 Certified Fundamentals / Microsoft 365 Fundamentals",
      ],
      ["Responsible Service of Alcohol (Tasmania) / Responsible Service of Alcohol"],
    ],
    drives: ["C"],
    languages: ["English", "French"],
    besides: ["Career break", "Full-time carer for my father"],
  },
};
