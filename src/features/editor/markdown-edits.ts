/** A text, and what is selected in it; nothing where `start` is `end`. */
export interface Selected {
  value: string;
  start: number;
  end: number;
}

/** What replaces a part of a text, and what is selected in the new text afterwards. */
export interface Edit {
  from: number;
  to: number;
  text: string;
  start: number;
  end: number;
}

/** Puts a mark around what is selected, or takes it away where it is there already. */
export const toggleMark = ({ value, ...range }: Selected, mark: "*" | "**", words: string): Edit => {
  const { start, end } = withoutBlanks(value, range);
  const size = mark.length;
  const selected = value.slice(start, end);
  const inside = Math.min(starsAt(selected, "start"), starsAt(selected, "end"));
  const outside = Math.min(starsAt(value.slice(0, start), "end"), starsAt(value.slice(end), "start"));
  const inner = selected.slice(size, -size);
  if (hasMark(inside, mark) && selected.length > 2 * size && !hasOther(inner, mark))
    return { from: start, to: end, text: inner, start, end: end - 2 * size };
  if (hasMark(outside, mark))
    return { from: start - size, to: end + size, text: selected, start: start - size, end: end - size };
  const text = selected || words;
  return {
    from: start,
    to: end,
    text: mark + text + mark,
    start: start + size,
    end: start + size + text.length,
  };
};

/** Whether a row of stars has a mark: one star is italic, two are bold, three are both. */
const hasMark = (stars: number, mark: "*" | "**") => (mark === "*" ? stars % 2 === 1 : stars >= 2);

/** Whether the stars at the edges belong to two marks, as in "*one* and *two*". */
const hasOther = (inner: string, mark: "*" | "**") =>
  mark === "**" ? inner.includes("**") : inner.replaceAll("**", "").includes("*");

const starsAt = (text: string, side: "start" | "end"): number =>
  (side === "start" ? /^\**/ : /\**$/).exec(text)![0].length;

/** Blanks at the edges stay outside of a mark, which would not be one otherwise. */
const withoutBlanks = (value: string, { start, end }: Omit<Selected, "value">) => {
  const selected = value.slice(start, end);
  if (!selected.trim()) return { start, end: start };
  return {
    start: start + (selected.length - selected.trimStart().length),
    end: end - (selected.length - selected.trimEnd().length),
  };
};

/** What lines can be. */
export type LineKind = "heading" | "list" | "quote";

interface LineMark {
  mark: string;
  /** A line of this kind. */
  is: RegExp;
  /** What is taken away when a line becomes of this kind, or is no longer. */
  without: RegExp;
  /** What stands there when there are no words. */
  words: string;
}
const lineMarks: Record<LineKind, LineMark> = {
  heading: { mark: "## ", is: /^#{1,6}\s/, without: /^\s*(?:#{1,6}|[-*+]|\d+[.)])\s+/, words: "Heading" },
  list: { mark: "- ", is: /^\s*[-*+]\s/, without: /^\s*(?:#{1,6}|[-*+]|\d+[.)])\s+/, words: "one thing" },
  quote: { mark: "> ", is: /^>/, without: /^>\s?/, words: "what somebody said" },
};

/** Makes the selected lines a list, headings or a quote, each line; or plain lines again, where all are that already. */
export const toggleLines = ({ value, start, end }: Selected, kind: LineKind): Edit => {
  const { mark, is, without, words } = lineMarks[kind];
  // A selection that ends after a line break does not have the line below it.
  const last = end > start && value[end - 1] === "\n" ? end - 1 : end;
  const from = lineStart(value, start);
  const to = lineEnd(value, last);
  const lines = value.slice(from, to).split("\n");
  const written = lines.filter((line) => line.trim());
  const isOn = written.length > 0 && written.every((line) => is.test(line));
  if (isOn) {
    const text = lines.map((line) => line.replace(without, "")).join("\n");
    return { from, to, text, ...selectionIn(text, from, { isCaret: start === end, after: to - end }) };
  }
  const marked = lines.map((line) => {
    if (line.trim()) return mark + line.replace(without, "");
    return kind === "quote" && written.length > 0 ? mark.trim() : line;
  });
  const text = written.length ? marked.join("\n") : mark + words;
  const before = needsGap(value.slice(0, from).split("\n").at(-2), is) ? "\n" : "";
  const after = needsGap(value.slice(to + 1).split("\n")[0], is) ? "\n" : "";
  const at = from + before.length;
  const selection = written.length
    ? selectionIn(text, at, { isCaret: start === end, after: to - end })
    : { start: at + mark.length, end: at + text.length };
  return { from, to, text: before + text + after, ...selection };
};

/** Whether an empty line must come between lines of a kind and this neighbour, so that they are not one paragraph. */
const needsGap = (neighbour: string | undefined, is: RegExp): boolean =>
  Boolean(neighbour?.trim()) && !is.test(neighbour!);

/** The caret as far from the end as it was; otherwise everything that was changed. */
const selectionIn = (text: string, at: number, { isCaret, after }: { isCaret: boolean; after: number }) => {
  const end = at + text.length;
  const caret = Math.max(at, end - after);
  return isCaret ? { start: caret, end: caret } : { start: at, end };
};

/** What Enter does in a list or a quote: the next line begins as this one does, and an empty one ends it. Else null. */
export const continueLine = ({ value, start, end }: Selected): Edit | null => {
  const from = lineStart(value, start);
  const found = /^(\s*(?:[-*+]|(\d+)([.)])|>)\s+)(.*)$/.exec(value.slice(from, lineEnd(value, start)));
  const [, mark = "", number, dot = "", rest = ""] = found ?? [];
  if (start !== end || !mark || start < from + mark.length) return null;
  if (!rest.trim()) return { from, to: lineEnd(value, start), text: "", start: from, end: from };
  const text = `\n${number ? mark.replace(number + dot, `${Number(number) + 1}${dot}`) : mark}`;
  return { from: start, to: start, text, start: start + text.length, end: start + text.length };
};

/** A picture as a paragraph of its own, below the one that the selection ends in. */
export const insertPicture = ({ value, end }: Selected, picture: { src: string; alt: string }): Edit => {
  const at = lineEnd(value, end);
  const isEmptyLine = !value.slice(lineStart(value, at), at).trim();
  const above = value.slice(0, isEmptyLine ? lineStart(value, at) : at);
  const before = above.trim() ? "\n".repeat(Math.max(0, 2 - breaksAtEnd(above))) : "";
  const below = value.slice(at);
  const after = below.trim() ? "\n".repeat(Math.max(0, 2 - /^\n*/.exec(below)![0].length)) : "";
  const text = `${before}![${escaped(picture.alt)}](${picture.src})`;
  return { from: at, to: at, text: text + after, start: at + text.length, end: at + text.length };
};

const breaksAtEnd = (text: string): number => /\n*$/.exec(text)![0].length;

const lineStart = (value: string, at: number): number => value.lastIndexOf("\n", at - 1) + 1;

const lineEnd = (value: string, at: number): number => {
  const found = value.indexOf("\n", at);
  return found < 0 ? value.length : found;
};

/** Words between square brackets. */
export const escaped = (words: string): string =>
  words
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[[\]\\]/g, "\\$&");
