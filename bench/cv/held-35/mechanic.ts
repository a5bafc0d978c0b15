import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { before: 10, after: 4, size: 12, shade: "D9E2F3" });
const row = (label: string, value: string) =>
  text(`**${label}**\t${value}`, { after: 0, tabs: [38], indent: 0, hanging: 38 });
const job = (from: string, at: string, title: string, ...duties: readonly string[]) => [
  row("Dates:", from),
  row("Employer:", at),
  row("Position:", title),
  row("Duties:", ""),
  ...points(...duties),
  text("", { after: 2 }),
];

/** A mechanic's resume in Word with labels: Dates, Employer, Position and Duties one below the other; personal details as a table. */
export const mechanic: UnseenCv = {
  name: "motor mechanic's Word resume with labels (“Dates:”, “Employer:”, “Position:”, “Duties:”) before values at a tab, personal details as a table without lines, shaded headings, dates like “11/3/2019 – 5/8/2022”, tickets with numbers, referees as labels too",
  type: "docx",
  write: word({ font: "Arial", size: 10.5, margin: 22 }, [
    {
      blocks: [
        text("**RESUME**", { size: 18, align: "center", after: 6 }),
        head("PERSONAL DETAILS"),
        table(
          [40, 120],
          [
            ["**Name**", "Clinton James Okafor-Bell"],
            ["**Address**", "31 Ghost Gum Street, Toowoomba QLD 4350"],
            ["**Mobile**", "0491 570 313"],
            ["**Email**", "clintob@example.com"],
            ["**Licence**", "MR (manual)"],
          ],
        ),
        head("CAREER PROFILE"),
        text(
          "Trade qualified light vehicle mechanic who can also keep a farm truck going. Factory training on Toyota and Isuzu.",
        ),
        head("WORK HISTORY"),
        ...job(
          "22/8/2022 – current",
          "Range Road Motors Pty Ltd",
          "Workshop Foreman",
          "Book in, hand out and check the work of four mechanics",
          "Diagnose what the scan tool cannot",
        ),
        ...job(
          "11/3/2019 – 5/8/2022",
          "Downs Toyota Centre",
          "Light Vehicle Mechanic",
          "Logbook services, brakes, timing belts, hybrid batteries",
          "Roadworthy inspections",
        ),
        ...job(
          "19/1/2015 – 1/3/2019",
          "B. & L. Hogan Automotive",
          "Apprentice Mechanic",
          "General repairs on anything with a motor",
        ),
        head("QUALIFICATIONS"),
        row("2019", "Certificate III in Light Vehicle Mechanical Technology, Jondaryan TAFE"),
        row("2022", "Certificate IV in Automotive Management, Jondaryan TAFE"),
        row("2014", "Year 12, Harristown West High School"),
        head("TICKETS"),
        ...points(
          "Approved Examiner (Light Vehicles) – No. AE 77120",
          "ARC Refrigerant Handling Licence – No. L098834 – exp. 07/06/2028",
          "White Card",
        ),
        head("SKILLS"),
        text("Diagnostics; Brake systems; Hybrid vehicles; Wheel alignment; MIG welding; Job quoting"),
        head("HOBBIES"),
        text("Speedway, touch football, restoring a 1974 Kingswood"),
        head("REFEREES"),
        row("Name:", "Len Hogan"),
        row("Company:", "B. & L. Hogan Automotive"),
        row("Position:", "Owner"),
        row("Phone:", "07 5550 6128"),
        text("", { after: 2 }),
        row("Name:", "Priscilla Yeo"),
        row("Company:", "Downs Toyota Centre"),
        row("Position:", "Service Manager"),
        row("Phone:", "0491 571 491"),
      ],
    },
  ]),
  says: {
    given: "Clinton / Clinton James",
    family: "Okafor-Bell",
    email: "clintob@example.com",
    phone: "+61491570313",
    jobs: [
      ["Workshop Foreman", "Range Road Motors Pty Ltd / Range Road Motors", "2022-08", null],
      ["Light Vehicle Mechanic", "Downs Toyota Centre", "2019-03", "2022-08"],
      ["Apprentice Mechanic", "B. & L. Hogan Automotive", "2015-01", "2019-03"],
    ],
    studies: [
      ["Certificate III in Light Vehicle Mechanical Technology", "Jondaryan TAFE", "2019"],
      ["Certificate IV in Automotive Management", "Jondaryan TAFE", "2022"],
      ["Year 12", "Harristown West High School", "2014"],
    ],
    skills: [
      "Diagnostics",
      "Brake systems",
      "Hybrid vehicles",
      "Wheel alignment",
      "MIG welding",
      "Job quoting",
    ],
    licences: [
      ["Approved Examiner (Light Vehicles) / Approved Examiner", "AE 77120"],
      ["ARC Refrigerant Handling Licence / Refrigerant Handling Licence", "L098834", "2028-06-07"],
      ["White Card"],
    ],
    drives: ["MR"],
    besides: [
      "Driver licence",
      "MR (manual)",
      "Len Hogan",
      "Owner",
      "Priscilla Yeo",
      "Service Manager",
      "Toyota",
      "Isuzu",
    ],
  },
};
