import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { size: 13, colour: "7F3F98", ruled: true, before: 12, after: 4 });
const job = (position: string, employer: string, dates: string, ...duties: readonly string[]) => [
  table(
    [35, 130],
    [
      [[text("**Position:**")], position],
      [[text("**Employer:**")], employer],
      [[text("**Dates:**")], dates],
      [[text("**Duties:**")], points(...duties)],
    ],
  ),
  text("", { after: 2 }),
];

/** A beauty therapist's first resume after TAFE in the careers service's template: jobs as labels and values, key attributes, a work placement. */
export const beautyTherapist: UnseenCv = {
  name: "beauty therapy graduate's careers-service template: Position, Employer, Dates and Duties as labels, work placement",
  type: "docx",
  write: word(
    {
      font: "Arial",
      size: 11,
      margin: 22,
      below: [text("Resume of Jasmine Papadakis – page {page}", { size: 9, align: "right" })],
    },
    [
      {
        blocks: [
          text("**Jasmine Papadakis**", { size: 20, colour: "7F3F98", after: 2 }),
          table(
            [35, 130],
            [
              ["Address:", "28 Anzac Crescent, Klemzig SA 5087"],
              ["Mobile:", "0491 570 313"],
              ["Email:", "jasmine.papadakis@example.com"],
            ],
          ),
          head("Career Objective"),
          text(
            "To gain a full-time position as a beauty therapist in a busy salon or day spa where I can use my qualification and build my own clientele.",
          ),
          head("Key Skills"),
          ...points(
            "Waxing",
            "Facials",
            "Lash lifting and tinting",
            "Spray tanning",
            "Gel nails",
            "Make-up application",
            "Fresha bookings",
            "Retail sales",
          ),
          head("Education and Training"),
          table(
            [30, 135],
            [
              [
                "2025 – 2026",
                [
                  text("**Diploma of Beauty Therapy (SHB50121)**", { after: 0 }),
                  text("TAFE Light Square, Adelaide"),
                ],
              ],
              [
                "2024",
                [
                  text("**Certificate III in Make-Up (SHB30221)**", { after: 0 }),
                  text("TAFE Light Square, Adelaide"),
                ],
              ],
              [
                "2023",
                [
                  text("**South Australian Certificate of Education (SACE)**", { after: 0 }),
                  text("Torrens Bend High School"),
                ],
              ],
            ],
          ),
          head("Employment History"),
          ...job(
            "Salon Assistant (casual)",
            "Velvet Room Beauty, Norwood",
            "February 2025 – Current",
            "Greet clients, take bookings and payments",
            "Set up rooms, laundry and sterilising",
            "Express manicures and brow waxing since July 2026",
          ),
          ...job(
            "Crew Member",
            "Burger Barn, Campbelltown",
            "August 2021 – January 2025",
            "Front counter and drive through",
            "Trained new crew members on the register",
          ),
          head("Work Placement"),
          text("Student Beauty Therapist, Lakeside Wellness Retreat, Mount Barker – 60 hours, June 2026"),
          head("Licences and Certificates"),
          ...points(
            "Provisional (P2) driver's licence, class C",
            "HLTAID011 Provide First Aid – valid to April 2028",
            "Working With Children Check (SA) – valid to 30/01/2030",
          ),
          head("Community Activities"),
          ...points(
            "Make-up artist for Torrens Bend musical, 2024",
            "Greek dancing, St Dimitrios youth group",
          ),
          head("Hobbies and Interests"),
          text("Fashion, baking, Greek dancing, gym"),
          head("Referees"),
          table(
            [82, 82],
            [
              [
                [
                  text("**Carla Mancini**", { after: 0 }),
                  text("Salon Owner", { after: 0 }),
                  text("Velvet Room Beauty", { after: 0 }),
                  text("Phone: 08 5550 7741"),
                ],
                [
                  text("**Priya Menon**", { after: 0 }),
                  text("Lecturer, Beauty Therapy", { after: 0 }),
                  text("TAFE Light Square", { after: 0 }),
                  text("Phone: 08 7010 4412"),
                ],
              ],
            ],
          ),
        ],
      },
    ],
  ),
  says: {
    given: "Jasmine",
    family: "Papadakis",
    email: "jasmine.papadakis@example.com",
    phone: "+61491570313",
    jobs: [
      [
        "Salon Assistant (casual) / Salon Assistant",
        "Velvet Room Beauty / Velvet Room Beauty, Norwood",
        "2025-02",
        null,
      ],
      ["Crew Member", "Burger Barn / Burger Barn, Campbelltown", "2021-08", "2025-01"],
    ],
    studies: [
      [
        "Diploma of Beauty Therapy (SHB50121) / Diploma of Beauty Therapy",
        "TAFE Light Square / TAFE Light Square, Adelaide",
        "2026",
      ],
      [
        "Certificate III in Make-Up (SHB30221) / Certificate III in Make-Up",
        "TAFE Light Square / TAFE Light Square, Adelaide",
        "2024",
      ],
      [
        "South Australian Certificate of Education (SACE) / South Australian Certificate of Education / SACE",
        "Torrens Bend High School",
        "2023",
      ],
    ],
    skills: [
      "Waxing",
      "Facials",
      "Lash lifting and tinting",
      "Spray tanning",
      "Gel nails",
      "Make-up application",
      "Fresha bookings / Fresha",
      "Retail sales",
    ],
    licences: [
      ["HLTAID011 Provide First Aid / Provide First Aid / First Aid / HLTAID011", undefined, "2028-04"],
      ["Working With Children Check (SA) / Working With Children Check", undefined, "2030-01-30"],
    ],
    drives: ["C"],
    besides: [
      "Driver's licence",
      "Lakeside Wellness Retreat",
      "Student Beauty Therapist",
      "Work Placement",
      "Make-up artist",
      "Torrens Bend musical",
      "St Dimitrios youth group",
    ],
  },
};
