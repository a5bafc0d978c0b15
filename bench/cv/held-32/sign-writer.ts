import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "DejaVu Serif",serif;color:#222;margin:14mm 16mm 0}h1{font-size:32pt;margin:0;color:#a61e1e;font-weight:400}.r{margin:0;font-style:italic;font-size:12pt}.c{margin:2mm 0 6mm;font-size:9pt}.l{border-left:.8mm solid #a61e1e;margin-left:30mm;padding:1mm 0 1mm 7mm}.e{position:relative;margin-bottom:5mm}.e .y{position:absolute;left:-37mm;width:27mm;text-align:right;font-weight:700;color:#a61e1e;top:0}.e .o{position:absolute;left:-9mm;top:1.2mm;width:3.2mm;height:3.2mm;border-radius:50%;background:#fff;border:.7mm solid #a61e1e}p{margin:0}.t{font-weight:700;font-size:11pt}.n{font-size:9pt}h2{font-size:13pt;color:#a61e1e;margin:5mm 0 1.5mm;font-weight:400}.f{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6mm;font-size:9pt}`;
const stop = (years: string, title: string, at: string, words = "") =>
  `<div class=e><p class=y>${years}</p><div class=o></div><p class=t>${title}</p><p>${at}</p>${words && `<p class=n>${words}</p>`}</div>`;

const body = `<h1>Isolde Petrakis-Lamb</h1><p class=r>Signwriter &amp; gilder</p><p class=c>17 Mostyn Street, Castlemaine VIC 3450 — 0491 572 983 — brush@isolde.example</p>
<h2>The line so far</h2><div class=l>
${stop("2021 →", "Owner and Signwriter", "Lamb &amp; Line Signs, Castlemaine", "Pub mirrors, shopfronts, two trams. Seventeen ghost signs restored for the shire.")}
${stop("2019 →", "Volunteer Tram Painter", "Bendigo Heritage Tramways", "Every second Sunday, lining and lettering of No. 44.")}
${stop("2014 – 2021", "Sign Installer and Letterer", "Big Tony's Signs, Kyneton", "Vinyl by day, enamel by night.")}
${stop("2013", "Diploma of Visual Arts", "Goldfields Institute of Art, Bendigo")}
${stop("2011 – 2013", "Theatre Scene Painter", "Theatre Republic of Ballarat")}
${stop("2010", "Certificate III in Signs and Graphics", "Kangan Park TAFE, Melbourne", "The last class that was taught to use a mahl stick.")}
${stop("2008 – 2010", "Apprentice Signwriter", "W. J. Oddie and Daughters, Footscray")}
${stop("2007", "VCE", "Footscray Flats Secondary College")}
</div>
<div class=f><div><h2>Hands</h2><p>Gold leaf on glass</p><p>Brush lettering</p><p>Vinyl cutting</p><p>Mural scaling</p><p>Adobe Illustrator</p></div>
<div><h2>Papers</h2><p>White Card</p><p>EWP licence (under 11 m), expires 12/2029</p><p>Working with Children Check 1449021A, expires 08/2027</p></div>
<div><h2>Tongues</h2><p>English</p><p>Greek (from yiayia)</p><h2>Ask</h2><p>Tony Castagna, 03 5550 7102</p></div></div>`;

/** A signwriter's timeline drawn by hand: years right of the margin before a red line with rings, jobs, studies and voluntary work mixed on the same line, “2021 →” for what goes on, headings in her own words. */
export const signWriter: UnseenCv = {
  name: "signwriter's own timeline: years left of a red line with rings, jobs, a voluntary role and studies mixed in one order (“2021 →”, “2014 – 2021”, a single year for a diploma), three columns below called Hands, Papers and Tongues",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Isolde",
    family: "Petrakis-Lamb",
    email: "brush@isolde.example",
    phone: "+61491572983",
    jobs: [
      ["Owner and Signwriter", "Lamb & Line Signs / Lamb & Line Signs, Castlemaine", "2021", null],
      ["Volunteer Tram Painter / Tram Painter", "Bendigo Heritage Tramways", "2019", null],
      ["Sign Installer and Letterer", "Big Tony's Signs / Big Tony's Signs, Kyneton", "2014", "2021"],
      ["Theatre Scene Painter", "Theatre Republic of Ballarat", "2011", "2013"],
      [
        "Apprentice Signwriter",
        "W. J. Oddie and Daughters / W. J. Oddie and Daughters, Footscray",
        "2008",
        "2010",
      ],
    ],
    studies: [
      [
        "Diploma of Visual Arts",
        "Goldfields Institute of Art / Goldfields Institute of Art, Bendigo",
        "2013",
      ],
      ["Certificate III in Signs and Graphics", "Kangan Park TAFE / Kangan Park TAFE, Melbourne", "2010"],
      ["VCE / Victorian Certificate of Education", "Footscray Flats Secondary College", "2007"],
    ],
    skills: ["Gold leaf on glass", "Brush lettering", "Vinyl cutting", "Mural scaling", "Adobe Illustrator"],
    licences: [
      ["White Card"],
      [
        "EWP licence (under 11 m) / EWP licence / EWP / EWP (under 11 m) / EWP licence under 11 m",
        undefined,
        "2029-12",
      ],
      ["Working with Children Check", "1449021A", "2027-08"],
    ],
    languages: ["English", "Greek"],
    besides: ["ghost signs", "Tony Castagna"],
  },
};
