import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

const heading = (page: Typesetter, words: string) =>
  page
    .gap(8)
    .line([[60, "B", 11, words]], 5)
    .rule(60, 535, 2);
const dated = (page: Typesetter, what: string, when: string, below: string) =>
  page
    .line([
      [60, "b", 10.5, what],
      [-60, "r", 10, when],
    ])
    .line([[60, "i", 10, below]], 15);

/** A linguist's academic CV as TeX sets it: position in bold and dates at the right edge, university in italics below, theses, papers, talks, grants and supervision. */
const write = () => {
  const page = new Typesetter(56);
  page
    .line([[60, "r", 22, "Dr Ngaire Tervonen-Obi"]], 18)
    .line([[60, "r", 10, "School of Languages, Yarra Ranges University, Lilydale VIC 3140"]], 12)
    .line([[60, "r", 10, "n.tervonen-obi@example.com | 0491 576 398 | ORCID 0000-0009-1188-2040"]], 12);
  heading(page, "Academic Positions");
  dated(page, "Lecturer in Linguistics", "2022 – present", "Yarra Ranges University");
  dated(page, "Postdoctoral Fellow", "Sept 2019 – Dec 2021", "Institute for Small Languages, Darwin");
  dated(page, "Sessional Tutor", "2015 – 2018", "University of Southern Capes");
  heading(page, "Education");
  dated(page, "PhD in Linguistics", "2019", "University of Southern Capes");
  page.lines(
    75,
    "r",
    9.5,
    ["Thesis: Switch reference in two languages of the Daly River. Supervisor: Prof. H. Marchetti."],
    14,
  );
  dated(page, "Master of Applied Linguistics", "2014", "Lund Nordic University, Sweden");
  dated(page, "Bachelor of Arts (Linguistics and German)", "2011", "University of Southern Capes");
  heading(page, "Selected Publications");
  page.lines(60, "r", 9.5, [
    "Tervonen-Obi, N. (2025). Who is still speaking? Verbs that keep the subject. Southern Grammar 31(2), 44–71.",
    "Tervonen-Obi, N. & Marchetti, H. (2021). A learner's dictionary and its learners. Papers in Lexicon 8, 1–23.",
    "Tervonen-Obi, N. (2018). Word order by the river. In: Small Grammars, Capes Press, 101–129.",
  ]);
  heading(page, "Grants and Prizes");
  page
    .line([
      [60, "r", 10, "Early Career Grant, Wattle Research Council, $212,000"],
      [-60, "r", 10, "2023–2026"],
    ])
    .line([
      [60, "r", 10, "Thesis Prize, Society of Southern Linguists"],
      [-60, "r", 10, "2020"],
    ]);
  heading(page, "Invited Talks");
  page.lines(60, "r", 10, [
    "Keynote, Congress of Field Linguists, Alice Springs, July 2024",
    "Seminar, Lund Nordic University, May 2023",
  ]);
  heading(page, "Teaching and Supervision");
  page.lines(60, "r", 10, [
    "LING101 Sounds and Words (convenor, 2022–2026, 210 students)",
    "LING340 Field Methods (2023–2025). PhD students: two current, one completed.",
  ]);
  heading(page, "Skills");
  page.line([[60, "r", 10, "ELAN, Praat, LaTeX, Field recording, Corpus annotation"]]);
  heading(page, "Languages");
  page.line([[60, "r", 10, "English (native), Swedish (fluent), German (good), Kriol (working knowledge)"]]);
  heading(page, "Referees");
  page.lines(60, "r", 10, [
    "Prof. Helen Marchetti, University of Southern Capes, h.marchetti@capes.example, 03 5550 4471",
    "Dr Otto Wanganeen, Director, Institute for Small Languages, 08 5550 9120",
  ]);
  return page.bytes();
};

export const linguist: UnseenCv = {
  name: "linguist's academic CV set in TeX: sans headings over rules, position in bold with “Sept 2019 – Dec 2021” at the right edge and the university in italics below, thesis with supervisor, papers, grants and talks with years, subjects taught, referees",
  type: "pdf",
  write,
  says: {
    given: "Ngaire",
    family: "Tervonen-Obi",
    email: "n.tervonen-obi@example.com",
    phone: "+61491576398",
    jobs: [
      ["Lecturer in Linguistics", "Yarra Ranges University", "2022", null],
      [
        "Postdoctoral Fellow",
        "Institute for Small Languages / Institute for Small Languages, Darwin",
        "2019-09",
        "2021-12",
      ],
      ["Sessional Tutor", "University of Southern Capes", "2015", "2018"],
    ],
    studies: [
      ["PhD in Linguistics / PhD (Linguistics)", "University of Southern Capes", "2019"],
      ["Master of Applied Linguistics", "Lund Nordic University / Lund Nordic University, Sweden", "2014"],
      [
        "Bachelor of Arts (Linguistics and German) / Bachelor of Arts",
        "University of Southern Capes",
        "2011",
      ],
    ],
    skills: ["ELAN", "Praat", "LaTeX", "Field recording", "Corpus annotation"],
    languages: ["English", "Swedish", "German", "Kriol"],
    besides: [
      "Early Career Grant",
      "Thesis Prize",
      "Keynote",
      "Seminar",
      "Sounds and Words",
      "Field Methods",
      "Helen Marchetti",
      "Otto Wanganeen",
      "Director",
    ],
  },
};
