import { anyOf, patternOf } from "../text/wording.ts";
import { refused } from "./refusals.ts";
import type { Group } from "./topic-data.ts";

const behind = (words?: readonly string[]) => words && new RegExp(String.raw`${anyOf(words)}[\s-]*$`, "i");
const ahead = (words?: readonly string[]) => words && new RegExp(String.raw`^[\s-]*${anyOf(words)}`, "i");
const within = (words?: readonly string[]) => words && new RegExp(anyOf(words), "i");

/** The patterns of a group of wordings. */
export const compile = (group: Group, toPattern = patternOf) => ({
  at: group.at,
  any: new RegExp(anyOf(group.words, toPattern), "i"),
  each: group.words.map((words) => new RegExp(anyOf([words], toPattern), "gi")),
  notAfter: behind(group.notAfter),
  notBefore: ahead(group.notBefore),
  onlyAfter: behind(group.onlyAfter),
  onlyBefore: ahead(group.onlyBefore),
  beside: within(group.beside),
  notBeside: within(group.notBeside),
});
export type Compiled = ReturnType<typeof compile>;

/** A part of a text. */
export type Span = readonly [from: number, to: number];

const isAtPlace = (at: Group["at"], before: string, after: string): boolean =>
  (at !== "start" && at !== "whole" ? true : !before.trim()) &&
  (at !== "end" && at !== "whole" ? true : !after.trim());

/** Where a group's words stand in a text, with what must and without what must not stand around them. */
export const spansOf = (text: string, { any, each, ...group }: Compiled): Span[] => {
  if (!any.test(text)) return [];
  return each.flatMap((words) =>
    [...text.matchAll(words)].flatMap(({ 0: { length }, index }) => {
      const [before, after] = [text.slice(0, index), text.slice(index + length)];
      const isMeant =
        isAtPlace(group.at, before, after) &&
        !group.notAfter?.test(before) &&
        !group.notBefore?.test(after) &&
        (group.onlyAfter?.test(before) ?? true) &&
        (group.onlyBefore?.test(after) ?? true);
      return isMeant ? [[index, index + length] as const] : [];
    }),
  );
};

/** Whether a sentence says what a group means. */
export const isStated = (sentence: string, group: Compiled): boolean =>
  spansOf(sentence, group).some(([from]) => !refused.test(sentence.slice(0, from))) &&
  (group.beside?.test(sentence) ?? true) &&
  !group.notBeside?.test(sentence);
