import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `@page{margin:0}body{font:9pt/1.5 Lato,"Open Sans","DejaVu Sans",sans-serif;color:#443c40}.top{background:#f3dfe0;text-align:center;padding:12mm 0 8mm}h1{font:400 30pt/1.1 "Playfair Display","DejaVu Serif",serif;margin:0;color:#8a4a55}.top p{margin:2mm 0 0;letter-spacing:.3em;font-size:9.5pt}.cols{display:flex;padding:9mm 13mm 0;gap:9mm}.l{flex:1}.r{width:54mm}h2{font:400 14pt "Playfair Display","DejaVu Serif",serif;color:#8a4a55;margin:0 0 3mm;border-bottom:.4mm solid #f3dfe0}section{margin:0 0 7mm}h3{font-size:9.6pt;margin:3mm 0 0}p{margin:0 0 1mm}.d{color:#8a7a7e}.r p{margin:0 0 1.6mm}.s{display:flex;justify-content:space-between;margin:0 0 1.8mm}.s i{letter-spacing:1.2mm;font-style:normal;color:#8a4a55}.s u{color:#e6cfd1;text-decoration:none}`;

const job = (title: string, at: string, when: string, text: string) =>
  `<h3>${title}</h3><p>${at}</p><p class=d>${when}</p><p>${text}</p>`;
const dots = (skill: string, of: number) =>
  `<div class=s><span>${skill}</span><span><i>${"●".repeat(of)}</i><u>${"●".repeat(5 - of)}</u></span></div>`;

const body = `<div class=top><h1>Jacinta Palamara</h1><p>Senior Hairdresser</p></div>
<div class=cols><div class=l>
<section><h2>Hello</h2><p>Hairdresser with fourteen years on the floor and a full column of regulars who followed me across two suburbs. Colour is my first love, long consults are my habit, and I sweep my own section. Looking for four days a week within half an hour of Campbelltown.</p></section>
<section><h2>Experience</h2>
${job("Senior Stylist", "Velvet Fringe | Norwood", "Mar 2022 – current", "Up to nine clients a day, colour correction and bridal parties. Retail sales highest of six chairs in 2024. Teach the Tuesday training night.")}
${job("Colourist", "Studio Marlowe | Unley", "Jun 2020 – Feb 2022", "Rented a chair, kept my own books, built a clientele from zero to 140 in the strangest year for salons.")}
${job("Stylist", "Rosa &amp; Co Hair | Magill", "Jan 2016 – Aug 2019", "Cuts, foils, perms and sets; nursing home visits every second Monday.")}
${job("Apprentice Hairdresser", "Rosa &amp; Co Hair | Magill", "Feb 2012 – Dec 2015", "Basins, towels, coffee and, from the second year, my own chair.")}
<p class=d style="margin-top:3mm">Sep 2019 – May 2020: at home with my daughter</p></section>
<section><h2>Training</h2>
${job("Certificate IV in Hairdressing", "Torrens Institute of TAFE", "2018", "")}
${job("Certificate III in Hairdressing", "Torrens Institute of TAFE", "2015", "")}
</section>
<section><h2>Short courses</h2><p>Balayage Masterclass, Colour House Academy, 2023</p><p>Curly Cut Workshop, Melbourne, 2022</p></section>
</div><div class=r>
<section><h2>Contact</h2><p>0491 570 156</p><p>jacinta.palamara@example.com</p><p>Campbelltown SA 5074</p><p>@jacinta.does.hair</p></section>
<section><h2>Skills</h2>${dots("Balayage", 5)}${dots("Colour correction", 5)}${dots("Precision cutting", 4)}${dots("Bridal upstyling", 4)}${dots("Men's cuts", 3)}${dots("Client consultation", 5)}${dots("Salon software", 3)}</section>
<section><h2>Languages</h2><p>English</p><p>Italian (conversational)</p></section>
<section><h2>Checks</h2><p>National Police Check, 11/2025</p><p>First Aid Certificate, valid to 03/2028</p></section>
<section><h2>Interests</h2><p>Op shops, Norwood footy, making pasta with Nonna, home renovation shows</p></section>
<section><h2>Referee</h2><p><b>Simone Achterberg</b></p><p>Owner, Velvet Fringe</p><p>0491 571 491</p></section>
</div></div>`;

/** A hairdresser's page from a design site: narrow column on the right, dots for skills, “Employer | Suburb”, a gap told below the jobs. */
export const hairdresser: UnseenCv = {
  name: "hairdresser's design-site page: right column with dots, a gap told in a line",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Jacinta",
    family: "Palamara",
    email: "jacinta.palamara@example.com",
    phone: "+61491570156",
    jobs: [
      ["Senior Stylist", "Velvet Fringe", "2022-03", null],
      ["Colourist", "Studio Marlowe", "2020-06", "2022-02"],
      ["Stylist", "Rosa & Co Hair", "2016-01", "2019-08"],
      ["Apprentice Hairdresser", "Rosa & Co Hair", "2012-02", "2015-12"],
    ],
    studies: [
      ["Certificate IV in Hairdressing", "Torrens Institute of TAFE", "2018"],
      ["Certificate III in Hairdressing", "Torrens Institute of TAFE", "2015"],
    ],
    skills: [
      "Balayage",
      "Colour correction",
      "Precision cutting",
      "Bridal upstyling",
      "Men's cuts",
      "Client consultation",
      "Salon software",
    ],
    licences: [
      ["National Police Check / Police Check"],
      ["First Aid Certificate / First Aid", undefined, "2028-03"],
    ],
    languages: ["English", "Italian"],
    besides: [
      "Balayage Masterclass",
      "Colour House Academy",
      "Curly Cut Workshop",
      "At home with my daughter",
    ],
  },
};
