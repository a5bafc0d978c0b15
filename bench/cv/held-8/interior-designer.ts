import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.5 "DejaVu Sans",sans-serif;color:#3a3a3a}.g{display:grid;grid-template-columns:68mm 1fr;min-height:296mm}.s{background:#2f4a45;color:#fff;padding:14mm 8mm}.s h2{font-size:11pt;letter-spacing:1.5px;margin:8mm 0 2mm;border-bottom:1px solid #8fb0a9;padding-bottom:1mm}.s p{margin:0 0 1.5mm}.s svg.p{display:block;margin:0 auto 4mm}.m{padding:16mm 12mm}h1{font:700 27pt/1.1 "Liberation Serif",serif;margin:0;color:#2f4a45}.r{letter-spacing:2px;margin:2mm 0 6mm}.m h2{font-size:12pt;letter-spacing:1.5px;color:#2f4a45;margin:7mm 0 3mm}.t{border-left:2px solid #8fb0a9;margin-left:1.5mm;padding-left:6mm}.j{position:relative;margin-bottom:5mm}.j::before{content:"";position:absolute;left:-8.1mm;top:1.5mm;width:3mm;height:3mm;border-radius:50%;background:#2f4a45}.j b{display:block}.j em{font-style:normal;color:#6d8681}ul{margin:1mm 0;padding-left:4mm}`;
const stop = (title: string, below: string, tasks: readonly string[] = []) =>
  `<div class=j><b>${title}</b><em>${below}</em>${tasks.length ? `<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>` : ""}</div>`;
const icon = `<svg width=9 height=9><circle cx=4.5 cy=4.5 r=4 fill="#8fb0a9"/></svg>`;
const body = `<div class=g><div class=s><svg class=p width=120 height=120><circle cx=60 cy=60 r=58 fill="#dfe9e6"/><circle cx=60 cy=46 r=20 fill="#c9a58b"/><path d="M22 106a38 34 0 0 1 76 0z" fill="#a86f4c"/></svg>
<h2>CONTACT</h2><p>${icon} 0413 829 405<p>${icon} hello@saoirse-vance.example<p>${icon} Paddington, Brisbane<p>${icon} saoirse-vance.example
<h2>EDUCATION</h2><p><b>Bachelor of Interior Design</b><br>Kangaroo Point College of Art<br>2012 - 2015<p><b>Certificate III in Soft Furnishing</b><br>Moreton Trades College<br>2010 - 2011
<h2>EXPERTISE</h2><p>Space planning<p>Joinery detailing<p>Material selection<p>SketchUp<p>Revit<p>Enscape
<h2>LANGUAGE</h2><p>English<p>Irish</div>
<div class=m><h1>SAOIRSE<br>VANCE</h1><div class=r>INTERIOR DESIGNER</div>
<h2>ABOUT ME</h2><p>Designer of clinics, cafés and the occasional houseboat. I draw by hand first, document in Revit, and stay on site until the last handle is on.
<h2>WORK EXPERIENCE</h2><div class=t>
${stop("Senior Interior Designer", "Lantern & Loom Studio | 2021 - Present", ["Leads fit-outs of up to $4 million, from brief to defects", "Eleven clinics for one client, each with its own colour", "Mentors two graduates"])}
${stop("Interior Designer", "Oblique Workplace Design | 2018 - 2021", ["Documented 9,000 square metres of offices", "Chose, priced and chased 600 chairs"])}
${stop("Graduate Interior Designer", "Oblique Workplace Design | 2016 - 2018", ["Samples library, renders and site measures"])}
${stop("Showroom Consultant", "Terrazzo Tile House | 2014 - 2016", ["Saturdays and holidays during the degree, then full time"])}
</div><h2>REFERENCE</h2><div style="display:grid;grid-template-columns:1fr 1fr;gap:6mm"><p><b>Henrik Solberg</b><br>Lantern & Loom Studio, Director<br>Phone: 07 5550 0148<p><b>Amara Chidozie</b><br>Oblique Workplace Design, Principal<br>Phone: 07 5550 0163</div></div></div>`;

/** A designer's page from a design tool: dark column with photograph, contact, studies and expertise at the left, a line of time with dots, title above employer and years by a stroke, referees in two columns. */
export const interiorDesigner: UnseenCv = {
  name: "photograph at the left, dots, employer and years by a stroke",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Saoirse",
    family: "Vance",
    email: "hello@saoirse-vance.example",
    phone: "+61413829405",
    jobs: [
      ["Senior Interior Designer", "Lantern & Loom Studio", "2021", null],
      ["Interior Designer", "Oblique Workplace Design", "2018", "2021"],
      ["Graduate Interior Designer", "Oblique Workplace Design", "2016", "2018"],
      ["Showroom Consultant", "Terrazzo Tile House", "2014", "2016"],
    ],
    studies: [
      ["Bachelor of Interior Design", "Kangaroo Point College of Art", "2015"],
      ["Certificate III in Soft Furnishing", "Moreton Trades College", "2011"],
    ],
    skills: ["Space planning", "Joinery detailing", "Material selection", "SketchUp", "Revit", "Enscape"],
    languages: ["English", "Irish"],
  },
};
