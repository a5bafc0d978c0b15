import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { size: 12, colour: "000000", shade: "FFD966", before: 9, after: 4 });
const job = (at: string, title: string, when: string, ...sites: readonly string[]) => [
  text(`**${at}**\t**${when}**`, { tabs: [-36], before: 6, after: 0 }),
  text(title, { after: 2 }),
  ...points(...sites),
];

/** A traffic controller's resume of agency and casual work: agency in bold against short months with apostrophes, the sites it sent her to as points, a summer and “ongoing” for now, blue cards and stickers. */
export const trafficController: UnseenCv = {
  name: "traffic controller's agency resume: short months with apostrophes, sites as points, a summer, “ongoing”",
  type: "docx",
  write: word(
    {
      font: "Tahoma",
      size: 10.5,
      margin: 18,
      above: [text("Shontelle Te Kanawa-Parfitt ● 0491574118", { align: "right", size: 8 })],
      aboveFrom: 2,
    },
    [
      {
        blocks: [
          text("**Shontelle Te Kanawa-Parfitt**", { size: 20, after: 0 }),
          text("Logan Central QLD 4114", { after: 0 }),
          text("M: 0491574118", { after: 0 }),
          text("E: shontelle.tkp@example.com", { after: 4 }),
          head("WHO I AM"),
          text(
            "Traffic controller and implementer with nights, weekends and wet season behind me. Own ute, own beacons, drug and alcohol free. Looking for a steady crew on the south side or a FIFO swing.",
          ),
          head("JOBS"),
          ...job(
            "Cone & Beacon Traffic Pty Ltd",
            "Traffic Management Implementer, casual 35–50 hrs",
            "Sept '24 – ongoing",
            "Set up and pack down of plans on the Logan motorway upgrade",
            "Truck mounted attenuator, night shift",
          ),
          ...job(
            "Bright Vest Labour Hire",
            "Traffic Controller (casual)",
            "Jan '22 – Aug '24",
            "Energex pole replacements, Beenleigh (Mar – Oct '23)",
            "Council resurfacing, Ipswich and Logan",
            "Flood clean-up, Rocklea (Feb – Apr '22)",
          ),
          ...job("Sugarloaf Music Festival", "Car park marshal", "Summer 2021/22"),
          ...job(
            "StaffNow Industrial",
            "Process worker – various sites",
            "Mar '19 – Nov '21",
            "Chicken plant, bottle sorting, flat-pack furniture",
          ),
          ...job("Kiwi Mussel Packers, Havelock NZ", "Packer", "2016 – Dec '18"),
          head("TICKETS"),
          ...points(
            "Traffic Controller accreditation (Qld), TC 448102, exp 21/11/27",
            "Traffic Management Implementer, TMI 30918, exp 03/09/28",
            "White card, no. 5512-0774",
            "First aid + CPR, exp Feb 2027",
            "HR driver licence (Qld), exp 2030",
            "Working at heights, done 11/23",
          ),
          head("SCHOOL & COURSES"),
          text("Cert II in Supply Chain Operations, Woodridge Skills Hub, 2020", { after: 1 }),
          text("NCEA Level 2, Queen Charlotte Sound College, Picton NZ, 2015"),
          head("GOOD AT"),
          text("Reading TGS plans / Two-way radio / Site set-up / Truck driving / Keeping cool with drivers"),
          head("LANGUAGE"),
          text("English and te reo Māori"),
          head("AFTER KNOCK-OFF"),
          text("Netball umpire, Logan Metro, since 2022. Pig dogs and a vege patch."),
          head("REFEREES"),
          text("Dazza Quinn, crew leader, Cone & Beacon Traffic – 0491 571 491", { after: 1 }),
          text("Amrit Sohal, Bright Vest Labour Hire – 07 5550 8812"),
        ],
      },
    ],
  ),
  says: {
    given: "Shontelle",
    family: "Te Kanawa-Parfitt",
    email: "shontelle.tkp@example.com",
    phone: "+61491574118",
    jobs: [
      [
        "Traffic Management Implementer / Traffic Management Implementer, casual / Traffic Management Implementer, casual 35–50 hrs",
        "Cone & Beacon Traffic Pty Ltd / Cone & Beacon Traffic",
        "2024-09",
        null,
      ],
      ["Traffic Controller (casual) / Traffic Controller", "Bright Vest Labour Hire", "2022-01", "2024-08"],
      ["Car park marshal", "Sugarloaf Music Festival", "2021", "2022"],
      ["Process worker / Process worker – various sites", "StaffNow Industrial", "2019-03", "2021-11"],
      [
        "Packer",
        "Kiwi Mussel Packers / Kiwi Mussel Packers, Havelock / Kiwi Mussel Packers, Havelock NZ",
        "2016",
        "2018-12",
      ],
    ],
    studies: [
      [
        "Cert II in Supply Chain Operations / Certificate II in Supply Chain Operations",
        "Woodridge Skills Hub",
        "2020",
      ],
      [
        "NCEA Level 2",
        "Queen Charlotte Sound College / Queen Charlotte Sound College, Picton / Queen Charlotte Sound College, Picton NZ",
        "2015",
      ],
    ],
    skills: [
      "Reading TGS plans",
      "Two-way radio",
      "Site set-up",
      "Truck driving",
      "Keeping cool with drivers",
    ],
    licences: [
      [
        "Traffic Controller accreditation (Qld) / Traffic Controller accreditation / Traffic Controller",
        "TC 448102 / 448102",
        "2027-11-21",
      ],
      ["Traffic Management Implementer", "TMI 30918 / 30918", "2028-09-03"],
      ["White card", "5512-0774"],
      ["First aid + CPR / First aid and CPR / First aid / CPR", undefined, "2027-02"],
      ["Working at heights"],
    ],
    drives: ["HR"],
    languages: ["English", "te reo Māori / Māori / Maori"],
    besides: [
      "Driver licence",
      "HR driver licence",
      "Netball umpire",
      "Logan Metro",
      "Energex pole replacements",
      "Council resurfacing",
      "Flood clean-up",
      "Chicken plant",
    ],
  },
};
