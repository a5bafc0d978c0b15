import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter, type Run } from "../unseen/typeset.ts";

const left = 62;
const right = -62;

const write = (): Promise<Uint8Array> => {
  const cv = new Typesetter(66);
  const centred = (style: "r" | "b", size: number, words: string, step: number) => {
    const font = style === "b" ? "Times-Bold" : "Times-Roman";
    cv.line([[(595 - cv.doc.font(font).fontSize(size).widthOfString(words)) / 2, style, size, words]], step);
  };
  const head = (words: string) => {
    cv.gap(7);
    cv.line([[left, "b", 12.5, words]], 5);
    cv.rule(left, 595 + right);
  };
  const entry = (
    [title, when]: readonly [string, string],
    [at, place]: readonly [string, string],
    ...lines: readonly string[]
  ) => {
    cv.line(
      [
        [left, "b", 10.5, title],
        [right, "r", 10.5, when],
      ],
      12.5,
    );
    cv.line(
      [
        [left, "i", 10.5, at],
        [right, "i", 10.5, place],
      ],
      13,
    );
    for (const words of lines)
      cv.line(
        [
          [left + 12, "r", 10.5, "•"],
          [left + 24, "r", 10.5, words],
        ],
        12.5,
      );
    cv.gap(4);
  };
  const labelled = (label: string, words: string) => {
    const runs: readonly Run[] = [
      [left, "b", 10.5, `${label}:`],
      [left + 92, "r", 10.5, words],
    ];
    cv.line(runs, 13);
  };
  centred("b", 20, "Dr K. R. Sundaravel", 17);
  centred("r", 10.5, "Acoustic Engineer, MIEAust CPEng", 14);
  centred(
    "r",
    10.5,
    "Adelaide SA 5000  |  (+61) 0491 574 632  |  kr.sundaravel@example.com  |  krsundaravel.example",
    10,
  );
  head("Experience");
  entry(
    ["Principal Acoustic Engineer", "Apr. 2021 – Present"],
    ["Quietude Consulting Engineers", "Adelaide, SA"],
    "Concert hall of 1,100 seats, tuned with the orchestra over two winters",
    "Wind farm noise: expert witness in four hearings",
    "Lead a group of seven engineers",
  );
  entry(
    ["Senior Acoustic Consultant", "Jan. 2017 – Mar. 2021"],
    ["Tanner Bligh Group", "Melbourne, VIC"],
    "Rail tunnels, hospitals and a skate park that the neighbours can bear",
  );
  entry(
    ["Research Associate", "Oct. 2014 – Dec. 2016"],
    ["Institute of Sound, University of Ainsdale", "Southport, UK"],
    "Low-frequency noise indoors",
  );
  entry(["Graduate Engineer", "July 2009 – Aug. 2010"], ["Colombo Port Works Ltd", "Colombo, Sri Lanka"]);
  head("Education");
  entry(
    ["PhD in Acoustics", "2010 – 2014"],
    ["University of Ainsdale", "Southport, UK"],
    "Thesis: Reverberation in temples of stone",
  );
  entry(
    ["B.Sc. Eng. (Hons) Mechanical Engineering", "2005 – 2009"],
    ["University of Kandy Hills", "Kandy, Sri Lanka"],
  );
  head("Skills");
  labelled("Modelling", "ODEON, SoundPLAN, CadnaA, COMSOL");
  labelled("Programming", "Python, MATLAB, LaTeX");
  labelled("Measurement", "Sound intensity, vibration monitoring, impact testing");
  head("Registrations");
  labelled("RPEQ", "Registered Professional Engineer of Queensland, No. 24117, expires 30 June 2027");
  labelled("White Card", "South Australia, 2021");
  labelled("Driving", "SA driver's licence, class C");
  head("Languages");
  labelled("Tamil", "native");
  labelled("English", "fluent");
  labelled("Sinhala", "conversational");
  head("Selected Publications");
  cv.lines(left, "r", 10.5, [
    "[1] K. R. Sundaravel and P. Whitlow, Low hum in quiet bedrooms, J. Room Acoust., 2018.",
    "[2] K. R. Sundaravel, What the granite remembers, Proc. Sound and Stone, 2015.",
  ]);
  head("Referees");
  cv.lines(left, "r", 10.5, [
    "Prof. Peter Whitlow, University of Ainsdale, p.whitlow@example.com",
    "Ms Greta Andersson, Director, Quietude Consulting Engineers, 08 5550 2093",
  ]);
  return cv.bytes();
};

/** A Tamil acoustic engineer's CV set with LaTeX: a title and two initials, title against months and employer against town in italics, labels before skills, papers with his name. */
export const acousticEngineer: UnseenCv = {
  name: "Tamil acoustic engineer's LaTeX-like CV: title and initials, months and towns at the right, labels before skills, papers",
  type: "pdf",
  write,
  says: {
    given: "K. R. / K.R. / K R",
    family: "Sundaravel",
    email: "kr.sundaravel@example.com",
    phone: "+61491574632",
    jobs: [
      ["Principal Acoustic Engineer", "Quietude Consulting Engineers", "2021-04", null],
      ["Senior Acoustic Consultant", "Tanner Bligh Group", "2017-01", "2021-03"],
      [
        "Research Associate",
        "Institute of Sound, University of Ainsdale / University of Ainsdale",
        "2014-10",
        "2016-12",
      ],
      ["Graduate Engineer", "Colombo Port Works Ltd / Colombo Port Works", "2009-07", "2010-08"],
    ],
    studies: [
      ["PhD in Acoustics", "University of Ainsdale", "2014"],
      ["B.Sc. Eng. (Hons) Mechanical Engineering", "University of Kandy Hills", "2009"],
    ],
    skills: [
      "ODEON",
      "SoundPLAN",
      "CadnaA",
      "COMSOL",
      "Python",
      "MATLAB",
      "LaTeX",
      "Sound intensity",
      "Vibration monitoring",
      "Impact testing",
    ],
    licences: [
      [
        "Registered Professional Engineer of Queensland / RPEQ / Registered Professional Engineer of Queensland (RPEQ) / RPEQ: Registered Professional Engineer of Queensland",
        "24117",
        "2027-06-30",
      ],
      ["White Card"],
    ],
    drives: ["C"],
    languages: ["Tamil", "English", "Sinhala"],
    besides: [
      "Driver's licence",
      "Reverberation in temples of stone",
      "Low hum in quiet bedrooms",
      "What the granite remembers",
      "MIEAust",
      "CPEng",
    ],
  },
};
