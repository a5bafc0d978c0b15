import { bullets, grid, line, sheet } from "../held-15/sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

const head = (text: string) =>
  line(`**${text}**`, { size: 12, colour: "7A1F2B", before: 12, after: 4, ruled: true });
const pair = (label: string, value: string) => [
  [line(`**${label}**`, { after: 1 })],
  [line(value, { after: 1 })],
];
const job = (employer: string, title: string, when: string) => [
  line(`**Company:**\t${employer}`, { tabs: [30], before: 8, after: 0 }),
  line(`**Position:**\t${title}`, { tabs: [30], after: 0 }),
  line(`**Dates:**\t${when}`, { tabs: [30], after: 2 }),
];

/** A security officer's CV as a labour-hire agency sends it on: its own head and foot, a box with the candidate's particulars, labelled jobs. */
export const securityOfficer: UnseenCv = {
  name: "security officer's CV in an agency's form: agency's head and foot, candidate box, labelled jobs",
  type: "docx",
  write: sheet(
    {
      font: "Arial",
      size: 10,
      margin: 20,
      above: [
        line("**MERIDIAN CREW**  Labour Hire & Recruitment", { colour: "7A1F2B", size: 11, after: 0 }),
        line("Level 3, 40 Eagle Lane, Brisbane QLD 4000 | 07 5550 0144 | www.meridiancrew.example", {
          size: 8,
          ruled: true,
        }),
      ],
      below: [
        line(
          "Presented in confidence by Meridian Crew Pty Ltd. Our terms of business apply to any introduction.  Page {page}",
          { size: 7, align: "center" },
        ),
      ],
    },
    [
      line("**CANDIDATE PROFILE**", { size: 14, align: "center", before: 4, after: 8 }),
      grid(
        [32, 68],
        [
          pair("Candidate:", "Tevita Fonua"),
          pair("Position:", "Security Officer, hospital sites"),
          pair("Location:", "Logan Central QLD"),
          pair("Mobile:", "0491 574 632"),
          pair("Email:", "tevita.fonua@example.com"),
          pair("Availability:", "One week's notice; nights and weekends preferred"),
          pair("Work rights:", "Australian citizen"),
        ],
        true,
      ),
      head("Consultant's Comments"),
      line(
        "Tevita presented very well at interview with our Brisbane office. He is softly spoken, of solid build and has a clear focus on talking people down before anything else. His references at Bayview were excellent.",
      ),
      head("Licences and Checks"),
      grid(
        [46, 27, 27],
        [
          [[line("**Licence**")], [line("**Number**")], [line("**Expiry**")]],
          [[line("QLD Security Provider Licence – Class 1")], [line("4173066")], [line("21/11/2027")]],
          [[line("First Aid")], [line("–")], [line("07/2028")]],
          [[line("CPR")], [line("–")], [line("07/2026")]],
          [[line("Responsible Service of Alcohol")], [line("RSA-88213")], [line("–")]],
          [[line("Blue Card")], [line("1509338/2")], [line("03/02/2028")]],
          [[line("Driver Licence, Class C")], [line("–")], [line("2029")]],
        ],
        true,
      ),
      head("Skills"),
      ...bullets(
        "De-escalation",
        "CCTV monitoring",
        "Incident reports",
        "Access control",
        "Crowd management",
        "Two-way radio",
      ),
      head("Employment History"),
      ...job("Bayview Protective Services", "Hospital Security Officer", "14 Mar 2022 to date"),
      ...bullets(
        "Emergency department and mental health ward of a public hospital, 12-hour shifts",
        "Code Grey and Code Black response, patient watch, helicopter pad",
        "Average of nine reports a week, none sent back in the last year",
      ),
      ...job("Sentinel North Events", "Crowd Controller", "5 Oct 2019 to 6 Mar 2022"),
      ...bullets(
        "Stadium gates, two night clubs in Fortitude Valley and the Ekka",
        "Team leader at country race meetings",
      ),
      ...job("Harbour Freight Terminal", "Gatehouse Officer", "9 Jan 2017 to 27 Sep 2019"),
      ...bullets("Truck bookings, permits and key register", "Night patrols with dog handler"),
      ...job("Redlands Fresh Produce", "Packing Shed Hand", "2014 to 2016"),
      head("Education and Training"),
      grid(
        [18, 48, 34],
        [
          [
            [line("2019")],
            [line("Certificate III in Security Operations")],
            [line("Guardwell Training, Brisbane")],
          ],
          [
            [line("2016")],
            [line("Certificate II in Security Operations")],
            [line("Guardwell Training, Brisbane")],
          ],
          [[line("2013")], [line("Queensland Certificate of Education")], [line("Woodridge Park College")]],
        ],
      ),
      head("Languages"),
      line("English and Tongan (both fluent), Samoan (conversational)"),
      head("Interests"),
      line("Church choir, coaching under-14s rugby league, weights."),
      head("References"),
      line("Denise Kruger, Site Supervisor, Bayview Protective Services – contact through Meridian Crew", {
        after: 1,
      }),
      line("Paul Iosefa, Operations Manager, Sentinel North Events – contact through Meridian Crew"),
    ],
  ),
  says: {
    given: "Tevita",
    family: "Fonua",
    email: "tevita.fonua@example.com",
    phone: "+61491574632",
    jobs: [
      ["Hospital Security Officer", "Bayview Protective Services", "2022-03", null],
      ["Crowd Controller", "Sentinel North Events", "2019-10", "2022-03"],
      ["Gatehouse Officer", "Harbour Freight Terminal", "2017-01", "2019-09"],
      ["Packing Shed Hand", "Redlands Fresh Produce", "2014", "2016"],
    ],
    studies: [
      ["Certificate III in Security Operations", "Guardwell Training", "2019"],
      ["Certificate II in Security Operations", "Guardwell Training", "2016"],
      ["Queensland Certificate of Education", "Woodridge Park College", "2013"],
    ],
    skills: [
      "De-escalation",
      "CCTV monitoring",
      "Incident reports",
      "Access control",
      "Crowd management",
      "Two-way radio",
    ],
    licences: [
      [
        "QLD Security Provider Licence – Class 1 / QLD Security Provider Licence / Security Provider Licence – Class 1 / Security Provider Licence",
        "4173066",
        "2027-11-21",
      ],
      ["First Aid", undefined, "2028-07"],
      ["CPR", undefined, "2026-07"],
      ["Responsible Service of Alcohol / RSA", "RSA-88213"],
      ["Blue Card", "1509338/2", "2028-02-03"],
    ],
    drives: ["C"],
    languages: ["English", "Tongan", "Samoan"],
    besides: ["Driver Licence, Class C", "Driver Licence", "Coaching under-14s rugby league"],
  },
};
