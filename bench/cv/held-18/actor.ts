import type { UnseenCv } from "../unseen/known.ts";
import { Flow } from "./flow.ts";

const write = (): Promise<Uint8Array> => {
  const cv = new Flow({ x: 55, width: 485, font: "Times-Roman", size: 10.5, after: 5 }, 48);
  const bold = { font: "Times-Bold" } as const;
  const slanted = { font: "Times-Italic" } as const;
  const head = (words: string) => {
    cv.gap(9);
    cv.paragraph(words, { ...bold, size: 11, spacing: 2, after: 2 });
    cv.doc.moveTo(55, cv.y).lineTo(540, cv.y).lineWidth(0.8).stroke("#222222");
    cv.gap(5);
  };
  const credits = (
    ...rows: readonly (readonly [what: string, part: string, who: string, year: string])[]
  ) => {
    for (const [what, part, who, year] of rows)
      cv.row([
        [55, what, slanted],
        [225, part],
        [345, who],
        [500, year, { width: 40, align: "right" }],
      ]);
  };
  const work = (title: string, at: string, when: string, text: string) => {
    cv.row(
      [
        [55, title, bold],
        [340, when, { ...slanted, width: 200, align: "right" }],
      ],
      13,
    );
    cv.paragraph(at, { after: 1 });
    cv.paragraph(text, { size: 9.5, colour: "#444444" });
  };
  cv.paragraph("IMOGEN CASTLEREAGH", { ...bold, size: 22, align: "center", spacing: 4, after: 2 });
  cv.paragraph("actor  ·  singer (mezzo)  ·  teaching artist", { ...slanted, align: "center" });
  cv.paragraph("Brunswick VIC 3056   |   0491 578 957   |   imogen.castlereagh@example.com", {
    size: 9.5,
    align: "center",
    after: 2,
  });
  cv.paragraph(
    "Agent: Delphine Roux, Roux & Partners, Collingwood, 03 7010 6644, delphine@rouxpartners.example",
    {
      size: 9.5,
      align: "center",
      after: 2,
    },
  );
  cv.paragraph("Height 171 cm   |   Eyes hazel   |   Hair auburn   |   Playing age 28 – 38", {
    size: 9.5,
    align: "center",
  });
  head("THEATRE");
  credits(
    ["The Weather Station", "Dr Quill", "Red Bicycle Theatre", "2026"],
    ["A Winter's Tale", "Paulina", "Parkland Players (tour)", "2024"],
    ["Nurses of Gallipoli", "Matron Grace", "Yarra Stage, dir. P. Dimos", "2022"],
    ["Cabinet of Birds", "Ensemble", "Fringe, Black Box 2", "2019"],
  );
  head("SCREEN AND VOICE");
  credits(
    ["Harbour Nine (series, ep. 4)", "Customs Officer", "Nine Fathoms Pictures", "2025"],
    ["Slow Train (short)", "Waitress", "dir. Asha Menon", "2021"],
    ["Audiobooks, four titles", "Narrator", "Clear Day Audio", "2023"],
  );
  head("WORK BETWEEN CURTAINS");
  work(
    "Drama Teacher (0.4)",
    "St Ursula's College, Preston",
    "Term 1 2023 to present",
    "Years 7 to 10; the spring musical with a cast of 62; permission to teach renewed each year.",
  );
  work(
    "Front of House Supervisor",
    "Capitol Arcade Theatre, Melbourne",
    "October 2020 to December 2022",
    "Crowds of 900, a bar, a till and one evacuation. Rostered 14 ushers.",
  );
  work(
    "Simulated Patient",
    "Northern Clinical School, Epping",
    "2019 to 2020",
    "Played grief, chest pain and bad news for medical students, and told them how it felt.",
  );
  work("Barista", "Little Ember, Brunswick", "2016 to 2019", "Mornings before class.");
  head("TRAINING");
  cv.paragraph("Bachelor of Fine Arts (Acting), Yarra Conservatory of the Arts, 2016 – 2018", { after: 1 });
  cv.paragraph("Diploma of Musical Theatre, Ballarat Stage School, 2015", { after: 1 });
  cv.paragraph("Screen intensive with Owen Tarr, two weeks, 2022", { after: 1 });
  head("SPECIAL SKILLS");
  cv.paragraph(
    "Stage combat (unarmed and rapier), Puppetry, Ukulele (intermediate), Sight-singing, Horse riding, Roller skating",
  );
  cv.paragraph("Accents: General American, RP, Dublin, Glasgow", { after: 1 });
  cv.paragraph("Languages: English, Italian (conversational), Auslan (basic)");
  head("PAPERS");
  cv.paragraph("Permission to Teach (Victoria), PTT-440217, until 31/01/2027", { after: 1 });
  cv.paragraph("Working with Children Check 2208413A, until 17/06/2030", { after: 1 });
  cv.paragraph("RSA, 2020   |   Full driver licence, manual   |   Union member since 2018", { after: 1 });
  head("PRIZES");
  cv.paragraph("Best Supporting Performance, Western Suburbs Theatre Awards, 2022");
  cv.doc
    .font("Times-Italic")
    .fontSize(8)
    .text("Imogen Castlereagh  –  November 2026  –  showreel: imogencastlereagh.example", 55, 812, {
      width: 485,
      align: "center",
      lineBreak: false,
    });
  return cv.bytes();
};

/** An actor's page: build and agent in the head, credits in columns of work, part, company and year, then the jobs between them with terms and months, special skills in prose. */
export const actor: UnseenCv = {
  name: "actor's page: agent in the head, credits in four columns, jobs between them from “Term 1 2023”, accents",
  type: "pdf",
  write,
  says: {
    given: "Imogen",
    family: "Castlereagh",
    email: "imogen.castlereagh@example.com",
    phone: "+61491578957",
    jobs: [
      ["Drama Teacher (0.4) / Drama Teacher", "St Ursula's College", "2023", null],
      ["Front of House Supervisor", "Capitol Arcade Theatre", "2020-10", "2022-12"],
      ["Simulated Patient", "Northern Clinical School", "2019", "2020"],
      ["Barista", "Little Ember", "2016", "2019"],
    ],
    studies: [
      ["Bachelor of Fine Arts (Acting) / Bachelor of Fine Arts", "Yarra Conservatory of the Arts", "2018"],
      ["Diploma of Musical Theatre", "Ballarat Stage School", "2015"],
    ],
    skills: [
      "Stage combat / Stage combat (unarmed and rapier)",
      "Puppetry",
      "Ukulele",
      "Sight-singing",
      "Horse riding",
      "Roller skating",
    ],
    licences: [
      ["Permission to Teach (Victoria) / Permission to Teach", "PTT-440217", "2027-01-31"],
      ["Working with Children Check", "2208413A", "2030-06-17"],
      ["RSA"],
    ],
    languages: ["English", "Italian", "Auslan"],
    besides: [
      "The Weather Station",
      "A Winter's Tale",
      "Nurses of Gallipoli",
      "Cabinet of Birds",
      "Harbour Nine",
      "Slow Train",
      "Audiobooks",
      "Dr Quill",
      "Paulina",
      "Matron Grace",
      "Ensemble",
      "Customs Officer",
      "Waitress",
      "Narrator",
      "Red Bicycle Theatre",
      "Parkland Players",
      "Yarra Stage",
      "Nine Fathoms Pictures",
      "Clear Day Audio",
      "Screen intensive",
      "General American",
      "RP",
      "Dublin",
      "Glasgow",
      "Accents",
      "Best Supporting Performance",
      "Driver licence",
      "C",
      "Union member",
    ],
  },
};
