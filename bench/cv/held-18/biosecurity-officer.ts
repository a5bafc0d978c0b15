import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { size: 12, caps: true, ruled: true, before: 12, after: 4 });
const job = (title: string, at: string, address: string, when: string, hours: string, boss: string) => [
  text(`**${title}**`, { size: 11.5, before: 9, after: 0 }),
  text(`**${at}**`, { after: 0 }),
  text(address, { after: 0 }),
  text(`${when}\t${hours}`, { tabs: [-50], after: 0 }),
  text(`Supervisor: ${boss}`, { after: 3 }),
];
const sub = (words: string) => text(`__${words}__`, { before: 3, after: 1 });

/** A biosecurity officer's long application: title with level, agency, address, whole dates and hours a week, supervisors with telephone numbers in each job, duties in paragraphs, training with hours. */
export const biosecurityOfficer: UnseenCv = {
  name: "biosecurity officer's long application: level in the title, addresses, days, hours a week, supervisors in each job",
  type: "docx",
  write: word(
    {
      font: "Times New Roman",
      size: 11,
      margin: 25,
      aboveFrom: 2,
      above: [
        text("Marie-Louise Thornbury\tApplicant no. 20-66817\tVacancy DAB-2026-0419", {
          size: 9,
          tabs: [70, -50],
        }),
      ],
      below: [text("Page {page} of {pages}", { size: 9, align: "center" })],
    },
    [
      {
        blocks: [
          text("**Marie-Louise THORNBURY**", { size: 16, align: "center", after: 0 }),
          text("PO Box 418, Nightcliff NT 0814", { align: "center", after: 0 }),
          text("Day telephone 08 5550 6120 (work) – mobile 0491 578 888 (preferred)", {
            align: "center",
            after: 0,
          }),
          text("marielouise.thornbury@example.com", { align: "center", after: 8 }),
          text(
            "Vacancy: DAB-2026-0419, Senior Biosecurity Officer, APS Level 6, Darwin\nCitizenship: Australian\nSecurity clearance: Baseline, granted 3 May 2022, current to 2 May 2037\nHighest level held: APS Level 6 (acting)",
          ),
          head("Work history"),
          ...job(
            "Biosecurity Officer, APS Level 5",
            "Department of Plant and Animal Safety",
            "Wharf Precinct, 18 Fort Hill Road, Darwin NT 0800",
            "12 July 2021 to present",
            "37.5 hours per week",
            "Desmond Achebe, 08 5550 6100; you may contact him",
          ),
          text(
            "I inspect ships, aircraft, containers and mail for pests and diseases under the Biosecurity Act. In 2025 I boarded 212 vessels. As lead officer for the live cattle trade I approve stores and manifests within four hours, and I explain refusals to masters who have not slept. I wrote the port's guide to brown marmorated stink bug, which two other ports now use.",
          ),
          sub("Accomplishments"),
          ...points(
            "Found giant African snails in a cargo of tiles in March 2023; treated within 26 hours, no spread",
            "Acting Team Leader, APS Level 6, from 4 November 2024 to 28 February 2025, nine staff",
            "Secretary's commendation, June 2023",
          ),
          ...job(
            "Ranger Coordinator",
            "Blue Mud Point Land and Sea Aboriginal Corporation",
            "Lot 44, Yirrkala NT 0880",
            "6 February 2017 to 2 July 2021",
            "40 hours per week",
            "Dhanggal Cook, 0491 570 159; you may contact him",
          ),
          text(
            "I led eight rangers on country of 8,500 square kilometres: crazy ants, buffalo, ghost nets, burning in the early dry season and the junior ranger program with the school. I bought and kept two boats and a budget of $1.3 million, and reported to four funders.",
          ),
          ...job(
            "Quarantine Assistant (seasonal)",
            "Mango Belt Inspection Services",
            "Humpty Doo NT 0836",
            "September to December 2014, 2015 and 2016",
            "50 hours per week",
            "the company has closed",
          ),
          text("Fruit cutting, trap lines and certificates for interstate trucks."),
          ...job(
            "Laboratory Technician, T2",
            "Arafura University, School of Life Sciences",
            "Casuarina NT 0810",
            "20 January 2012 to 29 August 2014",
            "20 hours per week",
            "Prof. Ines Baptista, i.baptista@arafura.example; you may contact her",
          ),
          text("Insect collection of 60,000 pins; first-year practical classes."),
          text("**Not in paid work:** January to August 2015 and 2016, care of my grandmother.", {
            before: 9,
          }),
          head("Education"),
          text(
            "Bachelor of Science (Entomology), Arafura University, Darwin, conferred 9 May 2014. GPA 5.9 of 7.",
            { after: 2 },
          ),
          text(
            "Certificate IV in Government Investigations (PSP40416), Top End Training College, 18 August 2022.",
            { after: 2 },
          ),
          text("Northern Territory Certificate of Education, Nhulunbuy Bay High School, December 2010."),
          head("Job-related training"),
          text(
            "Vessel boarding and ladder safety, 16 hours, 2021; Freight container fumigation awareness, 8 hours, 2022; Cultural load and supervision, 6 hours, 2024.",
          ),
          head("Licences and certificates"),
          ...points(
            "Coxswain Grade 1 Near Coastal, number CX-30188, expires 14 December 2028",
            "Maritime Security Identification Card, number MS-4471206, expires 9 October 2027",
            "Provide First Aid in Remote Situations, expires November 2027",
            "NT driver licence, classes C and HR, number 1188034",
            "Ochre Card 5519027, expires 30 June 2028",
          ),
          head("Skills"),
          text("Insect identification; Vessel inspection; Report writing; Chainsaw operation; ArcGIS"),
          head("Languages"),
          text("English (native), Yolŋu Matha (intermediate: speaking and listening)"),
          head("Honours and service"),
          text(
            "Kakadu Sea Country Medal, 2020. Member of the Entomology Circle of the Top End since 2013. Volunteer, Casuarina Turtle Watch, 2018 to 2023.",
          ),
          head("References"),
          text(
            "Dr Hamish Oxley, Chief Plant Officer, Department of Plant and Animal Safety, 08 5550 6001, h.oxley@plantsafety.example",
            { after: 2 },
          ),
          text("Aunty Rosie Lane, Chair, Blue Mud Point Land and Sea, 08 5550 7716"),
        ],
      },
    ],
  ),
  says: {
    given: "Marie-Louise",
    family: "Thornbury",
    email: "marielouise.thornbury@example.com",
    phone: "+61491578888",
    jobs: [
      [
        "Biosecurity Officer, APS Level 5 / Biosecurity Officer / Biosecurity Officer (APS Level 5)",
        "Department of Plant and Animal Safety",
        "2021-07",
        null,
      ],
      ["Ranger Coordinator", "Blue Mud Point Land and Sea Aboriginal Corporation", "2017-02", "2021-07"],
      [
        "Quarantine Assistant (seasonal) / Quarantine Assistant",
        "Mango Belt Inspection Services",
        "2014-09",
        "2016-12",
      ],
      [
        "Laboratory Technician, T2 / Laboratory Technician",
        "Arafura University, School of Life Sciences / Arafura University",
        "2012-01",
        "2014-08",
      ],
    ],
    studies: [
      [
        "Bachelor of Science (Entomology) / Bachelor of Science",
        "Arafura University / Arafura University, Darwin",
        "2014-05",
      ],
      [
        "Certificate IV in Government Investigations (PSP40416) / Certificate IV in Government Investigations",
        "Top End Training College",
        "2022-08",
      ],
      ["Northern Territory Certificate of Education", "Nhulunbuy Bay High School", "2010-12"],
    ],
    skills: ["Insect identification", "Vessel inspection", "Report writing", "Chainsaw operation", "ArcGIS"],
    licences: [
      ["Coxswain Grade 1 Near Coastal / Coxswain Grade 1", "CX-30188", "2028-12-14"],
      ["Maritime Security Identification Card", "MS-4471206", "2027-10-09"],
      ["Provide First Aid in Remote Situations / First Aid", undefined, "2027-11"],
      ["Ochre Card", "5519027", "2028-06-30"],
    ],
    drives: ["C", "HR"],
    languages: ["English", "Yolŋu Matha / Yolngu Matha"],
    besides: [
      "NT driver licence",
      "Security clearance",
      "Baseline",
      "Acting Team Leader",
      "Secretary's commendation",
      "Vessel boarding and ladder safety",
      "Freight container fumigation awareness",
      "Cultural load and supervision",
      "Kakadu Sea Country Medal",
      "Entomology Circle of the Top End",
      "Casuarina Turtle Watch",
      "Not in paid work",
      "care of my grandmother",
    ],
  },
};
