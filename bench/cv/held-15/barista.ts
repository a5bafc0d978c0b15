import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `@page{margin:0}body{font:8.8pt/1.5 "Open Sans",Montserrat,"DejaVu Sans",sans-serif;color:#3b3533}.page{display:flex;width:210mm;height:296mm}.side{width:52mm;background:#e9dfd3;padding:14mm 8mm}.photo{width:38mm;height:38mm;border-radius:50%;background:#b79e86;margin:0 auto 9mm}.side h2,.main h2{font-size:10.5pt;letter-spacing:.18em;text-transform:uppercase;margin:8mm 0 3mm;color:#7a5638}.side p{margin:0 0 1.8mm;overflow-wrap:anywhere}.b{height:1.4mm;background:#fff;margin:0 0 2.8mm}.b i{display:block;height:100%;background:#7a5638}.main{flex:1;padding:16mm 12mm 0 11mm}h1{font-size:26pt;line-height:1.1;margin:0;letter-spacing:.06em;text-transform:uppercase;color:#7a5638;font-weight:700}.sub{letter-spacing:.25em;text-transform:uppercase;margin:2mm 0 0}.row{display:flex;margin:0 0 3.8mm}.row>.w{width:34mm;flex:none;color:#7a5638;font-weight:700}.row h3{font-size:9.6pt;margin:0}.row p{margin:0}.row em{color:#7b726d}`;

const row = (when: string, title: string, at: string, text = "") =>
  `<div class=row><div class=w>${when}</div><div><h3>${title}</h3><em>${at}</em>${text && `<p>${text}</p>`}</div></div>`;
const bar = (skill: string, share: number) =>
  `<p>${skill}</p><div class=b><i style="width:${share}%"></i></div>`;

const body = `<div class=page><div class=side><div class=photo></div>
<h2>Contact</h2><p>0491 570 159</p><p>thais.nogueira@example.com</p><p>Dulwich Hill NSW 2203</p><p>@thais.pours</p>
<h2>Skills</h2>${bar("Espresso &amp; dialling in", 95)}${bar("Latte art", 85)}${bar("Batch brew and filter", 80)}${bar("Square POS", 75)}${bar("Training new staff", 80)}${bar("Stock ordering", 60)}
<h2>Languages</h2><p>Portuguese – native</p><p>English – fluent</p><p>Spanish – intermediate</p>
<h2>Licences</h2><p>NSW RSA Competency Card<br>No. CCH10427718<br>Exp. 14/02/2030</p><p>Food Safety Supervisor Certificate, 2025</p></div>
<div class=main><h1>Thaís<br>Nogueira</h1><p class=sub>Barista</p>
<h2>About me</h2><p style="margin:0">Six years behind the machine, from a beach town in the south of Brazil to the Inner West. I am calm in a queue of thirty, I remember names and orders, and I clean as I go. Student visa with 48 hours a fortnight in term and full time in the breaks. Free on mornings and all weekends.</p>
<h2>Work experience</h2>
${row("Since Jan 2025", "Head Barista", "Little Wren Coffee, Marrickville", "Two-group Linea, 38 kilos a week. Choose the guest roaster, train the juniors, write the opening checklist.")}
${row("Aug 2024 – now", "Weekend Barista &amp; Waitress", "The Salt Pier, Bondi", "Sunday brunch with 180 covers; section of eight tables when the machine is quiet.")}
${row("2022 – 2024", "Shift Supervisor", "Café Jatobá, Florianópolis, Brazil", "Rosters and till for a team of seven, wholesale orders, Saturday cupping for guests.")}
${row("2020 – 2022", "Barista", "Café Jatobá, Florianópolis, Brazil", "Espresso, filter and the brigadeiro counter.")}
${row("Summer 2019–20", "Receptionist", "Pousada Maré Mansa, Garopaba, Brazil", "Check-in, breakfast and airport pick-ups.")}
<h2>Education</h2>
${row("2025 – present", "Certificate IV in Marketing and Communication", "Harbourline College, Sydney")}
${row("2016 – 2019", "Bachelor of Tourism", "Universidade do Vale Sul, Brazil")}
<h2>Courses</h2>
${row("2023", "SCA Barista Skills – Intermediate", "Escola do Grão, São Paulo")}
<h2>Interests</h2><p style="margin:0">Ocean swimming, samba drumming with a street band in Petersham, film photography.</p>
</div></div>`;

/** A Brazilian barista's page from a design site: coloured column with bars, dates in a column of their own, two jobs at once, “Since” and “Summer”. */
export const barista: UnseenCv = {
  name: "Brazilian barista's design-site page with bars, date column, two jobs at once",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Thaís",
    family: "Nogueira",
    email: "thais.nogueira@example.com",
    phone: "+61491570159",
    jobs: [
      ["Head Barista", "Little Wren Coffee", "2025-01", null],
      ["Weekend Barista & Waitress", "The Salt Pier", "2024-08", null],
      ["Shift Supervisor", "Café Jatobá", "2022", "2024"],
      ["Barista", "Café Jatobá", "2020", "2022"],
      ["Receptionist", "Pousada Maré Mansa", "2019", "2020"],
    ],
    studies: [
      ["Certificate IV in Marketing and Communication", "Harbourline College", undefined],
      ["Bachelor of Tourism", "Universidade do Vale Sul", "2019"],
    ],
    skills: [
      "Espresso & dialling in",
      "Latte art",
      "Batch brew and filter",
      "Square POS",
      "Training new staff",
      "Stock ordering",
    ],
    licences: [
      ["NSW RSA Competency Card / RSA Competency Card / RSA", "CCH10427718", "2030-02-14"],
      ["Food Safety Supervisor Certificate / Food Safety Supervisor"],
    ],
    languages: ["Portuguese", "English", "Spanish"],
    besides: ["SCA Barista Skills – Intermediate", "SCA Barista Skills", "Escola do Grão"],
  },
};
