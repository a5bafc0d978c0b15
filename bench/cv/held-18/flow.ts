import PDFDocument from "pdfkit";

type Font =
  | "Helvetica"
  | "Helvetica-Bold"
  | "Helvetica-Oblique"
  | "Times-Roman"
  | "Times-Bold"
  | "Times-Italic"
  | "Courier";

/** How a paragraph looks; distances and sizes in points. */
interface Look {
  x?: number;
  width?: number;
  font?: Font;
  size?: number;
  colour?: string;
  align?: "left" | "center" | "right";
  spacing?: number;
  after?: number;
}
/** A word or more at a place of a row. */
type Piece = readonly [x: number, text: string, look?: Omit<Look, "x" | "after">];

/** Pages on which paragraphs wrap and follow each other, as a word processor for private use saves them as PDF. */
export class Flow {
  readonly doc = new PDFDocument({ size: "A4", margin: 0 });
  y: number;
  readonly #base: Required<Omit<Look, "colour" | "align" | "spacing">>;
  readonly #top: number;
  readonly #turned: (() => void) | undefined;

  /** What is turned to is drawn on every page but the first. */
  constructor(base: Required<Omit<Look, "colour" | "align" | "spacing">>, top = 60, turned?: () => void) {
    this.#base = base;
    this.#top = top;
    this.#turned = turned;
    this.y = top;
  }

  #room(height: number) {
    if (this.y + height <= 795) return;
    this.doc.addPage();
    this.#turned?.();
    this.y = this.#top;
  }

  #styled(look: Look) {
    return this.doc
      .font(look.font ?? this.#base.font)
      .fontSize(look.size ?? this.#base.size)
      .fillColor(look.colour ?? "#222222");
  }

  paragraph(text: string, look: Look = {}): this {
    const options = {
      width: look.width ?? this.#base.width,
      align: look.align ?? "left",
      lineGap: 1.5,
      characterSpacing: look.spacing ?? 0,
    } as const;
    const height = this.#styled(look).heightOfString(text, options);
    this.#room(height);
    this.#styled(look).text(text, look.x ?? this.#base.x, this.y, options);
    this.y += height + (look.after ?? this.#base.after);
    return this;
  }

  /** Pieces beside each other, of which none wraps. */
  row(pieces: readonly Piece[], step = 14): this {
    this.#room(step);
    for (const [x, text, look = {}] of pieces)
      this.#styled(look).text(text, x, this.y, {
        ...(look.width && { width: look.width, align: look.align ?? "left" }),
        ...(look.spacing && { characterSpacing: look.spacing }),
        lineBreak: false,
      });
    this.y += step;
    return this;
  }

  gap(points: number): this {
    this.y += points;
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
