import { Typesetter, type Run } from "../unseen/typeset.ts";
import type { UnseenCv } from "../unseen/known.ts";

/** A solicitor from England: small capitals drawn as capitals of two sizes, studies first, dates at the left with firms in small capitals, seats of a training contract, one post in two lines, text in sentences, interests. */
const write = () => {
  const page = new Typesetter(64);
  /** Capitals stay large, small letters become small capitals. */
  const small = (from: number, size: number, text: string): Run[] =>
    (text.match(/[\p{Lu}\s]+|[^\p{Lu}\s]+/gu) ?? []).map((part, at): Run => {
      const isLarge = /^[\p{Lu}\s]/u.test(part);
      return [at ? 0 : from, "b", isLarge ? size : size * 0.78, part.toUpperCase()];
    });
  page.line(small(190, 20, "Philippa Jane Hathersage"), 16);
  page.line([[170, "r", 10, "14 Drummond Street, Carlton VIC 3053 · 0487 163 520"]], 13);
  page.line([[228, "r", 10, "pj.hathersage@inkwell.example"]], 20);
  const heading = (text: string) => {
    page.gap(6).line(small(55, 13, text), 3);
    page.rule(55, 540, 5);
  };
  const entry = (dates: string, head: readonly Run[], texts: readonly string[] = []) => {
    page.line([[55, "r", 10.5, dates], ...head], 13);
    page.lines(170, "r", 10.5, texts, 12.5).gap(5);
  };
  const firm = (name: string, place: string): Run[] => [
    ...small(170, 10.5, name),
    [0, "r", 10.5, `, ${place}`],
  ];
  heading("Education and Qualifications");
  entry(
    "2016–2017",
    [[170, "b", 10.5, "Legal Practice Course (Distinction)"]],
    ["The College of Law Practice, Leeds"],
  );
  entry("2013–2016", [[170, "b", 10.5, "LLB (Hons) Law, 2:1"]], ["University of Sheffield"]);
  entry(
    "2011–2013",
    [[170, "b", 10.5, "A-levels: History (A), French (A), Mathematics (B)"]],
    ["Lady Margaret’s School, Buxton"],
  );
  heading("Legal Experience");
  entry("Oct ’24 – date", firm("Fairweather Lonsdale", "Melbourne"), [
    "Senior Associate, Property and Development",
    "I act for two councils and a maker of modular schools on leases and on sales off the",
    "plan, and supervise one graduate.",
  ]);
  entry("Sept ’19 – Aug ’24", firm("Tunnicliffe Marsh LLP", "Manchester"), [
    "Solicitor, Commercial Property",
    "A caseload of some fifty matters, largely retail and logistics. Secondment of six months",
    "to a supermarket’s legal team.",
  ]);
  entry("Sept ’17 – Sept ’19", firm("Tunnicliffe Marsh LLP", "Manchester"), [
    "Trainee Solicitor",
    "Seats in litigation, private client, employment and commercial property.",
  ]);
  heading("Other Experience");
  entry("Summers 2014, 2015", firm("Chatsworth Tea Rooms", "Bakewell"), ["Waitress"]);
  entry("Since May 2025", firm("Fitzroy Tenants’ Night Clinic", "Melbourne"), ["Volunteer lawyer"]);
  heading("Admission");
  page.lines(55, "r", 10.5, [
    "Practising Certificate (Victoria) no. P0041827, current to 30 June 2027.",
    "Admitted in England and Wales on 2 September 2019 and in Victoria on 4 March 2025.",
  ]);
  heading("Skills");
  page.lines(55, "r", 10.5, ["Drafting of leases, due diligence, negotiation, LEAP, French (fluent)."]);
  heading("Interests");
  page.lines(55, "r", 10.5, ["Bell-ringing, fell running and the novels of Barbara Pym."]);
  heading("Referees");
  page.lines(55, "r", 10.5, ["Names of two partners will be given once an offer is made."]);
  return page.bytes();
};

export const solicitor: UnseenCv = {
  name: "small capitals of two sizes, firm above post",
  type: "pdf",
  write,
  says: {
    given: "Philippa Jane / Philippa",
    family: "Hathersage",
    email: "pj.hathersage@inkwell.example",
    phone: "+61487163520",
    jobs: [
      [
        "Senior Associate, Property and Development / Senior Associate",
        "Fairweather Lonsdale / Fairweather Lonsdale, Melbourne",
        "2024-10",
        null,
      ],
      [
        "Solicitor, Commercial Property / Solicitor",
        "Tunnicliffe Marsh LLP / Tunnicliffe Marsh LLP, Manchester",
        "2019-09",
        "2024-08",
      ],
      [
        "Trainee Solicitor",
        "Tunnicliffe Marsh LLP / Tunnicliffe Marsh LLP, Manchester",
        "2017-09",
        "2019-09",
      ],
      ["Waitress", "Chatsworth Tea Rooms / Chatsworth Tea Rooms, Bakewell", "2014", "2015"],
      [
        "Volunteer lawyer",
        "Fitzroy Tenants’ Night Clinic / Fitzroy Tenants’ Night Clinic, Melbourne",
        "2025-05",
        null,
      ],
    ],
    studies: [
      [
        "Legal Practice Course (Distinction) / Legal Practice Course",
        "The College of Law Practice / The College of Law Practice, Leeds",
        "2017",
      ],
      ["LLB (Hons) Law, 2:1 / LLB (Hons) Law", "University of Sheffield", "2016"],
      [
        "A-levels: History (A), French (A), Mathematics (B) / A-levels",
        "Lady Margaret’s School / Lady Margaret’s School, Buxton",
        "2013",
      ],
    ],
    skills: ["Drafting of leases", "due diligence", "negotiation", "LEAP"],
    licences: [
      [
        "Practising Certificate (Victoria) / Practising Certificate / Practising Certificate Victoria",
        "P0041827",
        "2027-06-30",
      ],
    ],
    languages: ["French"],
    besides: ["French", "French (fluent)", "Admitted in England and Wales", "in Victoria", "English"],
  },
};
