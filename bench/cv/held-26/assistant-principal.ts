import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
const school = (at: string, when: string, about: string) => [
  text(`**${at}**\t${when}`, { tabs: [-46], before: 9, after: 0, size: 12 }),
  text(`__${about}__`, { after: 3 }),
];
const post = (title: string, when: string, ...duties: readonly string[]) => [
  text(`**${title}** (${when})`, { before: 4, after: 1, indent: 5 }),
  ...points(...duties),
];
const award = (year: string, title: string, at: string) =>
  text(`${year}\t${title}\n\t__${at}__`, { tabs: [20], after: 3 });

/** A Tasmanian assistant principal's three pages in Word after thirty years: each school with its years at the right edge, the roles held there below it with theirs in brackets. */
export const assistantPrincipal: UnseenCv = {
  name: "Tasmanian assistant principal's three pages in Word: each school with its years at the right edge, the roles held there indented below with “2014–2016” in brackets, registrations, courses by year",
  type: "docx",
  write: word(
    {
      font: "Gill Sans MT",
      size: 11,
      margin: 23,
      accent: "4A2C6A",
      below: [text("Gwenda Trethewey – curriculum vitae – {page} of {pages}", { size: 9, align: "right" })],
    },
    [
      {
        blocks: [
          text("Gwenda Trethewey", { style: "Title" }),
          text("B.Ed., M.Ed.Lead.", { after: 4 }),
          text("PO Box 117, New Norfolk TAS 7140", { after: 0 }),
          text("+61 491 579 760 (after 4 pm please)", { after: 0 }),
          text("gwenda.trethewey@example.org", { after: 4 }),
          head("Leadership Statement"),
          text(
            "I began in a one-teacher school on the west coast and have never quite left it: I still believe that whoever teaches reading runs the school. Over thirty years I have led literacy, student support and, for the last nine years, the daily running of a primary school of 410 children. I know what it is to be short of relief teachers on a wet Friday.",
          ),
          text(
            "I now seek the principalship of a small or district school, where I can lead and also teach one morning a week. I have acted as principal for four terms in all, and the school council has asked me to stay each time.",
          ),
          head("Appointments"),
          ...school(
            "Derwent Bend Primary School, New Norfolk",
            "2012 – present",
            "Government school, 410 students, Kindergarten to Year 6",
          ),
          ...post(
            "Assistant Principal",
            "2017–present",
            "Timetable, relief, duty and the behaviour policy for 38 staff",
            "Acting Principal, Terms 2 and 3, 2022, and Terms 1 and 2, 2025",
            "Brought in structured phonics in Prep to Year 2; children below the benchmark fell from 31 to 12 per cent",
            "Planned the move of four classes during the rebuild of the 1950s wing",
          ),
          ...post(
            "Grade Leader, Years 3–4",
            "2014–2016",
            "Led five teachers in common planning and moderation",
            "Coordinated camps at Maria Island",
          ),
          ...post("Classroom Teacher", "2012–2013", "Year 4; school choir and recorder group"),
          ...school(
            "Strahan Harbour District School",
            "1998 – 2011",
            "Government district school, 140 students, Kindergarten to Year 10",
          ),
          ...post(
            "Advanced Skills Teacher",
            "2004–2011",
            "Literacy support across the school and in the homes of three isolated families",
            "Mentor for beginning teachers, seven of whom are still teaching",
            "Wrote the oral history unit with the Aboriginal education worker",
          ),
          ...post(
            "Teacher",
            "1998–2003",
            "Composite Prep to Year 2; Years 5 and 6 from 2001",
            "A year of family leave in 2002",
          ),
          ...school("Hobart southern schools", "1996 – 1997", "Eleven schools from Sorell to Dover"),
          ...post("Relief Teacher", "1996–1997"),
          head("Qualifications"),
          award("2016", "Master of Educational Leadership", "University of the Tamar (with distinction)"),
          award(
            "2009",
            "Graduate Certificate in Literacy Intervention",
            "Southern Ocean University, by distance",
          ),
          award("1995", "Bachelor of Education (Primary), Honours", "University of the Tamar, Launceston"),
          head("Registration and Clearances"),
          text(
            "Teachers Registration Board of Tasmania: full registration, number 103882, current to 31 December 2027",
            { after: 2 },
          ),
          text(
            "Registration to Work with Vulnerable People (Tasmania), number 20448817, valid until 9 May 2028",
            { after: 2 },
          ),
          text("Anaphylaxis and asthma first aid, valid until February 2027", { after: 2 }),
          text("Tasmanian driver licence, car class"),
          head("Areas of Expertise"),
          ...points(
            "Structured literacy",
            "Staff coaching",
            "Timetabling",
            "Positive behaviour support",
            "School improvement planning",
            "Parent partnerships",
            "Budgeting for small schools",
          ),
          head("Professional Learning"),
          text("2025\tLeading disability inclusion, three days", { tabs: [20], after: 0 }),
          text("2023\tAspiring Principals Program, Island Leadership Institute", { tabs: [20], after: 0 }),
          text("2019\tTrauma-aware schools, two days", { tabs: [20], after: 0 }),
          text("2014\tCoaching for teachers, one year", { tabs: [20] }),
          head("Papers Given"),
          text("“The reading hour nobody cancels”, Conference of Island Primary Leaders, Devonport, 2024", {
            after: 2,
          }),
          text("“Forty books in a fishing town”, Literacy Teachers' Day, Burnie, 2010"),
          head("Memberships and Community"),
          ...points(
            "Island Primary Principals' Association, associate member since 2018",
            "Secretary, Derwent Bend Historical Society",
            "Volunteer reader at the nursing home on Sundays",
          ),
          head("Referees"),
          table(
            [54, 54, 54],
            [
              [
                [
                  text("**Mr Stavros Kotsiris**", { after: 0 }),
                  text("Principal, Derwent Bend Primary School", { after: 0 }),
                  text("03 5550 8841"),
                ],
                [
                  text("**Dr Marion Youl**", { after: 0 }),
                  text("Lecturer, University of the Tamar", { after: 0 }),
                  text("m.youl@example.org"),
                ],
                [
                  text("**Mrs Kim Gillard-Pope**", { after: 0 }),
                  text("Chair of the school council", { after: 0 }),
                  text("0491 570 006"),
                ],
              ],
            ],
          ),
        ],
      },
    ],
  ),
  says: {
    given: "Gwenda",
    family: "Trethewey",
    email: "gwenda.trethewey@example.org",
    phone: "+61491579760",
    jobs: [
      [
        "Assistant Principal",
        "Derwent Bend Primary School / Derwent Bend Primary School, New Norfolk",
        "2017",
        null,
      ],
      [
        "Grade Leader, Years 3–4 / Grade Leader / Grade Leader (Years 3–4)",
        "Derwent Bend Primary School / Derwent Bend Primary School, New Norfolk",
        "2014",
        "2016",
      ],
      [
        "Classroom Teacher",
        "Derwent Bend Primary School / Derwent Bend Primary School, New Norfolk",
        "2012",
        "2013",
      ],
      ["Advanced Skills Teacher", "Strahan Harbour District School", "2004", "2011"],
      ["Teacher", "Strahan Harbour District School", "1998", "2003"],
      ["Relief Teacher", "Hobart southern schools", "1996", "1997"],
    ],
    studies: [
      [
        "Master of Educational Leadership / Master of Educational Leadership (with distinction)",
        "University of the Tamar",
        "2016",
      ],
      ["Graduate Certificate in Literacy Intervention", "Southern Ocean University", "2009"],
      [
        "Bachelor of Education (Primary), Honours / Bachelor of Education (Primary) / Bachelor of Education (Primary) (Honours) / Bachelor of Education",
        "University of the Tamar / University of the Tamar, Launceston",
        "1995",
      ],
    ],
    skills: [
      "Structured literacy",
      "Staff coaching",
      "Timetabling",
      "Positive behaviour support",
      "School improvement planning",
      "Parent partnerships",
      "Budgeting for small schools",
    ],
    licences: [
      [
        "Teachers Registration Board of Tasmania: full registration / Teachers Registration Board of Tasmania / Teachers Registration Board of Tasmania, full registration / Teacher registration / Teacher registration (TAS) / Teacher registration (Tasmania) / Teachers Registration Board of Tasmania (full registration)",
        "103882",
        "2027-12-31",
      ],
      [
        "Registration to Work with Vulnerable People (Tasmania) / Registration to Work with Vulnerable People / Working with Vulnerable People / Registration to Work with Vulnerable People (TAS) / Working with Vulnerable People (TAS)",
        "20448817",
        "2028-05-09",
      ],
      ["Anaphylaxis and asthma first aid / First Aid / Anaphylaxis and asthma", undefined, "2027-02"],
    ],
    drives: ["C"],
    besides: [
      "Driver licence",
      "Tasmanian driver licence",
      "Acting Principal",
      "Leading disability inclusion",
      "Aspiring Principals Program",
      "Island Leadership Institute",
      "Trauma-aware schools",
      "Coaching for teachers",
      "The reading hour nobody cancels",
      "Forty books in a fishing town",
      "Island Primary Principals' Association",
      "Associate member",
      "Secretary",
      "Derwent Bend Historical Society",
      "Volunteer reader",
      "Stavros Kotsiris",
      "Marion Youl",
      "Kim Gillard-Pope",
    ],
  },
};
