import PDFDocument from "pdfkit";

/** Fonts by the first letter of their style: roman, bold, italic, small (sans). */
const fonts = { r: "Times-Roman", b: "Times-Bold", i: "Times-Italic", s: "Helvetica", B: "Helvetica-Bold" };
export type Style = keyof typeof fonts;

/** Text at a place: distance from the left in points, style, size and text; a negative distance is from the right edge, and 0 follows the run before. */
export type Run = readonly [x: number, style: Style, size: number, text: string];

/** A place on the page that goes down line by line. */
export class Typesetter {
  readonly doc = new PDFDocument({ size: "A4", margin: 0 });
  y: number;

  constructor(top = 50) {
    this.y = top;
  }

  /** One line of runs. Words are placed one by one without spaces between, as TeX does it. */
  line(runs: readonly Run[], step = 13): this {
    if (this.y > 790) {
      this.doc.addPage();
      this.y = 50;
    }
    let at = 0;
    for (const [x, style, size, text] of runs) {
      this.doc.font(fonts[style]).fontSize(size);
      const space = this.doc.widthOfString(" ");
      const words = text.split(" ");
      const width =
        words.reduce((sum, word) => sum + this.doc.widthOfString(word), 0) + space * (words.length - 1);
      if (x) at = x < 0 ? 595 + x - width : x;
      for (const word of words) {
        if (word) this.doc.text(word, at, this.y - size * 0.8, { lineBreak: false });
        at += this.doc.widthOfString(word) + space;
      }
      at -= space;
    }
    this.y += step;
    return this;
  }

  /** Lines of one style below each other. */
  lines(x: number, style: Style, size: number, texts: readonly string[], step = 12): this {
    for (const text of texts) this.line([[x, style, size, text]], step);
    return this;
  }

  gap(points: number): this {
    this.y += points;
    return this;
  }

  /** A rule over the width from one distance to another. */
  rule(from: number, to: number, below = 4): this {
    this.doc.moveTo(from, this.y).lineTo(to, this.y).lineWidth(0.5).stroke();
    this.y += below + 9;
    return this;
  }

  bytes(): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    return new Promise((resolve, reject) => {
      this.doc.on("data", (part: Uint8Array) => parts.push(part));
      this.doc.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))));
      this.doc.on("error", reject);
      this.doc.end();
    });
  }
}
