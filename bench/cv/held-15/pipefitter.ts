import type { UnseenCv } from "../unseen/known.ts";
import { bullets, grid, heading, line, sheet } from "./sheet.ts";

const cells = (...texts: readonly string[]) => texts.map((text) => [line(text, { after: 1, size: 9 })]);

/** A fly-in fly-out pipefitter's document: a table of dates, companies, projects and positions, duties by project below, a table of tickets with numbers and expiries. */
export const pipefitter: UnseenCv = {
  name: "FIFO pipefitter, table of dates, company, project and position, table of tickets",
  type: "docx",
  write: sheet({ font: "Arial", size: 10, margin: 18, accent: "C55A11" }, [
    heading("WADE LATTIMORE", "title"),
    line("**Pipefitter / Boilermaker – FIFO**", { size: 12, colour: "C55A11" }),
    line("4 Trevally Loop, Falcon WA 6210\tMobile: 0491 575 254", { tabs: [0, -0.1] }),
    line("Email: wade.lattimore@example.com\tNearest airport: Perth", { tabs: [0, -0.1] }),
    heading("Overview"),
    line(
      "Trade-qualified boilermaker with nearly twelve years in the workshop and on site, the last five on shutdowns, LNG and iron ore. Comfortable as leading hand for a crew of ten. Any roster considered, ready to mobilise at 48 hours' notice, fit for medical and D&A.",
    ),
    heading("Employment summary"),
    grid(
      [19, 25, 33, 23],
      [
        cells("**Dates**", "**Company**", "**Client / Project**", "**Position**"),
        cells(
          "Feb 2025 – Current",
          "Stormbird Industrial Services",
          "Nullara Iron Ore, crusher 3 upgrade and shutdowns, Newman",
          "Leading Hand Pipefitter",
        ),
        cells(
          "Jun 2023 – Jan 2025",
          "Greenstone Mechanical",
          "Port Emu LNG, train 2 turnaround, Karratha",
          "Pipefitter",
        ),
        cells(
          "Aug 2022 – May 2023",
          "Greenstone Mechanical",
          "Hollow Hill Lithium, new concentrator, Ravensthorpe",
          "Boilermaker",
        ),
        cells(
          "Mar 2022 – Jul 2022",
          "Ironbark Trades (labour hire)",
          "Nullara Iron Ore, conveyor shutdowns, Tom Price",
          "Boilermaker",
        ),
        cells(
          "Jan 2019 – Feb 2022",
          "Rockingham Pipe & Steel",
          "Workshop and Kwinana refinery call-outs",
          "Boilermaker/Welder",
        ),
        cells("Feb 2015 – Dec 2018", "Rockingham Pipe & Steel", "Workshop", "Apprentice Boilermaker"),
      ],
      true,
    ),
    heading("Duties"),
    line("**Nullara Iron Ore (8/6)**"),
    ...bullets(
      "Lead nine fitters and trades assistants on chute, slurry and dust-suppression lines",
      "JHAs, permits, isolations and handover packs",
      "Change-out of 120 m of rubber-lined spool in one 60-hour shut",
    ),
    line("**Port Emu LNG (3/1)**", { before: 6 }),
    ...bullets(
      "Field fit and bolt-up of stainless and duplex spools from isometrics",
      "Flange management and hydro-testing up to 210 bar",
    ),
    line("**Rockingham Pipe & Steel**", { before: 6 }),
    ...bullets("GMAW, FCAW and GTAW to AS/NZS 1554", "Guillotine, rolls, press brake and plasma table"),
    heading("Tickets and licences"),
    grid(
      [58, 22, 20],
      [
        cells("**Ticket**", "**Number**", "**Expiry**"),
        cells("High Risk Work Licence – DG, RB, WP", "WRX204418", "11/08/2029"),
        cells("EWPA Yellow Card", "1827734", "05/2030"),
        cells("Confined Space Entry", "RT-5521", "03/2027"),
        cells("Working Safely at Heights", "RT-5522", "03/2027"),
        cells("Gas Test Atmospheres", "RT-5530", "03/2027"),
        cells("White Card", "1290044", "N/A"),
        cells("Provide First Aid", "–", "06/2028"),
        cells("National Police Clearance", "–", "Issued Sept 2026"),
        cells("HR driver's licence (WA)", "–", "2031"),
      ],
      true,
    ),
    heading("Qualifications"),
    ...bullets(
      "Certificate III in Engineering – Fabrication Trade, Peel Trades College, 2018",
      "Year 11, Halls Head Secondary College, 2014",
    ),
    heading("Referees"),
    line("Shane Oudtshoorn, Shutdown Supervisor, Stormbird Industrial Services – 0491 576 801"),
    line("Lyn Parrish, Workshop Manager, Rockingham Pipe & Steel – (08) 5550 9102"),
  ]),
  says: {
    given: "Wade",
    family: "Lattimore",
    email: "wade.lattimore@example.com",
    phone: "+61491575254",
    jobs: [
      ["Leading Hand Pipefitter", "Stormbird Industrial Services", "2025-02", null],
      ["Pipefitter", "Greenstone Mechanical", "2023-06", "2025-01"],
      ["Boilermaker", "Greenstone Mechanical", "2022-08", "2023-05"],
      ["Boilermaker", "Ironbark Trades / Ironbark Trades (labour hire)", "2022-03", "2022-07"],
      ["Boilermaker/Welder", "Rockingham Pipe & Steel", "2019-01", "2022-02"],
      ["Apprentice Boilermaker", "Rockingham Pipe & Steel", "2015-02", "2018-12"],
    ],
    studies: [
      [
        "Certificate III in Engineering – Fabrication Trade / Certificate III in Engineering",
        "Peel Trades College",
        "2018",
      ],
      ["Year 11", "Halls Head Secondary College", "2014"],
    ],
    skills: [],
    licences: [
      ["High Risk Work Licence – DG, RB, WP / High Risk Work Licence", "WRX204418", "2029-08-11"],
      ["EWPA Yellow Card / Yellow Card", "1827734", "2030-05"],
      ["Confined Space Entry", "RT-5521", "2027-03"],
      ["Working Safely at Heights", "RT-5522", "2027-03"],
      ["Gas Test Atmospheres", "RT-5530", "2027-03"],
      ["White Card", "1290044"],
      ["Provide First Aid / First Aid", undefined, "2028-06"],
      ["National Police Clearance / Police Clearance"],
    ],
    drives: ["HR"],
    besides: ["HR driver's licence (WA)", "HR driver's licence", "driver's licence"],
  },
};
