import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
const entry = (when: string, what: string, at: string, ...texts: readonly string[]) => [
  text(when, { caps: true, size: 9.5, colour: "595959", before: 8, after: 0 }),
  text(`**${what},** ${at}`, { size: 12, after: 1, colour: "1D5C63" }),
  ...(texts.length > 1 ? points(...texts) : texts.map((one) => text(one, { after: 3 }))),
];

/** A pool technician's resume in Word's own template: dates in capitals over “Title, Employer, Place”, contacts with middle dots, a qualification with its code, licences as points. */
export const poolTechnician: UnseenCv = {
  name: "pool technician's resume in Word's own template: “September 2022 – Present” in capitals over “**Title,** Employer, Place”, contacts between middle dots, qualification with code in front, licences as points with numbers and ends in brackets",
  type: "docx",
  write: word({ font: "Calibri", size: 11, margin: 25, accent: "1D5C63" }, [
    {
      blocks: [
        text("Bronte Gallagher-Toia", { style: "Title", align: "center" }),
        text("6 Wallum Close, Tewantin QLD 4565 · 0491 570 157", { align: "center", after: 0 }),
        text("bronte.gt@example.com · linkedin.example/bronte-pools", { align: "center", after: 8 }),
        text(
          "Pool technician with a van, a clean record and a nose for chloramines. I look after 74 backyard pools and two resorts between Peregian and Pomona and would like to move into commercial plant.",
        ),
        head("Experience"),
        ...entry(
          "September 2022 – Present",
          "Senior Service Technician",
          "Lorikeet Pool Care, Noosaville QLD",
          "Weekly round of 74 pools, two resorts and the hydrotherapy pool of a hospital",
          "Trained four technicians; complaints fell by a third",
        ),
        ...entry(
          "January 2020 – August 2022",
          "Pool Shop Assistant",
          "Splash Happy Pools & Spas, Cooroy QLD",
          "Tested 40 water samples on a Saturday and sold nobody a bucket that they did not need.",
        ),
        ...entry("March 2017 – December 2019", "Swim School Attendant", "Little Frogs Aquatics, Gympie QLD"),
        head("Education"),
        ...entry(
          "November 2023",
          "CPP31218 Certificate III in Swimming Pool and Spa Service",
          "Wallum Institute of TAFE, Nambour",
        ),
        ...entry(
          "December 2016",
          "Queensland Certificate of Education",
          "Cooroora State High School, Gympie",
          "School captain and winner of the science prize for a study of duckweed.",
        ),
        head("Skills"),
        ...points(
          "Water chemistry",
          "Pump repairs",
          "Salt chlorinators",
          "Leak detection",
          "Quoting",
          "Xero",
        ),
        head("Licences and checks"),
        ...points(
          "Pool Safety Inspector licence, no. PS1402288 (expires 17 May 2028)",
          "Blue Card, no. 3310452/2 (expires February 2029)",
          "White Card (2020)",
          "Driver licence: class C, manual",
        ),
        head("Activities"),
        text(
          "Nipper coach at Sunshine Beach. Touch football on Wednesdays. I am restoring a 1978 caravan with my nana, who does the upholstery.",
        ),
      ],
    },
  ]),
  says: {
    given: "Bronte",
    family: "Gallagher-Toia",
    email: "bronte.gt@example.com",
    phone: "+61491570157",
    jobs: [
      [
        "Senior Service Technician",
        "Lorikeet Pool Care / Lorikeet Pool Care, Noosaville / Lorikeet Pool Care, Noosaville QLD",
        "2022-09",
        null,
      ],
      [
        "Pool Shop Assistant",
        "Splash Happy Pools & Spas / Splash Happy Pools & Spas, Cooroy / Splash Happy Pools & Spas, Cooroy QLD",
        "2020-01",
        "2022-08",
      ],
      [
        "Swim School Attendant",
        "Little Frogs Aquatics / Little Frogs Aquatics, Gympie / Little Frogs Aquatics, Gympie QLD",
        "2017-03",
        "2019-12",
      ],
    ],
    studies: [
      [
        "CPP31218 Certificate III in Swimming Pool and Spa Service / Certificate III in Swimming Pool and Spa Service / Certificate III in Swimming Pool and Spa Service (CPP31218)",
        "Wallum Institute of TAFE / Wallum Institute of TAFE, Nambour",
        "2023-11",
      ],
      [
        "Queensland Certificate of Education",
        "Cooroora State High School / Cooroora State High School, Gympie",
        "2016-12",
      ],
    ],
    skills: ["Water chemistry", "Pump repairs", "Salt chlorinators", "Leak detection", "Quoting", "Xero"],
    licences: [
      ["Pool Safety Inspector licence / Pool Safety Inspector", "PS1402288", "2028-05-17"],
      ["Blue Card", "3310452/2", "2029-02"],
      ["White Card"],
    ],
    drives: ["C"],
    besides: [
      "Driver licence",
      "School captain",
      "science prize",
      "Nipper coach",
      "Touch football",
      "restoring a 1978 caravan",
    ],
  },
};
