import { deflateSync, crc32 } from "node:zlib";
import PDFDocument from "pdfkit";
import type { UnseenCv } from "../unseen/known.ts";
import { random } from "../random.ts";

/** Lines of a page with the distance from the left; a bar separates what a program took for pieces of their own. */
const lines: readonly (readonly [x: number, y: number, text: string])[] = [
  [212, 70, 'Giuseppe "Joe"|Santangelo'],
  [190, 90, "29 Rifle Range Road, Mildura|VIC 3500"],
  [178, 104, "Tel 03 5555 0147|Mob. 0429 551 806"],
  [206, 118, "joe.santangelo@sunraysia.example"],
  [60, 150, "WORK|EXPERIENCE"],
  [60, 172, "1998 - 2009"],
  [170, 172, "Cellar Hand,|Merbein Wine Cooperative"],
  [170, 186, "Crushing, pressing and pumping|over during vintage; barrels"],
  [170, 200, "in winter."],
  [60, 222, "2009 - 2017"],
  [170, 222, "Cellar Supervisor, Merbein|Wine Cooperative"],
  [170, 236, "Eight hands and two presses.|Safety committee 2012 - 2015."],
  [60, 258, "Mar. 2017 -"],
  [60, 272, "current"],
  [170, 258, "Production Manager, Red Cliffs|Juice Company"],
  [170, 272, "Budget of $3 million, HACCP plan,|audits by two supermarkets."],
  [60, 306, "EDUCATION"],
  [60, 328, "2008"],
  [170, 328, "Certificate III in Food Processing|(Wine), Sunraysia Institute of"],
  [170, 342, "TAFE"],
  [60, 364, "1997"],
  [170, 364, "VCE, Red Cliffs|Secondary College"],
  [60, 396, "SKILLS"],
  [78, 418, "-|HACCP"],
  [300, 418, "-|Vintage planning"],
  [78, 432, "-|Pumps and presses"],
  [300, 432, "-|Stock control"],
  [60, 464, "LICENCES"],
  [78, 486, "Forklift licence|no. 2211804"],
  [78, 500, "Confined space|entry, 2025"],
  [60, 532, "LANGUAGES"],
  [78, 554, "English and|Italian (Calabrian)"],
  [60, 586, "REFEREES"],
  [78, 608, "Mrs Hazel Umback, Red Cliffs Juice|Company, 03 5555 0190"],
];

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};
/** A picture of paper: 85 × 120 grey points. */
const paper = (): Buffer => {
  const [width, height] = [85, 120];
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const rows = Buffer.alloc((width + 1) * height, 236);
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

/** A scan of a typed page: a picture, and over it the invisible text that a program recognised, in pieces that are not quite on one line. */
const write = (): Promise<Uint8Array> => {
  const doc = new PDFDocument({ size: "A4", margin: 0 });
  const shake = random(1_806);
  const jitter = (most: number) => (shake.below(2 * most + 1) - most) / 10;
  doc.image(paper(), 0, 0, { width: 595, height: 842 });
  doc.addContent("3 Tr");
  for (const [x, y, text] of lines) {
    let left = x;
    for (const piece of text.split("|")) {
      doc.font("Times-Roman").fontSize(11 + jitter(4));
      doc.text(piece, left, y + jitter(12), { lineBreak: false });
      left += doc.widthOfString(piece) + 3.5 + shake.below(3);
    }
  }
  const parts: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (part: Uint8Array) => parts.push(part));
    doc.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))));
    doc.on("error", reject);
    doc.end();
  });
};

export const scanned: UnseenCv = {
  name: "scan with recognised text",
  type: "pdf",
  write,
  says: {
    given: 'Giuseppe / Giuseppe "Joe"',
    family: "Santangelo",
    email: "joe.santangelo@sunraysia.example",
    phone: "+61429551806",
    jobs: [
      ["Production Manager", "Red Cliffs Juice Company", "2017-03", null],
      ["Cellar Supervisor", "Merbein Wine Cooperative", "2009", "2017"],
      ["Cellar Hand", "Merbein Wine Cooperative", "1998", "2009"],
    ],
    studies: [
      ["Certificate III in Food Processing (Wine)", "Sunraysia Institute of TAFE", "2008"],
      ["VCE", "Red Cliffs Secondary College", "1997"],
    ],
    skills: ["HACCP", "Vintage planning", "Pumps and presses", "Stock control"],
    licences: [["Forklift licence / Forklift", "2211804"], ["Confined space entry / Confined space"]],
    languages: ["English", "Italian"],
  },
};
