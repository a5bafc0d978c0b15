import { singular } from "../../../lexicon/text/word-forms.ts";
import { joinedKeyOf, knownKeyOf } from "./known-keys.ts";
import { meaningOfMate } from "./mates.ts";
import { endsWithPerson, isGeneral, namesWork } from "./names-of-work.ts";
import { otherTitlesOf } from "./occupations.ts";
import { broad, close, isHandWritten, keyOf, stoodFor } from "./synonym-table.ts";

/** What is known about a text of one or more words. */
export interface Meaning {
  /** Texts that mean the same. */
  close: readonly string[];
  /** Texts that are close to it: a narrower or a related kind of work. */
  broad: readonly string[];
}

/** The most words in a text that has a meaning. */
export const mostWords = 5;
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
  manger: "manager",
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
  fresher: "graduate",
  freshers: "graduate",
  reg: "registered",
  med: "medical",
  qual: "qualified",
};

/** What is known about some words in their order; undefined where nothing is. */
export const meaningOf = (words: readonly string[]): Meaning | undefined => {
  const known =
    meaningOfMate(words) ??
    meaningAsTyped(words) ??
    meaningOfDoing(words) ??
    meaningOfHead(words) ??
    meaningOfWhoDoes(words) ??
    meaningOfSupport(words) ??
    meaningOfWhom(words);
  if (known || !words.some((word) => word in shortForms)) return known;
  const full = words.map((word) => shortForms[word] ?? word);
  // Alone, only those of people are clear: "oosh coord", but not "med".
  const meaning = meaningAsTyped(full) ?? (isGeneral(full.join(" ")) ? { close: [], broad: [] } : undefined);
  return meaning && { close: [full.join(" "), ...meaning.close], broad: meaning.broad };
};

/** What other words mean for those that were typed: the same as the other words. */
const meaningAs = (words: readonly string[]): Meaning | undefined => {
  const meaning = meaningAsTyped(words);
  return meaning && { close: [words.join(" "), ...meaning.close], broad: meaning.broad };
};

/** The same for "picking fruit" and "fruit picking". */
const meaningOfDoing = ([doing = "", what = "", ...others]: readonly string[]): Meaning | undefined => {
  if (others.length || !what || !/...ing$/.test(doing) || /...ing$/.test(what)) return undefined;
  return meaningAs([singular(what), doing]);
};

/** The same for "domestic cleaning" and "domestic cleaner". */
const meaningOfWhoDoes = (words: readonly string[]): Meaning | undefined => {
  const [, doing] = /^(.{3,})ing$/.exec(words.at(-1) ?? "") ?? [];
  if (words.length < 2 || doing === undefined) return undefined;
  const person = [...words.slice(0, -1), `${doing}er`];
  return isHandWritten(keyOf(person)) ? meaningAs(person) : undefined;
};

/** The same for "family violence support worker" and "family violence worker", who need not support people with disability. */
const meaningOfSupport = (words: readonly string[]): Meaning | undefined => {
  const [kind = "", worker = ""] = words.slice(-2);
  if (
    words.length < 3 ||
    !/^(?:support|case|outreach|crisis|intake)$/.test(kind) ||
    !/^workers?$/.test(worker)
  )
    return undefined;
  const plain = [...words.slice(0, -2), worker];
  return isHandWritten(keyOf(plain)) ? meaningAs(plain) : undefined;
};

/** The same for "head of people" and "people manager". */
const meaningOfHead = ([head = "", of = "", ...what]: readonly string[]): Meaning | undefined => {
  if (!/^(?:head|director|vp)$/.test(head) || of !== "of" || !what.length) return undefined;
  const manager = [...what, "manager"];
  const meaning = meaningAsTyped(manager);
  if (!meaning && what.length > 1) return undefined;
  return { close: [manager.join(" "), ...(meaning?.close ?? [])], broad: meaning?.broad ?? [] };
};

/** The same for "carer for the elderly" and "elderly carer", "cook at childcare" and "childcare cook". */
const meaningOfWhom = ([who = "", joint = "", ...whom]: readonly string[]): Meaning | undefined => {
  const what = /^(?:the|an?)$/.test(whom[0] ?? "") ? whom.slice(1) : whom;
  if (!/^(?:for|at|of|with)$/.test(joint) || !what.length || !namesWork(who)) return undefined;
  return isHandWritten(keyOf([...what, who])) ? meaningAs([...what, who]) : undefined;
};

/** Words that say nothing of the work without the person: "physical jobs" are none of therapists. */
const sayNothing = new Set(
  "physical manual good cold basic advanced practical skilled older third internal structured static work performance strategic city mini plan unit form operational".split(
    " ",
  ),
);
const isSameWork = (one: string | undefined, key: string) =>
  one === undefined || Boolean(close.get(one)?.has(key));
/** Names of work without the person: "pokies" of "pokies attendant", "road train" of "road train driver". */
const withoutPerson = new Map<string, string>();
for (const key of close.keys()) {
  const start = key.slice(0, key.lastIndexOf(" "));
  if (
    start !== key &&
    key.includes(" ") &&
    endsWithPerson(key) &&
    !endsWithPerson(start) &&
    !isHandWritten(start) &&
    !isGeneral(start) &&
    !sayNothing.has(start)
  )
    withoutPerson.set(start, isSameWork(withoutPerson.get(start), key) ? key : "");
}

const meaningAsTyped = (words: readonly string[]): Meaning | undefined => {
  const typed = knownKeyOf(words);
  const key = joinedKeyOf(typed);
  if (isHandWritten(key)) return { close: [...(close.get(key) ?? [])], broad: [...(broad.get(key) ?? [])] };
  const named = withoutPerson.get(typed);
  if (named) return { close: [], broad: [...(close.get(named) ?? []), ...(broad.get(named) ?? [])] };
  const titles = otherTitlesOf(typed);
  return titles && { close: [`${inAnyOrder}${words.join(" ")}`], broad: titles };
};

/** The names of the work that a text stands for: "graphic designer" for "photoshop"; none for what is a name itself. */
export const namesMeant = (text: string): readonly string[] => [
  ...(stoodFor.get(joinedKeyOf(knownKeyOf(text.split(" ")))) ?? []),
];

/** Every word of the synonyms, which a mistyped word is compared with. */
export const knownWords: ReadonlySet<string> = new Set(
  [...close.keys(), ...broad.keys()]
    .flatMap((key) => key.split(" "))
    .filter((word) => /^[a-z]{4,30}$/.test(word)),
);

/** Every name of several words, in singular. */
export const knownNames: readonly string[] = [...new Set([...close.keys(), ...broad.keys()])].filter((key) =>
  key.includes(" "),
);

/** Whether the synonyms have a word, in singular or plural. */
export const isKnownWord = (word: string): boolean => knownWords.has(singular(word));
