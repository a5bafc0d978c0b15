import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { size: 12, caps: true, ruled: true, before: 11, after: 4 });
const job = (title: string, when: string, ...duties: readonly string[]) => [
  text(`**${title}**\t${when}`, { tabs: [-44], before: 5, after: 1 }),
  ...points(...duties),
];

/** A sergeant's resume for civilian work: ranks explained in brackets, one long employer above postings with dates, skills in two groups with commas, service medals. */
export const logisticsCoordinator: UnseenCv = {
  name: "army sergeant's resume for civilian work: one employer above dated postings with ranks, medals, tickets with numbers",
  type: "docx",
  write: word({ font: "Segoe UI", size: 10.5, margin: 22 }, [
    {
      blocks: [
        text("**TOBY RENSHAW**", { size: 20, after: 0 }),
        text("Logistics Coordinator | Supply Chain | Team Leadership", { size: 12, after: 2 }),
        text("Townsville QLD | 0491 574 632 | toby.renshaw@example.com", { after: 4 }),
        head("Summary"),
        text(
          "Logistics professional leaving the Australian Army in January 2027 after fifteen years. I have led teams of up to 22, run warehouses with $14 million of stock and moved people and freight across northern Australia, often at short notice. Used to rules, audits and long days.",
        ),
        head("Skills"),
        text(
          "**Logistics:** Inventory control, Fleet scheduling, Dangerous goods, Warehouse layout, Stocktaking, SAP",
          { after: 2 },
        ),
        text("**Leadership:** Team training, Risk assessment, Performance reporting, Incident response"),
        head("Experience"),
        text("**AUSTRALIAN ARMY**\t2011 – present", { tabs: [-44], before: 4, after: 1 }),
        ...job(
          "Warehouse Manager (Sergeant), Townsville",
          "January 2022 – present",
          "Manage a regional warehouse with 22 staff, 9,400 line items and four forklifts",
          "Stock accuracy from 91% to 98.7% over two annual audits",
          "Plan freight for exercises with up to 1,100 people",
        ),
        ...job(
          "Transport Supervisor (Corporal), Darwin",
          "January 2017 – December 2021",
          "Scheduled 36 trucks and their drivers",
          "Coordinated deliveries of food and water after Cyclone Odette",
        ),
        ...job(
          "Truck Driver (Private), Brisbane",
          "March 2011 – December 2016",
          "Drove medium and heavy vehicles on sealed and unsealed roads, including six months overseas in 2014",
        ),
        text("**COASTAL HARDWARE, MACKAY**\t2009 – 2011", { tabs: [-44], before: 8, after: 1 }),
        ...job("Storeperson", "2009 – 2011", "Receiving, yard work and customer loading"),
        head("Education and training"),
        text("Diploma of Logistics, Defence Learning College, 2023", { after: 1 }),
        text("Certificate IV in Leadership and Management, Defence Learning College, 2019", { after: 1 }),
        text("Certificate III in Driving Operations, Defence Learning College, 2012", { after: 1 }),
        text("Queensland Certificate of Education, Pioneer River State High School, 2008"),
        head("Licences and clearances"),
        ...points(
          "Driver licence: HC (Queensland), expires 04/05/2029",
          "High Risk Work Licence LF 4402881, expires 17/08/2028",
          "Dangerous Goods Driver Licence DG-7713, expires 11/2029",
          "White Card 5518206",
          "Provide First Aid, May 2026",
          "Security clearance NV1, valid to 2032",
        ),
        head("Honours"),
        text("Australian Defence Medal (2015), Commander's Commendation (2020)"),
        head("Community"),
        text(
          "Volunteer, Townsville Veterans' Shed, since 2023. Coach, Magnetic Tigers under 14s rugby league, 2024 – 2026.",
        ),
        head("Referees"),
        text("Major Alison Keogh, Logistics Battalion, 07 5550 1914", { after: 1 }),
        text("Warrant Officer Luke Tamati, Logistics Battalion, 0491 570 110"),
      ],
    },
  ]),
  says: {
    given: "Toby",
    family: "Renshaw",
    email: "toby.renshaw@example.com",
    phone: "+61491574632",
    jobs: [
      [
        "Warehouse Manager (Sergeant) / Warehouse Manager / Warehouse Manager (Sergeant), Townsville",
        "Australian Army",
        "2022-01",
        null,
      ],
      [
        "Transport Supervisor (Corporal) / Transport Supervisor / Transport Supervisor (Corporal), Darwin",
        "Australian Army",
        "2017-01",
        "2021-12",
      ],
      [
        "Truck Driver (Private) / Truck Driver / Truck Driver (Private), Brisbane",
        "Australian Army",
        "2011-03",
        "2016-12",
      ],
      ["Storeperson", "Coastal Hardware / Coastal Hardware, Mackay", "2009", "2011"],
    ],
    studies: [
      ["Diploma of Logistics", "Defence Learning College", "2023"],
      ["Certificate IV in Leadership and Management", "Defence Learning College", "2019"],
      ["Certificate III in Driving Operations", "Defence Learning College", "2012"],
      ["Queensland Certificate of Education", "Pioneer River State High School", "2008"],
    ],
    skills: [
      "Inventory control",
      "Fleet scheduling",
      "Dangerous goods",
      "Warehouse layout",
      "Stocktaking",
      "SAP",
      "Team training",
      "Risk assessment",
      "Performance reporting",
      "Incident response",
    ],
    licences: [
      [
        "High Risk Work Licence LF / High Risk Work Licence / High Risk Work Licence (LF)",
        "4402881 / LF 4402881",
        "2028-08-17",
      ],
      ["Dangerous Goods Driver Licence", "DG-7713", "2029-11"],
      ["White Card", "5518206"],
      ["Provide First Aid / First Aid"],
      ["Security clearance NV1 / Security clearance / NV1"],
    ],
    drives: ["HC"],
    besides: [
      "Driver licence",
      "Australian Defence Medal",
      "Commander's Commendation",
      "Townsville Veterans' Shed",
      "Volunteer",
      "Magnetic Tigers",
      "Coach",
    ],
  },
};
