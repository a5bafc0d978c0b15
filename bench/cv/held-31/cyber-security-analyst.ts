import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

const left = 42;

const write = (): Promise<Uint8Array> => {
  const cv = new Typesetter(56);
  const centred = (style: "b" | "r", font: string, size: number, words: string, step: number) => {
    const width = cv.doc.font(font).fontSize(size).widthOfString(words);
    cv.line([[(595 - width) / 2, style, size, words]], step);
  };
  const section = (words: string) => {
    cv.gap(7)
      .line([[left, "r", 12, words.toUpperCase()]], 5)
      .rule(left, 595 - left, 5);
  };
  const items = (...texts: readonly string[]) => {
    for (const one of texts)
      cv.line(
        [
          [left + 16, "r", 9.5, "•"],
          [left + 25, "r", 9.5, one],
        ],
        12.5,
      );
    cv.gap(4);
  };
  const entry = (title: string, when: string, at: string, where: string, ...texts: readonly string[]) => {
    cv.line(
      [
        [left + 8, "b", 10.5, title],
        [-left, "r", 10, when],
      ],
      13,
    );
    cv.line(
      [
        [left + 8, "i", 9.8, at],
        [-left, "i", 9.8, where],
      ],
      14,
    );
    items(...texts);
  };
  const project = (name: string, tools: string, when: string, ...texts: readonly string[]) => {
    cv.line(
      [
        [left + 8, "b", 10, name],
        [0, "r", 10, " | "],
        [0, "i", 10, tools],
        [-left, "r", 10, when],
      ],
      14,
    );
    items(...texts);
  };
  const group = (label: string, words: string) =>
    cv.line(
      [
        [left + 8, "b", 9.8, `${label}:`],
        [0, "r", 9.8, ` ${words}`],
      ],
      13,
    );

  centred("b", "Times-Bold", 24, "Thilini Jayasundara", 16);
  centred(
    "r",
    "Times-Roman",
    9.8,
    "0491 573 087 | thilini.j@example.org | linkedin.example/thilinij | github.example/thilinij",
    10,
  );
  section("Education");
  entry(
    "Monaro Ridge University",
    "Canberra, ACT",
    "Master of Cyber Security, GPA 6.4/7",
    "Feb. 2023 – Dec. 2024",
  );
  entry(
    "Kelani Institute of Technology",
    "Colombo, Sri Lanka",
    "BSc (Hons) in Computer Networks, First Class",
    "Jan. 2016 – Oct. 2019",
  );
  section("Experience");
  entry(
    "Cyber Security Analyst",
    "Feb. 2025 – Present",
    "Brindabella Shield",
    "Canberra, ACT",
    "Triage of 60 alerts a shift for nine agencies; mean time to contain from 95 to 38 minutes",
    "Wrote 41 detection rules and retired 112 that cried wolf",
    "On-call lead one week in five",
  );
  entry(
    "Security Operations Intern",
    "Nov. 2023 – Feb. 2024",
    "Brindabella Shield",
    "Canberra, ACT",
    "Phishing simulations for 2,300 mailboxes",
  );
  entry(
    "Network Engineer",
    "Dec. 2019 – Jan. 2023",
    "Serendib Telelink PLC",
    "Colombo, Sri Lanka",
    "Core routing for 31 branches; moved firewalls without a night of downtime",
  );
  section("Projects");
  project(
    "Honeypot on a Balcony",
    "Python, Docker, Raspberry Pi",
    "June 2024 – Present",
    "Collects 8,000 logins a week from the open internet and draws them on a map",
  );
  project("LogLark", "Go, SQLite", "Mar. 2023 – July 2023", "Parser of logs for the sleepless");
  section("Technical Skills");
  group("Platforms", "Splunk, Microsoft Sentinel, CrowdStrike, Palo Alto");
  group("Languages", "Python, PowerShell, Go, KQL");
  group("Frameworks", "Essential Eight, MITRE ATT&CK, ISO 27001");
  section("Certifications");
  items(
    "CompTIA Security+ (valid until May 2027)",
    "GIAC Certified Incident Handler, no. 48813, exp. Sept. 2028",
    "Baseline Vetting security clearance, AGSVA, granted January 2025",
  );
  return cv.bytes();
};

/** A Sri Lankan cyber security analyst's one-page LaTeX résumé: education first with the institution in bold over the degree in italics, title with “Feb. 2025 – Present” at the right edge, dated projects with their tools, programming languages in a row called Languages. */
export const cyberSecurityAnalyst: UnseenCv = {
  name: "Sri Lankan cyber security analyst's one-page LaTeX résumé: institution with place over degree with dates, title with “Feb. 2025 – Present” over employer and place, dated projects with tools behind a stroke, “Languages:” of programming, certificates as points",
  type: "pdf",
  write,
  says: {
    given: "Thilini",
    family: "Jayasundara",
    email: "thilini.j@example.org",
    phone: "+61491573087",
    jobs: [
      [
        "Cyber Security Analyst",
        "Brindabella Shield / Brindabella Shield, Canberra / Brindabella Shield, Canberra, ACT",
        "2025-02",
        null,
      ],
      [
        "Security Operations Intern",
        "Brindabella Shield / Brindabella Shield, Canberra / Brindabella Shield, Canberra, ACT",
        "2023-11",
        "2024-02",
      ],
      [
        "Network Engineer",
        "Serendib Telelink PLC / Serendib Telelink / Serendib Telelink PLC, Colombo / Serendib Telelink PLC, Colombo, Sri Lanka",
        "2019-12",
        "2023-01",
      ],
    ],
    studies: [
      [
        "Master of Cyber Security",
        "Monaro Ridge University / Monaro Ridge University, Canberra / Monaro Ridge University, Canberra, ACT",
        "2024-12",
      ],
      [
        "BSc (Hons) in Computer Networks / BSc (Hons) in Computer Networks, First Class / BSc in Computer Networks / Bachelor of Science (Honours) in Computer Networks",
        "Kelani Institute of Technology / Kelani Institute of Technology, Colombo / Kelani Institute of Technology, Colombo, Sri Lanka",
        "2019-10",
      ],
    ],
    skills: [
      "Splunk",
      "Microsoft Sentinel",
      "CrowdStrike",
      "Palo Alto",
      "Python",
      "PowerShell",
      "Go",
      "KQL",
      "Essential Eight",
      "MITRE ATT&CK",
      "ISO 27001",
    ],
    licences: [
      ["CompTIA Security+", undefined, "2027-05"],
      [
        "GIAC Certified Incident Handler / Certified Incident Handler / Certified Incident Handler (GIAC)",
        "48813",
        "2028-09",
      ],
      [
        "Baseline Vetting security clearance / Baseline Vetting security clearance, AGSVA / Baseline Vetting / Security clearance / Baseline security clearance / Security clearance (Baseline Vetting)",
      ],
    ],
    besides: [
      "Honeypot on a Balcony",
      "LogLark",
      "Docker",
      "Raspberry Pi",
      "SQLite",
      "First Class",
      "GPA 6.4/7",
    ],
  },
};
