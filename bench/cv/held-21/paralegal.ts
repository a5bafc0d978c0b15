import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { size: 13, colour: "44546A", ruled: true, before: 12, after: 4 });
const area = (words: string, ...proofs: readonly string[]) => [
  text(`**${words}**`, { before: 4, after: 1 }),
  ...points(...proofs),
];
const step = (when: string, what: string) => text(`${when}\t${what}`, { tabs: [48], indent: 0, after: 3 });

/** A paralegal's functional resume after two breaks: strengths with proofs first, then a short timeline in which parental and carer's leave stand between the jobs. */
export const paralegal: UnseenCv = {
  name: "paralegal's functional resume: strengths with proofs first, a short timeline with parental and carer's leave between jobs",
  type: "docx",
  write: word({ font: "Cambria", size: 11, margin: 22 }, [
    {
      blocks: [
        text("**Mei-Ling Sutherland**", { size: 22, colour: "44546A", after: 0 }),
        text("Paralegal (property and estates)", { after: 2 }),
        text("Launceston TAS 7250  ◆  m 0491 579 212  ◆  e meiling.sutherland@example.com", { after: 4 }),
        head("In brief"),
        text(
          "Paralegal with eleven years in property, wills and estates in Singapore and Tasmania. I am back at work since the winter after caring for my mother, and I have used the time to finish a diploma.",
        ),
        head("Key strengths"),
        ...area(
          "Conveyancing",
          "Settled some 640 sales and purchases, the most in a day being eleven",
          "Wrote the checklist for electronic settlements that the firm still uses",
        ),
        ...area(
          "Estate administration",
          "Prepared 90 applications for probate without a requisition in the last two years",
          "Sat with families and explained what comes next",
        ),
        ...area("Legal research", "Drafted memoranda on easements and old titles for two partners"),
        ...area(
          "Trust accounting",
          "Reconciled the trust account each month; no findings in four external audits",
        ),
        head("Systems"),
        text("LEAP, PEXA, Smokeball, Microsoft 365"),
        head("Timeline"),
        step("Jul 2026 – present", "**Paralegal (three days a week)**, Tamar Street Legal, Launceston"),
        step("Oct 2024 – Jun 2026", "Carer's leave, full-time carer for my mother"),
        step("Mar 2019 – Sep 2024", "**Senior Paralegal**, Esk Valley Lawyers, Launceston"),
        step("Jan 2018 – Feb 2019", "Parental leave with my second child"),
        step("May 2014 – Dec 2017", "**Paralegal**, Esk Valley Lawyers, Launceston"),
        step("2011 – 2014", "**Conveyancing Secretary**, Raffles Row Law Corporation, Singapore"),
        step("2009 – 2010", "**Court Clerk**, Straits Small Claims Tribunal, Singapore"),
        head("Study"),
        step("2026", "Diploma of Paralegal Services, Bass Strait Institute of Law (online)"),
        step("2013", "Certificate in Conveyancing Practice, Merlion Legal Academy, Singapore"),
        step("2008", "GCE A Levels, Bukit Hijau Junior College, Singapore"),
        head("Licences and offices"),
        ...points(
          "Working with Vulnerable People registration (Tas) WVP 118840, valid until 30 April 2028",
          "Commissioner for Declarations (Tas)",
          "National police check, June 2026",
          "Driver licence C, Tasmania",
        ),
        head("Languages"),
        text("English, Mandarin, Hokkien; basic Malay"),
        head("Community"),
        ...points(
          "Secretary, Trevallyn Primary School Association, 2021 – 2024",
          "Free wills night, Launceston Legal Hub, every second month",
        ),
        head("Referees"),
        text("Catriona Bligh, Principal, Tamar Street Legal, 03 5550 4186", { after: 1 }),
        text("Howard Nettlefold, retired partner, Esk Valley Lawyers, 0491 570 158"),
      ],
    },
  ]),
  says: {
    given: "Mei-Ling",
    family: "Sutherland",
    email: "meiling.sutherland@example.com",
    phone: "+61491579212",
    jobs: [
      [
        "Paralegal (three days a week) / Paralegal",
        "Tamar Street Legal / Tamar Street Legal, Launceston",
        "2026-07",
        null,
      ],
      ["Senior Paralegal", "Esk Valley Lawyers / Esk Valley Lawyers, Launceston", "2019-03", "2024-09"],
      ["Paralegal", "Esk Valley Lawyers / Esk Valley Lawyers, Launceston", "2014-05", "2017-12"],
      [
        "Conveyancing Secretary",
        "Raffles Row Law Corporation / Raffles Row Law Corporation, Singapore",
        "2011",
        "2014",
      ],
      [
        "Court Clerk",
        "Straits Small Claims Tribunal / Straits Small Claims Tribunal, Singapore",
        "2009",
        "2010",
      ],
    ],
    studies: [
      [
        "Diploma of Paralegal Services",
        "Bass Strait Institute of Law / Bass Strait Institute of Law (online)",
        "2026",
      ],
      [
        "Certificate in Conveyancing Practice",
        "Merlion Legal Academy / Merlion Legal Academy, Singapore",
        "2013",
      ],
      [
        "GCE A Levels / A Levels",
        "Bukit Hijau Junior College / Bukit Hijau Junior College, Singapore",
        "2008",
      ],
    ],
    skills: [
      "Conveyancing",
      "Estate administration",
      "Legal research",
      "Trust accounting",
      "LEAP",
      "PEXA",
      "Smokeball",
      "Microsoft 365",
    ],
    licences: [
      [
        "Working with Vulnerable People registration (Tas) / Working with Vulnerable People registration / Working with Vulnerable People / Working with Vulnerable People (Tas)",
        "WVP 118840 / 118840",
        "2028-04-30",
      ],
      ["National police check / Police check"],
    ],
    drives: ["C"],
    languages: ["English", "Mandarin", "Hokkien / Hokkien (Min Nan)", "Malay"],
    besides: [
      "Driver licence",
      "Commissioner for Declarations",
      "Carer's leave",
      "Full-time carer",
      "Parental leave",
      "Secretary",
      "Trevallyn Primary School Association",
      "Free wills night",
      "Launceston Legal Hub",
      "Settled some 640 sales",
      "Wrote the checklist",
      "Prepared 90 applications",
      "Sat with families",
      "Drafted memoranda",
      "Reconciled the trust account",
    ],
  },
};
