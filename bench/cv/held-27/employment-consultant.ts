import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { before: 11, after: 4, size: 13, shade: "E2EFD9", colour: "375623" });
const area = (words: string) => text(`**${words}**`, { before: 5, after: 1 });
const row = (years: string, title: string, at: string) => [years, title, at];

/** A career changer's functional resume in Word: areas of strength with examples first, then a short table of years, position and employer after seventeen years in a car plant. */
export const employmentConsultant: UnseenCv = {
  name: "Italian-Australian career changer's functional resume in Word: shaded headings, strengths with examples, then a plain table of years, position and employer from car plant to job services",
  type: "docx",
  write: word({ font: "Trebuchet MS", size: 10.5, margin: 21 }, [
    {
      blocks: [
        text("**Rita Colangelo**", { size: 22, colour: "375623", after: 0 }),
        text("Salisbury North SA 5108", { after: 0 }),
        text("m. 0491 574 632   e. rita.colangelo@example.com", { after: 6 }),
        head("What I am looking for"),
        text(
          "A permanent role as an employment consultant with a provider that lets me leave the desk. I stood in the queue myself when the plant closed, and I know what a bad appointment feels like.",
        ),
        head("Strengths"),
        area("Helping people into work"),
        ...points(
          "Caseload of 94; 41 people in jobs longer than 26 weeks last year",
          "Talked a cold store into taking four men over sixty; all four are still there",
        ),
        area("Training and leading"),
        ...points(
          "Led a line of 28 people on three shifts",
          "Taught reading of safety sheets to new arrivals in the lunch break",
        ),
        area("Paperwork without tears"),
        ...points("Zero findings in two contract audits", "Rewrote the incident form so that people used it"),
        head("Skills at a glance"),
        text("Interviewing, job matching, resume writing, employer visits, case notes, Microsoft Office"),
        head("Employment summary"),
        table(
          [40, 58, 70],
          [
            row("2021 – current", "Employment Consultant", "Northern Pathways Job Services"),
            row("2019 – 2021", "Intake Worker (part-time)", "Salisbury Migrant House Inc."),
            row("2018", "Volunteer Tutor", "Parafield Community Literacy"),
            row("2008 – 2017", "Team Leader, Trim Line", "Playford Motor Assembly Pty Ltd"),
            row("2000 – 2008", "Production Worker", "Playford Motor Assembly Pty Ltd"),
            row("1998 – 2000", "Deli Assistant", "Colangelo & Figli"),
          ],
        ),
        head("Training"),
        table(
          [40, 58, 70],
          [
            row("2020", "Diploma of Community Services", "Para Hills Training College"),
            row("2018", "Certificate IV in Employment Services", "Para Hills Training College"),
            row("2009", "Certificate III in Automotive Manufacturing", "Playford Motor Assembly Pty Ltd"),
            row("1997", "SACE Stage 2", "St Agnes Convent School"),
          ],
        ),
        head("Checks"),
        text("Working with Children Check (SA), number 1187 3340 21, to 8 April 2030", { after: 0 }),
        text("National Police Certificate, March 2026", { after: 0 }),
        text("Mental Health First Aid, until Sep 2027", { after: 0 }),
        text("Car licence (C), own vehicle, comprehensive insurance"),
        head("Languages"),
        text("English; Italian (Abruzzese at home, standard at the club); basic Dari"),
        head("People to ask"),
        text("Brett Nankivell, Site Manager, Northern Pathways Job Services, 08 5550 7012", { after: 0 }),
        text("Sr Bernadette Quoc, Salisbury Migrant House, 0491 575 254"),
      ],
    },
  ]),
  says: {
    given: "Rita",
    family: "Colangelo",
    email: "rita.colangelo@example.com",
    phone: "+61491574632",
    jobs: [
      ["Employment Consultant", "Northern Pathways Job Services", "2021", null],
      [
        "Intake Worker (part-time) / Intake Worker",
        "Salisbury Migrant House Inc. / Salisbury Migrant House",
        "2019",
        "2021",
      ],
      ["Volunteer Tutor", "Parafield Community Literacy", "2018", "2018"],
      [
        "Team Leader, Trim Line / Team Leader / Team Leader (Trim Line)",
        "Playford Motor Assembly Pty Ltd / Playford Motor Assembly",
        "2008",
        "2017",
      ],
      ["Production Worker", "Playford Motor Assembly Pty Ltd / Playford Motor Assembly", "2000", "2008"],
      ["Deli Assistant", "Colangelo & Figli", "1998", "2000"],
    ],
    studies: [
      ["Diploma of Community Services", "Para Hills Training College", "2020"],
      ["Certificate IV in Employment Services", "Para Hills Training College", "2018"],
      [
        "Certificate III in Automotive Manufacturing",
        "Playford Motor Assembly Pty Ltd / Playford Motor Assembly",
        "2009",
      ],
      ["SACE Stage 2 / SACE", "St Agnes Convent School", "1997"],
    ],
    skills: [
      "Interviewing",
      "job matching",
      "resume writing",
      "employer visits",
      "case notes",
      "Microsoft Office",
    ],
    licences: [
      [
        "Working with Children Check (SA) / Working with Children Check",
        "1187 3340 21 / 1187334021",
        "2030-04-08",
      ],
      ["National Police Certificate"],
      ["Mental Health First Aid", undefined, "2027-09"],
    ],
    drives: ["C"],
    languages: ["English", "Italian", "Dari"],
    besides: [
      "Driver licence",
      "Car licence",
      "Car licence (C)",
      "Helping people into work",
      "Training and leading",
      "Paperwork without tears",
      "Brett Nankivell",
      "Bernadette Quoc",
      "Sr Bernadette Quoc",
    ],
  },
};
