import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const teal = "0D6E6E";
const head = (words: string) => text(words, { style: "Heading1" });
const job = (title: string, at: string, when: string) => [
  text(`**${title}**`, { size: 11.5, before: 5, after: 0 }),
  text(at, { after: 0 }),
  text(when, { colour: "666666", after: 2 }),
];

/** A refrigeration mechanic's resume in the template of a job site: headings of Word, title over employer over dates, licences in a borderless table. */
export const refrigerationMechanic: UnseenCv = {
  name: "refrigeration mechanic's job-site Word template: title, employer and “March 2020 – Present” on three lines, licence table",
  type: "docx",
  write: word({ font: "Calibri", size: 10.5, margin: 20, accent: teal }, [
    {
      blocks: [
        text("Mitchell Toleafoa", { style: "Title" }),
        text("Logan Central QLD 4114 | 0491 570 157 | mitch.toleafoa@example.com", { after: 4 }),
        head("Personal summary"),
        text(
          "Refrigeration and air conditioning mechanic with a restricted electrical licence. I keep supermarkets cold and offices cool, and I answer the phone at 2 am.",
        ),
        head("Career history"),
        ...job(
          "Commercial Refrigeration Mechanic",
          "Polar Ridge Refrigeration Pty Ltd",
          "March 2020 – Present",
        ),
        ...points(
          "Service and breakdowns for 14 supermarkets between Beenleigh and Bundamba",
          "CO2 transcritical rack commissioning at two new stores",
          "Cut call-backs by a third with a start-up checklist",
        ),
        ...job(
          "Air Conditioning Service Technician",
          "BreezeWorks Mechanical Services",
          "July 2016 – February 2020",
        ),
        ...points(
          "Chillers, split and VRF systems in office towers",
          "Wrote maintenance reports for building managers",
        ),
        ...job(
          "Apprentice Refrigeration Mechanic",
          "BreezeWorks Mechanical Services",
          "January 2012 – July 2016",
        ),
        ...job("Kitchen Hand", "Tavita's Island Grill, Woodridge", "2010 – 2011"),
        head("Education"),
        text("**Certificate III in Air Conditioning and Refrigeration**", { after: 0 }),
        text("SkillsBridge TAFE, Acacia Ridge", { after: 0 }),
        text("Finished 2016", { colour: "666666" }),
        text("**Queensland Certificate of Education**", { after: 0, before: 4 }),
        text("Marsden Plains State High School", { after: 0 }),
        text("Finished 2010", { colour: "666666" }),
        head("Licences and certifications"),
        table(
          [85, 40, 45],
          [
            ["Refrigerant Handling Licence (ARC)", "L077312", "Expires May 2028"],
            ["Restricted Electrical Work Licence", "R 20914", "Expires 11/2029"],
            ["White Card", "2204718", ""],
            ["Working at Heights", "", "Expires 03/2027"],
            ["Driver licence C", "", ""],
          ],
        ),
        head("Skills"),
        ...points(
          "Fault diagnosis",
          "Brazing",
          "CO2 refrigeration",
          "VRF systems",
          "Electrical isolation",
          "Customer service",
        ),
        head("Languages"),
        text("English (native), Samoan (fluent)"),
        head("References"),
        text("Available on request"),
      ],
    },
  ]),
  says: {
    given: "Mitchell",
    family: "Toleafoa",
    email: "mitch.toleafoa@example.com",
    phone: "+61491570157",
    jobs: [
      [
        "Commercial Refrigeration Mechanic",
        "Polar Ridge Refrigeration Pty Ltd / Polar Ridge Refrigeration",
        "2020-03",
        null,
      ],
      ["Air Conditioning Service Technician", "BreezeWorks Mechanical Services", "2016-07", "2020-02"],
      ["Apprentice Refrigeration Mechanic", "BreezeWorks Mechanical Services", "2012-01", "2016-07"],
      ["Kitchen Hand", "Tavita's Island Grill / Tavita's Island Grill, Woodridge", "2010", "2011"],
    ],
    studies: [
      [
        "Certificate III in Air Conditioning and Refrigeration",
        "SkillsBridge TAFE / SkillsBridge TAFE, Acacia Ridge",
        "2016",
      ],
      ["Queensland Certificate of Education", "Marsden Plains State High School", "2010"],
    ],
    skills: [
      "Fault diagnosis",
      "Brazing",
      "CO2 refrigeration",
      "VRF systems",
      "Electrical isolation",
      "Customer service",
    ],
    licences: [
      [
        "Refrigerant Handling Licence (ARC) / Refrigerant Handling Licence / Refrigerant Handling",
        "L077312",
        "2028-05",
      ],
      ["Restricted Electrical Work Licence / Restricted Electrical Work", "R 20914 / 20914", "2029-11"],
      ["White Card", "2204718"],
      ["Working at Heights", undefined, "2027-03"],
    ],
    drives: ["C"],
    languages: ["English", "Samoan"],
    besides: ["Driver licence", "Driver licence C"],
  },
};
