import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.5 "Liberation Sans",sans-serif;color:#111}.r{display:grid;grid-template-columns:38mm 1fr;gap:6mm;border-top:2.5px solid #f2511b;padding:3mm 0 4mm}.r>b:first-child{color:#f2511b;font-size:11pt}h1{font-size:30pt;margin:0 0 4mm;line-height:1}h3{font-size:10.5pt;margin:2.5mm 0 0}h3:first-child{margin-top:0}h3 span{font-weight:400}.d{font-size:8.5pt;color:#777}p{margin:0 0 1mm}ul{margin:.5mm 0;padding-left:5mm}`;
const row = (head: string, content: string) => `<div class=r><b>${head}</b><div>${content}</div></div>`;
const post = (title: string, employer: string, dates: string, tasks: readonly string[] = []) =>
  `<h3>${title}, <span>${employer}</span></h3><div class=d>${dates}</div>${tasks.length ? `<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>` : ""}`;
const body = `<div class=r style="border:0"><b></b><div><h1>Maricel<br>Dimaculangan</h1><p>0475 613 208<p>maricel.d@sampaguita.example<p>5 Banksia Close, Palmerston NT 0830</div></div>
${row("A few words", "<p>Receptionist and scheduler, back at work now that my youngest is at school. I know three booking systems and can learn a fourth.")}
${row("What I bring", "<p><b>Front desk</b> – phones with eight lines, appointments, difficult visitors<p><b>Office</b> – Best Practice, Xero, minutes, ordering<p><b>People</b> – patience in three languages")}
${row("Experience", post("School Canteen Coordinator (volunteer)", "Gray Primary School", "February 2023 to present", ["Rosters for fourteen parents"]) + post("Career break", "raising three children", "April 2016 to January 2025") + post("Medical Receptionist", "Durack Family Practice — Palmerston", "January 2025 to present, two days a week", ["Bookings for five doctors", "Billing and recalls"]) + post("Receptionist", "Fannie Bay Dental — Darwin", "June 2011 to March 2016", ["Front desk for three dentists"]) + post("Call Centre Agent", "Visayas Contact Solutions — Cebu City, Philippines", "2007 to 2010"))}
${row("Education", post("Certificate III in Business (Medical Administration)", "Territory Skills College — Darwin", "2024") + post("Bachelor of Science in Office Administration", "University of Mactan — Cebu City", "2007"))}
${row("Checks", "<p>Ochre Card (working with children), OC-118204, expires 16/01/2028<p>National Police Certificate, issued October 2026<p>NT driver licence, class C")}
${row("Languages", "<p>English, Cebuano, Tagalog")}
${row("Referees", "<p>Dr Anita Mahendran, Durack Family Practice, 08 5550 0166<p>Kerry-Anne Wills, principal, Gray Primary School, 08 5550 0152")}`;

/** A receptionist from the Philippines who comes back after years with children: headings in colour at the left, title and employer by a comma with the town after a long dash, the break among the jobs, jobs not in order, skills in groups. */
export const receptionist: UnseenCv = {
  name: "headings in colour at the left, jobs not in order",
  type: "pdf",
  write: print(css, body, { margin: "15mm" }),
  says: {
    given: "Maricel",
    family: "Dimaculangan",
    email: "maricel.d@sampaguita.example",
    phone: "+61475613208",
    jobs: [
      [
        "School Canteen Coordinator (volunteer) / School Canteen Coordinator",
        "Gray Primary School",
        "2023-02",
        null,
      ],
      [
        "Medical Receptionist",
        "Durack Family Practice / Durack Family Practice — Palmerston",
        "2025-01",
        null,
      ],
      ["Receptionist", "Fannie Bay Dental / Fannie Bay Dental — Darwin", "2011-06", "2016-03"],
      [
        "Call Centre Agent",
        "Visayas Contact Solutions / Visayas Contact Solutions — Cebu City, Philippines / Visayas Contact Solutions — Cebu City",
        "2007",
        "2010",
      ],
    ],
    studies: [
      [
        "Certificate III in Business (Medical Administration) / Certificate III in Business",
        "Territory Skills College / Territory Skills College — Darwin",
        "2024",
      ],
      [
        "Bachelor of Science in Office Administration",
        "University of Mactan / University of Mactan — Cebu City",
        "2007",
      ],
    ],
    skills: [
      "phones with eight lines",
      "appointments",
      "difficult visitors",
      "Best Practice",
      "Xero",
      "minutes",
      "ordering",
      "patience in three languages",
    ],
    licences: [
      [
        "Ochre Card (working with children) / Ochre Card / Working with children / Ochre Card, working with children",
        "OC-118204",
        "2028-01-16",
      ],
      ["National Police Certificate"],
    ],
    drives: ["C"],
    languages: ["English", "Cebuano / Cebuano (Bisaya)", "Tagalog"],
    besides: ["Career break", "Front desk", "Office", "People"],
  },
};
