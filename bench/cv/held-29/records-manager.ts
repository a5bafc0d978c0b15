import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const navy = "12305A";
const head = (words: string) => text(words, { style: "Heading1" });
const capability = (words: string, proof: string) => [
  text(words, { style: "Heading2" }),
  text(proof, { after: 4 }),
];
/** Title with its level, agency and place between strokes with the months last, then what the post was measured by. */
const post = (
  title: string,
  at: string,
  when: string,
  reports: string,
  ...achievements: readonly string[]
) => [
  text(`**${title}**`, { before: 8, after: 0, size: 11.5 }),
  text(`${at} | ${when}`, { after: 1, colour: "444444" }),
  ...(reports ? [text(`__${reports}__`, { after: 2, size: 9.5 })] : []),
  ...points(...achievements),
];

/** A Queensland records manager's résumé for a government panel: vacancy lines, a capability statement in prose under five headings, then posts with levels, “Agency, Place | December 2021 – present” and lines of team and budget, acting time below a post. */
export const recordsManager: UnseenCv = {
  name: "Queensland records manager's résumé for a government panel in Word: vacancy lines, capabilities in prose, then “Title (AO8)” over “Agency, Place | December 2021 – present” with lines of team and budget, acting time as a point",
  type: "docx",
  write: word(
    {
      font: "Arial",
      size: 10.5,
      margin: 24,
      accent: navy,
      above: [text("Philippa Auchterlonie – QLD/448120/26", { size: 8.5, align: "right", colour: "777777" })],
      aboveFrom: 2,
      below: [text("Page {page} of {pages}", { size: 8.5, align: "center" })],
    },
    [
      {
        blocks: [
          text("Philippa Auchterlonie", { style: "Title" }),
          table(
            [45, 115],
            [
              ["Position applied for", "Director, Information Governance (SO)"],
              ["Vacancy reference", "QLD/448120/26"],
              ["Postal address", "PO Box 1184, Sherwood QLD 4075"],
              ["Telephone", "0491 572 549"],
              ["Email", "p.auchterlonie@example.org"],
            ],
          ),
          head("Statement of capability"),
          ...capability(
            "Vision",
            "I came to a records branch that was known for saying no and for boxes. Over four years I led it to a service that 2,600 staff use each day without noticing. The strategy that I wrote in 2022 was endorsed by the executive without amendment and has been taken up by two other agencies. It rests on three promises: that information is captured where people work, that it can be found by those who are entitled to it, and that it is destroyed when the law says so. I translate such aims into plans that a team of nine can carry out, and I report on them every quarter in one page.",
          ),
          ...capability(
            "Results",
            "Retired the last of eleven legacy systems in June 2025, under budget by $212,000, and disposed lawfully of 4.3 kilometres of paper. Right to information requests are now searched in a day instead of three weeks. In the 2022 floods my team recovered 3,800 wet files from two regional depots; 97 per cent were saved, because we had a contract with a freezing firm in place before the rain came. I manage by a short list of measures, and I stop work that does not move them.",
          ),
          ...capability(
            "Accountability",
            "When a contractor lost six boxes in 2023, I reported it to the State Archivist on the same day, told the affected families myself and published what we changed. Since then every transfer is counted twice and signed for by name. The audit of 2025 had no findings.",
          ),
          ...capability(
            "Relationships",
            "I chair the network of records managers of the state agencies (34 members) and have negotiated a shared disposal authority with the department's three ports. I meet with the union before a change and not after it, and I have never had a dispute over the move to digital mail.",
          ),
          head("Employment history"),
          ...post(
            "Manager, Information and Records (AO8)",
            "Department of Harbours and Inland Waters, Brisbane",
            "December 2021 – present",
            "Reports to: Chief Information Officer. Team: 9 FTE. Budget: $1.6 million",
            "Records strategy, retention and disposal schedules, digitisation program",
            "Lead adviser to the Director-General on inquiries and summonses; 61 productions in four years, none late",
            "Let and managed contracts for storage, scanning and software of $3.4 million",
            "Business owner of the document system used by 2,600 staff",
            "Acting Chief Information Officer (SES2), July – September 2024 and January 2026",
          ),
          ...post(
            "Principal Records Officer (AO6)",
            "Department of Harbours and Inland Waters, Brisbane",
            "March 2017 – December 2021",
            "Reports to: Manager, Information and Records. Team: 4 FTE",
            "Moved 1.1 million files to a new document system over two weekends",
            "Wrote training that 96% of staff completed",
            "Prepared the retention and disposal schedule for boat ramps, moorings and pilotage, approved in 2019",
            "Supervised two trainees to the completion of their certificates",
          ),
          ...post(
            "Senior Archivist (secondment, PO4)",
            "State Collections and Archives, Runcorn",
            "February 2015 – February 2017",
            "",
            "Appraisal of flood recovery records from 2011",
            "Advice to 14 agencies on transfers, and two seminars a month for records staff",
          ),
          ...post(
            "Records Officer (AO4)",
            "Tamborine Regional Council, Beaudesert",
            "August 2009 – January 2015",
            "",
            "Rates, development and dog registers; first council in the state with a certified scanning process",
          ),
          ...post("Library Assistant", "Tamborine Regional Council, Beaudesert", "2004 – 2009", ""),
          head("Qualifications"),
          text("Graduate Diploma of Information Management, University of the Border Ranges, 2012", {
            after: 1,
          }),
          text("Bachelor of Arts (History), University of the Border Ranges, 2003"),
          head("Professional development and memberships"),
          ...points(
            "Executive Essentials, Institute of Public Leadership, 2024",
            "Certified Records Practitioner, Records Professionals Society, no. 2218, valid to 30 June 2028",
            "Information Privacy in Practice, one day, 2022",
            "Fellow of the Records Professionals Society",
          ),
          head("Systems and skills"),
          text(
            "Content Manager; Microsoft Purview; SharePoint; retention and disposal; business classification; change leadership; procurement",
          ),
          head("Other information"),
          text(
            "Australian citizen. Criminal history check completed May 2026. Blue Card 1184402/2, expires 08/03/2028.",
          ),
          text("Languages: English, German (reading)"),
          head("Referees"),
          text("**Mr Lindsay Obuya**, Chief Information Officer, Department of Harbours and Inland Waters", {
            after: 0,
          }),
          text("07 5550 1934, l.obuya@example.org", { after: 5 }),
          text("**Dr Helga Strauss**, former State Archivist", { after: 0 }),
          text("0491 570 158"),
        ],
      },
    ],
  ),
  says: {
    given: "Philippa",
    family: "Auchterlonie",
    email: "p.auchterlonie@example.org",
    phone: "+61491572549",
    jobs: [
      [
        "Manager, Information and Records (AO8) / Manager, Information and Records / Manager (AO8) / Manager",
        "Department of Harbours and Inland Waters / Department of Harbours and Inland Waters, Brisbane",
        "2021-12",
        null,
      ],
      [
        "Principal Records Officer (AO6) / Principal Records Officer",
        "Department of Harbours and Inland Waters / Department of Harbours and Inland Waters, Brisbane",
        "2017-03",
        "2021-12",
      ],
      [
        "Senior Archivist (secondment, PO4) / Senior Archivist / Senior Archivist (secondment) / Senior Archivist (PO4)",
        "State Collections and Archives / State Collections and Archives, Runcorn",
        "2015-02",
        "2017-02",
      ],
      [
        "Records Officer (AO4) / Records Officer",
        "Tamborine Regional Council / Tamborine Regional Council, Beaudesert",
        "2009-08",
        "2015-01",
      ],
      [
        "Library Assistant",
        "Tamborine Regional Council / Tamborine Regional Council, Beaudesert",
        "2004",
        "2009",
      ],
    ],
    studies: [
      ["Graduate Diploma of Information Management", "University of the Border Ranges", "2012"],
      ["Bachelor of Arts (History) / Bachelor of Arts", "University of the Border Ranges", "2003"],
    ],
    skills: [
      "Content Manager",
      "Microsoft Purview",
      "SharePoint",
      "retention and disposal",
      "business classification",
      "change leadership",
      "procurement",
    ],
    licences: [
      [
        "Certified Records Practitioner / Certified Records Practitioner, Records Professionals Society / Certified Records Practitioner (Records Professionals Society)",
        "2218",
        "2028-06-30",
      ],
      ["Criminal history check / National criminal history check"],
      ["Blue Card / Blue Card (QLD)", "1184402/2", "2028-03-08"],
    ],
    languages: ["English", "German"],
    besides: [
      "Director, Information Governance",
      "Acting Chief Information Officer",
      "Chief Information Officer",
      "Executive Essentials",
      "Institute of Public Leadership",
      "Information Privacy in Practice",
      "Fellow",
      "Fellow of the Records Professionals Society",
      "Records Professionals Society",
      "Australian citizen",
      "Lindsay Obuya",
      "Mr Lindsay Obuya",
      "Helga Strauss",
      "Dr Helga Strauss",
    ],
  },
};
