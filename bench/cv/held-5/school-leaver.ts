import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.6 "DejaVu Sans",sans-serif;padding:20mm;color:#333}h1{font:700 28pt "Liberation Serif";margin:0;color:#000}h2{font:700 9pt "DejaVu Sans";color:#e01b84;margin:8mm 0 1mm;text-transform:uppercase}h3{font:700 12pt "Liberation Serif";margin:3mm 0 0;color:#000}h4{font:9pt "DejaVu Sans";margin:0;color:#888}p,ul{margin:1mm 0}`;
const item = (head: string, below: string, text = "") =>
  `<h3>${head}</h3><h4>${below}</h4>${text && `<p>${text}`}`;
const body = `<h1>Kiri Waaka</h1><p>Year 12 leaver looking for an electrical apprenticeship. 0490 117 635 or kiri.waaka@rotoiti.example. Logan QLD.
<h2>Jobs and work experience</h2>
${item("Checkout operator, Marsden FreshMart", "Nov 2024 - ongoing (10 hrs a week)", "Registers, trolleys, and the self-serve machines when they sulk.")}
${item("Work experience student, Beenleigh Switchboards", "September 2025", "Two weeks wiring and labelling boards with a tradesman.")}
${item("Farm hand, Tui Dairy, Rotorua", "Summer 2023", "Milking and fencing on my uncle’s farm.")}
<h2>School</h2>
${item("Queensland Certificate of Education", "Marsden State High School, 2026", "Subjects: English, Maths, Engineering Skills, Physics")}
${item("Certificate II in Electrotechnology (Career Start)", "Logan Trade Training Centre, 2026")}
<h2>Things I’m good at</h2>
<ul><li>Hand tools<li>Turning up on time<li>Microsoft Word</ul>
<h2>Tickets</h2>
<ul><li>White card (April 2026)<li>Learner’s licence (C)</ul>
<h2>Awards</h2>
<p>Rugby captain, 2026. Industry award for Engineering Skills, 2025.
<h2>People to ask</h2>
<p>Mr Paul Siaosi, Head of Trades, Marsden State High School, 07 5555 0161`;

/** A school leaver in a template of a web word processor: title and employer by a comma, dates in grey below with hours, "ongoing", one month alone and a summer, contact in a sentence. */
export const schoolLeaver: UnseenCv = {
  name: "school leaver, dates in grey below",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Kiri",
    family: "Waaka",
    email: "kiri.waaka@rotoiti.example",
    phone: "+61490117635",
    jobs: [
      ["Checkout operator", "Marsden FreshMart", "2024-11", null],
      ["Work experience student", "Beenleigh Switchboards", "2025-09", "2025-09"],
      ["Farm hand", "Tui Dairy / Tui Dairy, Rotorua", "2023", "2023"],
    ],
    studies: [
      ["Queensland Certificate of Education", "Marsden State High School", "2026"],
      [
        "Certificate II in Electrotechnology (Career Start) / Certificate II in Electrotechnology",
        "Logan Trade Training Centre",
        "2026",
      ],
    ],
    skills: ["Hand tools", "Turning up on time", "Microsoft Word"],
    licences: [["White card"]],
    drives: ["C"],
    besides: ["Rugby captain", "Industry award", "Learner’s licence"],
  },
};
