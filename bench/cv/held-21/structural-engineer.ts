import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

const left = 50;
const main = 152;

const write = (): Promise<Uint8Array> => {
  const cv = new Typesetter(58);
  const head = (words: string) => {
    cv.gap(8);
    cv.doc
      .rect(left, cv.y - 7, main - left - 12, 3.5)
      .fill("#3873b3")
      .fillColor("#3873b3");
    cv.line([[main, "r", 14, words]], 17);
    cv.doc.fillColor("black");
  };
  /** A right-aligned hint at the left; what it hints at begins at the main column. */
  const hinted = (
    hint: string,
    pieces: readonly (readonly ["r" | "b" | "i", string])[],
    ...below: readonly string[]
  ) => {
    const width = cv.doc.font("Times-Roman").fontSize(10).widthOfString(hint);
    cv.line([[main - 12 - width, "r", 10, hint]], 0);
    cv.line(
      pieces.map(([style, words], nth) => [nth === 0 ? main : 0, style, 10, words] as const),
      12.5,
    );
    for (const line of below)
      cv.line(
        [
          [main + 8, "r", 9.5, "–"],
          [main + 20, "r", 9.5, line],
        ],
        12,
      );
    cv.gap(3);
  };
  const job = (when: string, title: string, at: string, where: string, ...below: readonly string[]) =>
    hinted(
      when,
      [
        ["b", `${title}, `],
        ["i", at],
        ["r", `, ${where}.`],
      ],
      ...below,
    );
  cv.line(
    [
      [left, "r", 27, "Hyun-woo "],
      [0, "b", 27, "Baek"],
    ],
    20,
  );
  cv.line([[left, "i", 12.5, "Structural Engineer, MEng, CPEng"]], 14);
  cv.line([[-50, "i", 9, "Unit 1604, 88 Adelaide Terrace, East Perth WA 6004"]], 11.5);
  cv.line([[-50, "i", 9, "+61 491 575 789"]], 11.5);
  cv.line([[-50, "i", 9, "hyunwoo.baek@example.com"]], 11.5);
  cv.line([[-50, "i", 9, "github.com/hwbaek-frames"]], 12);
  head("Employment");
  job(
    "04/2023–present",
    "Senior Structural Engineer",
    "Tuart Consulting Engineers",
    "Perth",
    "Lead designer of a 23-storey hybrid timber tower, on site since May 2025",
    "Checks and signs the work of five engineers",
    "Wrote the office's tool for cross-laminated timber floors in Python",
  );
  job(
    "02/2020–03/2023",
    "Structural Engineer",
    "Tuart Consulting Engineers",
    "Perth",
    "Schools, a fire station and two footbridges",
  );
  job(
    "09/2017–12/2019",
    "Graduate Engineer",
    "Kwinana Steel Frames",
    "Kwinana",
    "Connection design and shop drawings of 140 sheds",
  );
  job("07/2015–08/2017", "Research Assistant", "Hanbit Institute of Technology", "Daejeon, South Korea");
  job("2012–2014", "Sergeant (military service)", "Republic of Korea Army Engineers", "Paju");
  head("Education");
  hinted(
    "2019–2021",
    [
      ["b", "Master of Engineering (Structures)"],
      ["r", ", "],
      ["i", "Cottesloe University of Technology"],
      ["r", ", Perth, part time."],
    ],
    "Thesis: Vibration of long timber floors",
  );
  hinted("2009–2015", [
    ["b", "BSc Civil Engineering"],
    ["r", ", "],
    ["i", "Hanbit Institute of Technology"],
    ["r", ", Daejeon. GPA 3.9/4.3"],
  ]);
  head("Registration");
  hinted("CPEng", [["r", "Chartered Professional Engineer (Structural), no. 5510287, renewed to 06/2028"]]);
  hinted("WA", [["r", "Registered Building Engineer, BE-4471, to 30 June 2029"]]);
  hinted("White Card", [["r", "no. 2208413"]]);
  hinted("Driving", [["r", "WA driver's licence, class C"]]);
  head("Skills");
  hinted("Analysis", [["r", "ETABS, Strand7, SpaceGass, RAM Concept"]]);
  hinted("Drawing", [["r", "Revit, Tekla, AutoCAD"]]);
  hinted("Code", [["r", "Python, C#, Grasshopper"]]);
  head("Languages");
  hinted("Korean", [["i", "Native"]]);
  hinted("English", [["i", "Fluent (PTE 82)"]]);
  hinted("Japanese", [["i", "Basic"]]);
  head("Publications");
  hinted("2024", [
    ["r", "H. Baek and R. Quill. Footfall on hybrid floors. Southern Structures, 18(2):44–57."],
  ]);
  hinted("2017", [["r", "S. Noh, H. Baek. Creep of glued joints. Proc. East Asian Timber Forum."]]);
  head("Awards and service");
  hinted("2025", [["r", "Young Structural Designer of the Year (WA)"]]);
  hinted("2022–", [["r", "Tutor, Engineers for Homes, Saturday drawing school"]]);
  return cv.bytes();
};

