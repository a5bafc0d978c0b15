import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

/** A heading, on the next page where little room is left below it. */
const heading = (page: Typesetter, text: string) =>
  page.gap(page.y > 740 ? 60 : 10).line([[70, "b", 12, text]], 17);

/** A position or degree, its dates at the right, and what hangs below it. */
const entry = (page: Typesetter, text: string, when: string, more: readonly string[] = []) =>
  page
    .line([
      [70, "r", 10.5, text],
      [-70, "r", 10.5, when],
    ])
    .lines(88, "i", 10, more)
    .gap(2);

const write = () => {
  const page = new Typesetter(70);
  page
    .line([[70, "b", 18, "Dr Tomasz A. Wieczorkowski"]], 22)
    .line(
      [
        [70, "r", 10.5, "Discipline of Linguistics"],
        [330, "r", 10.5, "Mobile: +61 491 579 212"],
      ],
      13,
    )
    .line(
      [
        [70, "r", 10.5, "University of Western Plains"],
        [330, "r", 10.5, "Email: t.wieczorkowski@uwp.example"],
      ],
      13,
    )
    .line(
      [
        [70, "r", 10.5, "Northam WA 6401"],
        [330, "r", 10.5, "Citizenship: Polish and Australian"],
      ],
      13,
    );
  heading(page, "Positions held");
  entry(page, "Lecturer in Linguistics (Level B), University of Western Plains", "since July 2020", [
    "Language documentation, phonetics, first-year teaching of 260 students",
  ]);
  entry(page, "Postdoctoral Fellow, Baltic Institute of Language Studies, Sopot", "Sept. 2016 to June 2020", [
    "Project “The last speakers of Slovincian place names”, with Prof. Anna Kaleta",
  ]);
  entry(page, "Teaching Assistant, University of Masovia, Warsaw", "Oct. 2012 to June 2016");
  heading(page, "Degrees");
  entry(page, "Graduate Certificate in University Teaching, University of Western Plains", "2022");
  entry(page, "PhD in Linguistics, University of Masovia", "2016", [
    "Thesis: Vowel length in the Polish of the Wheatbelt, 1950–1990. Passed with distinction.",
  ]);
  entry(page, "MA in English Philology, University of Masovia", "2011");
  heading(page, "Fellowships and prizes");
  entry(page, "Visiting Fellow, Centre for Sound Archives, Vienna", "Jan. to March 2024");
  entry(page, "Early Career Prize, Southern Linguistics Society", "2021");
  heading(page, "Book");
  page.lines(70, "r", 10.5, [
    "Wieczorkowski, T. A. (2021). Wheat, wool and vowels: Migrant Polish in Western Australia.",
    "Perth: Salt Lake Academic. 288 pages.",
  ]);
  heading(page, "Articles");
  page.lines(70, "r", 10.5, [
    "Wieczorkowski, T. A. & Dann, R. (2024). Creak at the end of the farm report. Phonetics Down Under, 11,",
    "1–24.",
    "Wieczorkowski, T. A. (2022). What the shire clerk wrote: Spelling of Polish surnames, 1949–1961.",
    "Names and Places, 40, 55–71.",
    "Kaleta, A. & Wieczorkowski, T. A. (2018). Asking the last speakers. Baltic Language Review, 7, 203–230.",
    "Wieczorkowski, T. A. (2015). A corpus of letters home. Masovian Working Papers, 22, 9–31.",
  ]);
  heading(page, "Grants");
  entry(page, "Voices of the Wheatbelt, State Heritage Fund, $88,000", "2023–2025", [
    "Chief investigator, with the shires of Goomalling and Dowerin",
  ]);
  entry(page, "Equipment for the phonetics laboratory, $21,500", "2021");
  heading(page, "Teaching");
  page.lines(70, "r", 10.5, [
    "LING1001 The Sounds of the World (coordinator), every year from 2020",
    "LING2044 Field Methods (coordinator), 2021 and 2023",
    "LING3010 Language and Migration (lecturer), 2022, 2024",
  ]);
  heading(page, "Supervision");
  page.lines(70, "r", 10.5, [
    "Two doctoral candidates as principal supervisor; three honours theses completed.",
  ]);
  heading(page, "Service");
  page.lines(70, "r", 10.5, [
    "Secretary of the Southern Linguistics Society since 2022",
    "Reviewer for Phonetics Down Under and for the Baltic Language Review",
  ]);
  heading(page, "Software and field skills");
  page.lines(70, "r", 10.5, ["ELAN, Praat, FLEx, LaTeX, audio recording, transcription"]);
  heading(page, "Certificates");
  entry(page, "Remote First Aid", "2024");
  entry(page, "Working with Children Check (WA), number 3318842", "valid until 9 Feb. 2027");
  heading(page, "Languages");
  page.lines(70, "r", 10.5, ["Polish (native), English (near-native), German (reading), Kashubian (basic)"]);
  heading(page, "Referees");
  page.lines(70, "r", 10.5, [
    "Professor Ruth Dann, University of Western Plains, r.dann@uwp.example",
    "Professor Anna Kaleta, Baltic Institute of Language Studies, a.kaleta@bils.example",
  ]);
  return page.bytes();
};

/** A lecturer's CV of two pages in plain TeX: title and institution by a comma against "since" and "to", fellowships, book, articles that are broken over lines, grants, teaching and service. */
export const lecturer: UnseenCv = {
  name: "academic of two pages, since and to at the right, broken references",
  type: "pdf",
  write,
  says: {
    given: "Tomasz / Tomasz A.",
    family: "Wieczorkowski",
    email: "t.wieczorkowski@uwp.example",
    phone: "+61491579212",
    jobs: [
      [
        "Lecturer in Linguistics (Level B) / Lecturer in Linguistics",
        "University of Western Plains",
        "2020-07",
        null,
      ],
      [
        "Postdoctoral Fellow",
        "Baltic Institute of Language Studies / Baltic Institute of Language Studies, Sopot",
        "2016-09",
        "2020-06",
      ],
      ["Teaching Assistant", "University of Masovia / University of Masovia, Warsaw", "2012-10", "2016-06"],
    ],
    studies: [
      ["Graduate Certificate in University Teaching", "University of Western Plains", "2022"],
      ["PhD in Linguistics", "University of Masovia", "2016"],
      ["MA in English Philology", "University of Masovia", "2011"],
    ],
    skills: ["ELAN", "Praat", "FLEx", "LaTeX", "Audio recording", "Transcription"],
    licences: [
      ["Remote First Aid"],
      ["Working with Children Check (WA) / Working with Children Check", "3318842", "2027-02-09"],
    ],
    languages: ["Polish", "English", "German", "Kashubian"],
    besides: [
      "Visiting Fellow",
      "Centre for Sound Archives",
      "Early Career Prize",
      "Southern Linguistics Society",
      "Voices of the Wheatbelt",
      "Secretary",
      "Reviewer",
    ],
  },
};
