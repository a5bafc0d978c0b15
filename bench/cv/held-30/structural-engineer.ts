import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

const [edge, inner] = [40, 52];

const write = (): Promise<Uint8Array> => {
  const cv = new Typesetter(52);
  const centred = (size: number, words: string, font: "Times-Roman" | "Times-Bold") =>
    (595 - cv.doc.font(font).fontSize(size).widthOfString(words)) / 2;
  const section = (words: string) => {
    cv.gap(6);
    cv.line([[edge, "r", 12, words]], 4);
    cv.rule(edge, 595 - edge, 5);
  };
  /** The two lines of the class: bold with a date, italics with a place. */
  const entry = (first: string, when: string, second: string, where: string, ...items: readonly string[]) => {
    cv.line([
      [inner, "b", 10.5, first],
      [-edge, "r", 10.5, when],
    ]);
    cv.line([
      [inner, "i", 9.8, second],
      [-edge, "i", 9.8, where],
    ]);
    for (const item of items) {
      const [line = "", ...others] = item.split("\n");
      cv.line(
        [
          [inner + 8, "r", 9.5, "•"],
          [inner + 18, "r", 9.5, line],
        ],
        12,
      );
      cv.lines(inner + 18, "r", 9.5, others, 12);
    }
    cv.gap(4);
  };
  const row = (label: string, words: string) =>
    cv.line(
      [
        [inner, "b", 9.8, label],
        [0, "r", 9.8, `: ${words}`],
      ],
      13,
    );

  const name = "Nithya Raghunathan";
  cv.line([[centred(25, name, "Times-Bold"), "b", 25, name]], 17);
  const contact =
    "0491 571 804 | nithya.raghunathan@example.com | linkedin.example/nithya-r | Parramatta NSW";
  cv.line([[centred(9.8, contact, "Times-Roman"), "r", 9.8, contact]], 10);

  section("Education");
  entry(
    "University of the Cooks River",
    "Feb. 2023 – Nov. 2024",
    "Master of Engineering (Structural)",
    "Sydney, NSW",
  );
  entry(
    "Vaigai Institute of Engineering",
    "Aug. 2013 – May 2017",
    "Bachelor of Engineering in Civil Engineering",
    "Madurai, India",
  );
  section("Experience");
  entry(
    "Structural Engineer",
    "Jan. 2025 – Present",
    "Banksia Thornbury Consulting Engineers",
    "Parramatta, NSW",
    "Design and documentation of concrete and timber buildings of up to 14 storeys",
    "Wrote a Grasshopper script that sizes transfer slabs; it saves a day a week and is used in\nthree offices",
    "Site inspections and answers to builders within 24 hours",
  );
  entry(
    "Undergraduate Tutor",
    "Mar. 2023 – Nov. 2024",
    "University of the Cooks River",
    "Sydney, NSW",
    "Tutorials in mechanics of solids, two groups of 28 students",
  );
  entry(
    "Assistant Design Engineer",
    "July 2019 – Dec. 2022",
    "Kaveri Infrastructure Pvt. Ltd.",
    "Chennai, India",
    "Bridge abutments and box culverts for 60 km of highway",
    "Checked the bar schedules of eleven bridges",
  );
  entry(
    "Graduate Engineer Trainee",
    "June 2017 – June 2019",
    "Kaveri Infrastructure Pvt. Ltd.",
    "Trichy, India",
  );
  section("Projects");
  cv.line([
    [inner, "b", 10.5, "Footbridge of Recycled Plastic"],
    [0, "i", 10, " | Python, Karamba"],
    [-edge, "r", 10.5, "Nov. 2024"],
  ]);
  cv.line(
    [
      [inner + 8, "r", 9.5, "•"],
      [inner + 18, "r", 9.5, "Master's project on a span of 9 m, tested to failure in the laboratory"],
    ],
    14,
  );
  section("Technical Skills");
  row("Analysis", "ETABS, SAP2000, Space Gass, RAM Concept");
  row("Drafting", "Revit, AutoCAD, Tekla Structures");
  row("Programming", "Python, C#, Grasshopper");
  row("Standards", "AS 3600, AS 4100, IS 456");
  section("Certifications");
  cv.lines(
    inner,
    "r",
    9.8,
    ["White Card (NSW), CGI 1180227, 2024", "Graduate member, Society of Structural Designers, since 2025"],
    13,
  );
  section("Languages");
  cv.line(
    [[inner, "r", 9.8, "Tamil (native), English (fluent), Hindi (conversational), Malayalam (basic)"]],
    13,
  );
  return cv.bytes();
};

/** An Indian structural engineer's one page in the well-known LaTeX résumé of students: bold with a date at the right edge, italics with a place, education first with the institution in bold, a project with its tools, skills in groups. */
export const structuralEngineer: UnseenCv = {
  name: "Indian structural engineer's one-page LaTeX résumé: bold title with “Jan. 2025 – Present” at the right edge over employer and place in italics, institution in bold at studies, a dated project, skills in groups",
  type: "pdf",
  write,
  says: {
    given: "Nithya",
    family: "Raghunathan",
    email: "nithya.raghunathan@example.com",
    phone: "+61491571804",
    jobs: [
      [
        "Structural Engineer",
        "Banksia Thornbury Consulting Engineers / Banksia Thornbury Consulting Engineers, Parramatta / Banksia Thornbury Consulting Engineers, Parramatta, NSW",
        "2025-01",
        null,
      ],
      [
        "Undergraduate Tutor",
        "University of the Cooks River / University of the Cooks River, Sydney / University of the Cooks River, Sydney, NSW",
        "2023-03",
        "2024-11",
      ],
      [
        "Assistant Design Engineer",
        "Kaveri Infrastructure Pvt. Ltd. / Kaveri Infrastructure / Kaveri Infrastructure Pvt. Ltd., Chennai / Kaveri Infrastructure Pvt. Ltd., Chennai, India",
        "2019-07",
        "2022-12",
      ],
      [
        "Graduate Engineer Trainee",
        "Kaveri Infrastructure Pvt. Ltd. / Kaveri Infrastructure / Kaveri Infrastructure Pvt. Ltd., Trichy / Kaveri Infrastructure Pvt. Ltd., Trichy, India",
        "2017-06",
        "2019-06",
      ],
    ],
    studies: [
      [
        "Master of Engineering (Structural) / Master of Engineering",
        "University of the Cooks River / University of the Cooks River, Sydney / University of the Cooks River, Sydney, NSW",
        "2024-11",
      ],
      [
        "Bachelor of Engineering in Civil Engineering / Bachelor of Engineering",
        "Vaigai Institute of Engineering / Vaigai Institute of Engineering, Madurai / Vaigai Institute of Engineering, Madurai, India",
        "2017-05",
      ],
    ],
    skills: [
      "ETABS",
      "SAP2000",
      "Space Gass",
      "RAM Concept",
      "Revit",
      "AutoCAD",
      "Tekla Structures",
      "Python",
      "C#",
      "Grasshopper",
      "AS 3600",
      "AS 4100",
      "IS 456",
    ],
    licences: [["White Card (NSW) / White Card", "CGI 1180227 / 1180227"]],
    languages: ["Tamil", "English", "Hindi", "Malayalam"],
    besides: [
      "Footbridge of Recycled Plastic",
      "Karamba",
      "Graduate member",
      "Graduate member, Society of Structural Designers",
      "Society of Structural Designers",
    ],
  },
};
