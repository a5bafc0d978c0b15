import type { UnseenCv } from "../unseen/known.ts";
import { type Style, Typesetter } from "../unseen/typeset.ts";

const left = 62;
const inner = 186;
const edge = -62;

const write = (): Promise<Uint8Array> => {
  const cv = new Typesetter(78);
  let page = 1;
  const foot = () => {
    const { y } = cv;
    cv.y = 818;
    cv.doc.font("Times-Roman").fontSize(9);
    cv.doc.text(`Ofori-Atta, Curriculum Vitae, ${page} of 3`, 250, 812, { lineBreak: false });
    cv.y = y;
  };
  const turn = () => {
    foot();
    cv.doc.addPage();
    page++;
    cv.y = 46;
    cv.line(
      [
        [left, "i", 9, "Samuel K. Ofori-Atta"],
        [edge, "i", 9, "November 2026"],
      ],
      24,
    );
  };
  const section = (title: string) => cv.gap(9).line([[left, "b", 12.5, title]], 17);
  const dated = (when: string, ...lines: readonly (readonly [Style, string])[]) => {
    for (const [nth, [style, words]] of lines.entries())
      cv.line(
        nth
          ? [[inner, style, 10.5, words]]
          : [
              [left, "r", 10.5, when],
              [inner, style, 10.5, words],
            ],
        13.4,
      );
    cv.gap(3);
  };
  const plain = (...lines: readonly string[]) => cv.lines(left, "r", 10.5, lines, 13.4).gap(3);

  cv.line([[left, "b", 20, "Dr Samuel Kwabena Ofori-Atta"]], 22);
  plain(
    "School of Languages, Top End University, Casuarina NT 0810, Australia",
    "samuel.ofori-atta@example.com   |   +61 491 570 313   |   ORCID 0000-0009-5550-2217",
  );
  section("Research interests");
  plain(
    "Tone, serial verbs and storytelling in Akan; language documentation in northern Australia; speech",
    "technology for languages with few speakers.",
  );
  section("Academic appointments");
  dated("since July 2024", ["b", "Senior Lecturer in Linguistics"], ["r", "Top End University, Darwin"]);
  dated(
    "Jan. 2021 – June 2024",
    ["b", "Lecturer in Linguistics"],
    ["r", "Top End University, Darwin"],
    ["i", "Parental leave February to August 2022"],
  );
  dated(
    "Sept. 2017 – Dec. 2020",
    ["b", "Postdoctoral Researcher"],
    ["r", "Universiteit Oudegracht, Utrecht, The Netherlands"],
    ["i", "Project leader: Prof. Marijke van Houten, Voices of the Volta"],
  );
  dated("June – Aug. 2019", ["b", "Visiting Scholar"], ["r", "Universität Nordsee, Bremen, Germany"]);
  dated("2011 – 2013", ["b", "Teaching Assistant"], ["r", "Cape Three Points University, Sekondi, Ghana"]);
  section("Degrees");
  dated(
    "2017",
    ["b", "PhD in Linguistics"],
    ["r", "Universiteit Oudegracht, Utrecht"],
    ["i", "Thesis: Falling together: tone and grief in Akan funeral dirges (cum laude)"],
  );
  dated("2013", ["b", "MPhil in Linguistics"], ["r", "Cape Three Points University, Sekondi"]);
  dated("2011", ["b", "BA in English and Akan, First Class"], ["r", "Cape Three Points University, Sekondi"]);
  section("Other education");
  dated("2022", ["b", "Graduate Certificate in University Teaching"], ["r", "Top End University, Darwin"]);
  section("Grants and fellowships");
  dated("2025 – 2028", ["r", "Northern Futures Fund, Talking Maps, A$412,000 (lead investigator)"]);
  dated("2023", ["r", "Faculty seed grant, speech recognition for Kriol, A$18,000"]);
  dated("2013 – 2017", ["r", "Volta Doctoral Scholarship, Universiteit Oudegracht"]);

  turn();
  section("Publications");
  cv.line([[left, "i", 11, "Books"]], 15);
  plain("S. K. Ofori-Atta (2021). Falling Together. Rotterdam: Maas Academic, 288 pp.");
  cv.line([[left, "i", 11, "Articles in journals"]], 15);
  plain(
    "S. K. Ofori-Atta and L. Marrawuy (2025). Who holds the map? Songlines and consent forms.",
    "     Documentation & Description 19(2), 101–127.",
    "S. K. Ofori-Atta (2023). Downstep without tears. Journal of West African Phonology 41, 1–33.",
    "M. van Houten, S. K. Ofori-Atta and E. Quaye (2019). A corpus of dirges. Corpora Minora 7, 55–80.",
  );
  cv.line([[left, "i", 11, "Chapters"]], 15);
  plain(
    "S. K. Ofori-Atta (2022). Teaching tone on Zoom. In R. Ekdahl (ed.), Lecturing from the Spare Room,",
    "     pp. 44–61. Melbourne: Yarra Bank Press.",
  );
  section("Invited talks");
  dated("May 2026", ["r", "What a dirge knows. Keynote, Australasian Tone Circle, Hobart"]);
  dated("Oct. 2023", ["r", "Kriol and the machine. Public lecture, Darwin Library"]);
  dated("2018", ["r", "Guest lecturer, Summer School of African Languages, Leiden"]);
  section("Teaching");
  plain(
    "Introduction to Linguistics (first year, 180 students, since 2021); Phonetics Laboratory; Language and",
    "Country (with Larrakia elders, since 2023); Field Methods (honours).",
  );
  section("Supervision");
  plain("PhD: two completed (2024, 2026), three in progress. Honours: nine since 2021.");
  section("Service");
  dated("since 2025", ["r", "Deputy Head of School (Research)"]);
  dated("2022 – 2024", ["r", "Member, Human Research Ethics Committee"]);
  dated("since 2020", ["r", "Associate Editor, Corpora Minora"]);

  turn();
  section("Prizes");
  dated("2024", ["r", "Vice-Chancellor's Award for Teaching with Communities"]);
  dated("2018", ["r", "Best Dissertation, Dutch Circle for Phonology"]);
  section("Languages");
  plain("Akan (Twi), native; English, native; Dutch, C1; German, B1; Kriol, learning");
  section("Software and methods");
  plain("Praat, ELAN, FLEx, R, LaTeX, Python, forced alignment");
  section("Memberships");
  plain("Australian Society of Tone (life member); West African Linguists' Union since 2012");
  section("Clearances");
  plain("Ochre Card (NT), valid until 3 March 2028; National Police Check, January 2026");
  section("Community");
  plain(
    "Treasurer, Ghanaian Association of the Top End, 2022 – 2025. Referee of under-12 football, Palmerston.",
  );
  section("Referees");
  plain(
    "Prof. Marijke van Houten, Universiteit Oudegracht, m.vanhouten@oudegracht.example, +31 30 555 0188",
    "Assoc. Prof. Desley Hughes, Head of School, Top End University, 08 7010 3381",
  );
  foot();
  return cv.bytes();
};

