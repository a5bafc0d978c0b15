import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { before: 12, after: 4, size: 12.5, colour: "7F3F98", caps: true });
const job = (when: string, line: string, ...duties: readonly string[]) => [
  text(when, { before: 6, after: 0, size: 9.5, colour: "666666", caps: true }),
  text(line, { after: 2, size: 11.5 }),
  ...points(...duties),
];
const listed = (...texts: readonly string[]) =>
  texts.map((one) => text(`»  ${one}`, { after: 0, indent: 4 }));

/** An Indo-Fijian anaesthetic technician's Word template: “March 2022 – Present” in small capitals over “Title, Employer” in one line, a gap for family, ticks of another sort, languages with levels. */
export const anaestheticTechnician: UnseenCv = {
  name: "Indo-Fijian anaesthetic technician's Word template: “March 2022 – Present” in small capitals over “Title, Employer, Place” on one line, a parental gap told in prose, arrows before lists",
  type: "docx",
  write: word({ font: "Garamond", size: 11.5, margin: 22 }, [
    {
      blocks: [
        text("**Roshni** Lal-Chetty", { size: 28, colour: "7F3F98", align: "right", after: 0 }),
        text("Liverpool NSW 2170 ▪ 0491 574 118 ▪ roshni.lalchetty@example.net", {
          align: "right",
          after: 8,
        }),
        text(
          "Anaesthetic technician for paediatric and cardiac lists. Between January 2019 and February 2022 I was at home with my twins and kept my hand in with simulation days. Ready for full-time work from Term 1, 2027.",
        ),
        head("Career"),
        ...job(
          "March 2022 – Present",
          "**Anaesthetic Technician,** Georges River Public Hospital, Liverpool (part time, 0.8)",
          "Airway trolleys, lines, cell saver and blood warmers for eleven theatres",
          "Runs the difficult airway cupboard and its monthly audit",
          "Preceptor of new technicians",
        ),
        ...job(
          "July 2014 – December 2018",
          "**Anaesthetic Technician,** Bankstown Lakes Private Hospital",
          "Orthopaedic and eye lists; machine checks at six every morning",
        ),
        ...job(
          "February 2013 – July 2014",
          "**Theatre Orderly,** Bankstown Lakes Private Hospital",
          "Positioning, transfers and terminal cleans",
        ),
        ...job("2009 – 2012", "**Staff Nurse,** Lautoka Sugar City Hospital, Fiji"),
        head("Learning"),
        ...job("2016", "**Diploma of Anaesthetic Technology,** South-West Health Institute"),
        ...job("2014", "**Certificate IV in Anaesthetic Technology,** South-West Health Institute"),
        ...job("2008", "**Diploma in Nursing,** Viti School of Nursing, Suva"),
        head("Skills"),
        ...listed(
          "Difficult airway set-up",
          "Cell salvage",
          "Ultrasound-guided line assistance",
          "Machine checks and fault finding",
          "Calming small children",
        ),
        head("Certificates and checks"),
        ...listed(
          "Advanced Life Support, Georges River Public Hospital, due again 05/2027",
          "NSW Working with Children Check WWC1184402E, expires 21 October 2029",
          "Member no. 20881, Society of Anaesthetic Technicians",
          "NSW licence, automatic only (C-A)",
        ),
        head("Languages spoken"),
        ...listed("Fiji Hindi (native)", "English (fluent)", "iTaukei Fijian (conversational)"),
        head("Outside theatre"),
        text("Treasurer, Liverpool Fiji Cultural Association, 2023 to date. Lawn bowls and long curries."),
        head("Referees"),
        text("Dr Yusuf Onal, Staff Anaesthetist, Georges River Public Hospital, 02 5550 8824"),
      ],
    },
  ]),
  says: {
    given: "Roshni",
    family: "Lal-Chetty",
    email: "roshni.lalchetty@example.net",
    phone: "+61491574118",
    jobs: [
      [
        "Anaesthetic Technician / Anaesthetic Technician (part time, 0.8) / Anaesthetic Technician (part time)",
        "Georges River Public Hospital / Georges River Public Hospital, Liverpool",
        "2022-03",
        null,
      ],
      ["Anaesthetic Technician", "Bankstown Lakes Private Hospital", "2014-07", "2018-12"],
      ["Theatre Orderly", "Bankstown Lakes Private Hospital", "2013-02", "2014-07"],
      ["Staff Nurse", "Lautoka Sugar City Hospital / Lautoka Sugar City Hospital, Fiji", "2009", "2012"],
    ],
    studies: [
      ["Diploma of Anaesthetic Technology", "South-West Health Institute", "2016"],
      ["Certificate IV in Anaesthetic Technology", "South-West Health Institute", "2014"],
      ["Diploma in Nursing", "Viti School of Nursing / Viti School of Nursing, Suva", "2008"],
    ],
    skills: [
      "Difficult airway set-up",
      "Cell salvage",
      "Ultrasound-guided line assistance",
      "Machine checks and fault finding",
      "Calming small children",
    ],
    licences: [
      ["Advanced Life Support / Advanced Life Support, Georges River Public Hospital", undefined, "2027-05"],
      [
        "NSW Working with Children Check / Working with Children Check / Working with Children Check (NSW) / NSW Working with Children Check (NSW)",
        "WWC1184402E",
        "2029-10-21",
      ],
    ],
    drives: ["C"],
    languages: ["Fiji Hindi", "English", "iTaukei Fijian / Fijian / iTaukei"],
    besides: [
      "Driver licence",
      "NSW licence",
      "NSW licence, automatic only",
      "Society of Anaesthetic Technicians",
      "Member, Society of Anaesthetic Technicians",
      "Member",
      "Treasurer",
      "Liverpool Fiji Cultural Association",
      "Yusuf Onal",
      "Dr Yusuf Onal",
    ],
  },
};
