import type { UnseenCv } from "../unseen/known.ts";
import { text, word } from "../held-17/word.ts";

const typed = `DOAN THI LAN (English name: Lana)

Address: 14/88 Hampshire Road, Sunshine VIC 3020
Mobile: 0491 575 789
Email: lan.doan@example.com
Australian citizen


Summary:

Sewing machinist with more than 20 years experience in Vietnam and Australia.
I can sew full garment, make sample from pattern and fix small machine problem.
Fast, careful and never late.


Work experience:

2019 - now: Sewing Machinist, Sunline Workwear Pty Ltd, Laverton North
- Sew hi-vis shirts, jackets and trousers, 300 pieces each day
- Overlocker, twin needle, bar tack and button hole machines
- Quality check for line 2

2013 - 2019: Sample Machinist, Carlotta Bridal, Footscray
- Make first sample of wedding dress with designer
- Hand beading and lace

2009 - 2013: Outworker (at home), many companies in Melbourne
- Sew school uniform and curtain

2008 - 2009: Kitchen hand, Saigon Lantern Restaurant, St Albans
- Wash dishes, cut vegetables

1999 - 2007: Line Leader, Binh Minh Garment Factory, Ho Chi Minh City, Vietnam
- Lead 24 workers, export shirts to Japan and Germany


Education:

2012: Certificate III in Clothing Production, Western Ports TAFE
2010: Certificate I in Spoken and Written English, Western Ports TAFE
1998: High school diploma, Tran Van On High School, Vinh Long, Vietnam


Skills:

Industrial sewing, overlocking, pattern cutting, sample making, hand finishing, machine maintenance, quality control


Languages:

Vietnamese (mother tongue)
English (good)
Cantonese (a little)


Licence:

Car licence Victoria (full)
First aid certificate, 10/2024


Hobby: cooking, karaoke, temple volunteer


Reference:

Mr George Pappas, Production Manager, Sunline Workwear, 03 5550 8126
Ms Carlotta Bruno, owner, Carlotta Bridal, 0491 570 159`;

/** A Vietnamese sewing machinist's plain typing in a Word file: family name first, headings with colons, “2019 - now: Title, Employer, Suburb”, years before the qualifications. */
export const sewingMachinist: UnseenCv = {
  name: "Vietnamese sewing machinist's plain typing: family name first, “2019 - now: Title, Employer, Suburb”",
  type: "docx",
  write: word({ font: "Times New Roman", size: 12, margin: 25.4 }, [
    { blocks: typed.split("\n").map((line) => text(line, { after: 0 })) },
  ]),
  says: {
    given: "Lan / Thi Lan / Lan (Lana) / Thi Lan (Lana) / Lana",
    family: "Doan / Doan Thi",
    email: "lan.doan@example.com",
    phone: "+61491575789",
    jobs: [
      [
        "Sewing Machinist",
        "Sunline Workwear Pty Ltd / Sunline Workwear / Sunline Workwear Pty Ltd, Laverton North",
        "2019",
        null,
      ],
      ["Sample Machinist", "Carlotta Bridal / Carlotta Bridal, Footscray", "2013", "2019"],
      ["Outworker (at home) / Outworker", "many companies in Melbourne / many companies", "2009", "2013"],
      ["Kitchen hand", "Saigon Lantern Restaurant / Saigon Lantern Restaurant, St Albans", "2008", "2009"],
      [
        "Line Leader",
        "Binh Minh Garment Factory / Binh Minh Garment Factory, Ho Chi Minh City / Binh Minh Garment Factory, Ho Chi Minh City, Vietnam",
        "1999",
        "2007",
      ],
    ],
    studies: [
      ["Certificate III in Clothing Production", "Western Ports TAFE", "2012"],
      ["Certificate I in Spoken and Written English", "Western Ports TAFE", "2010"],
      [
        "High school diploma",
        "Tran Van On High School / Tran Van On High School, Vinh Long / Tran Van On High School, Vinh Long, Vietnam",
        "1998",
      ],
    ],
    skills: [
      "Industrial sewing",
      "Overlocking",
      "Pattern cutting",
      "Sample making",
      "Hand finishing",
      "Machine maintenance",
      "Quality control",
    ],
    licences: [["First aid certificate / First aid"]],
    drives: ["C"],
    languages: ["Vietnamese", "English", "Cantonese"],
    besides: ["Car licence", "Temple volunteer"],
  },
};
