import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

const edge = 48;
const red = "#c0392b";

const write = (): Promise<Uint8Array> => {
  const cv = new Typesetter(66);
  const coloured = (colour: string, put: () => void) => {
    cv.doc.fillColor(colour);
    put();
    cv.doc.fillColor("#333333");
  };
  /** Goes to the next page where so much has no room. */
  const keep = (points: number) => {
    if (cv.y + points <= 800) return;
    cv.doc.addPage().fillColor("#333333");
    cv.y = 66;
  };
  const centred = (font: "Helvetica" | "Times-Italic", size: number, words: string) =>
    (595 - cv.doc.font(font).fontSize(size).widthOfString(words)) / 2;
  const section = (words: string) => {
    keep(90);
    cv.gap(14);
    coloured(red, () => cv.line([[edge, "B", 15, words.slice(0, 3)]], 0));
    const from = edge + cv.doc.font("Helvetica-Bold").fontSize(15).widthOfString(words.slice(0, 3));
    cv.line([[from, "B", 15, words.slice(3)]], 0);
    const rule = edge + cv.doc.font("Helvetica-Bold").fontSize(15).widthOfString(words) + 8;
    cv.doc
      .moveTo(rule, cv.y - 2)
      .lineTo(595 - edge, cv.y - 2)
      .lineWidth(0.8)
      .strokeColor("#777777")
      .stroke();
    cv.gap(20);
  };
  const bullets = (...lines: readonly string[]) => {
    for (const line of lines) {
      const [first = "", ...others] = line.split("\n");
      cv.line(
        [
          [edge + 8, "s", 9, "•"],
          [edge + 17, "s", 9, first],
        ],
        12.5,
      );
      cv.lines(edge + 17, "s", 9, others, 12.5);
    }
  };
  const entry = (at: string, where: string, title: string, when: string, ...lines: readonly string[]) => {
    keep(60);
    cv.line([[edge, "B", 10.5, at]], 0);
    coloured(red, () => cv.line([[-edge, "i", 10, where]], 13));
    coloured("#666666", () =>
      cv.line([
        [edge, "s", 8.5, title.toUpperCase()],
        [-edge, "i", 9.5, when],
      ]),
    );
    bullets(...lines);
    cv.gap(7);
  };
  const skill = (label: string, words: string) =>
    cv.line([
      [edge, "B", 9.5, label],
      [edge + 96, "s", 9.5, words],
    ]);
  const honour = (when: string, title: string, by: string) => {
    cv.line(
      [
        [edge, "s", 9, when],
        [edge + 60, "B", 9, `${title},`],
        [0, "s", 9, ` ${by}`],
      ],
      14,
    );
  };

  cv.doc.fillColor("#333333");
  cv.line(
    [
      [178, "s", 30, "Gia Bao"],
      [0, "B", 30, " Vuong"],
    ],
    20,
  );
  const role = "SITE RELIABILITY ENGINEER · KUBERNETES · OBSERVABILITY";
  coloured(red, () => cv.line([[centred("Helvetica", 9, role), "s", 9, role]], 13));
  const address = "22/5 Sorrell Street, Parramatta NSW 2150";
  cv.line([[centred("Times-Italic", 9.5, address), "i", 9.5, address]], 13);
  const contact =
    "+61 491 572 549  |  giabao.vuong@example.net  |  giabao-vuong.example  |  github.com/giabao-vuong-example";
  cv.line([[centred("Helvetica", 8.5, contact), "s", 8.5, contact]], 10);

  section("Summary");
  cv.lines(
    edge,
    "s",
    9,
    [
      "Site reliability engineer with eight years of experience in payments, telecommunications and government platforms.",
      "Comfortable on both sides of the pager: I write the service, the alert and the review afterwards.",
    ],
    12.5,
  );
  section("Work Experience");
  entry(
    "Paperbark Payments",
    "Sydney, NSW",
    "Senior Site Reliability Engineer",
    "Jan. 2023 - Present",
    "Own availability of the card authorisation platform (2,300 transactions per second, 99.99% target).",
    "Led the move from virtual machines to Kubernetes on AWS, three regions, without a maintenance window.",
    "Reduced pages per on-call week from 41 to 6 by service level objectives and alert reviews.",
    "Wrote the incident handbook and run a game day every quarter.",
  );
  entry(
    "Paperbark Payments",
    "Sydney, NSW",
    "Site Reliability Engineer",
    "Mar. 2021 - Dec. 2022",
    "Introduced Prometheus, Grafana and OpenTelemetry; migrated 180 dashboards from the old system.",
    "Automated certificate rotation for 400 services in Go.",
  );
  entry(
    "Kangaroo Valley Telecom",
    "North Ryde, NSW",
    "DevOps Engineer",
    "Jul. 2018 - Feb. 2021",
    "Build and release pipelines for 30 teams (Jenkins, later GitLab CI).",
    "Infrastructure as code with Terraform for the network portal; audits passed without findings.",
  );
  entry(
    "Hoa Sen Software JSC",
    "Da Nang, Vietnam",
    "Junior Systems Engineer",
    "Aug. 2015 - Dec. 2016",
    "Linux administration, backup and monitoring for a Japanese e-commerce client.",
  );
  section("Education");
  entry(
    "Parramatta River University",
    "Parramatta, NSW",
    "Master of Information Technology",
    "Feb. 2017 - Jun. 2018",
    "High Distinction average; project on chaos testing of small clusters.",
  );
  entry(
    "Central Highlands University of Technology",
    "Da Nang, Vietnam",
    "B.Eng. in Computer Engineering",
    "Sep. 2010 - Jun. 2015",
  );
  section("Skills");
  skill("Platforms", "Kubernetes, AWS, Terraform, Helm, Linux");
  skill("Observability", "Prometheus, Grafana, OpenTelemetry, Loki");
  skill("Programming", "Go, Python, Bash");
  skill("Databases", "PostgreSQL, Redis");
  skill("Languages", "Vietnamese, English, Japanese (N3)");
  section("Certificates");
  honour("2024", "Certified Kubernetes Administrator", "Cloud Native Guild, LF-8k2mq41z, expires Aug. 2027");
  honour("2024", "AWS Certified DevOps Engineer – Professional", "expires May 2027");
  honour("2020", "HashiCorp Certified: Terraform Associate", "HashiCorp");
  section("Presentation");
  entry(
    "SRE Meetup Western Sydney",
    "Parramatta, NSW",
    "Speaker for <Four golden signals and a funeral>",
    "Jun. 2025",
  );
  section("Extracurricular Activity");
  entry(
    "Code Club at Granville Library",
    "Granville, NSW",
    "Volunteer Mentor",
    "2019 - Present",
    "Scratch and Python for children from nine to thirteen, every second Saturday.",
  );
  return cv.bytes();
};

