import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { before: 12, after: 4, size: 12, ruled: true });
const job = (from: string, to: string, title: string, at: string, ...duties: readonly string[]) => [
  text(`${from}\t**${title}**`, { tabs: [38], before: 5, after: 0 }),
  text(`${to}\t${at}`, { tabs: [38], after: 2 }),
  ...duties.map((words) => text(`-\t${words}`, { tabs: [43], indent: 38, hanging: 5, after: 0 })),
];
const dated = (year: string, title: string, at: string) =>
  text(`${year}\t${title}\n\t${at}`, { tabs: [38], after: 3 });

/** A Samoan-Australian correctional officer's Word resume: the dates begin on the line of the title and end on the line of the employer, all behind one tab stop; skills in two columns of the page. */
export const correctionalOfficer: UnseenCv = {
  name: "Samoan-Australian correctional officer's Word resume: “July 2021 –” before the title and “Current” before the employer behind one tab, dashes, skills in two page columns",
  type: "docx",
  write: word({ font: "Verdana", size: 9.5, margin: 22 }, [
    {
      blocks: [
        text("**FILIPO LEAVASA**", { size: 20, after: 0 }),
        text("12 Wollombi Street, Cessnock NSW 2325", { after: 0 }),
        text("Phone 0491 577 644 · Email filipo.leavasa@example.org", { after: 4, ruled: true }),
        text(
          "Ten years in custody work with maximum and minimum security inmates, and a record without a sustained complaint. I talk first. I am applying to move into training of recruits.",
          { before: 4 },
        ),
        head("CAREER HISTORY"),
        ...job(
          "July 2021 –",
          "Current",
          "Senior Correctional Officer",
          "Pokolbin Ranges Correctional Centre, Cessnock",
          "Second in charge of a 92-bed pod, eight officers on shift",
          "Use-of-force reviews and incident reports",
          "Mentor for probationary officers; 14 have passed",
        ),
        ...job(
          "May 2016 –",
          "June 2021",
          "Correctional Officer",
          "Pokolbin Ranges Correctional Centre, Cessnock",
          "Musters, searches, escorts to court and hospital",
          "Immediate action team from 2019",
        ),
        ...job(
          "August 2012 –",
          "April 2016",
          "Crowd Controller (casual)",
          "Nobbys Protective Services, Newcastle",
          "Doors of hotels, stadium and two festivals a year",
        ),
        ...job("February 2009 –", "July 2012", "Storeman", "Throsby Bolts & Fasteners, Carrington"),
        head("TRAINING AND QUALIFICATIONS"),
        dated("2024", "Certificate IV in Training and Assessment", "Kurri Skills Academy"),
        dated("2017", "Certificate III in Correctional Practice (Custodial)", "State Custodial Academy"),
        dated("2008", "Higher School Certificate", "Mount View Heights High School, Cessnock"),
        head("LICENCES"),
        text("Security licence (NSW) classes 1A and 1C, number 410338872, expiry 23 February 2027", {
          after: 0,
        }),
        text("Provide First Aid, expiry November 2028", { after: 0 }),
        text("Driver licence LR, NSW"),
        head("COMPETENCIES"),
      ],
    },
    {
      columns: 2,
      blocks: points(
        "De-escalation",
        "Report writing",
        "Cell extraction",
        "Radio procedure",
        "Cultural liaison",
        "Drug and alcohol screening",
      ),
    },
    {
      blocks: [
        head("LANGUAGES"),
        text("Samoan and English, both spoken and written"),
        head("COMMUNITY"),
        text("Coach, Cessnock Junior Rugby League under 14s, since 2015", { after: 0 }),
        text("Deacon of my church"),
        head("REFEREES"),
        text("Wayne Brideson, Manager of Security, Pokolbin Ranges CC, 02 5550 6120", { after: 0 }),
        text("Ana Fonoti, Chaplain, 0491 578 148"),
      ],
    },
  ]),
  says: {
    given: "Filipo / FILIPO",
    family: "Leavasa / LEAVASA",
    email: "filipo.leavasa@example.org",
    phone: "+61491577644",
    jobs: [
      [
        "Senior Correctional Officer",
        "Pokolbin Ranges Correctional Centre / Pokolbin Ranges Correctional Centre, Cessnock",
        "2021-07",
        null,
      ],
      [
        "Correctional Officer",
        "Pokolbin Ranges Correctional Centre / Pokolbin Ranges Correctional Centre, Cessnock",
        "2016-05",
        "2021-06",
      ],
      [
        "Crowd Controller (casual) / Crowd Controller",
        "Nobbys Protective Services / Nobbys Protective Services, Newcastle",
        "2012-08",
        "2016-04",
      ],
      ["Storeman", "Throsby Bolts & Fasteners / Throsby Bolts & Fasteners, Carrington", "2009-02", "2012-07"],
    ],
    studies: [
      ["Certificate IV in Training and Assessment", "Kurri Skills Academy", "2024"],
      [
        "Certificate III in Correctional Practice (Custodial) / Certificate III in Correctional Practice",
        "State Custodial Academy",
        "2017",
      ],
      [
        "Higher School Certificate",
        "Mount View Heights High School / Mount View Heights High School, Cessnock",
        "2008",
      ],
    ],
    skills: [
      "De-escalation",
      "Report writing",
      "Cell extraction",
      "Radio procedure",
      "Cultural liaison",
      "Drug and alcohol screening",
    ],
    licences: [
      [
        "Security licence (NSW) classes 1A and 1C / Security licence (NSW) / Security licence / Security licence classes 1A and 1C / Security licence (NSW), classes 1A and 1C",
        "410338872",
        "2027-02-23",
      ],
      ["Provide First Aid / First Aid", undefined, "2028-11"],
    ],
    drives: ["LR"],
    languages: ["Samoan", "English"],
    besides: [
      "Driver licence",
      "Driver licence LR",
      "Coach",
      "Cessnock Junior Rugby League under 14s",
      "Cessnock Junior Rugby League",
      "Deacon",
      "Deacon of my church",
      "Wayne Brideson",
      "Ana Fonoti",
    ],
  },
};
