import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9.4pt;line-height:1.45;color:#333}.w{display:grid;grid-template-columns:1fr 62mm;min-height:297mm}.m{padding:14mm 9mm 10mm 14mm}.s{background:#7a2e1d;color:#fff3e6;padding:14mm 8mm}h1{font-size:25pt;margin:0;color:#7a2e1d}.t{font-size:11pt;margin:0 0 4mm;color:#a8623f}h2{font-size:11pt;color:#7a2e1d;margin:5.5mm 0 2mm;text-transform:uppercase}.s h2{color:#ffcf9c}p{margin:0 0 1.3mm}h3{font-size:10pt;margin:3mm 0 0}.d{color:#a8623f;font-size:8.7pt}ul{margin:.5mm 0;padding-left:4.5mm}`;

const job = (title: string, where: string, when: string, tasks: readonly string[]) =>
  `<h3>${title}</h3><p>${where}<p class=d>${when}<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>`;
const group = (label: string, text: string) => `<p><b>${label}</b> – ${text}`;

const body = `<div class=w><div class=m><h1>Hardeep “Harry” Sandhu</h1><p class=t>Multi-site retail food operator
<p>For nine years my own name was on the lease. I bought one tired bakery franchise in Bundaberg, made it two good ones, and sold both in June 2025 at four times what I paid. Now I would like to do it with somebody else’s money: area manager, operations manager or franchise support.
<h2>What I do well</h2>
${group("People", "hiring, rostering, award interpretation, traineeships")}
${group("Money", "food cost control, cash flow forecasting, landlord negotiation")}
${group("Customers", "local area marketing, delivery apps, complaints at the counter")}
${group("Software", "MYOB, Deputy, Lightspeed")}
<h2>Three things I am proud of</h2><ul><li>Sales of the two shops from $0.9m to $2.6m a year<li>Eleven school leavers through a Certificate III, ten still in the trade<li>Shop of the Year (Regional), Sourdough Sam’s network, 2021 and 2023</ul>
<h2>How I got here</h2>
${job("Franchise Owner", "Sourdough Sam’s, Bundaberg and Hervey Bay", "Aug 2016 – Jun 2025 (8 yrs 11 mos)", ["26 staff, two ovens, one van; open at 4.30 am on 362 days of the year", "Second shop opened in October 2019"])}
${job("Store Manager", "Corner Lantern Convenience, Maryborough", "Mar 2013 – Jul 2016 (3 yrs 5 mos)", ["Shrinkage from 3.1% to 0.8%"])}
${job("Taxi Driver", "Mary River Cabs", "2010 – 2013", ["Nights, while I studied"])}
${job("Assistant Purchase Officer", "Doaba Milk Foods, Jalandhar (India)", "Jul 2006 – Nov 2009 (3 yrs 5 mos)", ["Packaging and sugar for a plant of 400 workers"])}</div>
<div class=s><h2>Contact</h2><p>0491 572 983<p>harry.sandhu@example.com<p>Bargara QLD 4670<p>Will move anywhere from Gympie to Gladstone
<h2>Education</h2><p><b>Diploma of Hospitality Management</b><br>Burnett Coast College<br>2012<p><b>Bachelor of Commerce</b><br>Sutlej Valley University, Jalandhar<br>2006
<h2>Licences</h2><p><b>Food Safety Supervisor</b><br>No. FSS-118842<br>to 05/2028<p><b>First Aid (HLTAID011)</b><br>to 09/2027<p><b>Queensland driver licence</b><br>Class MR
<h2>Languages</h2><p>Punjabi<p>English<p>Hindi
<h2>Community</h2><p>Treasurer, Bundaberg Kabaddi Club<p>Langar cook, every second Sunday
<h2>Referees</h2><p>Samantha Orr<br>Founder, Sourdough Sam’s<br>0491 573 770</div></div>`;

/** A franchise owner who has sold: dark side bar at the right, a nickname within the name, skills by dashes behind labels, years and months in brackets behind dates, entries over three lines in the side bar. */
export const franchiseOwner: UnseenCv = {
  name: "side bar at the right, nickname, skills behind labels, lengths in brackets",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Hardeep / Harry / Hardeep “Harry”",
    family: "Sandhu",
    email: "harry.sandhu@example.com",
    phone: "+61491572983",
    jobs: [
      [
        "Franchise Owner",
        "Sourdough Sam’s / Sourdough Sam’s, Bundaberg and Hervey Bay",
        "2016-08",
        "2025-06",
      ],
      [
        "Store Manager",
        "Corner Lantern Convenience / Corner Lantern Convenience, Maryborough",
        "2013-03",
        "2016-07",
      ],
      ["Taxi Driver", "Mary River Cabs", "2010", "2013"],
      [
        "Assistant Purchase Officer",
        "Doaba Milk Foods / Doaba Milk Foods, Jalandhar / Doaba Milk Foods, Jalandhar (India)",
        "2006-07",
        "2009-11",
      ],
    ],
    studies: [
      ["Diploma of Hospitality Management", "Burnett Coast College", "2012"],
      ["Bachelor of Commerce", "Sutlej Valley University / Sutlej Valley University, Jalandhar", "2006"],
    ],
    skills: [
      "hiring",
      "rostering",
      "award interpretation",
      "traineeships",
      "food cost control",
      "cash flow forecasting",
      "landlord negotiation",
      "local area marketing",
      "delivery apps",
      "complaints at the counter",
      "MYOB",
      "Deputy",
      "Lightspeed",
    ],
    licences: [
      ["Food Safety Supervisor", "FSS-118842", "2028-05"],
      ["First Aid (HLTAID011) / First Aid", undefined, "2027-09"],
    ],
    drives: ["MR"],
    languages: ["Punjabi", "English", "Hindi"],
    besides: [
      "Shop of the Year (Regional)",
      "Shop of the Year",
      "Treasurer",
      "Bundaberg Kabaddi Club",
      "Langar cook",
    ],
  },
};
