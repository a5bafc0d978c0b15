import type { UnseenCv } from "../known.ts";
import { Typesetter } from "../typeset.ts";

const heading = (page: Typesetter, text: string) =>
  page
    .gap(6)
    .line([[45, "r", 13, text]], 5)
    .rule(45, 550, 3);

/** A software engineer in the one-page form of computer science: dates at the right, small capitals, rules. */
const write = () => {
  const page = new Typesetter();
  page.line([[205, "b", 24, "Thanh Mai Dinh"]], 18);
  page.line([
    [110, "r", 9.5, "0431 118 204 | tm.dinh@mailbox.example | linkedin.com/in/tmdinh | github.com/tmdinh"],
  ]);
  heading(page, "Education");
  page
    .line([
      [50, "b", 11, "Monash University"],
      [-45, "r", 10, "Clayton, VIC"],
    ])
    .line([
      [50, "i", 10, "Bachelor of Software Engineering (Honours), WAM 84"],
      [-45, "i", 10, "Feb. 2016 – Nov. 2019"],
    ])
    .line([
      [50, "b", 11, "Melbourne High School"],
      [-45, "r", 10, "South Yarra, VIC"],
    ])
    .line([
      [50, "i", 10, "Victorian Certificate of Education, ATAR 98.10"],
      [-45, "i", 10, "2015"],
    ]);
  heading(page, "Experience");
  page
    .line([
      [50, "b", 11, "Senior Software Engineer"],
      [-45, "r", 10, "Aug. 2022 – Present"],
    ])
    .line([
      [50, "i", 10, "Harbourlight Payments"],
      [-45, "i", 10, "Melbourne, VIC"],
    ])
    .lines(62, "r", 9.5, [
      "• Moved 41 services from Amazon Web Services to Google Cloud between March and July 2023",
      "• Cut the time of a release from 3 hours to 11 minutes with Buildkite and Bazel",
      "• Mentor of two graduates from Deakin University",
    ])
    .line([
      [50, "b", 11, "Software Engineer"],
      [-45, "r", 10, "Jan. 2020 – July 2022"],
    ])
    .line([
      [50, "i", 10, "Kestrel Mapping Pty Ltd"],
      [-45, "i", 10, "Richmond, VIC"],
    ])
    .lines(62, "r", 9.5, [
      "• Wrote the tile server in Rust that serves 900 requests a second for the Department of Transport",
      "• Lead Developer of the mobile team while the team leader was on leave (May 2021 – Aug. 2021)",
    ])
    .line([
      [50, "b", 11, "Software Engineering Intern"],
      [-45, "r", 10, "Nov. 2018 – Feb. 2019"],
    ])
    .line([
      [50, "i", 10, "Optiwave Networks"],
      [-45, "i", 10, "Mulgrave, VIC"],
    ])
    .lines(62, "r", 9.5, [
      "• Automated tests of routers in Python; presented to the Chief Technology Officer",
    ]);
  heading(page, "Projects");
  page
    .line([
      [50, "b", 10.5, "TramTimes"],
      [0, "r", 10.5, " | "],
      [0, "i", 10, "Flutter, Firebase, GTFS"],
      [-45, "r", 10, "June 2021 – Present"],
    ])
    .lines(62, "r", 9.5, ["• An app with 12,000 users that says when the next tram comes"]);
  heading(page, "Technical Skills");
  page
    .line([
      [50, "b", 10, "Languages"],
      [0, "r", 10, ": Rust, TypeScript, Python, SQL (PostgreSQL)"],
    ])
    .line([
      [50, "b", 10, "Frameworks"],
      [0, "r", 10, ": React, Django, Axum"],
    ])
    .line([
      [50, "b", 10, "Developer Tools"],
      [0, "r", 10, ": Git, Docker, Bazel, Buildkite"],
    ]);
  return page.bytes();
};

export const jake: UnseenCv = {
  name: "one-page engineer",
  type: "pdf",
  write,
  says: {
    given: "Thanh Mai",
    family: "Dinh",
    email: "tm.dinh@mailbox.example",
    phone: "+61431118204",
    jobs: [
      ["Senior Software Engineer", "Harbourlight Payments", "2022-08", null],
      ["Software Engineer", "Kestrel Mapping Pty Ltd", "2020-01", "2022-07"],
      ["Software Engineering Intern", "Optiwave Networks", "2018-11", "2019-02"],
    ],
    studies: [
      [
        "Bachelor of Software Engineering (Honours) / Bachelor of Software Engineering (Honours), WAM 84",
        "Monash University",
        "2019-11",
      ],
      [
        "Victorian Certificate of Education / Victorian Certificate of Education, ATAR 98.10",
        "Melbourne High School",
        "2015",
      ],
    ],
    skills: [
      "Rust",
      "TypeScript",
      "Python",
      "SQL (PostgreSQL) / SQL",
      "React",
      "Django",
      "Axum",
      "Git",
      "Docker",
      "Bazel",
      "Buildkite",
    ],
    besides: ["PostgreSQL", "TramTimes", "Flutter", "Firebase", "GTFS"],
  },
};
