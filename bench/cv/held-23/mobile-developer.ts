import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter, type Run } from "../unseen/typeset.ts";

const left = 48;
const right = -48;

const write = (): Promise<Uint8Array> => {
  const cv = new Typesetter(54);
  const centred = (style: "r" | "b", size: number, words: string, step: number) => {
    const font = style === "b" ? "Times-Bold" : "Times-Roman";
    cv.line([[(595 - cv.doc.font(font).fontSize(size).widthOfString(words)) / 2, style, size, words]], step);
  };
  const head = (words: string) => {
    cv.gap(6);
    cv.line([[left, "r", 13, words]], 5);
    cv.rule(left, 595 + right);
  };
  const entry = (
    [first, when]: readonly [string, string],
    [second, place]: readonly [string, string],
    ...lines: readonly string[]
  ) => {
    cv.line(
      [
        [left + 8, "b", 10.5, first],
        [right, "r", 10.5, when],
      ],
      12.5,
    );
    cv.line(
      [
        [left + 8, "i", 10, second],
        [right, "i", 10, place],
      ],
      13,
    );
    for (const words of lines)
      cv.line(
        [
          [left + 18, "r", 8, "•"],
          [left + 28, "r", 10, words],
        ],
        12.5,
      );
    cv.gap(4);
  };
  const labelled = (label: string, words: string) => {
    const runs: readonly Run[] = [
      [left + 8, "b", 10.5, `${label}:`],
      [0, "r", 10.5, ` ${words}`],
    ];
    cv.line(runs, 13);
  };
  centred("b", 24, "Minh-Anh Trinh", 16);
  centred(
    "r",
    10,
    "+61 491 572 983 | minhanh.trinh@example.com | linkedin.com/in/mat-example | github.com/mat-example",
    8,
  );
  head("EDUCATION");
  entry(
    ["University of Merri Creek", "Melbourne, VIC"],
    ["Bachelor of Software Engineering with Honours, First Class", "Feb. 2014 – Nov. 2017"],
  );
  head("EXPERIENCE");
  entry(
    ["Lead Mobile Developer", "Aug. 2023 – Present"],
    ["Tramline Payments", "Melbourne, VIC"],
    "Own the iOS and Android apps of 400,000 riders; crash-free rate from 98.7% to 99.9%",
    "Moved checkout to Swift concurrency and Jetpack Compose",
    "Grew the team from two to seven",
  );
  entry(
    ["iOS Developer", "Mar. 2020 – Jul. 2023"],
    ["Tramline Payments", "Melbourne, VIC"],
    "Built the offline ticket wallet; 31% fewer gate faults",
  );
  entry(
    ["Android Developer", "Jan. 2018 – Feb. 2020"],
    ["Galah Games Pty Ltd", "Collingwood, VIC"],
    "Shipped three puzzle games in Kotlin",
  );
  entry(["Software Engineering Intern", "Nov. 2016 – Feb. 2017"], ["Bank of the Yarra", "Melbourne, VIC"]);
  head("PROJECTS");
  cv.line(
    [
      [left + 8, "b", 10.5, "Bin Night"],
      [0, "r", 10.5, " | "],
      [0, "i", 10.5, "Flutter, Firebase"],
      [right, "r", 10.5, "Jun. 2021 – Present"],
    ],
    13,
  );
  cv.line(
    [
      [left + 18, "r", 8, "•"],
      [left + 28, "r", 10, "Reminds 22,000 households of the right bin on the right night"],
    ],
    13,
  );
  head("TECHNICAL SKILLS");
  labelled("Languages", "Swift, Kotlin, Dart, TypeScript, SQL");
  labelled("Frameworks", "SwiftUI, Jetpack Compose, Flutter");
  labelled("Developer Tools", "Git, Xcode, Android Studio, Bitrise");
  head("CERTIFICATIONS");
  cv.line([[left + 8, "r", 10.5, "Associate Android Developer, 2019"]], 13);
  cv.line([[left + 8, "r", 10.5, "Professional Scrum Master I, 2022"]], 13);
  head("SPOKEN LANGUAGES");
  cv.line([[left + 8, "r", 10.5, "English (native), Vietnamese (fluent)"]], 13);
  return cv.bytes();
};

/** A mobile developer's PDF of the usual LaTeX template for engineers: education first, ruled small headings, a project in the middle, “Languages” that are for programming. */
export const mobileDeveloper: UnseenCv = {
  name: "mobile developer's LaTeX template: education first, “Aug. 2023 – Present” at the right edge, project with tools, programming “Languages”",
  type: "pdf",
  write,
  says: {
    given: "Minh-Anh",
    family: "Trinh",
    email: "minhanh.trinh@example.com",
    phone: "+61491572983",
    jobs: [
      ["Lead Mobile Developer", "Tramline Payments", "2023-08", null],
      ["iOS Developer", "Tramline Payments", "2020-03", "2023-07"],
      ["Android Developer", "Galah Games Pty Ltd / Galah Games", "2018-01", "2020-02"],
      ["Software Engineering Intern", "Bank of the Yarra", "2016-11", "2017-02"],
    ],
    studies: [
      [
        "Bachelor of Software Engineering with Honours, First Class / Bachelor of Software Engineering with Honours / Bachelor of Software Engineering / Bachelor of Software Engineering with Honours (First Class)",
        "University of Merri Creek / University of Merri Creek, Melbourne",
        "2017-11",
      ],
    ],
    skills: [
      "Swift",
      "Kotlin",
      "Dart",
      "TypeScript",
      "SQL",
      "SwiftUI",
      "Jetpack Compose",
      "Flutter",
      "Git",
      "Xcode",
      "Android Studio",
      "Bitrise",
    ],
    licences: [["Associate Android Developer"], ["Professional Scrum Master I"]],
    languages: ["English", "Vietnamese"],
    besides: ["Bin Night", "Firebase"],
  },
};
