import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { before: 12, after: 4, size: 12, align: "center", caps: true, ruled: true });
const area = (words: string, ...proofs: readonly string[]) => [
  text(`**${words}**`, { before: 6, after: 1, size: 11.5 }),
  ...points(...proofs),
];
const step = (title: string, at: string, when: string) =>
  text(`**${title}**, ${at}\t${when}`, { tabs: [-46], after: 3 });

/** A former detective's functional résumé in Word on her way to fraud work: four areas with proofs in which years and agencies are named, then a short career history with the years at the right edge, newest first. */
export const fraudInvestigator: UnseenCv = {
  name: "former detective's functional résumé in Word on her way to fraud work: four areas whose proofs name years and agencies, then “Title, employer … 2019 – 2025” in short lines, a course of study to be finished, a licence applied for",
  type: "docx",
  write: word({ font: "Book Antiqua", size: 11, margin: 23 }, [
    {
      blocks: [
        text("**Samantha Kyriacou**", { size: 22, align: "center", after: 0 }),
        text("Fraud Investigator", { size: 13, align: "center", after: 2 }),
        text("Kogarah Bay NSW 2217 ~ (+61) 491 570 157 ~ sam.kyriacou@example.org", {
          align: "center",
          after: 0,
        }),
        head("Profile"),
        text(
          "Investigator with nineteen years in policing, eleven of them as a detective in financial crime, and one year in insurance. I moved out of the service in 2025 for regular hours and now want a senior role in fraud prevention at a bank, insurer or agency.",
        ),
        head("Relevant experience by area"),
        ...area(
          "Investigation",
          "Led 64 fraud investigations from complaint to court, among them an invoice fraud of $7.2 million at a hospital in 2021",
          "Wrote and executed search warrants, production notices and freezing orders",
          "At Southern Cross Mutual since 2025: detected a ring of staged collisions, 23 claims, $1.1 million not paid",
        ),
        ...area(
          "Interviewing and evidence",
          "Trained interviewer of victims, suspects and expert witnesses",
          "Gave evidence in the District Court 38 times",
        ),
        ...area(
          "Analysis",
          "Traced funds through 400 accounts in i2 and Excel",
          "Built the squad's first register of mule accounts (2018), later used by three states",
        ),
        ...area(
          "Leading people",
          "Supervised up to nine detectives; mentor in the women's leadership program",
          "Ran fraud awareness evenings for seniors with two community banks",
        ),
        head("Career history"),
        step("Claims Investigator", "Southern Cross Mutual Insurance, Sydney", "2025 – present"),
        step("Detective Sergeant, Financial Crimes Squad", "State Police Service, Parramatta", "2019 – 2025"),
        step("Detective Senior Constable", "State Police Service, Bankstown", "2014 – 2019"),
        step("Constable, then Senior Constable", "State Police Service, Kogarah", "2006 – 2014"),
        step("Bank Teller", "Illawarra Permanent Building Society, Hurstville", "2003 – 2006"),
        head("Education and training"),
        ...points(
          "Master of Fraud and Financial Crime, Georges Bay University (part-time, to finish in 2027)",
          "Advanced Diploma of Police Investigation, State Police College, 2015",
          "Diploma of Policing Practice, State Police College, 2006",
          "Higher School Certificate, St Euphemia Ladies College, 2002",
        ),
        head("Certificates and checks"),
        ...points(
          "Certified Fraud Examiner (CFE), member no. 882014, renewed to 31 March 2028",
          "Commercial agent and private inquiry licence (CAPI), NSW – application lodged",
          "Baseline security clearance, current",
          "Driver licence NSW class C; defensive driving (police), 2016",
        ),
        head("Skills"),
        text(
          "Forensic interviewing, asset tracing, open source intelligence, brief preparation, i2 Analyst's Notebook, Excel, report writing",
        ),
        head("Languages"),
        text("English and Greek (both native); Macedonian, a little"),
        head("Recognition"),
        text("Commissioner's Commendation, 2021 ~ Police Service Medal, 15 years"),
        head("Referees"),
        text("Superintendent Alan Thwaites (ret.), 0491 574 118", { after: 1 }),
        text("Divya Menon, Head of Special Investigations, Southern Cross Mutual, divya.menon@example.net"),
      ],
    },
  ]),
  says: {
    given: "Samantha",
    family: "Kyriacou",
    email: "sam.kyriacou@example.org",
    phone: "+61491570157",
    jobs: [
      [
        "Claims Investigator",
        "Southern Cross Mutual Insurance / Southern Cross Mutual Insurance, Sydney / Southern Cross Mutual",
        "2025",
        null,
      ],
      [
        "Detective Sergeant, Financial Crimes Squad / Detective Sergeant / Detective Sergeant (Financial Crimes Squad)",
        "State Police Service / State Police Service, Parramatta",
        "2019",
        "2025",
      ],
      [
        "Detective Senior Constable",
        "State Police Service / State Police Service, Bankstown",
        "2014",
        "2019",
      ],
      [
        "Constable, then Senior Constable / Constable / Senior Constable",
        "State Police Service / State Police Service, Kogarah",
        "2006",
        "2014",
      ],
      [
        "Bank Teller",
        "Illawarra Permanent Building Society / Illawarra Permanent Building Society, Hurstville",
        "2003",
        "2006",
      ],
    ],
    studies: [
      [
        "Master of Fraud and Financial Crime",
        "Georges Bay University / Georges Bay University (part-time)",
        "2027",
      ],
      ["Advanced Diploma of Police Investigation", "State Police College", "2015"],
      ["Diploma of Policing Practice", "State Police College", "2006"],
      ["Higher School Certificate", "St Euphemia Ladies College", "2002"],
    ],
    skills: [
      "Forensic interviewing",
      "asset tracing",
      "open source intelligence",
      "brief preparation",
      "i2 Analyst's Notebook",
      "Excel",
      "report writing",
    ],
    licences: [
      ["Certified Fraud Examiner (CFE) / Certified Fraud Examiner / CFE", "882014", "2028-03-31"],
      ["Baseline security clearance / Baseline / Baseline clearance / Security clearance: Baseline"],
    ],
    drives: ["C"],
    languages: ["English", "Greek", "Macedonian"],
    besides: [
      "Driver licence",
      "Driver licence NSW class C",
      "Defensive driving",
      "Defensive driving (police)",
      "Commercial agent and private inquiry licence",
      "Commercial agent and private inquiry",
      "CAPI",
      "Investigation",
      "Interviewing and evidence",
      "Analysis",
      "Leading people",
      "Commissioner's Commendation",
      "Police Service Medal",
      "Alan Thwaites",
      "Divya Menon",
    ],
  },
};
