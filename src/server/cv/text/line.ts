import { isNow, isSpanAlone } from "../../../lexicon/time/spans.ts";

/** One line of a CV, in reading order. */
export interface Line {
  /** The texts of the line, separated by wide gaps, tabs or cells. */
  parts: readonly string[];
  /** Page number from 1. */
  page: number;
  /** Font and size: lines of the same kind look the same. */
  style: string;
  /** Font size in points; 0 where unknown. */
  size: number;
  /** Whether a bullet is in front, which is not in `parts`. */
  bullet: boolean;
  /** Whether there is more space above than between the lines of a paragraph. */
  gap: boolean;
  /** Whether the line was broken for lack of room, so that the next one continues it. */
  wraps: boolean;
  /** Whether the next line's first word has no room on this one, in a column so narrow that this may be by chance. */
  mayWrap?: boolean;
  /** The text of the first part up to where its style changes, such as a title in bold letters before an employer. */
  lead?: string | undefined;
  /** The left edge of each part in points, where the file says it. */
  lefts?: readonly number[];
  /** The number of the column, box or page part that the line is read in. */
  flow: number;
  /** The flow whose topic goes on where this one has no heading of its own. */
  within: number | null;
}

/** A line of some parts, without anything of a layout. */
export const plainLine = (...parts: readonly string[]): Line => ({
  parts,
  page: 1,
  style: "",
  size: 0,
  bullet: false,
  gap: false,
  wraps: false,
  flow: 0,
  within: null,
});

/** The text of a line. */
export const textOf = ({ parts }: Pick<Line, "parts">): string => parts.join(" ");

/** Whether a line goes on with the one above, which is full, in its look and with nothing between them. */
export const isRestOf = (above: Line | undefined, { gap, bullet, style }: Line): boolean =>
  above?.wraps === true && !gap && !bullet && style === above.style;

/** The text of a row of a page. */
export const rowText = ({ segments }: { segments: readonly { text: string }[] }): string =>
  segments.map(({ text }) => text).join(" ");

/** Where the texts of a line begin: at their left edges, or in their cells where the file has no edges. */
export const edgesOf = ({ lefts, parts }: Line): readonly number[] => lefts ?? parts.map((_, at) => at * 100);

/**
 * Lines of which some go on with the one above.
 * @param join What a line and the one above are together; null where they are two.
 */
export const joinLines = (
  lines: readonly Line[],
  join: (above: Line, line: Line) => readonly Line[] | null,
): Line[] => {
  const result: Line[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const joined = above && join(above, line);
    if (joined) result.splice(-1, 1, ...joined);
    else result.push(line);
  }
  return result;
};

const bullets =
  /^(?:[•●▪◦‣⁃∙○■□►▶➢➤✓✔❖◆\uF0B7\uF0A7\uF0D8\uF076·]|[★☆](?![★☆])|(?![☐-☒])[\p{So}\uE000-\uF8FF](?=\s|[\p{L}\p{N}+(])|[-–—*»>+](?=\s)|o(?=\s{1,4}[A-Z]))\s*/u;

/** Two lines of a cell as one text: a word with a hyphen may be broken behind it. */
export const continued = (above: string, below: string): string =>
  `${above}${/[\p{L}\d]-$/u.test(above) && /^[\p{L}\d]/u.test(below) ? "" : " "}${below}`;

/** Removes a bullet in front; the dash of "– Present" is of a range of dates. */
export const withoutBullet = (text: string): { text: string; bullet: boolean } => {
  const plain = text.replace(bullets, "");
  const isEnd = /^[-–—]/.test(text) && plain.length < 20 && (isNow(plain) || isSpanAlone(plain));
  return isEnd ? { text, bullet: false } : { text: plain, bullet: plain !== text };
};

const spaces = /[\s\u00A0\u2000-\u200A\u202F\u3000]+/g;
const unseen = /[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFFD\u0000-\u0008\u000E-\u001F]/g;

/** Plain text on one line: NFKC for ligatures and wide letters, without characters that are not seen. */
export const plainText = (text: string): string =>
  text.normalize("NFKC").replace(unseen, "").replace(spaces, " ").trim();
