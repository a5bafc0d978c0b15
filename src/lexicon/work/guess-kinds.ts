import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rootsOf } from "./root-of.ts";

/**
 * Words in titles of occupations and the kinds of work that these are, from ANZSCO (Australian Bureau of Statistics and
 * Statistics New Zealand, CC BY) and ESCO (European Commission); written by `generate-kind-words.ts`.
 */
const [head = "", ...lines] = readFileSync(join(import.meta.dirname, "kind-words.txt"), "utf8")
  .trimEnd()
  .split("\n");
const kinds = head.split(" ");

/** For each word, how much likelier each kind is with it, as a logarithm. */
const evidence = new Map<string, Float32Array>();
const totals = new Float64Array(kinds.length);
const counts = lines.map((line) => {
  const [word = "", ...pairs] = line.split(" ");
  const ofKinds = pairs.map((pair) => pair.split(":").map(Number) as [kind: number, times: number]);
  for (const [kind, times] of ofKinds) totals[kind]! += times;
  return { word, ofKinds };
});
/** Stands for titles that were never seen. */
const unseen = 0.35;
const all = totals.reduce((sum, times) => sum + times);
for (const { word, ofKinds } of counts) {
  const sum = ofKinds.reduce((total, [, times]) => total + times, 0);
  const row = new Float32Array(kinds.length);
  const times = new Float64Array(kinds.length);
  for (const [kind, some] of ofKinds) times[kind] = some;
  // Kinds with many titles are not likelier to be searched for, so that each is compared with its own size.
  for (const kind of row.keys())
    row[kind] = Math.log((times[kind]! + unseen * (sum / all) * 20 + 0.01) / (totals[kind]! + 300));
  evidence.set(word, row);
}

/** A kind of work as "category/kind", and how likely it is, from 0 to 1. */
export interface GuessedKind {
  kind: string;
  likely: number;
}

/** Whether a text has a word that is known from titles of occupations. */
export const hasWordOfTitles = (text: string): boolean => rootsOf(text).some((root) => evidence.has(root));

/** The kinds of work that a title may be, the likeliest first; none where no word is known. "none" is work of no kind. */
export const guessKinds = (title: string): GuessedKind[] => {
  const rows = rootsOf(title).flatMap((root) => evidence.get(root) ?? []);
  if (!rows.length) return [];
  const sums = kinds.map((_, kind) => rows.reduce((sum, row) => sum + row[kind]!, 0));
  const most = Math.max(...sums);
  const parts = sums.map((sum) => Math.exp(sum - most));
  const whole = parts.reduce((sum, part) => sum + part);
  return kinds
    .map((kind, at) => ({ kind, likely: parts[at]! / whole }))
    .filter(({ likely }) => likely > 0.02)
    .toSorted((one, other) => other.likely - one.likely);
};
