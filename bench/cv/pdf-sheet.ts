import PDFDocument from "pdfkit";

interface Look {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  /** Space above, in points. */
  above?: number;
  indent?: number;
  align?: "left" | "center" | "justify";
  /** Text at the right edge of the same line. */
  right?: string;
  /** Texts at distances from the left of the column, on the same line. */
  at?: readonly (readonly [number, string])[];
}

const [top, bottom] = [48, 790];

/** A PDF of A4 pages that is written in columns. */
export class Sheet {
  readonly doc = new PDFDocument({ size: "A4", margin: 0, bufferPages: true, autoFirstPage: true });
  readonly #font: string;

  constructor(font: "Helvetica" | "Times" = "Helvetica") {
    this.#font = font;
  }

  column(x = 50, width = 495, y = top): Column {
    return new Column(this, x, width, y);
  }

  use({ size = 10, bold = false, italic = false }: Look): void {
    const style = bold
      ? "Bold"
      : italic
        ? this.#font === "Times"
          ? "Italic"
          : "Oblique"
        : this.#font === "Times"
          ? "Roman"
          : "";
    this.doc.font(style ? `${this.#font}-${style}` : this.#font).fontSize(size);
  }

  turnTo(page: number): void {
    while (this.doc.bufferedPageRange().count <= page) this.doc.addPage();
    this.doc.switchToPage(page);
  }

  bytes(): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      this.doc.on("data", (chunk: Buffer) => chunks.push(chunk));
      this.doc.on("end", () => resolve(Buffer.concat(chunks)));
      this.doc.on("error", reject);
      this.doc.end();
    });
  }
}

/** A column that is written from top to bottom, over several pages. */
export class Column {
  readonly #sheet: Sheet;
  readonly #x: number;
  readonly #width: number;
  #page = 0;
  y: number;

  constructor(sheet: Sheet, x: number, width: number, y: number) {
    this.#sheet = sheet;
    this.#x = x;
    this.#width = width;
    this.y = y;
  }

  line(text: string, look: Look = {}): this {
    const { above = 0, indent = 0, align = "left", right, at = [] } = look;
    const { doc } = this.#sheet;
    this.#sheet.use(look);
    const width = this.#width - indent;
    this.y += above;
    const height = doc.heightOfString(text || " ", { width });
    if (this.y + height > bottom) {
      this.#page++;
      this.y = top;
    }
    this.#sheet.turnTo(this.#page);
    if (text) doc.text(text, this.#x + indent, this.y, { width, align });
    if (right) {
      this.#sheet.use({ ...look, bold: false });
      doc.text(right, this.#x + this.#width - doc.widthOfString(right), this.y, { lineBreak: false });
    }
    for (const [from, other] of at) {
      this.#sheet.use(look);
      doc.text(other, this.#x + from, this.y, { lineBreak: false });
    }
    this.y += height + 2;
    return this;
  }

  lines(texts: readonly string[], look: Look = {}): this {
    for (const text of texts) this.line(text, look);
    return this;
  }
}
