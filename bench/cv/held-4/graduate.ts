import { Typesetter } from "../unseen/typeset.ts";
import type { UnseenCv } from "../unseen/known.ts";

/** A graduate accountant set in LaTeX: education first with marks and a date to come, an internship, a casual job that goes on, projects and a society. */
const write = () => {
  const page = new Typesetter(50);
  const head = (text: string) => {
    page.gap(7).line([[50, "b", 12, text]], 3);
    page.rule(50, 545, 4);
  };
  const entry = (left: string, right: string, below: string, place: string) =>
    page
      .line([
        [50, "b", 10.5, left],
        [-50, "r", 10.5, right],
      ])
      .line([
        [50, "i", 10.5, below],
        [-50, "i", 10.5, place],
      ]);
  const points = (texts: readonly string[]) => {
    for (const text of texts)
      page.line(
        [
          [58, "r", 10, "•"],
          [68, "r", 10, text],
        ],
        12.5,
      );
    page.gap(3);
  };
  page.line([[225, "b", 20, "Xinyi (Cindy) Zhao"]], 16);
  page.line(
    [[128, "r", 10, "0449 207 518 | xinyi.zhao@osmanthus.example | Carlton VIC | linkedin.com/in/cindyzhao"]],
    8,
  );
  head("Education");
  entry(
    "University of Melbourne",
    "Feb 2025 – Nov 2027 (expected)",
    "Master of Management (Accounting)",
    "Melbourne",
  );
  points(["WAM 81; Dean’s Honours List 2025"]);
  entry("Jinan University", "Sep 2019 – Jun 2023", "Bachelor of Economics", "Guangzhou, China");
  points(["Scholarship of the second class, 2021"]);
  head("Experience");
  entry("Lonsdale Partners", "Nov 2026 – Present", "Audit Vacationer", "Melbourne");
  points(["Walkthroughs of revenue at two clients in retail", "Built a reconciliation in Alteryx"]);
  entry("Dumpling Republic", "Apr 2025 – ongoing", "Front of House Team Member (casual)", "Carlton");
  points(["Serves forty tables on Friday nights"]);
  entry("Guangzhou Pearl Tax Agents", "Jul 2023 – Dec 2024", "Tax Assistant", "Guangzhou, China");
  points(["VAT returns of fifty small companies"]);
  head("Projects and Leadership");
  entry(
    "Treasurer, Chinese Accounting Students’ Society",
    "2025 – 2026",
    "Budget of $12,000 and an annual ball",
    "",
  );
  head("Skills");
  for (const [label, values] of [
    ["Software:", "Xero, Alteryx, Power BI, Excel (advanced)"],
    ["Languages:", "Mandarin (native), Cantonese (fluent), English (IELTS 7.5)"],
    ["Certificates:", "CPA Australia Foundation (in progress), RSA Victoria (exp. Apr 2028)"],
  ] as const)
    page.line(
      [
        [50, "b", 10, label],
        [125, "r", 10, values],
      ],
      13,
    );
  return page.bytes();
};

export const graduate: UnseenCv = {
  name: "education first, a date to come",
  type: "pdf",
  write,
  says: {
    given: "Xinyi / Xinyi (Cindy)",
    family: "Zhao",
    email: "xinyi.zhao@osmanthus.example",
    phone: "+61449207518",
    jobs: [
      ["Audit Vacationer", "Lonsdale Partners", "2026-11", null],
      [
        "Front of House Team Member (casual) / Front of House Team Member",
        "Dumpling Republic",
        "2025-04",
        null,
      ],
      ["Tax Assistant", "Guangzhou Pearl Tax Agents", "2023-07", "2024-12"],
    ],
    studies: [
      ["Master of Management (Accounting)", "University of Melbourne", "2027-11"],
      ["Bachelor of Economics", "Jinan University", "2023-06"],
    ],
    skills: ["Xero", "Alteryx", "Power BI", "Excel (advanced) / Excel"],
    licences: [
      ["CPA Australia Foundation (in progress) / CPA Australia Foundation"],
      ["RSA Victoria / RSA", undefined, "2028-04"],
    ],
    languages: ["Mandarin", "Cantonese", "English"],
    besides: [
      "Treasurer",
      "Chinese Accounting Students’ Society",
      "Scholarship",
      "Dean’s Honours List",
      "IELTS",
    ],
  },
};
