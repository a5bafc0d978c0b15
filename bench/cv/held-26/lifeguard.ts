import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(words, { align: "center", before: 11, after: 4, size: 13, caps: true, colour: "1F6E8C", ruled: true });
const job = (at: string, when: string, title: string, ...duties: readonly string[]) => [
  text(`**${at}**\t${when}`, { tabs: [-50], before: 5, after: 0 }),
  text(`__${title}__`, { after: 2 }),
  ...points(...duties),
];

/** A Zimbabwean-Australian student's page in Word: centred headings, study with a mark and a year to come first, employer with “Dec 2024 – present” at the right edge over the title, certificates with codes. */
export const lifeguard: UnseenCv = {
  name: "Zimbabwean-Australian student's page in Word: centred headings, study with marks and a year to come, employer with dates at the right edge over the title, certificates with codes",
  type: "docx",
  write: word({ font: "Century Gothic", size: 10, margin: 25 }, [
    {
      blocks: [
        text("MIA THANDIWE NDLOVU", { align: "center", size: 22, colour: "1F6E8C", after: 0 }),
        text("Buderim QLD • 0491 579 455 • mia.t.ndlovu@example.com", { align: "center", after: 4 }),
        text(
          "First-year paramedic science student who swims before breakfast. Available Thursday to Sunday in semester and any day from late November.",
          { align: "center" },
        ),
        head("Education"),
        text("**University of the Glasshouse Coast**\t2026 – 2028 (expected)", { tabs: [-50], after: 0 }),
        text("Bachelor of Paramedic Science, GPA 6.1 out of 7 after one semester", { after: 5 }),
        text("**Maroochy Heads State High School**\t2020 – 2025", { tabs: [-50], after: 0 }),
        text("Queensland Certificate of Education, ATAR 88.35", { after: 0 }),
        text("Biology, Chemistry, Psychology, English, Dance"),
        head("Employment"),
        ...job(
          "Nambour Hinterland Aquatic Centre",
          "Dec 2024 – present",
          "Pool Lifeguard (casual)",
          "Patrols, water tests, incident forms; two rescues of children",
          "Opened the centre alone on Sundays from 2026",
        ),
        ...job(
          "Mooloolah Scoops",
          "Oct 2023 – Nov 2024",
          "Ice-Cream Server (casual)",
          "Till, waffles, queues of sixty in January",
        ),
        ...job("Families in Buderim", "2022 – 2023", "Babysitter"),
        head("Certificates"),
        text("Pool Lifeguard Licence no. 1440827, to 12/2026", { align: "center", after: 0 }),
        text("HLTAID015 Advanced Resuscitation, to 10/2027", { align: "center", after: 0 }),
        text("Bronze Medallion, 2023", { align: "center", after: 0 }),
        text("Blue Card 2718844/1, to 16/01/2028", { align: "center", after: 0 }),
        text("Provisional licence (P1), class C", { align: "center" }),
        head("Skills"),
        text("Water rescue | Spinal care | Cash handling | Staying calm | Talking to parents", {
          align: "center",
        }),
        head("Achievements"),
        ...points(
          "Swimming captain, 2025",
          "Bronze, 200 m butterfly, state schools championships, 2024",
          "Volunteer patrols with the surf club at Alexandra Headland, 140 hours",
        ),
        head("Languages"),
        text("English, Ndebele (with my grandmother)", { align: "center" }),
        head("Referees"),
        text("Tracey Lindqvist, Centre Manager, 07 5550 9017", { align: "center", after: 0 }),
        text("Mr P. Sandhu, Head of Year 12, p.sandhu@example.org", { align: "center" }),
      ],
    },
  ]),
  says: {
    given: "Mia / Mia Thandiwe / MIA / MIA THANDIWE",
    family: "Ndlovu / NDLOVU",
    email: "mia.t.ndlovu@example.com",
    phone: "+61491579455",
    jobs: [
      ["Pool Lifeguard (casual) / Pool Lifeguard", "Nambour Hinterland Aquatic Centre", "2024-12", null],
      ["Ice-Cream Server (casual) / Ice-Cream Server", "Mooloolah Scoops", "2023-10", "2024-11"],
      ["Babysitter", "Families in Buderim", "2022", "2023"],
    ],
    studies: [
      ["Bachelor of Paramedic Science", "University of the Glasshouse Coast", "2028"],
      [
        "Queensland Certificate of Education / Queensland Certificate of Education, ATAR 88.35 / Queensland Certificate of Education (ATAR 88.35)",
        "Maroochy Heads State High School",
        "2025",
      ],
    ],
    skills: ["Water rescue", "Spinal care", "Cash handling", "Staying calm", "Talking to parents"],
    licences: [
      ["Pool Lifeguard Licence / Pool Lifeguard", "1440827", "2026-12"],
      [
        "HLTAID015 Advanced Resuscitation / Advanced Resuscitation / Advanced Resuscitation (HLTAID015)",
        undefined,
        "2027-10",
      ],
      ["Bronze Medallion"],
      ["Blue Card / Blue Card (QLD)", "2718844/1", "2028-01-16"],
    ],
    drives: ["C"],
    languages: ["English", "Ndebele / North Ndebele"],
    besides: [
      "Driver licence",
      "Provisional licence (P1)",
      "Provisional licence",
      "Swimming captain",
      "Bronze, 200 m butterfly",
      "200 m butterfly",
      "Volunteer patrols with the surf club",
      "Tracey Lindqvist",
      "P. Sandhu",
      "Mr P. Sandhu",
    ],
  },
};
