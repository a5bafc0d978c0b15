import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.5 "DejaVu Sans",sans-serif;color:#3a3431}.g{display:grid;grid-template-columns:70mm 1fr;height:296mm;overflow:hidden}aside{background:#3d2c29;color:#f4e9e2;padding:14mm 8mm}main{padding:14mm 12mm 8mm 10mm}.ph{width:38mm;height:38mm;border-radius:50%;background:#c69c84;margin:0 auto 7mm}h1{font:700 27pt/1.05 "DejaVu Serif",serif;margin:0;letter-spacing:1px;text-transform:uppercase}.r{letter-spacing:3px;margin:2mm 0 6mm;text-transform:uppercase;color:#9a6b52;font-size:9.5pt}h2{font-size:11pt;letter-spacing:2px;text-transform:uppercase;margin:6mm 0 2.5mm;border-bottom:.3mm solid currentColor;padding-bottom:1mm}p{margin:0 0 1mm}.t{font-weight:700}.d{color:#9a6b52;font-size:9pt}.e{margin-bottom:3.5mm}ul{margin:0;padding-left:4.5mm}.b{height:1.6mm;background:#6b524c;margin:0 0 2mm}.b i{display:block;height:100%;background:#e0b89e}`;
const list = (...texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const job = (title: string, at: string, when: string, ...texts: readonly string[]) =>
  `<div class=e><p class=t>${title}</p><p>${at}</p><p class=d>${when}</p>${texts.length > 0 ? list(...texts) : ""}</div>`;
const bar = (skill: string, share: number) =>
  `<p>${skill}</p><div class=b><i style="width:${share}%"></i></div>`;

const body = `<div class=g><aside><div class=ph></div>
<h2>Contact</h2><p>0491 578 148</p><p>hello.renata@example.com</p><p>Paddington, Sydney</p><p>@renata.styles.example</p>
<h2>Education</h2><p class=t>Diploma of Retail Leadership</p><p>Harbour Business College</p><p>2019</p><p class=t style="margin-top:3mm">Bachelor of Fashion Design (not completed)</p><p>Universidad de la Moda del Sur</p><p>2009 - 2011</p>
<h2>Skills</h2>${bar("Visual merchandising", 95)}${bar("Clienteling", 90)}${bar("Stocktake &amp; shrinkage", 75)}${bar("Shopify POS", 80)}${bar("Team coaching", 85)}
<h2>Languages</h2>${bar("Spanish", 100)}${bar("English", 90)}${bar("Portuguese", 40)}
<h2>Interests</h2><p>Tango, flea markets, film photography</p></aside><main>
<h1>Renata<br>Ibarguren</h1><p class=r>Boutique manager</p>
<h2>About me</h2><p>I have dressed Sydney for twelve years. I build small teams that sell because they listen, and I know every regular by name, size and birthday.</p>
<h2>Work experience</h2>
${job("Boutique Manager", "Maison Ondine, Paddington", "Since 2021", "Sales of $2.9 million, 14% over budget in FY26", "Team of nine, staff turnover of one person in three years", "Opened the pop-up shop at the racecourse")}
${job("Assistant Store Manager", "Maison Ondine, Sydney CBD", "2018 - 2021", "Second in charge of a store on two floors", "VIP evenings for 120 clients")}
${job("Senior Stylist", "Corazón &amp; Co. Department Store", "2014 - 2018", "Personal shopping suite, average sale $640")}
${job("Christmas Casual", "Toy Emporium, Bondi Junction", "Summer 2013", "Gift wrapping")}
${job("Visual Merchandiser", "Tienda Palermo, Buenos Aires", "2011 - 2013")}
<h2>Achievements</h2>${list("Store Manager of the Year, Maison Ondine Asia Pacific, 2024", "Speaker at Retail Women's Breakfast, 2025")}
<h2>References</h2><div style="display:grid;grid-template-columns:1fr 1fr"><div><p class=t>Odile Garnier</p><p>Regional Director,<br>Maison Ondine</p><p>o.garnier@example.org</p></div><div><p class=t>Tom Verran</p><p>Floor Manager,<br>Corazón &amp; Co.</p><p>0491 570 156</p></div></div></main></div>`;

/** An Argentine-Australian boutique manager's page from a design site: a dark left column with a round photograph, skills and languages as bars, name over two lines at the right, “Since 2021” and “Summer 2013” on a line of its own below title and employer. */
export const boutiqueManager: UnseenCv = {
  name: "Argentine-Australian boutique manager's design-site page: dark left column with photo, skills and languages as bars, name over two lines, “Since 2021” and “Summer 2013” below title and “Employer, Suburb”, a degree not completed",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Renata / RENATA",
    family: "Ibarguren / IBARGUREN",
    email: "hello.renata@example.com",
    phone: "+61491578148",
    jobs: [
      ["Boutique Manager", "Maison Ondine / Maison Ondine, Paddington", "2021", null],
      ["Assistant Store Manager", "Maison Ondine / Maison Ondine, Sydney CBD", "2018", "2021"],
      ["Senior Stylist", "Corazón & Co. Department Store", "2014", "2018"],
      ["Christmas Casual", "Toy Emporium / Toy Emporium, Bondi Junction", "2013", "2013"],
      ["Visual Merchandiser", "Tienda Palermo / Tienda Palermo, Buenos Aires", "2011", "2013"],
    ],
    studies: [
      ["Diploma of Retail Leadership", "Harbour Business College", "2019"],
      [
        "Bachelor of Fashion Design (not completed) / Bachelor of Fashion Design",
        "Universidad de la Moda del Sur",
        "2011",
      ],
    ],
    skills: ["Visual merchandising", "Clienteling", "Stocktake & shrinkage", "Shopify POS", "Team coaching"],
    languages: ["Spanish", "English", "Portuguese"],
    besides: [
      "Store Manager of the Year",
      "Maison Ondine Asia Pacific",
      "Retail Women's Breakfast",
      "Odile Garnier",
      "Tom Verran",
    ],
  },
};