/** A lecturer's typeset academic CV of three pages: posts “since” and with months in the margin, degrees by years, grants, papers, talks, service, a running head from the second page. */
export const linguisticsLecturer: UnseenCv = {
  name: "Ghanaian linguist's academic CV of three typeset pages: posts in the margin, grants, papers, talks, service",
  type: "pdf",
  write,
  says: {
    given: "Samuel / Samuel Kwabena / Dr Samuel Kwabena",
    family: "Ofori-Atta",
    email: "samuel.ofori-atta@example.com",
    phone: "+61491570313",
    jobs: [
      ["Senior Lecturer in Linguistics", "Top End University", "2024-07", null],
      ["Lecturer in Linguistics", "Top End University", "2021-01", "2024-06"],
      ["Postdoctoral Researcher", "Universiteit Oudegracht", "2017-09", "2020-12"],
      ["Visiting Scholar", "Universität Nordsee", "2019-06", "2019-08"],
      ["Teaching Assistant", "Cape Three Points University", "2011", "2013"],
    ],
    studies: [
      ["PhD in Linguistics", "Universiteit Oudegracht", "2017"],
      ["MPhil in Linguistics", "Cape Three Points University", "2013"],
      [
        "BA in English and Akan, First Class / BA in English and Akan / BA in English and Akan (First Class)",
        "Cape Three Points University",
        "2011",
      ],
      ["Graduate Certificate in University Teaching", "Top End University", "2022"],
    ],
    skills: ["Praat", "ELAN", "FLEx", "R", "LaTeX", "Python", "Forced alignment"],
    licences: [
      ["Ochre Card (NT) / Ochre Card", undefined, "2028-03-03"],
      ["National Police Check / Police Check"],
    ],
    languages: ["Akan / Akan (Twi) / Twi", "English", "Dutch", "German", "Kriol"],
    besides: [
      "Northern Futures Fund",
      "Talking Maps",
      "Faculty seed grant",
      "Volta Doctoral Scholarship",
      "Falling Together",
      "Deputy Head of School",
      "Human Research Ethics Committee",
      "Associate Editor",
      "Corpora Minora",
      "Vice-Chancellor's Award",
      "Best Dissertation",
      "Australian Society of Tone",
      "West African Linguists' Union",
      "Ghanaian Association of the Top End",
      "Referee of under-12 football",
      "Keynote",
      "Australasian Tone Circle",
      "Guest lecturer",
      "Summer School of African Languages",
      "Public lecture",
      "Darwin Library",
      "Introduction to Linguistics",
      "Phonetics Laboratory",
      "Language and Country",
      "Field Methods",
    ],
  },
};
