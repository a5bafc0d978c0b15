import { Flow } from "../held-18/flow.ts";
import type { UnseenCv } from "../unseen/known.ts";

const write = (): Promise<Uint8Array> => {
  const cv = new Flow({ x: 60, width: 475, font: "Times-Roman", size: 11, after: 4 }, 60);
  const bold = { font: "Times-Bold" } as const;
  const head = (words: string) => {
    cv.gap(10);
    cv.paragraph(words, { ...bold, size: 13, colour: "#1b4f72", after: 2 });
    cv.doc.moveTo(60, cv.y).lineTo(535, cv.y).lineWidth(0.6).stroke("#1b4f72");
    cv.gap(6);
  };
  const line = (left: string, right: string, isBold = true) =>
    cv.row(
      [
        [60, left, isBold ? bold : {}],
        [385, right, { width: 150, align: "right" }],
      ],
      15,
    );
  const bullets = (...texts: readonly string[]) => {
    for (const text of texts) {
      cv.row([[68, "•"]], 0);
      cv.paragraph(text, { x: 82, width: 453, after: 2 });
    }
  };
  const job = (title: string, when: string, at: string, ...texts: readonly string[]) => {
    line(title, when);
    cv.paragraph(at, { font: "Times-Italic", after: 2 });
    bullets(...texts);
    cv.gap(6);
  };
  cv.paragraph("Rachel Ng", { ...bold, size: 24, align: "center", after: 2 });
  cv.paragraph("Primary Teacher (F–6), Literacy Leader", { align: "center", after: 2 });
  cv.paragraph("15 Bellbird Court, Bendigo VIC 3550", { align: "center", after: 2 });
  cv.paragraph("Phone: 0491 579 455     Email: rachel.ng@example.com", { align: "center" });
  head("Teaching philosophy");
  cv.paragraph(
    "I believe that every child can learn to read, and that it is my job to find the way in. I teach explicitly, check often and celebrate effort. In my classroom there are clear routines, high expectations and plenty of laughter. I work closely with families and value the expertise of education support staff.",
  );
  head("Registration and clearances");
  bullets(
    "Victorian Institute of Teaching (VIT) registration 438817, expires 30 September 2027",
    "First Aid in an Education and Care Setting (HLTAID012), expires March 2028",
    "Anaphylaxis management training, June 2026",
    "Driver's licence",
  );
  head("Qualifications");
  line("Master of Education (Literacy)", "2022");
  cv.paragraph("Loddon University, online");
  line("Bachelor of Education (Primary)", "2012");
  cv.paragraph("Loddon University, Bendigo");
  line("Victorian Certificate of Education", "2008");
  cv.paragraph("Kangaroo Flat Girls' College");
  head("Teaching experience");
  job(
    "Literacy Leader and Year 3/4 Teacher",
    "January 2022 – current",
    "Ironbark Gully Primary School, Bendigo",
    "Lead a team of eleven teachers in the move to structured literacy",
    "Coach colleagues in phonics and morphology lessons, two days a week",
    "NAPLAN reading: proportion of students at Strong or above from 54% in 2023 to 71% in 2026",
    "Mentor of two graduate teachers and seven pre-service teachers",
  );
  job(
    "Classroom Teacher, Year 1/2",
    "January 2016 – December 2021",
    "Ironbark Gully Primary School, Bendigo",
    "Taught combined classes of up to 24 students, including four with individual education plans",
    "Taught from home with daily video lessons in 2020 and 2021",
    "Organised the school's first Lunar New Year fair",
  );
  job(
    "Graduate Teacher, Prep",
    "January 2013 – December 2015",
    "Murray Reach Primary School, Echuca",
    "Planned the transition program with three kindergartens",
    "Ran the junior choir and the perceptual motor program",
  );
  job(
    "Casual Relief Teacher",
    "October 2012 – December 2012",
    "Schools in Bendigo and Castlemaine",
    "Day-to-day relief in six schools",
  );
  head("Other employment");
  job("Outside School Hours Care Educator", "2010 – 2012", "Happy Corner OSHC, Bendigo");
  job("Library Shelver", "2008 – 2010", "Goldfields Regional Library");
  head("Professional learning");
  bullets(
    "Structured Literacy Intensive, 2024 (five days)",
    "Calm Rooms trauma-informed practice, 2023 (two days)",
    "Maths Mastery for Middle Primary, 2021",
  );
  head("Skills");
  cv.paragraph(
    "Explicit instruction; Phonics; Student assessment; Differentiation; Behaviour support; Compass; Google Classroom; Parent communication",
  );
  head("Languages");
  cv.paragraph("English and Cantonese (both fluent), some Mandarin");
  head("Community involvement");
  bullets(
    "Volunteer reader, Bendigo Story Van, 2019 – present",
    "Under 12s basketball coach, Bendigo Sparks, 2017 – 2020",
  );
  head("Referees");
  cv.paragraph(
    "Mr Stephen Doyle, Principal, Ironbark Gully Primary School, 03 5550 1180, s.doyle@ironbark.example",
  );
  cv.paragraph("Mrs Faye Lonergan, Assistant Principal, Ironbark Gully Primary School, 03 5550 1182");
  cv.paragraph("Ms Anita Roy, former Principal, Murray Reach Primary School, 0491 570 159");
  return cv.bytes();
};

