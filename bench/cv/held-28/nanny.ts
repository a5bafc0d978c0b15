import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const rose = "8C2F4B";
const head = (words: string) =>
  text(`**${words}**`, { before: 11, after: 3, size: 13, colour: rose, ruled: true });
const area = (words: string, ...proofs: readonly string[]) => [
  text(`**${words}**`, { before: 5, after: 1 }),
  ...points(...proofs),
];
const step = (when: string, title: string, at: string) =>
  text(`${when}\t**${title}**, ${at}`, { tabs: [46], hanging: 46, after: 3 });

/** An English nanny's functional CV in Word before the move to Sydney: four areas with proofs first, then a short employment history with families as employers and a summer as date, British checks and licence. */
export const nanny: UnseenCv = {
  name: "English nanny's functional CV in Word before the move to Sydney: four areas with proofs, then “Oct 2022 – present” before “Title, family, Place” in short lines, “Summer 2016”, British checks and phone",
  type: "docx",
  write: word({ font: "Georgia", size: 11, margin: 23 }, [
    {
      blocks: [
        text("**Florence Haddon-Eyre**", { size: 24, colour: rose, after: 0 }),
        text("Qualified nanny and early years practitioner", { after: 4 }),
        text("52 Wix's Lane, London SW4 0AL (moving to Manly NSW in January 2027)", { after: 0 }),
        text("Mobile: +44 7700 900 634", { after: 0 }),
        text("Email: florence.haddoneyre@example.net", { after: 4 }),
        head("Personal statement"),
        text(
          "Warm, organised and calm nanny with ten years' experience of children from birth to eleven, in private homes and in a nursery rated Outstanding. My partner is Australian and I hold a partner visa (subclass 309) with full work rights. I will apply for my Working with Children Check on arrival. I am looking for a full-time position on the Northern Beaches from February 2027.",
        ),
        head("Key experience"),
        ...area(
          "Babies and multiples",
          "Sole charge of twins from four months, including night feeds two nights a week",
          "Helped both to sleep through by eight months, with the parents' plan and not mine",
        ),
        ...area(
          "Food and allergies",
          "Cooked all family meals for a child with coeliac disease and a child with a nut allergy",
          "Trained in the use of adrenaline pens",
        ),
        ...area(
          "Play and learning",
          "Planned weekly activities to the Early Years Foundation Stage for a room of sixteen two-year-olds",
          "Supported a child with speech delay using Makaton, together with her therapist",
        ),
        ...area(
          "Running a household",
          "Kept the diary, school runs, laundry and shopping for a family of five",
          "Travelled with the family to Portugal, Scotland and Japan",
        ),
        head("Skills"),
        text(
          "Sleep routines, weaning, allergy-safe cooking, Makaton, potty training, homework support, swimming",
        ),
        head("Employment history"),
        step("Oct 2022 – present", "Live-in Nanny", "the Ashworth-Patel family, Clapham, London"),
        step(
          "Jan 2019 – Sept 2022",
          "Room Leader (2 to 3 years)",
          "Little Sparrows Day Nursery, Tooting, London",
        ),
        step("Sept 2016 – Dec 2018", "Nursery Practitioner", "Little Sparrows Day Nursery, Tooting, London"),
        step("Summer 2016", "Camp Counsellor", "Camp Kennebago Pines, Maine, USA"),
        step("Aug 2012 – July 2013", "Au Pair", "the Delmas family, Toulouse, France"),
        head("Education and qualifications"),
        step("2013 – 2016", "BA (Hons) Early Childhood Studies", "Severn Valley University (2:1)"),
        step("2010 – 2012", "Level 3 Diploma in Childcare and Education", "Ludlow Castle College"),
        step("2010", "9 GCSEs including English and Mathematics", "Wenlock Edge School, Shropshire"),
        head("Checks and certificates"),
        ...points(
          "Enhanced DBS certificate 001884402217, issued March 2026",
          "Paediatric First Aid (12 hours), valid until 22 February 2029",
          "Voluntary Childcare Register, Ofsted no. VR2208841",
          "Food Hygiene Level 2, 2024",
          "Full UK driving licence (category B), clean",
        ),
        head("Languages"),
        text("English (native), French (fluent), Portuguese (basic)"),
        head("Interests"),
        text("Open water swimming, baking, choir"),
        head("References"),
        text("Mrs Leena Ashworth-Patel, current employer, +44 7700 900 118", { after: 0 }),
        text("Ms Gillian Prosser, Manager, Little Sparrows Day Nursery, g.prosser@example.org"),
      ],
    },
  ]),
  says: {
    given: "Florence",
    family: "Haddon-Eyre",
    email: "florence.haddoneyre@example.net",
    phone: "+447700900634",
    jobs: [
      [
        "Live-in Nanny",
        "the Ashworth-Patel family / Ashworth-Patel family / the Ashworth-Patel family, Clapham / the Ashworth-Patel family, Clapham, London",
        "2022-10",
        null,
      ],
      [
        "Room Leader (2 to 3 years) / Room Leader",
        "Little Sparrows Day Nursery / Little Sparrows Day Nursery, Tooting / Little Sparrows Day Nursery, Tooting, London",
        "2019-01",
        "2022-09",
      ],
      [
        "Nursery Practitioner",
        "Little Sparrows Day Nursery / Little Sparrows Day Nursery, Tooting / Little Sparrows Day Nursery, Tooting, London",
        "2016-09",
        "2018-12",
      ],
      [
        "Camp Counsellor",
        "Camp Kennebago Pines / Camp Kennebago Pines, Maine / Camp Kennebago Pines, Maine, USA",
        "2016",
        "2016",
      ],
      [
        "Au Pair",
        "the Delmas family / Delmas family / the Delmas family, Toulouse / the Delmas family, Toulouse, France",
        "2012-08",
        "2013-07",
      ],
    ],
    studies: [
      [
        "BA (Hons) Early Childhood Studies / BA (Hons) Early Childhood Studies (2:1) / BA Early Childhood Studies",
        "Severn Valley University / Severn Valley University (2:1)",
        "2016",
      ],
      ["Level 3 Diploma in Childcare and Education", "Ludlow Castle College", "2012"],
      [
        "9 GCSEs including English and Mathematics / 9 GCSEs / GCSEs",
        "Wenlock Edge School / Wenlock Edge School, Shropshire",
        "2010",
      ],
    ],
    skills: [
      "Sleep routines",
      "weaning",
      "allergy-safe cooking",
      "Makaton",
      "potty training",
      "homework support",
      "swimming",
    ],
    licences: [
      ["Enhanced DBS certificate / Enhanced DBS / DBS certificate", "001884402217"],
      ["Paediatric First Aid (12 hours) / Paediatric First Aid / First Aid", undefined, "2029-02-22"],
      [
        "Voluntary Childcare Register / Voluntary Childcare Register, Ofsted / Voluntary Childcare Register (Ofsted) / Ofsted / Ofsted Voluntary Childcare Register",
        "VR2208841",
      ],
      ["Food Hygiene Level 2 / Food Hygiene / Level 2 Food Hygiene"],
    ],
    drives: ["B / C"],
    languages: ["English", "French", "Portuguese"],
    besides: [
      "Driver licence",
      "UK driving licence",
      "Full UK driving licence (category B)",
      "Working with Children Check",
      "Partner visa",
      "Subclass 309",
      "Babies and multiples",
      "Food and allergies",
      "Play and learning",
      "Running a household",
      "Leena Ashworth-Patel",
      "Mrs Leena Ashworth-Patel",
      "Gillian Prosser",
      "Ms Gillian Prosser",
    ],
  },
};
