import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { size: 13, colour: "7030A0", ruled: true, before: 11, after: 4 });

/** A retired bank manager's resume for a part-time job, from a job-search workshop: one bank with the years in brackets and its roles as points, a table of two columns of skills, volunteering in the form of jobs. */
export const crossingSupervisor: UnseenCv = {
  name: "retiree's workshop resume: employer with years in brackets, roles as points “Title, years”, volunteering since",
  type: "docx",
  write: word({ font: "Georgia", size: 11.5, margin: 23 }, [
    {
      blocks: [
        text("**Graham Tilbrook**", { size: 22, align: "right", colour: "7030A0", after: 0 }),
        text("8 Lavender Street, Mount Barker SA 5251", { align: "right", after: 0 }),
        text("Home 08 5550 9317  Mobile 0491 573 770", { align: "right", after: 0 }),
        text("graham.tilbrook@example.com", { align: "right", after: 6 }),
        head("What I am looking for"),
        text(
          "After three years of retirement I am ready to be useful again. I am looking for a part time role of 10 to 20 hours a week, such as school crossing supervisor, customer host or driver.",
        ),
        head("What I offer"),
        table(
          [84, 80],
          [
            [
              [...points("Customer service", "Staff supervision", "Cash handling", "Conflict resolution")],
              [...points("Punctuality", "Bus driving", "First aid", "Word and Outlook")],
            ],
          ],
        ),
        head("Work history"),
        text("**Heysen Bank**, Adelaide and Adelaide Hills (1979 – 2019)", { before: 4, after: 2 }),
        ...points(
          "Branch Manager, Mount Barker, 2004 – 2019",
          "Assistant Manager, Stirling, 1995 – 2004",
          "Loans Officer, Norwood, 1987 – 1995",
          "Teller, Adelaide, 1979 – 1987",
        ),
        text("**Littlehampton Garden Centre** (2020 – 2023)", { before: 6, after: 2 }),
        ...points("Customer Service Assistant (casual), 2020 – 2023"),
        head("Community work"),
        text("Driver, Hills Community Bus, since 2021", { after: 1 }),
        text("Treasurer, Mount Barker Men's Shed, since 2020", { after: 1 }),
        text("Cricket umpire, Alexandra and Eastern Hills, 1990 – 2015"),
        head("Education"),
        text("Diploma of Financial Services, Institute of Retail Banking, 1998", { after: 1 }),
        text("Matriculation, Mount Lofty High School, 1978"),
        head("Licences and checks"),
        ...points(
          "Driver's licence: Class LR, South Australia, licence no. S41907, expires 2029",
          "Working with Children Check, no. 1883054, valid until 17 October 2030",
          "National Police Check, September 2026",
          "Provide First Aid (HLTAID011), valid until 12 March 2028",
        ),
        head("Recognition"),
        text("Justice of the Peace for South Australia, JP 30218", { after: 1 }),
        text("Mount Barker Citizen of the Year, 2022"),
        head("Referees"),
        text("Mrs Anthea Poulos, Coordinator, Hills Community Bus, 08 5550 2048", { after: 1 }),
        text("Mr Ian Gepp, owner, Littlehampton Garden Centre, 0491 570 110"),
      ],
    },
  ]),
  says: {
    given: "Graham",
    family: "Tilbrook",
    email: "graham.tilbrook@example.com",
    phone: "+61491573770",
    jobs: [
      ["Branch Manager / Branch Manager, Mount Barker", "Heysen Bank", "2004", "2019"],
      ["Assistant Manager / Assistant Manager, Stirling", "Heysen Bank", "1995", "2004"],
      ["Loans Officer / Loans Officer, Norwood", "Heysen Bank", "1987", "1995"],
      ["Teller / Teller, Adelaide", "Heysen Bank", "1979", "1987"],
      [
        "Customer Service Assistant (casual) / Customer Service Assistant",
        "Littlehampton Garden Centre",
        "2020",
        "2023",
      ],
    ],
    studies: [
      ["Diploma of Financial Services", "Institute of Retail Banking", "1998"],
      ["Matriculation", "Mount Lofty High School", "1978"],
    ],
    skills: [
      "Customer service",
      "Staff supervision",
      "Cash handling",
      "Conflict resolution",
      "Punctuality",
      "Bus driving",
      "First aid",
      "Word / Word and Outlook",
    ],
    licences: [
      ["Working with Children Check", "1883054", "2030-10-17"],
      ["National Police Check / Police Check"],
      ["Provide First Aid (HLTAID011) / Provide First Aid / First Aid / HLTAID011", undefined, "2028-03-12"],
    ],
    drives: ["LR"],
    besides: [
      "Outlook",
      "Driver's licence",
      "Justice of the Peace",
      "Citizen of the Year",
      "Hills Community Bus",
      "Driver",
      "Treasurer",
      "Mount Barker Men's Shed",
      "Cricket umpire",
    ],
  },
};
