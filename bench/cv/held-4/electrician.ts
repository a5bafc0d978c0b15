import { Typesetter } from "../unseen/typeset.ts";
import type { UnseenCv } from "../unseen/known.ts";

/** An electrician on a page of two parts side by side: licences with numbers and expiry in small blocks at the left, jobs with dates above at the right. */
const write = () => {
  const page = new Typesetter(56);
  page.line([[40, "B", 22, "TAMA TE RANGI"]], 16);
  page.line([[40, "s", 10, "Electrical Fitter Mechanic, FIFO from Perth"]], 10);
  page.rule(40, 555, 6);
  const top = page.y;
  const head = (x: number, text: string) => page.gap(8).line([[x, "B", 10.5, text]], 15);
  head(40, "REACH ME");
  page.lines(40, "s", 9, ["0417 884 203", "tama.terangi@kowhai.example", "Baldivis WA 6171"]);
  head(40, "LICENCES");
  for (const [name, ...rest] of [
    ["Electrician’s Licence (WA)", "EW 188420", "Expires 30/06/2029"],
    ["High Risk Work: WP, DG", "WL-220418", "Expires 11/2028"],
    ["White Card", "No. 5518820"],
    ["C-A class drivers licence"],
    ["CPR and LVR", "Expires 03/2027"],
  ]) {
    page.line([[40, "B", 9, name!]], 11);
    page.lines(40, "s", 8.5, rest, 11).gap(3);
  }
  head(40, "SKILLS");
  page.lines(40, "s", 9, [
    "HV switching",
    "Conveyor drives",
    "Hazardous areas (EEHA)",
    "PLC fault finding",
    "Permit to work",
  ]);
  head(40, "AWAY FROM WORK");
  page.lines(40, "s", 9, ["Waka ama paddler", "Coach of under 12s rugby"]);
  page.y = top;
  head(220, "WORK");
  const job = (dates: string, title: string, employer: string, tasks: readonly string[]) => {
    page.line([[220, "s", 9, dates]], 12);
    page.line(
      [
        [220, "B", 10, title],
        [0, "s", 10, ` | ${employer}`],
      ],
      13,
    );
    page.lines(228, "s", 9, tasks, 11.5).gap(6);
  };
  job("October 2021 to current", "Electrician, Fixed Plant", "Hedland Iron Pty Ltd", [
    "• 2:1 roster at a crushing hub; shutdowns with thirty contractors",
    "• Isolations officer",
  ]);
  job("January 2018 to September 2021", "Electrician", "Rockingham Marine Services", [
    "• Shore power and cranes at the naval base",
  ]);
  job("February 2014 to December 2017", "Apprentice Electrician", "Manukau Electrical Ltd, Auckland", [
    "• Houses, shops and a hospital wing",
  ]);
  head(220, "STUDY");
  page.lines(220, "s", 9.5, [
    "New Zealand Certificate in Electrical Engineering Theory and",
    "Practice (Level 4), Skills Training NZ, 2017",
    "UEE42220 Certificate IV in Instrumentation and Control,",
    "South Metropolitan TAFE, currently enrolled",
  ]);
  head(220, "REFEREES");
  page.lines(220, "s", 9.5, ["Darryl Koh, Maintenance Superintendent, Hedland Iron, 0419 555 330"]);
  return page.bytes();
};

export const electrician: UnseenCv = {
  name: "licences in blocks at the left",
  type: "pdf",
  write,
  says: {
    given: "Tama",
    family: "Te Rangi",
    email: "tama.terangi@kowhai.example",
    phone: "+61417884203",
    jobs: [
      ["Electrician, Fixed Plant / Electrician", "Hedland Iron Pty Ltd", "2021-10", null],
      ["Electrician", "Rockingham Marine Services", "2018-01", "2021-09"],
      [
        "Apprentice Electrician",
        "Manukau Electrical Ltd / Manukau Electrical Ltd, Auckland",
        "2014-02",
        "2017-12",
      ],
    ],
    studies: [
      [
        "New Zealand Certificate in Electrical Engineering Theory and Practice (Level 4) / " +
          "New Zealand Certificate in Electrical Engineering Theory and Practice",
        "Skills Training NZ",
        "2017",
      ],
      [
        "UEE42220 Certificate IV in Instrumentation and Control / Certificate IV in Instrumentation and Control",
        "South Metropolitan TAFE",
        undefined,
      ],
    ],
    skills: [
      "HV switching",
      "Conveyor drives",
      "Hazardous areas (EEHA) / Hazardous areas",
      "PLC fault finding",
      "Permit to work",
    ],
    licences: [
      ["Electrician’s Licence (WA) / Electrician’s Licence", "EW 188420 / EW188420", "2029-06-30"],
      ["High Risk Work: WP, DG / High Risk Work / High Risk Work Licence", "WL-220418", "2028-11"],
      ["White Card", "5518820"],
      ["CPR and LVR / CPR & LVR", undefined, "2027-03"],
    ],
    drives: ["C-A / C"],
    besides: ["Waka ama", "Coach", "rugby", "drivers licence"],
  },
};
