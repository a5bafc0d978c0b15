import type { UnseenCv } from "../unseen/known.ts";
import { table, text, word } from "../held-17/word.ts";

const bar = (words: string) => [{ blocks: [text(`**${words}**`, { size: 12 })], over: 2, shade: "F6D9A8" }];
const asked = (question: string, answer: string) => [[text(question, { colour: "555555" })], answer];
const job = (nth: string, title: string, at: string, from: string, to: string, did: string, left: string) => [
  bar(nth),
  asked("What was your position?", title),
  asked("Who did you work for?", at),
  asked("When did you start?", from),
  asked("When did you finish?", to),
  ...(did ? [asked("What did you do there?", did)] : []),
  ...(left ? [asked("Why did you leave?", left)] : []),
];

/** An early childhood educator's answers to a staffing agency's form in Word: questions left and answers right in a ruled table, a bar for each job, “Still there” as an end, languages and checks as answers. */
export const earlyChildhoodEducator: UnseenCv = {
  name: "Salvadoran-Australian early childhood educator's form of a staffing agency in Word: questions left (“Who did you work for?”) and answers right in a ruled table, bars “Job 1” to “Job 4”, “Still there” as end, reasons for leaving, checks with numbers and ends",
  type: "docx",
  write: word(
    {
      font: "Verdana",
      size: 9.5,
      margin: 18,
      above: [
        text("Bright Gum Staffing – Candidate profile – office@brightgum.example – 1300 555 018", {
          size: 8,
        }),
      ],
    },
    [
      {
        blocks: [
          text("**Candidate profile: educators**", { size: 16, after: 6 }),
          table(
            [62, 112],
            [
              bar("About you"),
              asked("What is your first name?", "Yesenia"),
              asked("What is your surname?", "Menjívar Cortez"),
              asked("What is your mobile number?", "0491 572 665"),
              asked("What is your email address?", "yesenia.mc@example.com"),
              asked("Where do you live?", "Logan Central QLD 4114"),
              asked("How far will you travel?", "Up to 30 km, I have a car and an open licence (C)"),
              ...job(
                "Job 1 (most recent)",
                "Lead Educator, Toddlers",
                "Mudjimba Lane Early Learning, Slacks Creek",
                "16 January 2023",
                "Still there",
                "Program for 12 children of two to three years, documentation in Storypark, two assistants",
                "",
              ),
              ...job(
                "Job 2",
                "Assistant Educator",
                "Little Paperbarks Kindy, Woodridge",
                "July 2020",
                "December 2022",
                "Nursery room and relief in kindergarten",
                "Wanted a room of my own",
              ),
              ...job(
                "Job 3",
                "Family Day Care Educator",
                "My own home, for Logan Rivers Family Day Care",
                "2015",
                "2019",
                "",
                "House was sold",
              ),
              ...job(
                "Job 4",
                "Kinder Teacher",
                "Colegio Monte Verde, Santa Ana, El Salvador",
                "February 2006",
                "November 2011",
                "",
                "Migrated to Australia",
              ),
              bar("Your study"),
              asked(
                "Which qualification do you have?",
                "Diploma of Early Childhood Education and Care, Karawatha Training, 2022",
              ),
              asked(
                "Any other qualification?",
                "Profesorado en Educación Parvularia, Universidad de Izalco, 2005",
              ),
              asked(
                "Are you studying now?",
                "Yes, Bachelor of Early Childhood Education, Logan Rivers University, to finish in November 2028",
              ),
              bar("Your checks"),
              asked("Blue Card", "No. 2240195/3, expires 8 April 2028"),
              asked("First Aid, asthma and anaphylaxis (HLTAID012)", "Expires 02/2029"),
              asked("Child protection (CHCPRT025)", "Completed 2024"),
              asked("COVID-19 vaccination", "Three doses"),
              bar("Your skills"),
              asked("What are you good at?", "Storypark, Music and movement, Bush kinder, EYLF planning"),
              asked("Which languages do you speak?", "Spanish, English, Auslan (beginner)"),
              asked("What do you do for fun?", "Cumbia, pupusas for the whole street, netball"),
              bar("Who can we ask?"),
              asked("Name, position and phone", "Leanne Fa'asavalu, Director, Mudjimba Lane, 07 5550 8814"),
            ],
            true,
          ),
        ],
      },
    ],
  ),
  says: {
    given: "Yesenia",
    family: "Menjívar Cortez",
    email: "yesenia.mc@example.com",
    phone: "+61491572665",
    jobs: [
      [
        "Lead Educator, Toddlers / Lead Educator / Lead Educator (Toddlers)",
        "Mudjimba Lane Early Learning / Mudjimba Lane Early Learning, Slacks Creek",
        "2023-01",
        null,
      ],
      [
        "Assistant Educator",
        "Little Paperbarks Kindy / Little Paperbarks Kindy, Woodridge",
        "2020-07",
        "2022-12",
      ],
      [
        "Family Day Care Educator",
        "Logan Rivers Family Day Care / My own home, for Logan Rivers Family Day Care / My own home",
        "2015",
        "2019",
      ],
      [
        "Kinder Teacher",
        "Colegio Monte Verde / Colegio Monte Verde, Santa Ana / Colegio Monte Verde, Santa Ana, El Salvador",
        "2006-02",
        "2011-11",
      ],
    ],
    studies: [
      ["Diploma of Early Childhood Education and Care", "Karawatha Training", "2022"],
      ["Profesorado en Educación Parvularia", "Universidad de Izalco", "2005"],
      ["Bachelor of Early Childhood Education", "Logan Rivers University", "2028-11"],
    ],
    skills: ["Storypark", "Music and movement", "Bush kinder", "EYLF planning"],
    licences: [
      ["Blue Card", "2240195/3", "2028-04-08"],
      [
        "First Aid, asthma and anaphylaxis (HLTAID012) / First Aid, asthma and anaphylaxis / First Aid / First Aid (HLTAID012) / HLTAID012 First Aid, asthma and anaphylaxis",
        undefined,
        "2029-02",
      ],
      ["Child protection (CHCPRT025) / Child protection / CHCPRT025 Child protection"],
    ],
    drives: ["C"],
    languages: ["Spanish", "English", "Auslan"],
    besides: [
      "Driver licence",
      "open licence",
      "COVID-19 vaccination",
      "asthma and anaphylaxis",
      "anaphylaxis",
      "Bright Gum Staffing",
      "Leanne Fa'asavalu",
    ],
  },
};
