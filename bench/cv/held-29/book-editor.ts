import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const red = "B5372B";
const head = (words: string) => text(`**${words}**`, { before: 14, after: 2, size: 15, colour: red });
/** Months in capitals first, then employer and place in bold with the title in italics behind a long dash. */
const entry = (when: string, at: string, title: string, words = "") => [
  text(when, { before: 6, after: 0, size: 8.5, colour: "7A7A7A", caps: true }),
  text(`**${at}** — __${title}__`, { after: 1, size: 11.5 }),
  ...(words ? [text(words, { after: 3 })] : []),
];

/** A book editor's resume in an online office's writer template saved as Word: months in capitals over “Employer, Place — Title”, duties in prose, a heading in two words of her own for freelance work, books as a list. */
export const bookEditor: UnseenCv = {
  name: "Irish-Australian book editor's online-office template saved as Word: “MARCH 2021 – NOW” over “Employer, Place — Title” with the title in italics, prose below, books edited as a list, skills in a sentence with full stops",
  type: "docx",
  write: word({ font: "Merriweather", size: 9.5, margin: 25 }, [
    {
      blocks: [
        text("Niamh Costigan", { size: 32, after: 0 }),
        text("Editor of books", { size: 13, colour: red, after: 6 }),
        text("8/120 Nicholson Street, Fitzroy VIC 3065", { after: 0 }),
        text("0491 573 087", { after: 0 }),
        text("niamh.costigan@example.com", { after: 2 }),
        head("Skills"),
        text(
          "Structural editing. Copyediting. Proofreading. Author care. Contracts and permissions. Indexing. Adobe InDesign. Chicago and Australian styles.",
        ),
        head("Experience"),
        ...entry(
          "March 2021 – now",
          "Banksia House Press, Carlton",
          "Senior Editor",
          "Fourteen titles a year from manuscript to printer, mostly narrative non-fiction and memoir. I commission two books a year of my own and mentor the editorial assistant. Three titles on prize shortlists, one winner.",
        ),
        ...entry(
          "August 2017 – February 2021",
          "Banksia House Press, Carlton",
          "Editor",
          "Copyedits, cover briefs, blurbs and indexes. Took over the cookbook list at a week's notice.",
        ),
        ...entry(
          "January 2015 – July 2017",
          "Tolka Books, Dublin, Ireland",
          "Assistant Editor",
          "Poetry and short fiction; ran the open submissions (2,600 manuscripts in one spring), checked proofs against copy and sat with authors at readings.",
        ),
        ...entry("September 2013 – December 2014", "Tolka Books, Dublin, Ireland", "Publishing Intern"),
        ...entry("2010 – 2013", "Ormond Quay Coffee, Dublin, Ireland", "Barista"),
        head("On my own account"),
        ...entry(
          "July 2019 – now",
          "Costigan Editorial",
          "Freelance Editor",
          "Three or four self-published authors a year, evenings and Fridays.",
        ),
        head("Education"),
        ...entry("2012 – 2013", "Liberties University, Dublin", "MPhil in Creative Writing"),
        ...entry(
          "2008 – 2012",
          "Liberties University, Dublin",
          "BA (Hons) English and Irish, 2.1",
          "Arts editor of the student newspaper. Dissertation on footnotes in the novels of Flann O'Brien.",
        ),
        ...entry("2002 – 2008", "Coláiste Bhríde, Ennis", "Leaving Certificate"),
        head("Training"),
        ...points(
          "Accredited Editor, Guild of Southern Editors, accreditation 20-0417, valid until 31 December 2028",
          "Editing across cultures, one-day workshop, 2023",
        ),
        head("Some books"),
        ...points(
          "The Salt Ledger, by Ruta Anand (winner, Coastline Prize 2024)",
          "My Father's Paddocks, by Bill Thorley",
          "Soup for Eleven, by the women of Sunshine Kitchen",
        ),
        head("Languages"),
        text("English. Irish, fluent. French, reading."),
        head("Referees"),
        text("Oona Delaforce, Publisher, Banksia House Press, oona.delaforce@example.net, 03 5550 2216"),
      ],
    },
  ]),
  says: {
    given: "Niamh",
    family: "Costigan",
    email: "niamh.costigan@example.com",
    phone: "+61491573087",
    jobs: [
      ["Senior Editor", "Banksia House Press / Banksia House Press, Carlton", "2021-03", null],
      ["Editor", "Banksia House Press / Banksia House Press, Carlton", "2017-08", "2021-02"],
      [
        "Assistant Editor",
        "Tolka Books / Tolka Books, Dublin / Tolka Books, Dublin, Ireland",
        "2015-01",
        "2017-07",
      ],
      [
        "Publishing Intern",
        "Tolka Books / Tolka Books, Dublin / Tolka Books, Dublin, Ireland",
        "2013-09",
        "2014-12",
      ],
      [
        "Barista",
        "Ormond Quay Coffee / Ormond Quay Coffee, Dublin / Ormond Quay Coffee, Dublin, Ireland",
        "2010",
        "2013",
      ],
      ["Freelance Editor", "Costigan Editorial", "2019-07", null],
    ],
    studies: [
      ["MPhil in Creative Writing", "Liberties University / Liberties University, Dublin", "2013"],
      [
        "BA (Hons) English and Irish, 2.1 / BA (Hons) English and Irish / BA English and Irish / BA (Hons) English and Irish (2.1)",
        "Liberties University / Liberties University, Dublin",
        "2012",
      ],
      ["Leaving Certificate", "Coláiste Bhríde / Coláiste Bhríde, Ennis", "2008"],
    ],
    skills: [
      "Structural editing",
      "Copyediting",
      "Proofreading",
      "Author care",
      "Contracts and permissions",
      "Indexing",
      "Adobe InDesign",
      "Chicago and Australian styles",
    ],
    licences: [
      [
        "Accredited Editor / Accredited Editor, Guild of Southern Editors / Accredited Editor (Guild of Southern Editors)",
        "20-0417",
        "2028-12-31",
      ],
    ],
    languages: ["English", "Irish", "French"],
    besides: [
      "Guild of Southern Editors",
      "Arts editor",
      "Editing across cultures",
      "The Salt Ledger",
      "Coastline Prize",
      "My Father's Paddocks",
      "Soup for Eleven",
      "Sunshine Kitchen",
      "Oona Delaforce",
    ],
  },
};
