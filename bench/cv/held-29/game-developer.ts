import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

const [wide, narrow] = [42, 400];
const grey = "#555555";

const write = (): Promise<Uint8Array> => {
  const cv = new Typesetter(58);
  const toned = (put: () => void) => {
    cv.doc.fillColor(grey);
    put();
    cv.doc.fillColor("#222222");
  };
  const section = (x: number, words: string) => {
    cv.gap(8);
    toned(() => cv.line([[x, "s", 14, words]], 17));
  };
  const job = (at: string, title: string, when: string, ...lines: readonly string[]) => {
    cv.line([
      [wide, "B", 11, at],
      [0, "s", 11, ` | ${title}`],
    ]);
    toned(() => cv.line([[wide, "s", 9, when]], 13));
    for (const line of lines) {
      const [first = "", ...others] = line.split("\n");
      cv.line(
        [
          [wide + 4, "s", 9, "•"],
          [wide + 12, "s", 9, first],
        ],
        12,
      );
      cv.lines(wide + 12, "s", 9, others, 12);
    }
    cv.gap(7);
  };
  const school = (at: string, ...lines: readonly string[]) => {
    cv.line([[narrow, "B", 9.5, at]], 12.5);
    cv.lines(narrow, "s", 9, lines, 12);
    cv.gap(6);
  };

  cv.doc.fillColor("#222222");
  cv.line(
    [
      [192, "s", 32, "Hugo"],
      [0, "B", 32, " Szymczak"],
    ],
    20,
  );
  toned(() =>
    cv.line([[172, "s", 9, "hugo.szymczak@example.net | 0491 578 957 | hugoszymczak.example"]], 14),
  );
  cv.rule(wide, 555, 2);
  const top = cv.y;

  section(wide, "EXPERIENCE");
  job(
    "WATTLEBIRD GAMES",
    "SENIOR GAMEPLAY PROGRAMMER",
    "May 2023 – Present | Brisbane, QLD",
    "Lead gameplay on Saltwater Post, 410,000 copies sold on five platforms",
    "Wrote the save system and the tide simulation; frame time on the\nhandheld console from 41 to 15 milliseconds",
    "Review code of three programmers and run the intern program",
  );
  job(
    "WATTLEBIRD GAMES",
    "GAMEPLAY PROGRAMMER",
    "Aug 2020 – Apr 2023 | Brisbane, QLD",
    "Cameras, controls and accessibility options for two titles",
    "Moved the team from one branch a week to builds every night",
  );
  job(
    "TIN ROBOT STUDIO",
    "JUNIOR PROGRAMMER",
    "Feb 2018 – Jul 2020 | Melbourne, VIC",
    "Mobile puzzle games and a museum exhibit with 14 touch screens",
    "Studio closed in July 2020",
  );
  job(
    "KOALA COVE INTERACTIVE",
    "QA TESTER (INTERN)",
    "Nov 2016 – Feb 2017 | Gold Coast, QLD",
    "Wrote 230 bug reports and the test plan for certification",
  );
  section(wide, "OWN GAMES");
  job(
    "LAST FERRY TO MORETON",
    "Solo project",
    "Released Mar 2022 | PC",
    "Text adventure in Ink and Godot, 9,000 downloads",
  );
  job("MAGPIE SEASON", "48-hour game jam", "Sep 2019 | with two friends", "Third of 611 entries");
  section(wide, "AWARDS");
  for (const [year, place, what] of [
    ["2025", "Winner", "Best Gameplay, Southern Pixel Awards"],
    ["2022", "Finalist", "Best Narrative, Southern Pixel Awards"],
    ["2017", "Top 1%", "Faculty Medal, Brisbane River University"],
  ] as const)
    cv.line([
      [wide, "s", 9, year],
      [wide + 45, "s", 9, place],
      [wide + 110, "s", 9, what],
    ]);

  cv.y = top;
  section(narrow, "EDUCATION");
  school(
    "BRISBANE RIVER UNIVERSITY",
    "Bachelor of Games Programming",
    "Nov 2017 | Brisbane, QLD",
    "GPA: 6.4 / 7.0",
  );
  school("MERTHYR BEND HIGH SCHOOL", "Queensland Certificate of", "Education", "Nov 2013 | New Farm, QLD");
  section(narrow, "LINKS");
  cv.lines(narrow, "s", 9, ["Github:// szymczak-example", "LinkedIn:// hugo-szymczak-example"]);
  section(narrow, "COURSEWORK");
  cv.lines(narrow, "s", 9, ["Computer Graphics", "Physics Simulation", "(Teaching Assistant, 2017)"]);
  section(narrow, "SKILLS");
  cv.line([[narrow, "B", 9.5, "PROGRAMMING"]], 12.5);
  cv.lines(narrow, "s", 9, ["Over 5 years:", "C++ • C# • Lua", "Familiar:", "Rust • Python • HLSL"]).gap(4);
  cv.line([[narrow, "B", 9.5, "ENGINES"]], 12.5);
  cv.lines(narrow, "s", 9, ["Unreal Engine • Unity • Godot"]).gap(4);
  cv.line([[narrow, "B", 9.5, "TOOLS"]], 12.5);
  cv.lines(narrow, "s", 9, ["Perforce • Git • RenderDoc", "Jenkins • Blender"]);
  section(narrow, "LANGUAGES");
  cv.lines(narrow, "s", 9, ["English (native)", "Polish (B1)"]);
  section(narrow, "SOCIETIES");
  cv.lines(narrow, "s", 9, ["2021 – now  Brisbane Game Makers", "2015  University Chess Club"]);
  return cv.bytes();
};

