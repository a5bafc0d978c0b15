import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.8pt/1.5 "Liberation Sans",sans-serif;color:#2b2b2b}.g{display:grid;grid-template-columns:1fr 60mm;min-height:296mm}main{padding:14mm 9mm 8mm 15mm}aside{background:#1b1b2f;color:#f4f1ea;padding:14mm 7mm;font-size:9pt}h1{font-size:26pt;margin:0;line-height:1.1}.r{color:#a8763e;margin:0 0 4mm;font-size:11.5pt}h2{font-size:12pt;color:#a8763e;margin:5mm 0 2mm;text-transform:uppercase}aside h2{color:#e8c48a}aside h2:first-child{margin-top:0}p{margin:0 0 1mm}.j{margin-bottom:2.8mm;break-inside:avoid}.j b{font-size:10.2pt}.w{float:right;color:#777;font-size:9pt}`;
const job = (title: string, at: string, when: string, words = "") =>
  `<div class=j><p style="margin:0"><span class=w>${when}</span><b>${title}</b>, ${at}</p>${words && `<p>${words}</p>`}</div>`;

const body = `<div class=g><main><h1>Inès Marchetti-Roux</h1><p class=r>Waiter and section head</p>
<p>Six cities, nine dining rooms, one broken plate that mattered. Working holiday turned into a life; partner visa, no limits on hours.</p>
<h2>Experience</h2>
${job("Section Head Waiter", "Osteria Ventidue, Fitzroy", "Aug 2025 – Present", "Twelve tables, wine pairing, training of casuals.")}
${job("Waiter (part-time)", "The Gilded Galah, Brunswick", "Mar 2025 – Jul 2025")}
${job("Food &amp; Beverage Attendant", "Cape Resort &amp; Spa, Port Douglas", "May 2024 – Jan 2025", "Breakfast for 280, room service, pool bar.")}
${job("Waiter", "Café Lumière, Darlinghurst", "Oct 2023 – Apr 2024", "Left when the building was sold.")}
${job("Barista and Waiter", "Two Short Blacks, Hobart", "Feb 2023 – Sep 2023")}
${job("Grape Picker", "Coal River Vines, Tasmania", "Dec 2022 – Feb 2023")}
${job("Chef de Rang", "Brasserie du Vieux Port, Marseille", "2019 – 2022", "Two hundred covers on a Sunday, in July, outside.")}
${job("Commis de Salle", "Hôtel Les Cigales, Aix-en-Provence", "2017 – 2019")}
<h2>Education</h2>
${job("Brevet de Technicien Supérieur, Hospitality", "Lycée Hôtelier des Calanques, Marseille", "2017")}
</main><aside><h2>Contact</h2><p>0491 578 888</p><p>ines.mroux@example.com</p><p>Coburg VIC 3058</p>
<h2>Certificates</h2><p>RSA Victoria, no. 5120448, expires 30 Aug 2028</p><p>RSG</p><p>Food Handling (SITXFSA005)</p>
<h2>Skills</h2><p>Silver service</p><p>Wine service</p><p>Latte art</p><p>Lightspeed POS</p><p>Upselling</p><p>Cash handling</p>
<h2>Languages</h2><p>French ●●●●●</p><p>English ●●●●○</p><p>Italian ●●●○○</p>
<h2>Hobbies</h2><p>Bouldering, ceramics, natural wine</p>
<h2>Availability</h2><p>Evenings and weekends</p>
<h2>References</h2><p>On request</p></aside></div>`;

/** A French waiter's PDF of many short jobs with a dark column at the right: “Title, Employer, Place” in a line with the dates at the right, levels of languages as dots. */
export const waiter: UnseenCv = {
  name: "French waiter's hospitality CV with eight short jobs: “Title, Employer, Place” in a line with dates at its right, “(part-time)” and a reason for leaving, dark column at the right with certificates with numbers, language levels as dots, “On request”",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Inès",
    family: "Marchetti-Roux",
    email: "ines.mroux@example.com",
    phone: "+61491578888",
    jobs: [
      ["Section Head Waiter", "Osteria Ventidue / Osteria Ventidue, Fitzroy", "2025-08", null],
      [
        "Waiter (part-time) / Waiter",
        "The Gilded Galah / The Gilded Galah, Brunswick / Gilded Galah",
        "2025-03",
        "2025-07",
      ],
      [
        "Food & Beverage Attendant",
        "Cape Resort & Spa / Cape Resort & Spa, Port Douglas",
        "2024-05",
        "2025-01",
      ],
      ["Waiter", "Café Lumière / Café Lumière, Darlinghurst", "2023-10", "2024-04"],
      ["Barista and Waiter", "Two Short Blacks / Two Short Blacks, Hobart", "2023-02", "2023-09"],
      ["Grape Picker", "Coal River Vines / Coal River Vines, Tasmania", "2022-12", "2023-02"],
      ["Chef de Rang", "Brasserie du Vieux Port / Brasserie du Vieux Port, Marseille", "2019", "2022"],
      ["Commis de Salle", "Hôtel Les Cigales / Hôtel Les Cigales, Aix-en-Provence", "2017", "2019"],
    ],
    studies: [
      [
        "Brevet de Technicien Supérieur, Hospitality / Brevet de Technicien Supérieur / Brevet de Technicien Supérieur (Hospitality) / Brevet de Technicien Supérieur in Hospitality",
        "Lycée Hôtelier des Calanques / Lycée Hôtelier des Calanques, Marseille",
        "2017",
      ],
    ],
    skills: ["Silver service", "Wine service", "Latte art", "Lightspeed POS", "Upselling", "Cash handling"],
    licences: [
      [
        "RSA Victoria / RSA / Responsible Service of Alcohol / RSA (Victoria) / Responsible Service of Alcohol (Victoria)",
        "5120448",
        "2028-08-30",
      ],
      ["RSG / Responsible Service of Gaming / Responsible Service of Gambling"],
      ["Food Handling (SITXFSA005) / Food Handling / SITXFSA005 Food Handling"],
    ],
    languages: ["French", "English", "Italian"],
    besides: ["Waiter and section head", "partner visa", "Working holiday"],
  },
};
