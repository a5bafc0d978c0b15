import type { UnseenCv } from "../unseen/known.ts";
import { text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { before: 10, after: 3, shade: "D9D9D9" });
const line = (label: string, words: string) =>
  text(`${label}:\t${words}`, { tabs: [45], hanging: 45, after: 1 });
const post = (when: string, title: string, at: string, duties: string) => [
  text("", { after: 1 }),
  line("Period", when),
  line("Position", title),
  line("Employer", at),
  line("Duties", duties),
];

/** A Croatian building certifier's curriculum vitae as a form in Word: surname before given names, each post as “Period / Position / Employer / Duties” lines. */
export const buildingCertifier: UnseenCv = {
  name: "Croatian building certifier's CV as a form in Word: surname first, posts as Period/Position/Employer/Duties lines with full dates, class and level of registration",
  type: "docx",
  write: word(
    {
      font: "Times New Roman",
      size: 11.5,
      margin: 25,
      below: [text("Kovačević, I. J.\t{page}", { size: 9, tabs: [-50] })],
    },
    [
      {
        blocks: [
          text("**CURRICULUM VITAE**", { align: "center", size: 16, after: 6 }),
          head("1. Personal details"),
          line("Surname", "Kovačević"),
          line("Given names", "Ivan Josip"),
          line("Date of birth", "22 February 1971"),
          line("Citizenship", "Australian and Croatian"),
          line("Address", "18 Quarry Road, Belconnen ACT 2617"),
          line("Telephone", "(02) 5550 6104"),
          line("Mobile", "0491 576 801"),
          line("Email", "i.kovacevic@example.com"),
          head("2. Employment"),
          ...post(
            "1 July 2015 to present",
            "Principal Building Certifier",
            "Capital Plains Certification Pty Ltd",
            "Approval of class 2 to 9 buildings; performance solutions; audits.",
          ),
          ...post(
            "12 March 2007 to 30 June 2015",
            "Building Surveyor",
            "Queanfield City Council",
            "Inspections and occupation certificates.",
          ),
          ...post(
            "4 May 1999 to 2 March 2007",
            "Site Engineer",
            "Monaro Constructions",
            "Schools, a hospital wing and the town pool.",
          ),
          head("3. Education"),
          text("", { after: 1 }),
          line("Year", "2006"),
          line("Award", "Graduate Diploma of Building Surveying"),
          line("Institution", "Lake Plains University"),
          text("", { after: 1 }),
          line("Year", "1996"),
          line("Award", "Diploma of Civil Engineering (dipl. ing.)"),
          line("Institution", "University of Slavonski Grad, Croatia"),
          head("4. Registration"),
          line("Building surveyor", "ACT licence 2015883, principal class, expires 14 June 2028"),
          line("White Card", "ACT 77104"),
          line("Driver licence", "Class C"),
          head("5. Languages"),
          line("Croatian", "native"),
          line("English", "fluent"),
          line("German", "reading"),
          head("6. Skills"),
          text(
            "National Construction Code, fire safety engineering, report writing, expert evidence, Bluebeam",
          ),
          head("7. Referees"),
          line("Name", "Fiona Sandercock"),
          line("Position", "Director, Capital Plains Certification Pty Ltd"),
          line("Telephone", "(02) 5550 6119"),
        ],
      },
    ],
  ),
  says: {
    given: "Ivan Josip / Ivan",
    family: "Kovačević",
    email: "i.kovacevic@example.com",
    phone: "+61491576801",
    jobs: [
      [
        "Principal Building Certifier",
        "Capital Plains Certification Pty Ltd / Capital Plains Certification",
        "2015-07",
        null,
      ],
      ["Building Surveyor", "Queanfield City Council", "2007-03", "2015-06"],
      ["Site Engineer", "Monaro Constructions", "1999-05", "2007-03"],
    ],
    studies: [
      ["Graduate Diploma of Building Surveying", "Lake Plains University", "2006"],
      [
        "Diploma of Civil Engineering (dipl. ing.) / Diploma of Civil Engineering",
        "University of Slavonski Grad / University of Slavonski Grad, Croatia",
        "1996",
      ],
    ],
    skills: [
      "National Construction Code",
      "Fire safety engineering",
      "Report writing",
      "Expert evidence",
      "Bluebeam",
    ],
    licences: [
      [
        "Building surveyor / Building surveyor licence / Building surveyor, principal class / Building surveyor ACT licence / Building surveyor licence, principal class / Building surveyor: ACT licence, principal class / Building surveyor (principal class) / Building surveyor licence (ACT)",
        "2015883",
        "2028-06-14",
      ],
      ["White Card / White Card (ACT)", "ACT 77104 / 77104"],
    ],
    drives: ["C"],
    languages: ["Croatian", "English", "German"],
    besides: ["Driver licence", "Fiona Sandercock"],
  },
};