/** A game developer's LaTeX résumé of the two-column kind turned round: “EMPLOYER | TITLE” over “May 2023 – Present | Place” in a wide left column, studies, skills by years of use and societies in a narrow right one. */
export const gameDeveloper: UnseenCv = {
  name: "game developer's LaTeX résumé in two columns, the wide one left: “EMPLOYER | TITLE” over “May 2023 – Present | Brisbane, QLD”, own games in the form of jobs, narrow right column with studies and skills by use",
  type: "pdf",
  write,
  says: {
    given: "Hugo",
    family: "Szymczak",
    email: "hugo.szymczak@example.net",
    phone: "+61491578957",
    jobs: [
      [
        "Senior Gameplay Programmer",
        "Wattlebird Games / Wattlebird Games, Brisbane / Wattlebird Games, Brisbane, QLD",
        "2023-05",
        null,
      ],
      [
        "Gameplay Programmer",
        "Wattlebird Games / Wattlebird Games, Brisbane / Wattlebird Games, Brisbane, QLD",
        "2020-08",
        "2023-04",
      ],
      [
        "Junior Programmer",
        "Tin Robot Studio / Tin Robot Studio, Melbourne / Tin Robot Studio, Melbourne, VIC",
        "2018-02",
        "2020-07",
      ],
      [
        "QA Tester (Intern) / QA Tester / QA Tester Intern / Intern QA Tester",
        "Koala Cove Interactive / Koala Cove Interactive, Gold Coast / Koala Cove Interactive, Gold Coast, QLD",
        "2016-11",
        "2017-02",
      ],
    ],
    studies: [
      [
        "Bachelor of Games Programming",
        "Brisbane River University / Brisbane River University, Brisbane / Brisbane River University, Brisbane, QLD",
        "2017-11",
      ],
      [
        "Queensland Certificate of Education",
        "Merthyr Bend High School / Merthyr Bend High School, New Farm / Merthyr Bend High School, New Farm, QLD",
        "2013-11",
      ],
    ],
    skills: [
      "C++",
      "C#",
      "Lua",
      "Rust",
      "Python",
      "HLSL",
      "Unreal Engine",
      "Unity",
      "Godot",
      "Perforce",
      "Git",
      "RenderDoc",
      "Jenkins",
      "Blender",
    ],
    languages: ["English", "Polish"],
    besides: [
      "Last Ferry to Moreton",
      "Solo project",
      "Magpie Season",
      "48-hour game jam",
      "Saltwater Post",
      "Best Gameplay",
      "Best Narrative",
      "Southern Pixel Awards",
      "Faculty Medal",
      "Computer Graphics",
      "Physics Simulation",
      "Teaching Assistant",
      "Brisbane Game Makers",
      "University Chess Club",
    ],
  },
};
