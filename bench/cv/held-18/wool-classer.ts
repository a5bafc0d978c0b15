import type { UnseenCv } from "../unseen/known.ts";
import { Flow } from "./flow.ts";

const mail = `Hi Jan,

Good to talk at Longreach. My resume bounced as an attachment so here it is typed in.
Free from 8 February 2027, own swag, own car, dog stays home.

TREVOR HALLAM - registered wool classer
Hay NSW 2711. Ph 0491 576 398

>> WHERE I'VE WORKED

2019-now    Wool Classer, Cobb & Dunbar Shearing, Hay NSW
            About 210,000 fleeces. Sheds from 4 to 12 stands, Merino and
            crossbred. Ran the whole shed as overseer at Tubbo Downs
            in 2022 and 2024 when Cobb was crook.

2014-2019   Wool classer & presser, self employed, Riverina
            Contracted to eleven family farms. Books, BAS, the lot.

Mar 2012 -  Wool Handler, Five Rivers Shearing Co, Deniliquin NSW
Dec 2013    Rousie to head of board in 14 months.

2010-2012   Station Hand, Willandra Pastoral, Ivanhoe NSW
            Mustering, fencing, lamb marking, bore runs.

2009        Year off, lapped Australia on a postie bike.

>> PAPERWORK

Cert IV in Wool Classing, TAFE Western Plains, Dubbo, 2014
Cert III in Agriculture, TAFE Western Plains, 2011
School Certificate, Hay War Memorial Central, 2008

Wool classer stencil number 8842716, renewed to 31 Dec 2028
Heavy rigid licence (HR) NSW
Firearms licence, category AB, 411907662, exp. 05/11/2029
First aid + CPR, done in April 2025, lasts 3 yrs
QFever vax card 2010

>> CAN DO

shed management / line building / wool pressing / AWEX-ID appraisal /
team rosters / basic diesel maintenance / WoolClip app

>> PITCHING IN

RFS Booroorban brigade, volunteer since 2011
Judge of fleeces, Hay Show, 2021, 2023 and 2025

>> ASK

Bill Cobb, Cobb & Dunbar, 0491 579 760
Heather Mallon, Tubbo Downs, 02 5550 3388

Cheers
Trev

Sent from my iPad

On 14 Nov 2026, at 8:10 am, Jan Kowald <office@kowaldshearing.example> wrote:

> Trev, we want a classer for Feb to June, 6 stands near Blackall.
> Send me your resume and a price. Jan Kowald, Team Manager,
> Kowald Shearing, 07 7010 2255`;

const write = (): Promise<Uint8Array> => {
  const grey = { font: "Helvetica", size: 7.5, colour: "#666666" } as const;
  const stamp = (cv: Flow, page: number) => {
    cv.doc.font(grey.font).fontSize(grey.size).fillColor(grey.colour);
    cv.doc.text("15/11/2026, 19:51", 40, 24, { lineBreak: false });
    cv.doc.text("Mail - Trevor Hallam - Resume for classer job", 220, 24, { lineBreak: false });
    cv.doc.text("https://mail.post.example/mail/u/0/?view=pt&search=all", 40, 818, { lineBreak: false });
    cv.doc.text(`${page}/2`, 540, 818, { lineBreak: false });
  };
  const cv: Flow = new Flow({ x: 44, width: 510, font: "Courier", size: 9.5, after: 0 }, 46, () =>
    stamp(cv, 2),
  );
  stamp(cv, 1);
  const label = { font: "Helvetica-Bold", size: 9.5 } as const;
  const value = { font: "Helvetica", size: 9.5 } as const;
  cv.paragraph("Resume for classer job", { font: "Helvetica-Bold", size: 15, after: 6 });
  for (const [name, words] of [
    ["From:", "Trevor Hallam <trev.hallam@example.com>"],
    ["Sent:", "Sunday, 15 November 2026 7:42 PM"],
    ["To:", "Jan Kowald <office@kowaldshearing.example>"],
    ["Cc:", "Bill Cobb <bill@cobbdunbar.example>"],
  ] as const)
    cv.row([
      [44, name, label],
      [90, words, value],
    ]);
  cv.doc
    .moveTo(44, cv.y + 2)
    .lineTo(552, cv.y + 2)
    .lineWidth(0.6)
    .stroke("#999999");
  cv.gap(14);
  for (const line of mail.split("\n")) cv.row(line ? [[44, line]] : [], 12);
  return cv.bytes();
};

/** A wool classer's resume typed into an email and printed: addresses of others in the head, years at the left with a span over two lines, “>>” headings, the mail it answers quoted below. */
export const woolClasser: UnseenCv = {
  name: "wool classer's resume in an email, printed: others' addresses, “2019-now” at the left, “>>” headings, quoted mail",
  type: "pdf",
  write,
  says: {
    given: "Trevor",
    family: "Hallam",
    email: "trev.hallam@example.com",
    phone: "+61491576398",
    jobs: [
      ["Wool Classer", "Cobb & Dunbar Shearing", "2019", null],
      ["Wool classer & presser / Wool classer and presser", "self employed / self-employed", "2014", "2019"],
      ["Wool Handler", "Five Rivers Shearing Co", "2012-03", "2013-12"],
      ["Station Hand", "Willandra Pastoral", "2010", "2012"],
    ],
    studies: [
      [
        "Cert IV in Wool Classing / Certificate IV in Wool Classing",
        "TAFE Western Plains / TAFE Western Plains, Dubbo",
        "2014",
      ],
      ["Cert III in Agriculture / Certificate III in Agriculture", "TAFE Western Plains", "2011"],
      ["School Certificate", "Hay War Memorial Central", "2008"],
    ],
    skills: [
      "shed management",
      "line building",
      "wool pressing",
      "AWEX-ID appraisal",
      "team rosters",
      "basic diesel maintenance",
      "WoolClip app / WoolClip",
    ],
    licences: [
      ["Wool classer stencil / Wool classer stencil number / Wool classer", "8842716", "2028-12-31"],
      [
        "Firearms licence, category AB / Firearms licence / Firearms licence category AB / Firearms licence (category AB)",
        "411907662",
        "2029-11-05",
      ],
      ["First aid + CPR / First aid / CPR / First aid and CPR"],
      ["QFever vax card / QFever vax / QFever"],
    ],
    drives: ["HR"],
    besides: [
      "Heavy rigid licence",
      "RFS Booroorban brigade",
      "Judge of fleeces",
      "Hay Show",
      "Year off",
      "Overseer",
      "Volunteer",
    ],
  },
};
