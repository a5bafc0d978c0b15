import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "./word.ts";

const right = { tabs: [-44] };
const head = (words: string) =>
  text(`**${words}**`, { size: 12, before: 12, after: 4, shade: "D9D9D9", caps: true });
const firm = (name: string, when: string) => text(`**${name}**\t${when}`, { ...right, before: 9, after: 0 });
const role = (title: string, when = "") => text(`__${title}__${when && `\t${when}`}`, { ...right, after: 2 });
const pair = (left: string, other: string) => text(`${left}\t${other}`, { tabs: [80], after: 1 });

/** A boilermaker's CV over three pages with tab stops: firms in capitals against months, two roles below one of them, projects and shutdowns within jobs, a break, tickets in a table. */
export const boilermaker: UnseenCv = {
  name: "South African boilermaker's three pages with tabs: firms in capitals, shutdowns within jobs, ticket table",
  type: "docx",
  write: word(
    {
      font: "Arial",
      size: 10.5,
      margin: 22,
      aboveFrom: 2,
      above: [
        text("Pieter van Schalkwyk\tBoilermaker / Welder\t0491 573 087", {
          size: 9,
          tabs: [70, -44],
          ruled: true,
        }),
      ],
      below: [text("{page}", { size: 9, align: "center" })],
    },
    [
      {
        blocks: [
          text("**PIETER VAN SCHALKWYK**", { size: 20, after: 0 }),
          text("Boilermaker / Welder", { size: 13, ruled: true, after: 5 }),
          text("Address:\t6 Jarrahdale Loop, Baldivis WA 6171", { tabs: [30], after: 0 }),
          text("Mobile:\t0491 573 087", { tabs: [30], after: 0 }),
          text("Email:\tpieter.vanschalkwyk@example.com", { tabs: [30], after: 0 }),
          text("Status:\tPermanent resident, available for FIFO on any roster", { tabs: [30] }),
          head("Summary"),
          text(
            "Red Seal boilermaker with sixteen years in power stations, mineral processing and heavy fabrication, the last five in Western Australia. Used to leading crews of up to fourteen on mill relines and crusher shutdowns. Zero lost-time injuries since 2016.",
          ),
          head("Trade skills"),
          pair("MIG and flux core welding", "Reading fabrication drawings"),
          pair("Stick welding in all positions", "Plate and pipe fitting"),
          pair("Mill and chute relining", "Rigging and lifting"),
          pair("Oxy and plasma cutting", "Carbon arc gouging"),
          head("Tickets and licences"),
          table(
            [70, 38, 28, 30],
            [
              ["**Ticket**", "**Number**", "**Issued**", "**Expires**"].map((one) => ({
                blocks: [text(one)],
                shade: "EDEDED",
              })),
              ["High Risk Work Licence (DG, WP)", "WA-HRW 442871", "22/11/2021", "21/11/2031"],
              ["Work Safely at Heights", "5211-884", "03/2025", "03/2027"],
              ["Confined Space Entry", "5211-885", "03/2025", "03/2027"],
              ["Gas Test Atmospheres", "5211-886", "03/2025", "–"],
              ["Construction White Card", "1128840", "08/2021", "No expiry"],
              ["Welder qualification AS/NZS 1554.1", "WQ-2217", "06/2024", "06/2027"],
              ["WA driver's licence, C and LR", "7731045", "–", "02/2029"],
            ],
            true,
          ),
          head("Employment record"),
          firm("GOLDEN STRIP ENGINEERING, Kalgoorlie WA", "02/2023 – Present"),
          role("Leading Hand Boilermaker (FIFO 2:1)"),
          ...points(
            "Run a crew of eight on fixed plant maintenance at two gold processing plants",
            "Job safety analyses, permits, toolbox talks and the weekly plan with the client's supervisor",
            "Chute, hopper and conveyor modifications from sketch to commissioning",
          ),
          text("Projects:", { before: 3, after: 1 }),
          ...points(
            "SAG mill reline, April 2024: crew of 14, finished nine hours early",
            "Thickener rake replacement, Sept – Oct 2024",
            "Tailings line, 2025: 3.2 km of poly and steel pipe as site supervisor for six weeks",
          ),
          firm("BLACKTOP SHUTDOWN CREWS, Perth WA", "07/2021 – 01/2023"),
          role("Boilermaker / Welder"),
          ...points(
            "Newman, Jul – Sep 2021: ore handling shutdown, night shift",
            "Boddington, Nov 2021: primary crusher and apron feeder",
            "Kwinana refinery, Feb – May 2022: pressure vessels and pipe spools",
            "Port Hedland, Aug 2022 – Jan 2023: ship loader boom, boilermaker on ropes crew",
          ),
          text("**Move to Australia**\t12/2020 – 06/2021", { ...right, before: 9, after: 0 }),
          text("Visa, two weeks in hotel quarantine and recognition of my trade."),
          firm("MPUMALANGA BOILER CONTRACTORS (PTY) LTD, Witbank, South Africa", "03/2014 – 11/2020"),
          role("Boilermaker Supervisor", "01/2018 – 11/2020"),
          ...points(
            "Outages at three coal-fired power stations with up to 40 artisans and assistants",
            "Quality packs for pressure parts, hold points with the inspection authority",
            "Managed tools worth R 6 million and the training of nine apprentices",
          ),
          role("Boilermaker", "03/2014 – 12/2017"),
          ...points("Tube panels, ducting, hoppers, mills; call-outs on weekends"),
          firm("VAAL STRUCTURAL STEEL, Vanderbijlpark, South Africa", "01/2010 – 02/2014"),
          role("Apprentice Boilermaker"),
          ...points("Trusses, columns and platforms; best apprentice of the intake in 2012"),
          head("Trade papers and schooling"),
          text(
            "Certificate III in Engineering – Fabrication Trade, Western Trades Assessment, Perth\t2021",
            right,
          ),
          text("National Trade Certificate (Red Seal) – Boilermaker, Vaal Artisan Academy\t2013", right),
          text("National Senior Certificate, Hoërskool Rietspruit\t2009", right),
          head("Languages"),
          text("Afrikaans, English, working Zulu"),
          head("Interests"),
          text("Braai, off-road touring, coaching the Baldivis under-12 rugby side."),
          head("Referees"),
          text("Shane Moorcroft\tMaintenance Superintendent, Golden Strip Engineering\t0491 573 770", {
            tabs: [36, -44],
          }),
          text("Lindiwe Khumalo\tOutage Manager, Mpumalanga Boiler Contractors\t+27 82 555 0146", {
            tabs: [36, -44],
          }),
        ],
      },
    ],
  ),
  says: {
    given: "Pieter",
    family: "van Schalkwyk",
    email: "pieter.vanschalkwyk@example.com",
    phone: "+61491573087",
    jobs: [
      [
        "Leading Hand Boilermaker / Leading Hand Boilermaker (FIFO 2:1) / Leading Hand Boilermaker (FIFO)",
        "Golden Strip Engineering",
        "2023-02",
        null,
      ],
      ["Boilermaker / Boilermaker/Welder / Welder", "Blacktop Shutdown Crews", "2021-07", "2023-01"],
      [
        "Boilermaker Supervisor",
        "Mpumalanga Boiler Contractors (Pty) Ltd / Mpumalanga Boiler Contractors",
        "2018-01",
        "2020-11",
      ],
      [
        "Boilermaker",
        "Mpumalanga Boiler Contractors (Pty) Ltd / Mpumalanga Boiler Contractors",
        "2014-03",
        "2017-12",
      ],
      ["Apprentice Boilermaker", "Vaal Structural Steel", "2010-01", "2014-02"],
    ],
    studies: [
      [
        "Certificate III in Engineering – Fabrication Trade / Certificate III in Engineering",
        "Western Trades Assessment / Western Trades Assessment, Perth",
        "2021",
      ],
      [
        "National Trade Certificate (Red Seal) – Boilermaker / National Trade Certificate – Boilermaker / National Trade Certificate (Red Seal) / National Trade Certificate",
        "Vaal Artisan Academy",
        "2013",
      ],
      ["National Senior Certificate", "Hoërskool Rietspruit", "2009"],
    ],
    skills: [
      "MIG and flux core welding",
      "Stick welding in all positions",
      "Mill and chute relining",
      "Oxy and plasma cutting",
      "Reading fabrication drawings",
      "Plate and pipe fitting",
      "Rigging and lifting",
      "Carbon arc gouging",
    ],
    licences: [
      [
        "High Risk Work Licence (DG, WP) / High Risk Work Licence / High Risk Work Licence DG, WP",
        "WA-HRW 442871 / 442871",
        "2031-11-21",
      ],
      ["Work Safely at Heights", "5211-884", "2027-03"],
      ["Confined Space Entry", "5211-885", "2027-03"],
      ["Gas Test Atmospheres", "5211-886"],
      ["Construction White Card / White Card", "1128840"],
      ["Welder qualification AS/NZS 1554.1 / Welder qualification", "WQ-2217", "2027-06"],
    ],
    drives: ["C", "LR"],
    languages: ["Afrikaans", "English", "Zulu"],
    besides: [
      "WA driver's licence, C and LR",
      "WA driver's licence",
      "Driver's licence",
      "Move to Australia",
      "Coaching the Baldivis under-12 rugby side",
      "Baldivis under-12 rugby side",
      "Best apprentice of the intake",
    ],
  },
};