/** A primary teacher's long CV from a free word processor: philosophy first, title against months at the right, school below in italics, other jobs apart, professional learning. */
export const primaryTeacher: UnseenCv = {
  name: "primary teacher's long CV: philosophy first, title against months at the right, school below, other jobs apart",
  type: "pdf",
  write,
  says: {
    given: "Rachel",
    family: "Ng",
    email: "rachel.ng@example.com",
    phone: "+61491579455",
    jobs: [
      [
        "Literacy Leader and Year 3/4 Teacher",
        "Ironbark Gully Primary School / Ironbark Gully Primary School, Bendigo",
        "2022-01",
        null,
      ],
      [
        "Classroom Teacher, Year 1/2 / Classroom Teacher",
        "Ironbark Gully Primary School / Ironbark Gully Primary School, Bendigo",
        "2016-01",
        "2021-12",
      ],
      [
        "Graduate Teacher, Prep / Graduate Teacher",
        "Murray Reach Primary School / Murray Reach Primary School, Echuca",
        "2013-01",
        "2015-12",
      ],
      ["Casual Relief Teacher", "Schools in Bendigo and Castlemaine / Schools", "2012-10", "2012-12"],
      [
        "Outside School Hours Care Educator",
        "Happy Corner OSHC / Happy Corner OSHC, Bendigo",
        "2010",
        "2012",
      ],
      ["Library Shelver", "Goldfields Regional Library", "2008", "2010"],
    ],
    studies: [
      ["Master of Education (Literacy) / Master of Education", "Loddon University", "2022"],
      [
        "Bachelor of Education (Primary) / Bachelor of Education",
        "Loddon University / Loddon University, Bendigo",
        "2012",
      ],
      ["Victorian Certificate of Education", "Kangaroo Flat Girls' College", "2008"],
    ],
    skills: [
      "Explicit instruction",
      "Phonics",
      "Student assessment",
      "Differentiation",
      "Behaviour support",
      "Compass",
      "Google Classroom",
      "Parent communication",
    ],
    licences: [
      [
        "Victorian Institute of Teaching (VIT) registration / Victorian Institute of Teaching registration / VIT registration / Victorian Institute of Teaching (VIT) / Victorian Institute of Teaching / VIT",
        "438817",
        "2027-09-30",
      ],
      [
        "First Aid in an Education and Care Setting (HLTAID012) / First Aid in an Education and Care Setting / First Aid / HLTAID012",
        undefined,
        "2028-03",
      ],
      ["Anaphylaxis management training / Anaphylaxis management"],
    ],
    languages: ["English", "Cantonese", "Mandarin"],
    besides: [
      "Driver's licence",
      "C",
      "Structured Literacy Intensive",
      "Calm Rooms trauma-informed practice",
      "Trauma-informed practice",
      "Maths Mastery for Middle Primary",
      "Volunteer reader",
      "Bendigo Story Van",
      "Under 12s basketball coach",
      "Bendigo Sparks",
    ],
  },
};