/** A Korean structural engineer's CV in a well-known typesetting class: blue bars, times right-aligned at the left, “title, employer, city.” on one line, labelled skills and languages. */
export const structuralEngineer: UnseenCv = {
  name: "Korean structural engineer's typeset CV: times right-aligned at the left, “title, employer, city.”, labelled skills",
  type: "pdf",
  write,
  says: {
    given: "Hyun-woo",
    family: "Baek",
    email: "hyunwoo.baek@example.com",
    phone: "+61491575789",
    jobs: [
      [
        "Senior Structural Engineer",
        "Tuart Consulting Engineers / Tuart Consulting Engineers, Perth",
        "2023-04",
        null,
      ],
      [
        "Structural Engineer",
        "Tuart Consulting Engineers / Tuart Consulting Engineers, Perth",
        "2020-02",
        "2023-03",
      ],
      ["Graduate Engineer", "Kwinana Steel Frames / Kwinana Steel Frames, Kwinana", "2017-09", "2019-12"],
      [
        "Research Assistant",
        "Hanbit Institute of Technology / Hanbit Institute of Technology, Daejeon / Hanbit Institute of Technology, Daejeon, South Korea",
        "2015-07",
        "2017-08",
      ],
      [
        "Sergeant (military service) / Sergeant",
        "Republic of Korea Army Engineers / Republic of Korea Army Engineers, Paju",
        "2012",
        "2014",
      ],
    ],
    studies: [
      [
        "Master of Engineering (Structures) / Master of Engineering",
        "Cottesloe University of Technology / Cottesloe University of Technology, Perth",
        "2021",
      ],
      [
        "BSc Civil Engineering / BSc, Civil Engineering / BSc (Civil Engineering)",
        "Hanbit Institute of Technology / Hanbit Institute of Technology, Daejeon",
        "2015",
      ],
    ],
    skills: [
      "ETABS",
      "Strand7",
      "SpaceGass",
      "RAM Concept",
      "Revit",
      "Tekla",
      "AutoCAD",
      "Python",
      "C#",
      "Grasshopper",
    ],
    licences: [
      [
        "Chartered Professional Engineer (Structural) / Chartered Professional Engineer / CPEng / CPEng Chartered Professional Engineer (Structural)",
        "5510287",
        "2028-06",
      ],
      [
        "Registered Building Engineer / Registered Building Engineer (WA) / WA Registered Building Engineer",
        "BE-4471",
        "2029-06-30",
      ],
      ["White Card", "2208413"],
    ],
    drives: ["C"],
    languages: ["Korean", "English", "Japanese"],
    besides: [
      "WA driver's licence",
      "Driver's licence",
      "Footfall on hybrid floors",
      "Creep of glued joints",
      "Young Structural Designer of the Year",
      "Tutor",
      "Engineers for Homes",
      "Vibration of long timber floors",
      "PTE",
    ],
  },
};
