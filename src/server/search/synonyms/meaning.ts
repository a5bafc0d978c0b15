import { rootOf } from "../kinds/root-of.ts";
import { singular, wordsOf } from "../word-forms.ts";
import { automotive } from "./automotive.ts";
import { care } from "./care.ts";
import { conditions } from "./conditions.ts";
import { construction } from "./construction.ts";
import { earlyLearning } from "./early-learning.ts";
import { electrical } from "./electrical.ts";
import { everyday } from "./everyday.ts";
import { hospitality } from "./hospitality.ts";
import { industry } from "./industry.ts";
import { landAndLeisure } from "./land-and-leisure.ts";
import { otherLanguages } from "./languages.ts";
import { largeEmployers } from "./large-employers.ts";
import { licences } from "./licences.ts";
import { occupationNames, otherTitlesOf } from "./occupations.ts";
import { officeTechnology } from "./office-technology.ts";
import { publicService } from "./public-service.ts";
import { shopsAndHealth } from "./shops-and-health.ts";
import { shortNames } from "./short-names.ts";
import { slang } from "./slang.ts";
import type { SynonymRows } from "./synonym-rows.ts";
import { tools } from "./tools.ts";

/** What is known about a text of one or more words. */
export interface Meaning {
  /** Texts that mean the same. */
  close: readonly string[];
  /** Texts that are close to it: a narrower or a related kind of work. */
  broad: readonly string[];
}

const trades = [
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
];

const textsIn = (row: string): string[] => row.split(",").map((text) => wordsOf(text).join(" "));
/** The same for singular and plural: "sparkies" and "sparky". */
const keyOf = (words: readonly string[]): string => words.map(singular).join(" ");
const keyOfText = (text: string): string => keyOf(text.split(" "));

const close = new Map<string, Set<string>>();
const broad = new Map<string, Set<string>>();

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
const stoodFor = new Map<string, Set<string>>();
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
  add(broad, foreign, [english, ...(close.get(key) ?? []), ...(broad.get(key) ?? [])]);
}

const isHandWritten = (key: string): boolean => close.has(key) || broad.has(key);

/** Texts by themselves without spaces: "house keeper" and "housekeeper" are one. */
const joined = new Map<string, string>();
for (const key of [...close.keys(), ...broad.keys()]) joined.set(key.replaceAll(" ", ""), key);

const firstsOf = (rows: readonly string[]) => rows.map((row) => row.split(",")[0]!);
const keysIn = (rows: readonly string[]) => rows.flatMap((row) => textsIn(row).map(keyOfText));
const conditionKeys = new Set(keysIn([...conditions.same, ...firstsOf(conditions.wider)]));

const lastWord = (key: string) => key.slice(key.lastIndexOf(" ") + 1);
/** How a word for a person at work ends. */
const person =
  /(?:er|or|ist|ian|man|woman|ant|ent|eer|person|people|smith|wright|hand|guard|nurse|pilot|chef|cook|clerk|aide|host|hostess|maid|judge|ter|staff|carer|therapist|waitress|jackaroo|butcher|professional)$/;
const things = new Set(
  "scanner computer counter order paper container trailer corner power water number letter career summer winter customer consumer server over under after other floor door vendor sensor motor tractor harvester senior junior elder timber rubber copper leather cancer centre center event equipment department content client patient parent student plant restaurant transport accident development management government environment recruitment investment payment treatment talent rent".split(
    " ",
  ),
);
/** The last words of names of occupations: "driver", "nurse". */
const persons = new Set(
  [...occupationNames()].map(lastWord).filter((word) => person.test(word) && !things.has(word)),
);
/** The same work as an activity: "picking", "welding". */
const personRoots = new Set([...persons].map(rootOf));
const isActivity = (word: string) => /...ing$/.test(word) && personRoots.has(rootOf(word));
/** Rows with a name of an occupation are names of work, slang and short forms included. */
const workKeys = new Set(
  trades.flatMap(({ same }) =>
    same.map(textsIn).flatMap((row) => {
      const keys = row.map(keyOfText);
      return keys.some((key) => persons.has(lastWord(key))) ? keys : [];
    }),
  ),
);
/** People who may work anywhere: the other words say at what. */
const general = new Set([
  "leading hand",
  "all rounder",
  "allrounder",
  ..."aide lead head boss senior junior all-rounder manager assistant officer coordinator supervisor worker consultant technician tech trainee apprentice operator leader hand attendant staff specialist advisor adviser representative director engineer analyst graduate supervisor executive volunteer general service coach trainer instructor rep agent clerk controller collector fitter installer designer writer guard buyer planner person man woman helper".split(
    " ",
  ),
]);

/** The most words in a text that has a meaning. */
export const mostWords = 5;
/** Shorter words are not taken together: "a id" is no aid. */
const joinedFrom = 6;

/** Begins a text whose words may stand in any order: "manager, marketing" is a marketing manager. */
export const inAnyOrder = "& ";

