import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const icon = (path: string) =>
  `<svg width=11 height=11 viewBox="0 0 24 24"><path d="${path}" fill="#b5657a"/></svg>`;
const css = `body{font:9pt/1.5 "DejaVu Sans",sans-serif}.h{background:#f5e4e8;padding:14mm 16mm;text-align:center}h1{font:300 34pt/1 "DejaVu Sans";letter-spacing:5px;margin:0}.h b{letter-spacing:3px;font-size:9pt}.c{display:flex;justify-content:space-around;padding:3mm 16mm;border-bottom:1px solid #b5657a}.m{padding:4mm 16mm}h2{font-size:11pt;letter-spacing:3px;text-align:center;margin:4mm 0 3mm;text-transform:uppercase;color:#b5657a}.j{display:grid;grid-template-columns:52mm 1fr;gap:7mm;margin-bottom:3mm}.l{text-align:right}.l b{display:block;font-size:10pt}ul{margin:0;padding-left:4mm}.t{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6mm}.t p{margin:0;text-align:center}p{margin:0 0 1mm}`;
const job = (title: string, employer: string, dates: string, tasks: readonly string[]) =>
  `<div class=j><div class=l><b>${title}</b>${employer}<br><i>${dates}</i></div><ul>${tasks.map((task) => `<li>${task}`).join("")}</ul></div>`;
const body = `<div class=h><h1>CHLOE</h1><h1>PAPADAKIS</h1><b>DENTAL ASSISTANT</b></div>
<div class=c><span>${icon("M4 2h6v6l-3 2a14 14 0 0 0 6 6l2-3h6v6z")} 0439 602 174</span><span>${icon("M2 4h20v16H2z")} chloe.papadakis@aegina.example</span><span>${icon("M12 2a7 7 0 0 1 7 7c0 5-7 13-7 13S5 14 5 9a7 7 0 0 1 7-7z")} Marrickville, NSW</span></div>
<div class=m><h2>Hello</h2><p style="text-align:center">Dental assistant with a calm voice for nervous people. I like small practices and tidy trays.
<h2>Where I’ve worked</h2>
${job("Senior Dental Assistant", "Enmore Road Dental", "Feb 2023 – now", ["Four-handed dentistry with two dentists", "Trains the juniors in tracking of sterilisation"])}
${job("Dental Assistant", "Bright Street Smiles", "Jul 2020 – Jan 2023", ["Took impressions and X-rays under supervision", "Recalls and accounts"])}
${job("Receptionist", "Paws Vet Clinic", "Feb–Aug 2019 (6 mths)", ["Desk, phones and one parrot"])}
<h2>Learning</h2>
<div class=t><p><b>Certificate IV in Dental Assisting</b><br>Ultimo TAFE<br>2022<p><b>Certificate III in Dental Assisting</b><br>Ultimo TAFE<br>2020<p><b>Higher School Certificate</b><br>Dulwich High School<br>2018</div>
<div class=t><div><h2>Skills</h2><p>Praktika<p>OPG imaging<p>Chairside assisting</div><div><h2>Languages</h2><p>English<p>Greek</div><div><h2>Checks</h2><p>WWCC 1904471E<p>CPR – May 2026</div></div></div>`;

/** A dental assistant in a template of a design tool: name over two lines wide apart, drawn icons, jobs with title, employer and dates at the left against the tasks, studies side by side, three short lists at the foot. */
export const dentalAssistant: UnseenCv = {
  name: "heads at the left against the tasks",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Chloe",
    family: "Papadakis",
    email: "chloe.papadakis@aegina.example",
    phone: "+61439602174",
    jobs: [
      ["Senior Dental Assistant", "Enmore Road Dental", "2023-02", null],
      ["Dental Assistant", "Bright Street Smiles", "2020-07", "2023-01"],
      ["Receptionist", "Paws Vet Clinic", "2019-02", "2019-08"],
    ],
    studies: [
      ["Certificate IV in Dental Assisting", "Ultimo TAFE", "2022"],
      ["Certificate III in Dental Assisting", "Ultimo TAFE", "2020"],
      ["Higher School Certificate", "Dulwich High School", "2018"],
    ],
    skills: ["Praktika", "OPG imaging", "Chairside assisting"],
    licences: [["WWCC / Working with Children Check", "1904471E"], ["CPR"]],
    languages: ["English", "Greek"],
  },
};
