import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.5 "DejaVu Sans",sans-serif;color:#3a3330}.w{display:grid;grid-template-columns:70mm 1fr;min-height:297mm}aside{background:#e9dccf;padding:14mm 8mm}main{padding:14mm 11mm}.ph{width:42mm;height:42mm;border-radius:50%;background:#b98d6b;margin:0 auto 7mm}h1{font-size:30pt;line-height:1;margin:0;font-weight:400;letter-spacing:1mm}.r{letter-spacing:1.6mm;text-transform:uppercase;font-size:8.6pt;margin:2mm 0 6mm}h2{letter-spacing:.8mm;text-transform:uppercase;font-size:10.5pt;border-bottom:.3mm solid #8b6b52;padding-bottom:1mm;margin:6mm 0 2.4mm}aside p,main p{margin:0 0 1.2mm}.b{font-weight:700}.s{font-style:italic}ul{margin:1mm 0 4mm;padding-left:4.5mm}aside ul{margin:0}`;
const job = (title: string, at: string, when: string, ...duties: readonly string[]) =>
  `<p class=b>${title}</p><p class=s>${at} | ${when}</p><ul>${duties.map((one) => `<li>${one}</li>`).join("")}</ul>`;
const list = (...texts: readonly string[]) => `<ul>${texts.map((one) => `<li>${one}</li>`).join("")}</ul>`;

const body = `<div class=w><aside><div class=ph></div>
<h2>Contact me</h2><p>0491 570 156</p><p>hello.tilly@example.net</p><p>Fremantle, WA 6160</p><p>@tillypours</p>
<h2>What I bring</h2>${list("Latte art", "Dialling in espresso", "Batch brew &amp; pour over", "Square POS", "Stock orders", "Opening &amp; closing")}
<h2>Tickets</h2>${list("RSA (WA) – Sept 2024", "Food Safety Supervisor – exp. 02/2029", "First Aid (HLTAID011) – exp. 10/2027")}
<h2>Languages</h2><p>English – mother tongue</p><p>German – conversational</p>
</aside><main><h1>TILLY<br>ROSEWARNE</h1><p class=r>Head barista</p>
<h2>Hi there</h2><p>Six years behind machines with one, two and four groups. I know the regulars' dogs by name. Available from 6 am, seven days, not during the second week of March.</p>
<h2>Where I've worked</h2>
${job("Head Barista", "Salt &amp; Jetty Coffee, South Fremantle", "Oct 2023 – Present", "Run the bar of a 90-seat café, 55 kg of coffee a week", "Trained eight juniors; wrote the recipe cards")}
${job("Barista / All-rounder", "Little Kelpie Espresso, Northbridge", "Feb 2022 – Sep 2023", "Solo weekday shifts from 5.30 am")}
${job("Café Assistant", "The Almond Spoon, Albany", "Summer 2020/21", "Till, tables, toasties")}
${job("Kitchen Hand", "Middleton Beach Surf Club", "2019 – 2020", "Dishes for up to 200 covers")}
<h2>Learning</h2><p class=b>Certificate III in Hospitality</p><p class=s>Swan Quay TAFE | 2022</p><p style="margin-top:3mm" class=b>WACE (Year 12)</p><p class=s>Princess Royal Senior High | 2020</p>
<h2>Fun stuff</h2><p>Third place, WA Latte Smackdown 2025. Ocean swims, op shops, sourdough called Clint.</p>
<h2>Ask about me</h2><p>Priyanka Sood, owner, Salt &amp; Jetty Coffee – 0491 571 266</p></main></div>`;

/** A barista's page from a design site: beige left column with round photo, tickets with dashes and “exp. 02/2029”, name over two lines, title over “Employer, Suburb | Oct 2023 – Present” in italics, a season over New Year. */
export const barista: UnseenCv = {
  name: "barista's design-site page: beige left column with photo, “Tickets” with “exp. 02/2029” behind dashes, name over two lines, title over “Employer, Suburb | Oct 2023 – Present” in italics, “Summer 2020/21”, headings in own words",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Tilly / TILLY",
    family: "Rosewarne / ROSEWARNE",
    email: "hello.tilly@example.net",
    phone: "+61491570156",
    jobs: [
      ["Head Barista", "Salt & Jetty Coffee / Salt & Jetty Coffee, South Fremantle", "2023-10", null],
      [
        "Barista / Barista / All-rounder / Barista / Barista/All-rounder",
        "Little Kelpie Espresso / Little Kelpie Espresso, Northbridge",
        "2022-02",
        "2023-09",
      ],
      ["Café Assistant", "The Almond Spoon / The Almond Spoon, Albany", "2020", "2021"],
      ["Kitchen Hand", "Middleton Beach Surf Club", "2019", "2020"],
    ],
    studies: [
      ["Certificate III in Hospitality", "Swan Quay TAFE", "2022"],
      ["WACE (Year 12) / WACE / Year 12 / Year 12 (WACE)", "Princess Royal Senior High", "2020"],
    ],
    skills: [
      "Latte art",
      "Dialling in espresso",
      "Batch brew & pour over",
      "Square POS",
      "Stock orders",
      "Opening & closing",
    ],
    licences: [
      ["RSA (WA) / RSA / Responsible Service of Alcohol"],
      ["Food Safety Supervisor", undefined, "2029-02"],
      ["First Aid (HLTAID011) / First Aid / HLTAID011 First Aid", undefined, "2027-10"],
    ],
    languages: ["English", "German"],
    besides: ["Batch brew", "Pour over", "WA Latte Smackdown", "Priyanka Sood", "Third place"],
  },
};
