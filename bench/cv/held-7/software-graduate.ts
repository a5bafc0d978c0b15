import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

/** A graduate in the LaTeX page that students of computing share: title against months, employer and place slanted below, projects with their tools after a stroke, kinds of skills in bold before a colon. */
const write = () => {
  const page = new Typesetter(52);
  page.line([[212, "b", 22, "Jaspreet Dhillon"]], 16);
  page.line(
    [
      [118, "r", 9.5, "0451 209 774 | jaspreet.dhillon@gumleaf.example | linkedin.example/in/jdhillon |"],
      [0, "r", 9.5, " github.example/jdhillon"],
    ],
    20,
  );
  const heading = (text: string) => {
    page.gap(4).line([[40, "r", 12, text]], 4);
    page.rule(40, 555, 4);
  };
  const entry = (
    [left, right]: readonly [string, string],
    [below, place]: readonly [string, string],
    items: readonly string[] = [],
  ) => {
    page.line(
      [
        [50, "b", 10.5, left],
        [-40, "r", 10.5, right],
      ],
      12.5,
    );
    page.line(
      [
        [50, "i", 9.5, below],
        [-40, "i", 9.5, place],
      ],
      13,
    );
    page.lines(
      62,
      "r",
      9.5,
      items.map((item) => `• ${item}`),
    );
    page.gap(4);
  };
  const project = (name: string, tools: string, dates: string, items: readonly string[]) => {
    page.line(
      [
        [50, "b", 10, name],
        [0, "r", 10, " | "],
        [0, "i", 10, tools],
        [-40, "r", 10, dates],
      ],
      13,
    );
    page.lines(
      62,
      "r",
      9.5,
      items.map((item) => `• ${item}`),
    );
    page.gap(4);
  };
  heading("Education");
  entry(
    ["Yarra Institute of Technology", "Melbourne, VIC"],
    ["Bachelor of Software Engineering (Honours), WAM 81", "Feb. 2022 – Nov. 2025"],
  );
  entry(["Tarneit Rise College", "Tarneit, VIC"], ["VCE, ATAR 94.35", "Feb. 2016 – Dec. 2021"]);
  heading("Experience");
  entry(
    ["Graduate Software Engineer", "Feb. 2026 – Present"],
    ["Tramline Payments", "Melbourne, VIC"],
    [
      "Build and run the service that settles 40,000 fares a day",
      "Cut the time of the nightly reconciliation from 90 to 12 minutes by batching its queries",
    ],
  );
  entry(
    ["Software Engineering Intern", "Nov. 2024 – Feb. 2025"],
    ["Wombat Robotics Pty Ltd", "Clayton, VIC"],
    ["Wrote a simulator of conveyor belts in Rust that found three faults before the customer did"],
  );
  entry(
    ["Sessional Tutor, Algorithms", "Mar. 2024 – June 2025"],
    ["Yarra Institute of Technology", "Melbourne, VIC"],
    ["Two classes of 24 students a week"],
  );
  entry(
    ["Crew Member", "June 2021 – Oct. 2024"],
    ["Burger Shed", "Werribee, VIC"],
    ["Closed the shop on Fridays and Saturdays; trained nine others"],
  );
  heading("Projects");
  project("Myki Minder", "TypeScript, React, PostgreSQL", "June 2025 – Present", [
    "Warns 300 users before their travel card runs out",
  ]);
  project("Sorting in the Dark", "C++, OpenMP", "Mar. 2025 – Oct. 2025", [
    "Honours project on sorting without branches; prize for the best poster",
  ]);
  heading("Technical Skills");
  for (const [kind, all] of [
    ["Languages", "Java, TypeScript, Rust, C++, SQL"],
    ["Frameworks", "React, Spring Boot, JUnit"],
    ["Developer Tools", "Git, Docker, Grafana"],
  ] as const)
    page.line(
      [
        [50, "b", 10, kind],
        [0, "r", 10, `: ${all}`],
      ],
      13,
    );
  return page.bytes();
};

export const softwareGraduate: UnseenCv = {
  name: "LaTeX of students, title against months",
  type: "pdf",
  write,
  says: {
    given: "Jaspreet",
    family: "Dhillon",
    email: "jaspreet.dhillon@gumleaf.example",
    phone: "+61451209774",
    jobs: [
      ["Graduate Software Engineer", "Tramline Payments", "2026-02", null],
      ["Software Engineering Intern", "Wombat Robotics Pty Ltd", "2024-11", "2025-02"],
      [
        "Sessional Tutor, Algorithms / Sessional Tutor",
        "Yarra Institute of Technology",
        "2024-03",
        "2025-06",
      ],
      ["Crew Member", "Burger Shed", "2021-06", "2024-10"],
    ],
    studies: [
      [
        "Bachelor of Software Engineering (Honours) / Bachelor of Software Engineering (Honours), WAM 81",
        "Yarra Institute of Technology",
        "2025-11",
      ],
      ["VCE / VCE, ATAR 94.35", "Tarneit Rise College", "2021-12"],
    ],
    skills: [
      "Java",
      "TypeScript",
      "Rust",
      "C++",
      "SQL",
      "React",
      "Spring Boot",
      "JUnit",
      "Git",
      "Docker",
      "Grafana",
    ],
    besides: ["Myki Minder", "Sorting in the Dark", "PostgreSQL", "OpenMP"],
  },
};
