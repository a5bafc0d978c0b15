import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "DejaVu Sans Condensed","DejaVu Sans",sans-serif;color:#1f2933;padding:15mm 17mm}h1{font-size:23pt;margin:0;color:#c2410c}.c{margin:1mm 0 3mm}h2{font-size:11pt;margin:5mm 0 1.5mm;color:#c2410c;border-bottom:2px dotted #c2410c}.j{margin-bottom:3mm}.j b{font-weight:700}.j small{color:#6b7785;font-size:9pt}ul{margin:.5mm 0;padding-left:5mm}p{margin:0 0 1mm}table{border-collapse:collapse;font-size:9pt;width:100%}td,th{border:1px solid #ddd;padding:1mm;text-align:center}`;
const post = (title: string, venue: string, when: string, tasks: readonly string[] = []) =>
  `<div class=j><b>${title}</b> at <b>${venue}</b> <small>(${when})</small>${tasks.length ? `<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>` : ""}</div>`;
const body = `<h1>Bailey Oduya-Fitzgerald</h1><div class=c>Waiter, barista and second-year science student<br>Wollongong NSW 2500 &nbsp;|&nbsp; 0490 338 157 &nbsp;|&nbsp; bailey.of@sandstone.example</div>
<h2>A bit about me</h2><p>I am quick, tidy and kind to people before their first coffee. After two summers of full houses I can carry four plates and a conversation.
<h2>Jobs</h2>
${post("Waiter", "The Blowhole Bistro, Kiama", "Dec 2025 – present, casual", ["Section of ten tables, wine service, closing", "Trains new floor staff"])}
${post("Barista", "Grindstone Espresso, Wollongong", "Feb 2025 – present, 12 hours a week", ["Up to 300 coffees on a Saturday"])}
${post("Sales Assistant", "Boardriders’ Barn, Kiama", "Nov 2023 – Jan 2025", ["Fitting wetsuits, stocktake, register"])}
${post("Crew Member", "Clucky’s Chicken, Kiama", "Mar 2022 – Oct 2023", ["Front counter and drive-through"])}
<h2>Study</h2>
<p><b>Bachelor of Science</b>, Mount Keira University (2025 – 2027, in progress)<p><b>Higher School Certificate</b>, Minnamurra High School (2024)
<h2>Tickets</h2>
<p>Responsible Service of Alcohol (NSW competency card CCH 1907226, expires 14 January 2031)<p>Food handler basics, 2025<p>Provisional P2 licence and own car
<h2>Skills</h2><p>Latte art ★ Table service ★ Cash handling ★ Point of sale (Lightspeed) ★ Upselling
<h2>When I can work</h2><table><tr><th>Mon<th>Tue<th>Wed<th>Thu<th>Fri<th>Sat<th>Sun<tr><td>after 4 pm<td>–<td>–<td>all day<td>after 2 pm<td>all day<td>all day</table>
<h2>Referees</h2><p>Sofia Marangos, owner, The Blowhole Bistro, 02 5550 0187 &nbsp;·&nbsp; Jamie Trent, manager, Grindstone Espresso, 0400 555 128`;

/** A student who waits at tables, one page: title "at" venue and town with months and kind of work in brackets, two jobs at once, skills between stars, a table of hours. */
export const waiter: UnseenCv = {
  name: "one page of a student, months in brackets, table of hours",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Bailey",
    family: "Oduya-Fitzgerald",
    email: "bailey.of@sandstone.example",
    phone: "+61490338157",
    jobs: [
      ["Waiter", "The Blowhole Bistro / The Blowhole Bistro, Kiama", "2025-12", null],
      ["Barista", "Grindstone Espresso / Grindstone Espresso, Wollongong", "2025-02", null],
      ["Sales Assistant", "Boardriders’ Barn / Boardriders’ Barn, Kiama", "2023-11", "2025-01"],
      ["Crew Member", "Clucky’s Chicken / Clucky’s Chicken, Kiama", "2022-03", "2023-10"],
    ],
    studies: [
      ["Bachelor of Science", "Mount Keira University", "2027"],
      ["Higher School Certificate", "Minnamurra High School", "2024"],
    ],
    skills: [
      "Latte art",
      "Table service",
      "Cash handling",
      "Point of sale (Lightspeed) / Point of sale",
      "Upselling",
    ],
    licences: [
      [
        "Responsible Service of Alcohol / Responsible Service of Alcohol (NSW) / Responsible Service of Alcohol (NSW competency card)",
        "CCH 1907226 / 1907226",
        "2031-01-14",
      ],
    ],
    besides: ["Food handler basics", "Provisional P2", "P2", "C", "Lightspeed"],
  },
};
