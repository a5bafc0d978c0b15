import type { UnseenCv } from "../unseen/known.ts";
import { Flow } from "./flow.ts";

const orange = "#d2691e";

const write = (): Promise<Uint8Array> => {
  const cv = new Flow({ x: 160, width: 375, font: "Helvetica", size: 9.5, after: 4 }, 56);
  const head = (words: string) => {
    cv.gap(9);
    cv.row(
      [[60, words, { font: "Helvetica-Bold", size: 8.5, colour: orange, width: 88, align: "right" }]],
      0,
    );
  };
  const entry = (title: string, at: string, texts: readonly string[] = []) => {
    cv.paragraph(title, { font: "Helvetica-Bold", after: 0 });
    cv.paragraph(at, { font: "Helvetica-Oblique", colour: "#555555", after: 3 });
    for (const text of texts) {
      cv.row([[160, "•", { colour: orange }]], 0);
      cv.paragraph(text, { x: 172, width: 363, after: 2 });
    }
    cv.gap(4);
  };
  cv.doc.rect(60, 40, 475, 3).fill(orange);
  cv.paragraph("Tyson Beauchamp", { x: 160, font: "Helvetica-Bold", size: 25, after: 0 });
  cv.paragraph("Refrigeration & Air Conditioning Apprentice, 3rd year", {
    size: 11,
    colour: orange,
    after: 6,
  });
  cv.paragraph("14 Ridge St, Harristown QLD 4350  |  0491-570-110  |  tysonbeauchamp@example.com", {
    after: 2,
  });

  head("Objective");
  cv.paragraph(
    "To finish the last fourteen months of my apprenticeship with a commercial refrigeration contractor. My boss is retiring in January 2027 and is glad to talk about me.",
  );
  head("Experience");
  entry(
    "Apprentice Refrigeration Mechanic, Coolabah Air & Fridge; Toowoomba — 2024–Present",
    "Full time, with tools and van",
    [
      "Split systems, ducted systems and cold rooms from rough-in to commissioning",
      "Supermarket racks with the senior technician, on call one weekend in four",
      "Leak checks, recovery and record of refrigerant for the licence audit of 2025",
    ],
  );
  entry("Trades Assistant, Darling Downs Sheetmetal; Toowoomba — 2023–2024", "Full time", [
    "Folding, riveting and hanging duct; forklift driver when ours was away",
  ]);
  entry("Pizza Cook & Closer, Big Slice Highfields — 2021–2023", "Nights and weekends at school");
  head("Education");
  entry(
    "Southern Downs TAFE, Toowoomba — Certificate III in Air Conditioning and Refrigeration, due 2027",
    "Stages 1 and 2 complete; attendance 100%",
  );
  entry(
    "Range View State High School — Queensland Certificate of Education, 2022",
    "Prefect; Industrial Technology prize",
  );
  entry(
    "Range View State High School — Certificate II in Engineering Pathways, 2022",
    "School-based, two days a fortnight",
  );
  head("Skills");
  cv.paragraph("Brazing  ·  Pressure testing  ·  Electrical fault finding  ·  Vacuum and charging");
  cv.paragraph("Ductwork  ·  Reading wiring diagrams  ·  simPRO  ·  Customer manners");
  head("Tickets");
  cv.paragraph("Refrigerant Trainee Licence (ARC) AU51187, expires 30 June 2027", { after: 1 });
  cv.paragraph("Restricted Electrical Licence (training permit) T-209944", { after: 1 });
  cv.paragraph("Construction Induction (White Card) QLD 2290331, 2023", { after: 1 });
  cv.paragraph("EWP Yellow Card, up to 11 m, expires Feb 2028", { after: 1 });
  cv.paragraph("LVR & CPR, redone each July", { after: 1 });
  cv.paragraph("Driver's licence: manual, P2 (C class), clean");
  head("Awards");
  cv.paragraph("Apprentice of the Year, runner-up, Downs Trades Night, 2025");
  head("Referees");
  cv.paragraph(
    "Col Wetherby, Owner, Coolabah Air & Fridge: 0491 571 804\nSue-Ann Tickle, Teacher (Refrigeration), Southern Downs TAFE: s.tickle@downstafe.example",
  );
  return cv.bytes();
};

/** An apprentice's page from a tablet's writing program: headings in the margin, “Title, Employer; Town — years”, school before the qualification, one due next year. */
export const refrigerationApprentice: UnseenCv = {
  name: "apprentice's tablet-program page: margin headings, “Title, Employer; Town — 2024–Present”, school before course",
  type: "pdf",
  write,
  says: {
    given: "Tyson",
    family: "Beauchamp",
    email: "tysonbeauchamp@example.com",
    phone: "+61491570110",
    jobs: [
      ["Apprentice Refrigeration Mechanic", "Coolabah Air & Fridge", "2024", null],
      ["Trades Assistant", "Darling Downs Sheetmetal", "2023", "2024"],
      ["Pizza Cook & Closer", "Big Slice Highfields / Big Slice", "2021", "2023"],
    ],
    studies: [
      ["Certificate III in Air Conditioning and Refrigeration", "Southern Downs TAFE", "2027"],
      ["Queensland Certificate of Education", "Range View State High School", "2022"],
      ["Certificate II in Engineering Pathways", "Range View State High School", "2022"],
    ],
    skills: [
      "Brazing",
      "Pressure testing",
      "Electrical fault finding",
      "Vacuum and charging",
      "Ductwork",
      "Reading wiring diagrams",
      "simPRO",
      "Customer manners",
    ],
    licences: [
      [
        "Refrigerant Trainee Licence (ARC) / Refrigerant Trainee Licence / ARC Refrigerant Trainee Licence",
        "AU51187",
        "2027-06-30",
      ],
      ["Restricted Electrical Licence (training permit) / Restricted Electrical Licence", "T-209944"],
      ["Construction Induction (White Card) / White Card / Construction Induction", "QLD 2290331 / 2290331"],
      ["EWP Yellow Card / EWP Yellow Card, up to 11 m / EWP / Yellow Card", undefined, "2028-02"],
      ["LVR & CPR / LVR / CPR / LVR and CPR"],
    ],
    drives: ["C"],
    besides: [
      "Driver's licence",
      "Apprentice of the Year",
      "Downs Trades Night",
      "Industrial Technology prize",
      "Prefect",
      "P2",
    ],
  },
};
