import type { Line, Typesetter } from "./typesetter.ts";

/** A title laid out for drawing. */
export interface FittedTitle {
  /** Pixels of an em. */
  size: number;
  lines: Line[];
}

/** Font sizes, largest first, each with how many lines fit. */
const choices = [
  { size: 84, lines: 3 },
  { size: 72, lines: 4 },
  { size: 60, lines: 5 },
  { size: 50, lines: 6 },
] as const;

/** Breaks a title into lines of at most `width` pixels, as large as it fits; one that never fits ends in "…". */
export const fitTitle = (title: string, width: number, set: Typesetter): FittedTitle => {
  const words = title.trim().split(/\s+/);
  for (const { size, lines: most } of choices) {
    const lines = wrap(words, width / size, set);
    if (lines && lines.length <= most)
      return { size, lines: balanced(words, width / size, lines, set).map(set) };
  }
  const { size, lines: most } = choices.at(-1)!;
  const room = width / size;
  const lines =
    wrap(
      words.flatMap((word) => pieces(word, room, set)),
      room,
      set,
    ) ?? [];
  return { size, lines: shortened(lines, most, room, set).map(set) };
};

/** The words in lines of at most `room` ems; null when a single word is wider. */
const wrap = (words: readonly string[], room: number, set: Typesetter): string[] | null => {
  const lines: string[] = [];
  for (const word of words) {
    if (set(word).width > room) return null;
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && set(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** The same number of lines at nearly the smallest width, so that the last has no single word. */
const balanced = (words: readonly string[], room: number, lines: string[], set: Typesetter): string[] => {
  let best = lines;
  for (let part = 0.95; part > 0.5; part -= 0.05) {
    const narrower = wrap(words, room * part, set);
    if (narrower?.length !== lines.length) break;
    best = narrower;
  }
  return best;
};

/** Splits a word that is too wide into parts that fit. */
const pieces = (word: string, room: number, set: Typesetter): string[] => {
  const parts = [""];
  for (const sign of word) {
    if (set(parts.at(-1)! + sign).width > room) parts.push("");
    parts[parts.length - 1] += sign;
  }
  return parts;
};

const shortened = (lines: readonly string[], most: number, room: number, set: Typesetter): string[] => {
  if (lines.length <= most) return [...lines];
  let last = lines[most - 1]!;
  while (last && set(`${last}…`).width > room) last = last.slice(0, -1).trimEnd();
  return [...lines.slice(0, most - 1), `${last}…`];
};
