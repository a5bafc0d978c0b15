import { singular, wordsOf } from "../../../lexicon/text/word-forms.ts";
import { automotive } from "./automotive.ts";
import { care } from "./care.ts";
import { conditions } from "./conditions.ts";
import { construction } from "./construction.ts";
import { earlyLearning } from "./early-learning.ts";
import { electrical } from "./electrical.ts";
import { everyday } from "./everyday.ts";
import { hospitality } from "./hospitality.ts";
import { industry } from "./industry.ts";
import { jargon } from "./jargon.ts";
import { landAndLeisure } from "./land-and-leisure.ts";
import { otherLanguages } from "./languages.ts";
import { largeEmployers } from "./large-employers.ts";
import { licences } from "./licences.ts";
import { officeTechnology } from "./office-technology.ts";
import { publicService } from "./public-service.ts";
import { shopsAndHealth } from "./shops-and-health.ts";
import { shortNames } from "./short-names.ts";
import { slang } from "./slang.ts";
import type { SynonymRows } from "./synonym-rows.ts";
import { tools } from "./tools.ts";

/** The tables of work, trade by trade. */
export const trades = [
  electrical,
  construction,
  automotive,
  earlyLearning,
  hospitality,
  care,
  everyday,
  officeTechnology,
  slang,
  publicService,
  industry,
  landAndLeisure,
  shopsAndHealth,
  jargon,
];

/** The texts of a row, each with single spaces between its words. */
export const textsIn = (row: string): string[] => row.split(",").map((text) => wordsOf(text).join(" "));
/** The same for singular, plural and possessive: "sparkies", "sparky's" and "sparky". */
export const keyOf = (words: readonly string[]): string =>
  words.map((word) => singular(word.replace(/'s?$/, ""))).join(" ");
export const keyOfText = (text: string): string => keyOf(text.split(" "));

/** Texts that mean the same, by the key of a text. */
export const close = new Map<string, Set<string>>();
/** Texts that are close to it: a narrower or a related kind of work. */
export const broad = new Map<string, Set<string>>();

const add = (to: Map<string, Set<string>>, text: string, others: readonly string[]): void => {
  const key = keyOfText(text);
  const known = to.get(key);
  if (known) for (const other of others) known.add(other);
  else to.set(key, new Set(others));
};

const addSame = ({ same }: SynonymRows): void => {
  for (const row of same.map(textsIn)) {
    // Other names of what a row before names first mean all that it means.
    const all = [...new Set([...row, ...(close.get(keyOfText(row[0]!)) ?? [])])];
    for (const text of row) add(close, text, all);
  }
};
const addWider = ({ wider }: SynonymRows): void => {
  for (const [first, ...others] of wider.map(textsIn))
    for (const text of [first!, ...(close.get(keyOfText(first!)) ?? [])]) add(broad, text, others);
};
/** Texts that stand for work that no ad calls so, and the names of that work. */
export const stoodFor = new Map<string, Set<string>>();
const addCalled = ({ called = [] }: SynonymRows): void => {
  for (const [first, ...others] of called.map(textsIn)) {
    const key = keyOfText(first!);
    for (const text of others) {
      add(stoodFor, text, [first!]);
      add(close, text, [text, first!, ...(close.get(key) ?? [])]);
      add(broad, text, [...(broad.get(key) ?? [])]);
    }
  }
};
const rows = [...trades, conditions, licences, tools, largeEmployers, shortNames];
for (const one of rows) addSame(one);
for (const one of rows) addWider(one);
for (const one of rows) addCalled(one);
for (const row of otherLanguages) {
  const [foreign, english] = textsIn(row) as [string, string];
  const key = keyOfText(english);
  add(stoodFor, foreign, [english]);
  add(broad, foreign, [english, ...(close.get(key) ?? []), ...(broad.get(key) ?? [])]);
}

/** Whether the tables have a text with this key. */
export const isHandWritten = (key: string): boolean => close.has(key) || broad.has(key);

/** Texts by themselves without spaces: "house keeper" and "housekeeper" are one. */
export const joined = new Map<string, string>();
for (const key of [...close.keys(), ...broad.keys()]) joined.set(key.replaceAll(" ", ""), key);
