import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9pt/1.45 "Liberation Sans",sans-serif;color:#333}.g{display:grid;grid-template-columns:70mm 1fr;min-height:296mm}.s{background:#1f3b57;color:#fff;padding:10mm 8mm}.ph{width:44mm;height:44mm;border-radius:50%;background:#8aa5bf;margin:0 auto 9mm}.m{padding:14mm 11mm}h1{font-size:27pt;margin:0;color:#1f3b57}h1 span{font-weight:400}.r{letter-spacing:3px;text-transform:uppercase;margin:1mm 0 8mm}h2{font-size:12.5pt;text-transform:uppercase;letter-spacing:1px;margin:7mm 0 3mm;border-bottom:1.5px solid;padding-bottom:1mm}.l{display:flex;justify-content:space-between}p{margin:0 0 1.5mm}ul{margin:1mm 0 4mm;padding-left:5mm}.two{display:grid;grid-template-columns:1fr 1fr;gap:6mm}`;
const job = (employer: string, years: string, title: string, tasks: readonly string[]) =>
  `<div class=l><b>${employer}</b><span>${years}</span></div><div>${title}</div><ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>`;
const items = (...all: readonly string[]) => `<ul>${all.map((one) => `<li>${one}`).join("")}</ul>`;
const body = `<div class=g><div class=s><div class=ph></div>
<h2>Contact</h2><p>☎ 0432 716 085<p>✉ hello@ruby-castellano.example<p>⌂ 27 Lonsdale Lane, Braddon ACT 2612<p>⚑ www.ruby-castellano.example
<h2>Education</h2><p>2019 - 2021<br><b>MURRAY UNIVERSITY</b>${items("Master of Marketing")}<p>2015 - 2018<br><b>MURRAY UNIVERSITY</b>${items("Bachelor of Communication", "GPA: 6.1 / 7.0")}
<h2>Skills</h2>${items("Campaign planning", "Email marketing", "Meta Ads", "Public relations", "Copywriting", "Event management", "Canva")}
<h2>Languages</h2>${items("English (Fluent)", "Spanish (Basics)")}
</div><div class=m><h1>RUBY <span>CASTELLANO</span></h1><div class=r>Marketing Coordinator</div>
<h2>Profile</h2><p>I make small budgets look larger than they are. Seven years of campaigns for theatres, wineries and one very large pumpkin.
<h2>Work experience</h2>
${job("Capital Playhouse", "2023 - PRESENT", "Marketing Coordinator", ["Sold 94 % of seats in the 2025 season with the same budget as the year before.", "Manages two designers and a photographer."])}
${job("Brindabella Estate Wines", "2021 - 2023", "Digital Marketing Officer", ["Grew the mailing list from 900 to 7,400.", "Wrote every label, and most of the replies to complaints."])}
${job("Goulburn Show Society", "2018 - 2021", "Events &amp; Social Media Assistant", ["Looked after the stallholders and all channels of the show."])}
<h2>Reference</h2><div class=two><div><b>Estelle Darcy</b><br>Capital Playhouse / General Manager<br>Phone: 02 5550 0164<br>Email: estelle@capitalplayhouse.example</div><div><b>Harumi Oyelaran</b><br>Brindabella Estate / Owner<br>Phone: 02 5550 0127<br>Email: harumi@brindabellaestate.example</div></div>
</div></div>`;

/** A marketing coordinator in the best known page of a design tool: dark sidebar with a round picture, employer against years, title below, institutions in capitals above degrees, two references side by side. */
export const marketingCoordinator: UnseenCv = {
  name: "design tool's sidebar, employer against years, title below",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Ruby",
    family: "Castellano",
    email: "hello@ruby-castellano.example",
    phone: "+61432716085",
    jobs: [
      ["Marketing Coordinator", "Capital Playhouse", "2023", null],
      ["Digital Marketing Officer", "Brindabella Estate Wines", "2021", "2023"],
      ["Events & Social Media Assistant", "Goulburn Show Society", "2018", "2021"],
    ],
    studies: [
      ["Master of Marketing", "Murray University", "2021"],
      ["Bachelor of Communication", "Murray University", "2018"],
    ],
    skills: [
      "Campaign planning",
      "Email marketing",
      "Meta Ads",
      "Public relations",
      "Copywriting",
      "Event management",
      "Canva",
    ],
    languages: ["English", "Spanish"],
  },
};
