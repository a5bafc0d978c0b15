import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:10pt;line-height:1.45;color:#222}h1{font-size:20pt;margin:0;font-weight:400;color:#5b4a8a}.c{margin:0 0 3mm;color:#555}h2{font-size:11.5pt;margin:5mm 0 1.5mm;color:#5b4a8a;break-after:avoid}h3{font-size:10.5pt;margin:3mm 0 .5mm;break-after:avoid}.e{display:flex;justify-content:space-between;margin:0}p{margin:0 0 1.3mm}ul{margin:0 0 1mm;padding-left:5mm}`;

const post = (title: string, when: string, tasks: readonly string[] = []) =>
  `<p class=e><span>${title}</span><span>${when}</span>${tasks.length ? `<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>` : ""}`;

const body = `<h1>Michelle Tran-Wheeler</h1><p class=c>Jamberoo NSW 2533 &nbsp; – &nbsp; 0491 575 789 &nbsp; – &nbsp; michelle.tranwheeler@example.com
<p>Experienced administrator, back after seven years with three small children. In between I ran a school canteen, a netball draw for 31 teams and the books of a P&amp;C, so the skills did not go rusty. Looking for 20 to 25 hours a week between Kiama and Wollongong.
<h2>What I offer</h2>
<p><b>Office:</b> minute taking, diary management, travel bookings, mail merge
<p><b>Accounts:</b> payroll for up to 60 staff, BAS preparation, supplier statements
<p><b>Programs:</b> Xero, Outlook, TechnologyOne, Canva
<h2>Work history</h2>
<h3>Foreshore Physio, Kiama</h3>
${post("Receptionist (Saturdays)", "Feb ’25 to now", ["Front desk for four physiotherapists; Medicare and WorkCover claims"])}
<h3>At home with family</h3>
${post("Full-time parent", "Mar ’18 to Jan ’25")}
<h3>Hardwick Marine Engineers, Port Kembla</h3>
${post("Executive Assistant to the Managing Director", "Sept ’13 to Mar ’18", ["Promoted after the office manager retired", "Board papers, site visits for overseas clients, the Christmas party for 240"])}
${post("Accounts Clerk", "Jan ’10 to Aug ’13", ["Payables and payroll; moved 1,900 suppliers to the new ledger"])}
<h3>Beazley &amp; Thorne Surveyors, Nowra</h3>
${post("Office Junior", "’06 to ’09")}
<h2>School and community while at home</h2>
<p>Treasurer, Jamberoo Valley Public School P&amp;C, 2020 to 2024
<p>Draw Secretary, Minnamurra Netball, 2021 to 2023
<h2>Study</h2>
<p>Certificate IV in Accounting and Bookkeeping, Escarpment Skills Centre, June 2025
<p>Certificate III in Business Administration, Escarpment Skills Centre, 2007
<p>Higher School Certificate, Saddleback High School, 2005
<h2>Checks</h2>
<p>Working with Children Check (paid), WWC2218842E, to 14 March 2030
<p>Mental Health First Aid, to September 2028
<p>National Police Check, issued 3 November 2025
<p>Driver licence NSW class C
<h2>Languages</h2>
<p>English and Vietnamese, both from birth
<h2>Referees</h2>
<p>Pru Hardwick, formerly Managing Director, Hardwick Marine Engineers, (02) 5550 0111
<p>Dean Albanis, principal physiotherapist, Foreshore Physio, 0491 578 148`;

/** An administrator who returns after years at home: skills as paragraphs with labels, employer as a small heading with posts and apostrophes before years below it, the years at home among the employers. */
export const returningParent: UnseenCv = {
  name: "years at home among the employers, skills behind labels, apostrophes before years",
  type: "pdf",
  write: print(css, body, { margin: "20mm" }),
  says: {
    given: "Michelle",
    family: "Tran-Wheeler",
    email: "michelle.tranwheeler@example.com",
    phone: "+61491575789",
    jobs: [
      [
        "Receptionist (Saturdays) / Receptionist",
        "Foreshore Physio / Foreshore Physio, Kiama",
        "2025-02",
        null,
      ],
      [
        "Executive Assistant to the Managing Director / Executive Assistant",
        "Hardwick Marine Engineers / Hardwick Marine Engineers, Port Kembla",
        "2013-09",
        "2018-03",
      ],
      [
        "Accounts Clerk",
        "Hardwick Marine Engineers / Hardwick Marine Engineers, Port Kembla",
        "2010-01",
        "2013-08",
      ],
      ["Office Junior", "Beazley & Thorne Surveyors / Beazley & Thorne Surveyors, Nowra", "2006", "2009"],
    ],
    studies: [
      ["Certificate IV in Accounting and Bookkeeping", "Escarpment Skills Centre", "2025-06"],
      ["Certificate III in Business Administration", "Escarpment Skills Centre", "2007"],
      ["Higher School Certificate", "Saddleback High School", "2005"],
    ],
    skills: [
      "minute taking",
      "diary management",
      "travel bookings",
      "mail merge",
      "payroll for up to 60 staff",
      "BAS preparation",
      "supplier statements",
      "Xero",
      "Outlook",
      "TechnologyOne",
      "Canva",
    ],
    licences: [
      ["Working with Children Check (paid) / Working with Children Check", "WWC2218842E", "2030-03-14"],
      ["Mental Health First Aid", undefined, "2028-09"],
      ["National Police Check"],
    ],
    drives: ["C"],
    languages: ["English", "Vietnamese"],
    besides: [
      "Full-time parent",
      "At home with family",
      "Treasurer",
      "Jamberoo Valley Public School P&C",
      "Draw Secretary",
      "Minnamurra Netball",
    ],
  },
};