/** A Vietnamese site reliability engineer's LaTeX CV of the awesome kind over two pages: employer with the place at the right edge over the title in small capitals with “Jan. 2023 - Present”, languages among labelled skills, certificates by years. */
export const siteReliabilityEngineer: UnseenCv = {
  name: "Vietnamese site reliability engineer's LaTeX CV of two pages: employer and place over “TITLE” and “Jan. 2023 - Present” at the right edge, headings in two colours, spoken languages among labelled skills, certificates by years",
  type: "pdf",
  write,
  says: {
    given: "Gia Bao / Gia",
    family: "Vuong / Bao Vuong",
    email: "giabao.vuong@example.net",
    phone: "+61491572549",
    jobs: [
      [
        "Senior Site Reliability Engineer",
        "Paperbark Payments / Paperbark Payments, Sydney / Paperbark Payments, Sydney, NSW",
        "2023-01",
        null,
      ],
      [
        "Site Reliability Engineer",
        "Paperbark Payments / Paperbark Payments, Sydney / Paperbark Payments, Sydney, NSW",
        "2021-03",
        "2022-12",
      ],
      [
        "DevOps Engineer",
        "Kangaroo Valley Telecom / Kangaroo Valley Telecom, North Ryde / Kangaroo Valley Telecom, North Ryde, NSW",
        "2018-07",
        "2021-02",
      ],
      [
        "Junior Systems Engineer",
        "Hoa Sen Software JSC / Hoa Sen Software / Hoa Sen Software JSC, Da Nang / Hoa Sen Software JSC, Da Nang, Vietnam",
        "2015-08",
        "2016-12",
      ],
    ],
    studies: [
      [
        "Master of Information Technology",
        "Parramatta River University / Parramatta River University, Parramatta / Parramatta River University, Parramatta, NSW",
        "2018-06",
      ],
      [
        "B.Eng. in Computer Engineering",
        "Central Highlands University of Technology / Central Highlands University of Technology, Da Nang / Central Highlands University of Technology, Da Nang, Vietnam",
        "2015-06",
      ],
    ],
    skills: [
      "Kubernetes",
      "AWS",
      "Terraform",
      "Helm",
      "Linux",
      "Prometheus",
      "Grafana",
      "OpenTelemetry",
      "Loki",
      "Go",
      "Python",
      "Bash",
      "PostgreSQL",
      "Redis",
    ],
    licences: [
      [
        "Certified Kubernetes Administrator / Certified Kubernetes Administrator, Cloud Native Guild",
        "LF-8k2mq41z",
        "2027-08",
      ],
      ["AWS Certified DevOps Engineer – Professional / AWS Certified DevOps Engineer", undefined, "2027-05"],
      [
        "HashiCorp Certified: Terraform Associate / Terraform Associate / HashiCorp Certified: Terraform Associate, HashiCorp",
      ],
    ],
    languages: ["Vietnamese", "English", "Japanese"],
    besides: [
      "Speaker for <Four golden signals and a funeral>",
      "Speaker",
      "Four golden signals and a funeral",
      "SRE Meetup Western Sydney",
      "Volunteer Mentor",
      "Code Club at Granville Library",
      "High Distinction average",
    ],
  },
};