/** Short forms of words, which stand for these within a name: "truck mech", "site super". */
const shortForms: Readonly<Record<string, string>> = {
  mech: "mechanic",
  tech: "technician",
  dev: "developer",
  devs: "developer",
  op: "operator",
  opr: "operator",
  asst: "assistant",
  assist: "assistant",
  mgr: "manager",
  mngr: "manager",
  super: "supervisor",
  rep: "representative",
  exec: "executive",
  coord: "coordinator",
  elec: "electrician",
  app: "apprentice",
  recep: "receptionist",
  acct: "accountant",
  eng: "engineer",
  snr: "senior",
  sr: "senior",
  jnr: "junior",
  jr: "junior",
  grad: "graduate",
  reg: "registered",
  med: "medical",
  qual: "qualified",
};

/** What is known about some words in their order; undefined where nothing is. */
export const meaningOf = (words: readonly string[]): Meaning | undefined => {
  const known = meaningAsTyped(words) ?? meaningOfDoing(words);
  if (known || words.length < 2 || !words.some((word) => word in shortForms)) return known;
  const full = words.map((word) => shortForms[word] ?? word);
  const meaning = meaningAsTyped(full);
  return meaning && { close: [full.join(" "), ...meaning.close], broad: meaning.broad };
};

/** The same for "picking fruit" and "fruit picking". */
const meaningOfDoing = ([doing = "", what = "", ...others]: readonly string[]): Meaning | undefined => {
  if (others.length || !what || !/...ing$/.test(doing) || /...ing$/.test(what)) return undefined;
  const meaning = meaningAsTyped([singular(what), doing]);
  return meaning && { close: [`${singular(what)} ${doing}`, ...meaning.close], broad: meaning.broad };
};

const isSameWork = (one: string | undefined, key: string) =>
  one === undefined || Boolean(close.get(one)?.has(key));
/** Names of work without the person: "pokies" of "pokies attendant", "road train" of "road train driver". */
const withoutPerson = new Map<string, string>();
for (const key of close.keys()) {
  const start = key.slice(0, key.lastIndexOf(" "));
  if (
    start !== key &&
    key.includes(" ") &&
    persons.has(lastWord(key)) &&
    !isHandWritten(start) &&
    !general.has(start)
  )
    withoutPerson.set(start, isSameWork(withoutPerson.get(start), key) ? key : "");
}

/** The same for "posties" and "postie". */
const knownKeyOf = (words: readonly string[]): string => {
  const key = keyOf(words);
  const other = words.map((word) => word.replace(/ies$/, "ie")).join(" ");
  return !isHandWritten(key) && isHandWritten(other) ? other : key;
};

const meaningAsTyped = (words: readonly string[]): Meaning | undefined => {
  const typed = knownKeyOf(words);
  const together = typed.replaceAll(" ", "");
  const key = isHandWritten(typed) || together.length < joinedFrom ? typed : (joined.get(together) ?? typed);
  if (isHandWritten(key)) return { close: [...(close.get(key) ?? [])], broad: [...(broad.get(key) ?? [])] };
  const named = withoutPerson.get(typed);
  if (named) return { close: [], broad: [...(close.get(named) ?? []), ...(broad.get(named) ?? [])] };
  const titles = otherTitlesOf(typed);
  return titles && { close: [`${inAnyOrder}${words.join(" ")}`], broad: titles };
};

/** The names of the work that a text stands for: "graphic designer" for "photoshop"; none for what is a name itself. */
export const namesMeant = (text: string): readonly string[] => [...(stoodFor.get(keyOfText(text)) ?? [])];

/** Whether a text is a condition of work. */
export const isCondition = (text: string): boolean => conditionKeys.has(keyOfText(text));

/** Whether a text names work, in which case the other words of a search are conditions of it. */
export const namesWork = (text: string): boolean => {
  const key = keyOfText(text);
  if (conditionKeys.has(key) || general.has(key)) return false;
  const last = lastWord(key);
  return workKeys.has(key) || persons.has(last) || isActivity(last);
};

/** Whether a text is a word for people who may work anywhere. */
export const isGeneral = (text: string): boolean => general.has(keyOfText(text));

/** Whether a text is a rank that people look for in any trade of a site. */
export const isRank = (text: string): boolean =>
  /^(?:apprentice(?:ship)?|trainee(?:ship)?|graduate)s?$/.test(text);

/** Texts whose jobs are read ahead. */
export const commonTexts: readonly string[] = [...trades, conditions].flatMap(({ same }) =>
  same.map((row) => textsIn(row)[0]!),
);

/** Every word of the synonyms, which a mistyped word is compared with. */
export const knownWords: ReadonlySet<string> = new Set(
  [...close.keys(), ...broad.keys()]
    .flatMap((key) => key.split(" "))
    .filter((word) => /^[a-z]{4,30}$/.test(word)),
);

/** Whether the synonyms have a word, in singular or plural. */
export const isKnownWord = (word: string): boolean => knownWords.has(singular(word));
