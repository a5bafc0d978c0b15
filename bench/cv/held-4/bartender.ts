import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.45 "Liberation Sans",sans-serif;color:#333}.p{display:grid;grid-template-columns:1fr 68mm;min-height:296mm}.m{padding:14mm 8mm 8mm 14mm}.s{background:#fbe9e1;padding:14mm 7mm}h1{font:700 26pt/1.05 "Liberation Serif",serif;margin:0;color:#b4432a}.r{letter-spacing:.12em;text-transform:uppercase;font-size:9pt;margin:1mm 0 6mm}h2{font-size:11pt;letter-spacing:.08em;text-transform:uppercase;color:#b4432a;margin:6mm 0 2mm}svg{width:3.4mm;height:3.4mm;vertical-align:-.6mm;margin-right:2mm;fill:#b4432a}.j{border-left:.6mm solid #b4432a;padding:0 0 3mm 5mm;position:relative}.j:before{content:"";position:absolute;left:-1.5mm;top:1.2mm;width:2.4mm;height:2.4mm;border-radius:50%;background:#b4432a}b{display:block}p{margin:0 0 .8mm}.d{color:#888;font-size:8.5pt}.bar{height:1.6mm;background:#e6c5b8;margin:0 0 2mm}.bar i{display:block;height:100%;background:#b4432a}`;
const icon = `<svg viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>`;
const job = (title: string, where: string, dates: string, tasks: string) =>
  `<div class=j><b>${title}</b><p>${where}<p class=d>${dates}<p>${tasks}</div>`;
const bar = (name: string, share: number) => `<p>${name}<div class=bar><i style="width:${share}%"></i></div>`;
const body = `<div class=p><div class=m><h1>Camila<br>dos Santos Ribeiro</h1><p class=r>Bartender &amp; Barista
<h2>Hello!</h2><p>I pour a flat white as happily as a Negroni. On a working holiday visa (subclass 462), second year, with no limit on weekends.
<h2>Where I’ve worked</h2>
${job("Bartender", "The Salty Pelican, Byron Bay NSW", "Nov 2025 – now", "Cocktail list of sixteen, stocktake on Mondays, till of $9,000 a night")}
${job("Barista", "Little Wren Espresso, Newtown NSW", "Mar 2025 – Oct 2025", "Up to 22 kg of beans a week on a Synesso; latte art")}
${job("Banana Packer", "Tully Valley Growers, QLD", "Oct 2024 – Feb 2025", "88 days of regional work")}
${job("Bar Supervisor", "Boteco da Vila, São Paulo, Brazil", "2021 – 2024", "Roster and training of seven people")}
<h2>Studies</h2>
${job("Bachelor of Tourism", "Universidade Anhembi Morumbi", "2017 – 2020", "")}
</div><div class=s><h2 style="margin-top:0">Contact</h2><p>${icon}0493 118 604<p>${icon}camila.sribeiro@caipira.example<p>${icon}Suffolk Park NSW 2481<p>${icon}@cami.pours
<h2>Tickets</h2><p>${icon}RSA NSW (CCH1182206, valid to Mar 2030)<p>${icon}RCG NSW, same card<p>${icon}First Aid, exp. 02/2028
<h2>Skills</h2>${bar("Latte art", 90)}${bar("Cocktails", 95)}${bar("Cash handling", 80)}${bar("Lightspeed POS", 70)}
<h2>Languages</h2><p>Portuguese – native<p>English – C1<p>Spanish – B2
<h2>Off duty</h2><p>Surfing, capoeira, sourdough</div></div>`;

/** A bartender on a working holiday: a template of two columns with drawn icons, a line of time with dots, bars without numbers. */
export const bartender: UnseenCv = {
  name: "icons and a line of time",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Camila",
    family: "dos Santos Ribeiro",
    email: "camila.sribeiro@caipira.example",
    phone: "+61493118604",
    jobs: [
      ["Bartender", "The Salty Pelican / The Salty Pelican, Byron Bay", "2025-11", null],
      ["Barista", "Little Wren Espresso / Little Wren Espresso, Newtown", "2025-03", "2025-10"],
      ["Banana Packer", "Tully Valley Growers", "2024-10", "2025-02"],
      ["Bar Supervisor", "Boteco da Vila", "2021", "2024"],
    ],
    studies: [["Bachelor of Tourism", "Universidade Anhembi Morumbi", "2020"]],
    skills: ["Latte art", "Cocktails", "Cash handling", "Lightspeed POS"],
    licences: [
      ["RSA NSW / RSA", "CCH1182206", "2030-03"],
      ["RCG NSW / RCG"],
      ["First Aid", undefined, "2028-02"],
    ],
    languages: ["Portuguese", "English", "Spanish"],
    besides: ["Surfing", "capoeira", "sourdough"],
  },
};
