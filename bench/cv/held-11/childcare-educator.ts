import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9.2pt;line-height:1.45;color:#3d4a45}.w{display:grid;grid-template-columns:64mm 1fr;min-height:297mm}.s{background:#dfeae2;padding:14mm 8mm}.o{width:34mm;height:34mm;border-radius:50%;background:#8fb39c;margin:0 auto 6mm;color:#fff;text-align:center;font-size:30pt;line-height:34mm}.m{padding:14mm 12mm 10mm 10mm}h1{font-size:28pt;line-height:1;font-weight:400;letter-spacing:1.5px;margin:0;text-transform:uppercase;color:#2f5d46}.t{letter-spacing:1px;margin:2mm 0 5mm;color:#c4763b}h2{font-size:10.5pt;letter-spacing:1px;text-transform:uppercase;color:#2f5d46;margin:6mm 0 2mm}.m h2{border-bottom:.4mm solid #c4763b;padding-bottom:1mm}p{margin:0 0 1.1mm}.l{border-left:.5mm solid #8fb39c;margin-left:1.2mm;padding-left:5mm}.r{display:flex;justify-content:space-between;position:relative;margin-top:2mm}.r:before{content:"";position:absolute;left:-6.5mm;top:1.2mm;width:2.4mm;height:2.4mm;border-radius:50%;background:#c4763b}.r b{color:#2f5d46}.r span{font-size:8.5pt}ul{margin:.5mm 0 1mm;padding-left:4mm}.n{margin-bottom:2mm}.n small{display:block}`;

const role = (title: string, when: string, tasks: readonly string[]) =>
  `<div class=r><b>${title}</b><span>${when}</span></div><ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>`;
const place = (name: string, roles: string) => `<p><b>${name}</b><div class=l>${roles}</div>`;
const note = (head: string, small: string) => `<p class=n><b>${head}</b><small>${small}</small>`;

const body = `<div class=w><div class=s><div class=o>K</div>
<h2>Say hello</h2><p>✆ 0491 570 157<p>✉ keira.donnellan@example.com<p>⚑ Mudgee NSW 2850
<h2>Cleared &amp; current</h2>${note("Working With Children Check", "WWC0118842E, expires 08/2029")}${note("First Aid in an Education and Care Setting (HLTAID012)", "expires 22/03/2028")}${note("Child Protection (CHCPRT025)", "completed 2024")}${note("Driver licence", "NSW, class C, provisional P2")}
<h2>My toolbox</h2><p>Bush kinder<p>Circle of Security<p>Loose parts play<p>Storypark documentation<p>Toileting plans<p>Family meetings
<h2>I talk in</h2><p>English<p>Auslan (beginner)</div>
<div class=m><h1>Keira<br>Donnellan</h1><p class=t>Early Childhood Educator</p>
<p>Mud kitchens, nappies and big feelings. I run a toddler room of fifteen in a town where everyone knows everyone, and the waiting list is two years long.
<h2>Where you’d find me</h2>
${place("Wattle &amp; Wren Early Learning, Mudgee", `${role("Room Leader (Toddlers)", "Jan 2022 – present", ["Leads four educators; educational program and planning cycle for the room", "Rating of Exceeding in Quality Area 5 at the 2024 visit", "Settling-in plan that the other rooms have taken over"])}${role("Assistant Educator", "Feb 2020 – Dec 2021", ["Babies’ room, then toddlers; traineeship first year"])}`)}
${place("The Hargrave family, Gulgong", role("Nanny", "2018 – 2019", ["Twins from six weeks, three days a week"]))}
${place("Red Hill Vacation Care, Gulgong", role("Holiday Program Assistant", "Summer 2017/18", ["Slip and slide, sunscreen, forty lunches"]))}
<h2>What I studied</h2>
<p><b>Bachelor of Education (Early Childhood)</b><br>Three Plains University, by distance · expected 2028
<p><b>Diploma of Early Childhood Education and Care (CHC50121)</b><br>Cudgegong Training · 2023
<p><b>Certificate III in Early Childhood Education and Care (CHC30113)</b><br>Cudgegong Training · 2020
<p><b>Higher School Certificate</b><br>Flirtation Hill High School · 2017
<h2>Referees</h2><p>Bev Marchetti, Director, Wattle &amp; Wren, 0491 573 087<p>Sophie Hargrave, parent, sophie.hargrave@example.org</div></div>`;

/** An educator's page from a design tool: soft side bar at the left with a round initial, the name over two lines in capitals, a dotted line of roles below each place of work, a season for dates. */
export const childcareEducator: UnseenCv = {
  name: "side bar at the left, roles on a dotted line below each employer, a season",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Keira",
    family: "Donnellan",
    email: "keira.donnellan@example.com",
    phone: "+61491570157",
    jobs: [
      [
        "Room Leader (Toddlers) / Room Leader",
        "Wattle & Wren Early Learning / Wattle & Wren Early Learning, Mudgee",
        "2022-01",
        null,
      ],
      [
        "Assistant Educator",
        "Wattle & Wren Early Learning / Wattle & Wren Early Learning, Mudgee",
        "2020-02",
        "2021-12",
      ],
      ["Nanny", "The Hargrave family / The Hargrave family, Gulgong / Hargrave family", "2018", "2019"],
      [
        "Holiday Program Assistant",
        "Red Hill Vacation Care / Red Hill Vacation Care, Gulgong",
        "2017",
        "2018",
      ],
    ],
    studies: [
      ["Bachelor of Education (Early Childhood)", "Three Plains University", "2028"],
      [
        "Diploma of Early Childhood Education and Care (CHC50121) / Diploma of Early Childhood Education and Care",
        "Cudgegong Training",
        "2023",
      ],
      [
        "Certificate III in Early Childhood Education and Care (CHC30113) / Certificate III in Early Childhood Education and Care",
        "Cudgegong Training",
        "2020",
      ],
      ["Higher School Certificate", "Flirtation Hill High School", "2017"],
    ],
    skills: [
      "Bush kinder",
      "Circle of Security",
      "Loose parts play",
      "Storypark documentation",
      "Toileting plans",
      "Family meetings",
    ],
    licences: [
      ["Working With Children Check", "WWC0118842E", "2029-08"],
      [
        "First Aid in an Education and Care Setting (HLTAID012) / First Aid in an Education and Care Setting",
        undefined,
        "2028-03-22",
      ],
      ["Child Protection (CHCPRT025) / Child Protection"],
    ],
    drives: ["C"],
    languages: ["English", "Auslan"],
  },
};
