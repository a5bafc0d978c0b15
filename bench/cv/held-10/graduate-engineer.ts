import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

const heading = (page: Typesetter, text: string) =>
  page
    .gap(7)
    .line([[60, "b", 11, text]], 4)
    .rule(60, 535, 3);

/** A row with one text at the left and one at the right. */
const pair = (page: Typesetter, style: "b" | "i" | "r", left: string, right: string, end: "r" | "i" = "r") =>
  page.line([
    [60, style, 10.5, left],
    [-60, end, 10.5, right],
  ]);

const listed = (page: Typesetter, texts: readonly string[]) =>
  page.lines(
    72,
    "r",
    10,
    texts.map((text) => `· ${text}`),
  );

const labelled = (page: Typesetter, label: string, text: string) =>
  page.line([
    [60, "b", 10.5, label],
    [190, "r", 10.5, text],
  ]);

const write = () => {
  const page = new Typesetter(62);
  page
    .line([[192, "b", 19, "Harriet Nguyen-Blake"]], 17)
    .line([[187, "r", 10, "18 Farrell Street · Glenelg North SA 5045"]], 12)
    .line([[176, "r", 10, "0491 578 148 · harriet.nguyenblake@example.com"]], 12);
  heading(page, "OBJECTIVE");
  page.lines(60, "r", 10.5, [
    "A graduate position in mechanical engineering from February 2026, in pumps, water or anything that turns.",
  ]);
  heading(page, "EDUCATION");
  pair(page, "b", "University of South Para, Adelaide", "Expected December 2025", "i");
  page.lines(60, "r", 10.5, [
    "Bachelor of Engineering (Honours) (Mechanical)",
    "Grade point average: 6.1 of 7",
    "Thesis: Cavitation noise as a sign of wear in small centrifugal pumps",
  ]);
  page.gap(4);
  pair(page, "b", "Marion Vale High School, Adelaide", "December 2020", "i");
  page.lines(60, "r", 10.5, ["South Australian Certificate of Education (SACE), ATAR 96.35"]);
  heading(page, "EXPERIENCE");
  pair(page, "b", "Torrens Pump & Valve", "November 2024 - February 2025");
  pair(page, "i", "Vacation Student", "Lonsdale, SA", "i");
  listed(page, [
    "Measured the efficiency of 40 returned pumps on the test bench and wrote up the ten worst",
    "Drew a new jig for the balancing machine, which the workshop still uses",
  ]).gap(4);
  pair(page, "b", "Gulf Desalination Alliance", "November 2023 - February 2024");
  pair(page, "i", "Undergraduate Engineer", "Port Stanvac, SA", "i");
  listed(page, ["Checked pipe supports against the model and tagged 212 valves"]).gap(4);
  pair(page, "b", "Bay Street Books", "March 2021 - Present");
  pair(page, "i", "Casual Bookseller", "Glenelg, SA", "i");
  listed(page, ["Saturdays; orders, school lists and the shop window"]);
  heading(page, "TECHNICAL STRENGTHS");
  labelled(page, "Computer Languages", "MATLAB, Python");
  labelled(page, "Design and Analysis", "SolidWorks, ANSYS Fluent, AutoCAD");
  labelled(page, "Workshop", "Lathe work, MIG welding");
  heading(page, "STUDENT PROJECTS");
  pair(page, "b", "Formula Student Car", "2023 - 2024");
  listed(page, ["Cooling lead in a team of 30; the car finished fourth in the endurance event"]);
  heading(page, "LICENCES");
  page.lines(60, "r", 10.5, [
    "White Card (SA), number 30441877, issued 2 November 2023",
    "Provide First Aid, valid to 20 July 2027",
    "Driver licence of South Australia, class C (P2)",
  ]);
  heading(page, "SPOKEN LANGUAGES");
  page.lines(60, "r", 10.5, ["English (native), Vietnamese (conversational), German (school)"]);
  return page.bytes();
};

/** A graduate engineer in a well-known class of TeX: employer against months, title against place below, schools before degrees, "computer languages" and "spoken languages", a degree that is expected. */
export const graduateEngineer: UnseenCv = {
  name: "employer against months, title against place, computer and spoken languages",
  type: "pdf",
  write,
  says: {
    given: "Harriet",
    family: "Nguyen-Blake",
    email: "harriet.nguyenblake@example.com",
    phone: "+61491578148",
    jobs: [
      ["Vacation Student", "Torrens Pump & Valve", "2024-11", "2025-02"],
      ["Undergraduate Engineer", "Gulf Desalination Alliance", "2023-11", "2024-02"],
      ["Casual Bookseller / Bookseller", "Bay Street Books", "2021-03", null],
    ],
    studies: [
      [
        "Bachelor of Engineering (Honours) (Mechanical)",
        "University of South Para / University of South Para, Adelaide",
        "2025-12",
      ],
      [
        "South Australian Certificate of Education (SACE) / South Australian Certificate of Education / SACE",
        "Marion Vale High School / Marion Vale High School, Adelaide",
        "2020-12",
      ],
    ],
    skills: ["MATLAB", "Python", "SolidWorks", "ANSYS Fluent", "AutoCAD", "Lathe work", "MIG welding"],
    licences: [
      ["White Card (SA) / White Card", "30441877"],
      ["Provide First Aid", undefined, "2027-07-20"],
    ],
    drives: ["C"],
    languages: ["English", "Vietnamese", "German"],
    besides: ["Formula Student Car"],
  },
};
