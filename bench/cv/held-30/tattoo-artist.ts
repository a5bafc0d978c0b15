import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:8.6pt/1.5 "DejaVu Sans",sans-serif;color:#222}.g{display:grid;grid-template-columns:1fr 1fr 1fr;column-gap:8mm;padding:0 12mm}header{padding:14mm 12mm 6mm;border-bottom:1mm solid #111;margin-bottom:6mm}h1{font:700 34pt/1 "DejaVu Sans",sans-serif;letter-spacing:-1px;margin:0;text-transform:lowercase}.r{margin:2mm 0 0;font-size:10pt}h2{font-size:9pt;background:#111;color:#fff;display:inline-block;padding:.6mm 2.5mm;margin:5mm 0 2mm;text-transform:lowercase}.g>div h2:first-child{margin-top:0}p{margin:0 0 1mm}.e{margin-bottom:3.5mm}.d{font-style:italic;color:#666}.t{font-weight:700}`;
const entry = (when: string, title: string, at: string, text = "") =>
  `<div class=e><p class=d>${when}</p><p class=t>${title}</p><p>${at}</p>${text && `<p>${text}</p>`}</div>`;

const body = `<header><h1>Manaia Fuimaono</h1><p class=r>tattoo artist, illustrator, careful hands</p></header><div class=g><div>
<h2>say hello</h2><p>0491 573 087</p><p>ink.manaia@example.org</p><p>West End, Meanjin / Brisbane 4101</p><p>portfolio: manaia.example</p>
<h2>me</h2><p>Sāmoan-Australian, raised in Logan. I draw with one line and I listen for an hour before I draw. Blackwork and fine line; tatau only with the blessing of the family.</p>
<h2>tools of the trade</h2><p>Fine line</p><p>Blackwork</p><p>Cover-ups</p><p>Procreate</p><p>Aftercare advice</p><p>Screen printing</p>
<h2>tongues</h2><p>Sāmoan</p><p>English</p></div><div>
<h2>work</h2>
${entry("Feb 2023 – now", "Resident Tattoo Artist", "Black Cockatoo Tattoo, West End", "Four days a week, booked out two months ahead.")}
${entry("2020 – Jan 2023", "Tattoo Artist", "Two Wolves Ink, Fortitude Valley", "Walk-ins and flash on Fridays.")}
${entry("Mid 2018 – 2020", "Apprentice Tattooist", "Two Wolves Ink, Fortitude Valley", "Scrubbed tubes for a year before the first line.")}
${entry("2015 – 2018", "Framer", "Hang It Picture Framing, Woolloongabba")}
${entry("Xmas 2014", "Gift wrapper", "Logan Megamart")}</div><div>
<h2>studied</h2>
${entry("2015 – 2017", "Bachelor of Visual Art", "Kurilpa College of Art", "Major in printmaking")}
${entry("2014", "Year 12", "Slacks Bend State College")}
<h2>papers</h2><p>Infection control (HLTINF005), 2018</p><p>Tattoo licence QLD no. 3318840, exp 09/2028</p><p>First aid, exp Nov 2027</p><p>Blue card, no. 998123/4</p><p>Open licence (car)</p>
<h2>shown</h2><p>2025 – Lines of my Nana, solo show, Moorooka Hall</p><p>2022 – Best Blackwork, Brisbane Ink Fair</p>
<h2>gives</h2><p>Drawing club for teenagers, Inala Library, every second Thursday since 2021</p>
<h2>will vouch</h2><p>Jaz Corcoran, owner, Black Cockatoo Tattoo 0491 578 957</p></div></div>`;

/** A Sāmoan-Australian tattoo artist's page of three narrow columns: the name in small letters over the page, headings in white on black in own words (“tongues”, “papers”, “will vouch”), years in italics above title and employer. */
export const tattooArtist: UnseenCv = {
  name: "Sāmoan-Australian tattoo artist's page of three narrow columns: name in small letters, headings in own words white on black (“tongues”, “papers”), “Feb 2023 – now” in italics above title and “Employer, Suburb”, “Mid 2018” and “Xmas 2014”",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Manaia",
    family: "Fuimaono",
    email: "ink.manaia@example.org",
    phone: "+61491573087",
    jobs: [
      ["Resident Tattoo Artist", "Black Cockatoo Tattoo / Black Cockatoo Tattoo, West End", "2023-02", null],
      ["Tattoo Artist", "Two Wolves Ink / Two Wolves Ink, Fortitude Valley", "2020", "2023-01"],
      ["Apprentice Tattooist", "Two Wolves Ink / Two Wolves Ink, Fortitude Valley", "2018", "2020"],
      ["Framer", "Hang It Picture Framing / Hang It Picture Framing, Woolloongabba", "2015", "2018"],
      ["Gift wrapper", "Logan Megamart", "2014", "2014"],
    ],
    studies: [
      [
        "Bachelor of Visual Art / Bachelor of Visual Art, Major in printmaking / Bachelor of Visual Art (Major in printmaking) / Bachelor of Visual Art (printmaking)",
        "Kurilpa College of Art",
        "2017",
      ],
      ["Year 12", "Slacks Bend State College", "2014"],
    ],
    skills: ["Fine line", "Blackwork", "Cover-ups", "Procreate", "Aftercare advice", "Screen printing"],
    licences: [
      ["Infection control (HLTINF005) / Infection control"],
      ["Tattoo licence QLD / Tattoo licence / Tattoo licence (QLD)", "3318840", "2028-09"],
      ["First aid", undefined, "2027-11"],
      ["Blue card / Blue card (QLD)", "998123/4"],
    ],
    drives: ["C"],
    languages: ["Sāmoan / Samoan", "English"],
    besides: [
      "Driver licence",
      "Open licence",
      "Open licence (car)",
      "Lines of my Nana",
      "Best Blackwork",
      "Brisbane Ink Fair",
      "Drawing club for teenagers",
      "Inala Library",
      "Jaz Corcoran",
    ],
  },
};
