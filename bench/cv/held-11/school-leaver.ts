import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

const part = (heading: string, ...lines: readonly string[]) => [[`**${heading}**`], lines];

/** A school leaver in a word processor's template: one table with headings in a narrow column at the left, school before work, a summer for dates, skills in a lad's own words, a week of work experience, hobbies. */
export const schoolLeaver: UnseenCv = {
  name: "template table with headings at the left, a summer, skills in own words",
  type: "docx",
  write: word([
    "! Jaxon Pattemore",
    "19 Leahy Street, Nhill VIC 3418 | 0491 574 632 | jaxon.pattemore08@example.com",
    "",
    {
      widths: [22, 78],
      rows: [
        part(
          "Objective",
          "Apprenticeship in agricultural machinery or heavy diesel, to start in January or February 2026. I finish Year 12 this month and I have been fixing quad bikes since I was eleven.",
        ),
        part(
          "School",
          "**VCE Vocational Major**",
          "Lowan Plains Secondary College, Nhill. Finishing December 2025",
          "",
          "**Certificate II in Engineering Studies**",
          "Wimmera Trades Hub, Horsham (one day a week with school). Finished November 2024",
        ),
        part(
          "Jobs",
          "**Takeaway Crew** – The Hungry Heron, Nhill",
          "Nov 2023 to now, 10 hours a week",
          "Fryer, counter, close on Fridays. I train the Year 9s.",
          "",
          "**Hay Carter** – D & K Schulz, Kaniva",
          "Summer 2024/25",
          "Small squares. About 9,000 of them.",
          "",
          "**Paper Round** – Nhill Lotto & News",
          "2020 to 2022",
          "Six days a week before school, own bike.",
        ),
        part(
          "Work experience",
          "Wedderburn Ag Machinery, Horsham, one week in June 2024. Service of headers, greasing, washing, and I was allowed to do an oil change.",
        ),
        part(
          "Things I can do",
          "- Turn up on time",
          "- MIG welding",
          "- Change a tractor tyre",
          "- Count a till",
          "- Read a wiring diagram",
          "- Google Sheets",
        ),
        part(
          "Tickets",
          "White Card, number VIC 7718842, Feb 2025",
          "Provide First Aid, HLTAID011, runs out 18 August 2027",
          "Chemical user course (AgVet), March 2025",
          "Learner permit. I have 118 of 120 hours and go for my Ps in January.",
        ),
        part(
          "Awards",
          "Metal Technology Prize, Year 11, 2024",
          "Best and Fairest, Under 17s, Lowan Football Netball Club, 2023",
        ),
        part("Hobbies", "Footy, yabbying, restoring a 1974 Chamberlain tractor with Pop"),
        part(
          "Referees",
          "Mr Craig Altmann, Senior School, 03 5550 0138",
          "Sharni Ng, owner, The Hungry Heron, 0491 577 426",
        ),
      ],
    },
  ]),
  says: {
    given: "Jaxon",
    family: "Pattemore",
    email: "jaxon.pattemore08@example.com",
    phone: "+61491574632",
    jobs: [
      ["Takeaway Crew", "The Hungry Heron / The Hungry Heron, Nhill", "2023-11", null],
      ["Hay Carter", "D & K Schulz / D & K Schulz, Kaniva", "2024", "2025"],
      ["Paper Round", "Nhill Lotto & News", "2020", "2022"],
    ],
    studies: [
      [
        "VCE Vocational Major",
        "Lowan Plains Secondary College / Lowan Plains Secondary College, Nhill",
        "2025-12",
      ],
      [
        "Certificate II in Engineering Studies",
        "Wimmera Trades Hub / Wimmera Trades Hub, Horsham",
        "2024-11",
      ],
    ],
    skills: [
      "Turn up on time",
      "MIG welding",
      "Change a tractor tyre",
      "Count a till",
      "Read a wiring diagram",
      "Google Sheets",
    ],
    licences: [
      ["White Card", "VIC 7718842 / 7718842"],
      [
        "Provide First Aid, HLTAID011 / Provide First Aid / Provide First Aid HLTAID011 / Provide First Aid (HLTAID011)",
        undefined,
        "2027-08-18",
      ],
      ["Chemical user course (AgVet) / Chemical user course"],
    ],
    besides: [
      "Work experience",
      "Wedderburn Ag Machinery",
      "Learner permit",
      "Metal Technology Prize",
      "Best and Fairest",
      "Lowan Football Netball Club",
    ],
  },
};
