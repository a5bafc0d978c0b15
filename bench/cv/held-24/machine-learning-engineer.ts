import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

const margin = 52;
const column = 150;

const write = (): Promise<Uint8Array> => {
  const cv = new Typesetter(62);
  const head = (words: string) => {
    cv.gap(9);
    cv.line([[column, "B", 13, words]], 17);
  };
  const entry = (when: string, title: string, rest: string, ...lines: readonly string[]) => {
    cv.line(
      [
        [margin, "s", 9.5, when],
        [column, "b", 10.5, title],
        [0, "i", 10.5, `, ${rest}`],
      ],
      13,
    );
    for (const words of lines)
      cv.line(
        [
          [column, "r", 10.5, "–"],
          [column + 12, "r", 10.5, words],
        ],
        13,
      );
    cv.gap(3);
  };
  const item = (label: string, words: string) =>
    cv.line(
      [
        [margin, "s", 9.5, label],
        [column, "r", 10.5, words],
      ],
      13.5,
    );

  cv.line(
    [
      [margin, "r", 27, "Ji-hoon"],
      [0, "b", 27, " Seo"],
      [-margin, "i", 9.5, "Box Hill, Victoria"],
    ],
    14,
  );
  cv.line(
    [
      [margin, "i", 12, "Machine Learning Engineer"],
      [-margin, "i", 9.5, "0491 578 148"],
    ],
    12,
  );
  cv.line([[-margin, "i", 9.5, "jihoon.seo@example.com"]], 12);
  cv.line([[-margin, "i", 9.5, "github.com/jihoonseo-example"]], 12);
  head("Experience");
  entry(
    "Sep 2023–Present",
    "Machine Learning Engineer",
    "Magpie Robotics, Melbourne.",
    "Perception for orchard robots; picking accuracy from 81% to 93%",
    "Moved training to spot instances, a third of the cost",
  );
  entry(
    "Feb 2021–Aug 2023",
    "Data Scientist",
    "Southern Cross Insurance Group, Melbourne.",
    "Storm claims triage from photographs, used on 40,000 claims",
  );
  entry("Jun 2018–Dec 2018", "Research Intern", "Hangang Vision Lab, Seoul.");
  entry("2014–2016", "Sergeant (signals)", "Republic of Korea Army.", "Compulsory service, 21 months");
  head("Education");
  entry(
    "2019–2021",
    "Master of Computer Science",
    "Yarra Bend University, Melbourne.",
    "H1 average (84). Minor thesis: depth from one camera under netting",
  );
  entry("2012–2018", "BEng in Electrical Engineering", "Namsan University, Seoul.", "Cum laude");
  head("Skills");
  item("Languages", "Python, C++, SQL");
  item("Frameworks", "PyTorch, OpenCV, ROS 2");
  item("Operations", "Docker, Kubernetes, MLflow");
  head("Certifications");
  item("2024", "AWS Certified Machine Learning – Specialty, valid to May 2027");
  head("Publications");
  entry("2022", "Seo J., Whitlam P.", "Seeing fruit through nets. Robots Outdoors 5(2).");
  head("Spoken languages");
  item("Korean", "Native");
  item("English", "Fluent");
  head("Volunteering");
  entry("2022–2024", "Mentor", "Code Club Whitehorse.");
  return cv.bytes();
};

/** A Korean machine learning engineer's LaTeX CV of a classic two-column class: dates at the left, title in bold and employer in italics on one line, labels left of skills. */
export const machineLearningEngineer: UnseenCv = {
  name: "Korean machine learning engineer's LaTeX CV: dates in a left column, “title, employer, place.” on one line, labels left of skills, programming “Languages”",
  type: "pdf",
  write,
  says: {
    given: "Ji-hoon",
    family: "Seo",
    email: "jihoon.seo@example.com",
    phone: "+61491578148",
    jobs: [
      ["Machine Learning Engineer", "Magpie Robotics / Magpie Robotics, Melbourne", "2023-09", null],
      [
        "Data Scientist",
        "Southern Cross Insurance Group / Southern Cross Insurance Group, Melbourne",
        "2021-02",
        "2023-08",
      ],
      ["Research Intern", "Hangang Vision Lab / Hangang Vision Lab, Seoul", "2018-06", "2018-12"],
      ["Sergeant (signals) / Sergeant", "Republic of Korea Army", "2014", "2016"],
    ],
    studies: [
      ["Master of Computer Science", "Yarra Bend University / Yarra Bend University, Melbourne", "2021"],
      [
        "BEng in Electrical Engineering / BEng in Electrical Engineering, cum laude / BEng in Electrical Engineering (cum laude)",
        "Namsan University / Namsan University, Seoul",
        "2018",
      ],
    ],
    skills: ["Python", "C++", "SQL", "PyTorch", "OpenCV", "ROS 2", "Docker", "Kubernetes", "MLflow"],
    licences: [
      ["AWS Certified Machine Learning – Specialty / AWS Certified Machine Learning", undefined, "2027-05"],
    ],
    languages: ["Korean", "English"],
    besides: ["Mentor", "Code Club Whitehorse", "Seeing fruit through nets", "Seo J., Whitlam P."],
  },
};
