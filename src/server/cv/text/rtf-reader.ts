import {
  add,
  beginParagraph,
  endParagraph,
  plainLook,
  Reading,
  type Block,
  type Table,
} from "./docx-blocks.ts";

/** What a group begins with from the one around it, and what ends with it. */
interface Group {
  look: ReturnType<typeof plainLook>;
  /** Whether its text is not shown. */
  isHidden: boolean;
  font: number;
  /** How many characters for older programs follow one in Unicode. */
  substitutes: number;
  /** Where its paragraphs go; null for the text itself. */
  box: Block[] | null;
}

/** Groups with other things than text of the document. */
const hidden = /^(?:colortbl|stylesheet|info|pict|object|sp|shprslt|fonttbl|nonshppict|xe|tc|rxe|filetbl)$/;
const boxed = /^(?:footer[lrf]?|shptxt|footnote)$/;
const characters: Readonly<Record<string, string>> = {
  ...{ tab: "\t", line: "\n", emdash: "—", endash: "–", bullet: "•", lquote: "‘", rquote: "’" },
  ...{ ldblquote: "“", rdblquote: "”", emspace: " ", enspace: " ", nestcell: "\t", nestrow: "\n" },
};

/** The encodings of fonts by their number in RTF. */
const charsets: Readonly<Record<number, string>> = {
  ...{ 77: "macintosh", 128: "shift_jis", 129: "euc-kr", 134: "gbk", 136: "big5", 161: "windows-1253" },
  ...{ 162: "windows-1254", 163: "windows-1258", 177: "windows-1255", 178: "windows-1256" },
  ...{ 186: "windows-1257", 204: "windows-1251", 222: "windows-874", 238: "windows-1250" },
};
/** That of symbols, which are bullets in a CV. */
const symbols = 2;

/** Puts the words, signs and texts of an RTF file together to paragraphs and tables. */
export class RtfReader {
  readonly #reading = new Reading();
  readonly #groups: Group[] = [];
  #group: Group = { look: plainLook(), isHidden: false, font: 0, substitutes: 1, box: null };
  readonly #fonts = new Map<number, number>();
  #encoding = "windows-1252";
  /** Characters that stand for one in Unicode. */
  #skipped = 0;
  #isInTable = false;
  #cell: Block[] = [];
  #row: Block[][] = [];
  #table: Table | null = null;

  constructor() {
    beginParagraph(this.#reading);
  }

  open(): void {
    this.#groups.push(this.#group);
    this.#group = { ...this.#group, look: { ...this.#group.look } };
  }

  close(): void {
    const { box } = this.#group;
    const outer = this.#groups.pop();
    if (outer && box !== outer.box) this.#endParagraph();
    this.#group = outer ?? this.#group;
  }

  text(text: string): void {
    const shown = text.slice(this.#skipped);
    this.#skipped = Math.max(0, this.#skipped - text.length);
    if (this.#group.isHidden || !shown) return;
    this.#reading.look = this.#group.look;
    add(this.#reading, shown);
  }

  bytes(bytes: Uint8Array): void {
    const charset = this.#fonts.get(this.#group.font) ?? 0;
    const encoding = charsets[charset] ?? this.#encoding;
    const shown = bytes.subarray(this.#skipped);
    this.#skipped = Math.max(0, this.#skipped - bytes.length);
    this.text(charset === symbols ? "•".repeat(shown.length) : new TextDecoder(encoding).decode(shown));
  }

  sign(sign: string): void {
    if (sign === "*") this.#group.isHidden = true;
    else if (/[\r\n]/.test(sign)) this.#endParagraph();
    else if (sign !== "-") this.text(sign === "~" ? " " : sign === "_" ? "-" : sign);
  }

  /** @param number null where the word has none. */
  word(word: string, number: number | null): void {
    const group = this.#group;
    const character = characters[word];
    if (character) this.text(character);
    else if (hidden.test(word)) group.isHidden = true;
    else if (boxed.test(word)) this.#openBox();
    else this.#words[word]?.(number ?? 1);
  }

  /** The text, and each box and footer. */
  end(): Block[][] {
    this.#endParagraph();
    this.#endRow();
    const { blocks, boxes } = this.#reading.story;
    return [blocks, ...boxes];
  }

  readonly #words: Readonly<Record<string, (number: number) => void>> = {
    ansicpg: (page) => (this.#encoding = page === 10000 ? "macintosh" : encodingOf(page)),
    b: (on) => (this.#group.look.bold = on !== 0),
    caps: (on) => (this.#group.look.caps = on !== 0),
    ul: (on) => (this.#group.look.underlined = on !== 0),
    ulnone: () => (this.#group.look.underlined = false),
    fs: (halves) => (this.#group.look.size = halves / 2),
    plain: () => (this.#group.look = plainLook()),
    v: (on) => (this.#group.isHidden = on !== 0),
    f: (font) => (this.#group.font = font),
    fcharset: (charset) => this.#fonts.set(this.#group.font, charset),
    uc: (count) => (this.#group.substitutes = count),
    u: (code) => {
      this.text(String.fromCharCode(code & 0xffff));
      this.#skipped = this.#group.substitutes;
    },
    // Boxes are within a group that older programs leave out.
    shpinst: () => (this.#group.isHidden = false),
    listtext: () => this.#markItem(),
    pntext: () => this.#markItem(),
    par: () => this.#endParagraph(),
    sect: () => this.#endParagraph(),
    page: () => this.#reading.page++,
    pard: () => (this.#isInTable = false),
    intbl: () => (this.#isInTable = true),
    cell: () => {
      this.#isInTable = true;
      this.#endParagraph();
      this.#row.push(this.#cell);
      this.#cell = [];
    },
    row: () => this.#endRow(),
  };

  /** The sign of an item of a list is not text. */
  #markItem(): void {
    this.#reading.paragraphs.at(-1)!.bullet = true;
    this.#group.isHidden = true;
  }

  #openBox(): void {
    if (this.#group.isHidden) return;
    this.#endParagraph();
    this.#group.box = [];
    this.#reading.story.boxes.push(this.#group.box);
  }

  #endParagraph(): void {
    const { story, targets } = this.#reading;
    const isCell = this.#isInTable && !this.#group.box;
    if (!isCell) this.#table = null;
    targets.splice(0, targets.length, this.#group.box ?? (isCell ? this.#cell : story.blocks));
    endParagraph(this.#reading);
    beginParagraph(this.#reading);
  }

  #endRow(): void {
    if (!this.#row.length) return;
    if (!this.#table) {
      this.#table = { kind: "table", rows: [] };
      this.#reading.story.blocks.push(this.#table);
    }
    this.#table.rows.push(this.#row);
    this.#row = [];
  }
}

const encodingOf = (page: number): string => {
  try {
    return new TextDecoder(page === 932 ? "shift_jis" : page === 936 ? "gbk" : `windows-${page}`).encoding;
  } catch {
    return "windows-1252";
  }
};
