import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:8.8pt/1.45 Montserrat,"DejaVu Sans",sans-serif;color:#333}.page{display:grid;grid-template-columns:68mm 1fr;min-height:296mm}aside{background:#2f3437;color:#f4efe9;padding:12mm 8mm}.photo{width:40mm;height:40mm;border-radius:50%;background:radial-gradient(circle at 50% 35%,#d9b8a3 25%,#b98d79 26% 60%,#87604f 61%);margin:0 auto 8mm;border:1mm solid #f4efe9}h2{font-size:10.5pt;letter-spacing:.28em;text-transform:uppercase;font-weight:600;margin:0 0 2.5mm}aside h2{border-bottom:.25mm solid #f4efe9;padding-bottom:1.5mm;margin-top:7mm}main{padding:16mm 11mm 10mm 10mm}h1{font-size:25pt;letter-spacing:.12em;text-transform:uppercase;margin:0;line-height:1.15;font-weight:400}h1 b{display:block}.role{letter-spacing:.35em;text-transform:uppercase;font-size:9pt;margin:2mm 0 8mm;color:#87604f}p{margin:0 0 1.2mm}ul{padding-left:4mm;margin:.8mm 0 0}aside ul{margin:0}.line{border-left:.4mm solid #87604f;margin-left:1.5mm;padding-left:6mm}.job{position:relative;margin-bottom:4.5mm}.job::before{content:"";position:absolute;left:-7.6mm;top:1mm;width:2.6mm;height:2.6mm;border-radius:50%;background:#fff;border:.4mm solid #87604f}.job h3{font-size:9.6pt;margin:0}.job .at{color:#87604f;margin:0;display:flex;justify-content:space-between}.refs{display:grid;grid-template-columns:1fr 1fr;gap:6mm}section{margin-bottom:6mm}`;

const job = (title: string, at: string, when: string, points: readonly string[]) =>
  `<div class=job><h3>${title}</h3><p class=at><span>${at}</span><span>${when}</span></p>${
    points.length ? `<ul>${points.map((point) => `<li>${point}`).join("")}</ul>` : ""
  }</div>`;
const list = (of: readonly string[]) => `<ul>${of.map((one) => `<li>${one}`).join("")}</ul>`;

const body = `<div class=page><aside><div class=photo></div>
<h2>Contact</h2><p>☎ 0491 570 157</p><p>✉ hello.jazmin@example.com</p><p>⌂ Penrith NSW 2750</p><p>@jaz.skin.example</p>
<h2>Education</h2><p><b>DIPLOMA OF BEAUTY THERAPY</b></p><p>Nepean Beauty College</p><p>2017 - 2018</p><br>
<p><b>CERT III IN MAKE-UP</b></p><p>Nepean Beauty College</p><p>2016</p>
<h2>Expertise</h2>${list(["Skin needling", "LED therapy", "Lash lifts &amp; tints", "Brow lamination", "IPL hair removal", "Client consultations", "Retail sales"])}
<h2>Licences</h2><p>Laser Safety Certificate<br>LSO-20915, exp 10/2027</p><p>First Aid + CPR (2026)</p><p>NSW Driver Licence, Class C</p>
<h2>Language</h2><p>English</p><p>Auslan (basic)</p></aside>
<main><h1>Jazmin <b>O’Rourke-Bell</b></h1><p class=role>Senior Beauty Therapist</p>
<section><h2>Profile</h2><p>Skin-obsessed therapist with 8+ years in busy salons and a medical clinic. Column booked out six weeks ahead, and 62% of my clients rebook before they put their shoes on.</p></section>
<section><h2>Experience</h2><div class=line>
${job("Senior Beauty Therapist", "Peel Me a Grape Skin Studio", "2022 - Now", [
  "Advanced facials, peels and needling for 35 clients a week",
  "Highest retail average of the studio ($41 per client)",
  "Look after two juniors and the stock order",
])}
${job("Dermal Therapist", "Dr. Glow Cosmetic Clinic", "2020 - 2022", [
  "IPL and LED under the supervision of a nurse practitioner",
  "Photos, consent forms and follow-up calls",
])}
${job("Beauty Therapist", "Lapstone Lashes &amp; Co.", "2018 - 2020", ["Waxing, tanning, lashes and brows; opened and closed the salon"])}
${job("Retail Assistant", "Price Parade Pharmacy", "2015 - 2018", ["Skin care and fragrance counter after school and on weekends"])}
</div></section>
<section><h2>Reference</h2><div class=refs><div><p><b>Simone Achurch</b></p><p>Owner, Peel Me a Grape</p><p>0491 570 158</p></div><div><p><b>Dr. Anil Bhandari</b></p><p>Dr. Glow Cosmetic Clinic</p><p>02 5550 1234</p></div></div></section>
</main></div>`;

/** A beauty therapist's page from an online design tool: a dark side bar at the left with a photo in a circle, headings and the name in spaced capitals, a timeline with employer and years on one line, references side by side. */
export const beautyTherapist: UnseenCv = {
  name: "dark side bar, photo in a circle, spaced capitals, timeline, references side by side",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Jazmin",
    family: "O’Rourke-Bell",
    email: "hello.jazmin@example.com",
    phone: "+61491570157",
    jobs: [
      ["Senior Beauty Therapist", "Peel Me a Grape Skin Studio", "2022", null],
      ["Dermal Therapist", "Dr. Glow Cosmetic Clinic", "2020", "2022"],
      ["Beauty Therapist", "Lapstone Lashes & Co.", "2018", "2020"],
      ["Retail Assistant", "Price Parade Pharmacy", "2015", "2018"],
    ],
    studies: [
      ["Diploma of Beauty Therapy", "Nepean Beauty College", "2018"],
      ["Cert III in Make-Up / Certificate III in Make-Up", "Nepean Beauty College", "2016"],
    ],
    skills: [
      "Skin needling",
      "LED therapy",
      "Lash lifts & tints",
      "Brow lamination",
      "IPL hair removal",
      "Client consultations",
      "Retail sales",
    ],
    licences: [["Laser Safety Certificate", "LSO-20915", "2027-10"], ["First Aid + CPR / First Aid"]],
    drives: ["C"],
    languages: ["English", "Auslan"],
    besides: ["CPR"],
  },
};
