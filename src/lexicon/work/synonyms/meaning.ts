import { singular } from "../../text/word-forms.ts";
import { queryWords } from "../query-words.ts";
import { titleLists } from "../title-lists.ts";
import { joinedKeyOf, knownKeyOf } from "./known-keys.ts";
import { endsWithPerson, isGeneral, namesWork } from "./names-of-work.ts";
import { otherTitlesOf } from "./occupation-titles.ts";
import { isAnybody, similarRoles } from "./roles.ts";
import { equals, foreignNames, hasTerm, keyOf, oneWay, related, synonyms } from "./synonym-table.ts";
import { meaningOfAssistant } from "./trade-assistants.ts";

/** What is known about a text of one or more words. */
export interface Meaning {
  /** Texts that mean the same. */
  synonyms: readonly string[];
  /** Texts that are close to it: a narrower or a related kind of work. */
  related: readonly string[];
}

/** The most words in a text that has a meaning. */
export const mostWords = 5;
/** Begins a text whose words may stand in any order: "manager, marketing" is a marketing manager. */
export const inAnyOrder = "& ";

/** Short forms of words, which stand for these within a name: "truck mech", "site super". */
const shortForms = new Map(Object.entries(titleLists.shortForms));

/** What is known about some words in their order; undefined where nothing is. */
export const meaningOf = (words: readonly string[]): Meaning | undefined => {
  const known =
    meaningOfAssistant(words) ??
    meaningAsTyped(words) ??
    meaningOfDoing(words) ??
    meaningOfBeing(words) ??
    meaningOfHead(words) ??
    meaningOfRunning(words) ??
    meaningOfWhoDoes(words) ??
    meaningOfSupport(words) ??
    meaningOfWhom(words) ??
    meaningOfRole(words);
  if (known || !words.some((word) => shortForms.has(word))) return known;
  const full = words.map((word) => shortForms.get(word) ?? word);
  // Alone, only those of people are clear: "oosh coord", but not "med".
  const meaning =
    meaningAsTyped(full) ?? (isGeneral(full.join(" ")) ? { synonyms: [], related: [] } : undefined);
  return meaning && { synonyms: [full.join(" "), ...meaning.synonyms], related: meaning.related };
};

const isArticle = (word = ""): boolean => /^(?:the|an?)$/.test(word);

/** What other words mean for those that were typed: the same as the other words. */
const meaningAs = (words: readonly string[]): Meaning | undefined => {
  const meaning = meaningAsTyped(words);
  return meaning && { synonyms: [words.join(" "), ...meaning.synonyms], related: meaning.related };
};

/** "Picking", "pick" and "picks" as an activity; the last letter of "cut" is doubled. */
const doingOf = (does: string): string[] => {
  const stem = singular(does).replace(/e$/, "");
  return /...ing$/.test(does) ? [does] : [`${stem}ing`, `${stem}${stem.at(-1)}ing`];
};

/** "Pick fruit" as the known name of what is done: "fruit picking", else "picking fruit"; "sell old cars" also as "selling cars". */
const activityOf = ([does = "", ...what]: readonly string[]): string[] | undefined => {
  const thing = what.at(-1);
  if (does.length < 3 || thing === undefined || what.length > 2 || /...ing$/.test(thing)) return undefined;
  const names = doingOf(does).flatMap((doing) => [
    ...(what.length > 1 ? [] : [[singular(thing), doing]]),
    [doing, ...what],
    ...(what.length > 1 && queryWords.adjectives.has(what[0]!) ? [[doing, thing]] : []),
  ]);
  return names.find(meaningAsTyped);
};
const meaningOfDoing = (words: readonly string[]): Meaning | undefined => {
  const activity = activityOf(words);
  return activity && meaningAs(activity);
};

/** The name of what is done, where words say it in another way: "house cleaning" for "clean houses"; undefined for others. */
export const nameOfDoing = (words: readonly string[]): string | undefined => {
  return meaningAsTyped(words) ? undefined : activityOf(words)?.join(" ");
};

/** The same for "nannying" and "nanny", "cheffing" and "chef". */
const meaningOfBeing = ([doing = "", ...others]: readonly string[]): Meaning | undefined => {
  const [, one] = /^(.{3,})ing$/.exec(doing) ?? [];
  if (others.length || one === undefined) return undefined;
  const person = one.replace(/(.)\1$/, "$1");
  return namesWork(person) && hasTerm(keyOf([person])) ? meaningAs([person]) : undefined;
};

/** The same for "domestic cleaning" and "domestic cleaner", either way. */
const meaningOfWhoDoes = (words: readonly string[]): Meaning | undefined => {
  const [, does, ending] = /^(.{3,})(ing|ers?)$/.exec(words.at(-1) ?? "") ?? [];
  if (words.length < 2 || does === undefined) return undefined;
  const other = [...words.slice(0, -1), `${does}${ending === "ing" ? "er" : "ing"}`];
  return hasTerm(keyOf(other)) ? meaningAs(other) : undefined;
};

/** The same for "family violence support worker" and "family violence worker", who need not support people with disability. */
const meaningOfSupport = (words: readonly string[]): Meaning | undefined => {
  const [kind = "", worker = ""] = words.slice(-2);
  if (words.length < 3 || !titleLists.supports.includes(kind) || !/^workers?$/.test(worker)) return undefined;
  const plain = [...words.slice(0, -2), worker];
  return hasTerm(keyOf(plain)) ? meaningAs(plain) : undefined;
};

/** The same for "head of people" and "people manager". */
const meaningOfHead = ([head = "", of = "", ...what]: readonly string[]): Meaning | undefined => {
  if (!/^(?:head|director|vp)$/.test(head) || of !== "of" || !what.length) return undefined;
  const manager = [...what, "manager"];
  const meaning = meaningAsTyped(manager);
  if (!meaning && what.length > 1) return undefined;
  return { synonyms: [manager.join(" "), ...(meaning?.synonyms ?? [])], related: meaning?.related ?? [] };
};

/** The same for "run a warehouse", "managing warehouses" and "warehouse manager", but not for who manages people. */
const meaningOfRunning = ([runs = "", ...what]: readonly string[]): Meaning | undefined => {
  const place = isArticle(what[0]) ? what.slice(1) : what;
  if (!/^(?:run|runn|manag|supervis)(?:e|ing)?$/.test(runs) || !place.length || isAnybody(place[0]!))
    return undefined;
  return meaningAs([...place.map(singular), "manager"]);
};

/** The same for "carer for the elderly" and "elderly carer", "cook at childcare" and "childcare cook". */
const meaningOfWhom = ([who = "", joint = "", ...whom]: readonly string[]): Meaning | undefined => {
  const what = isArticle(whom[0]) ? whom.slice(1) : whom;
  if (
    !/^(?:for|at|of|with)$/.test(joint) ||
    !what.length ||
    !(namesWork(who) || titleLists.assistants.test(who))
  )
    return undefined;
  const name = [...what, who];
  return meaningOfAssistant(name) ?? (hasTerm(keyOf(name)) ? meaningAs(name) : undefined);
};

const managers = new Set(titleLists.ranks.manager.titles);
const ranked = new Set([...managers, ...titleLists.ranks.beginner.titles]);
/** The same for "abattoir labourer" and "abattoir worker", but not for those of another rank: a supervisor is no manager. */
const meaningOfRole = (words: readonly string[]): Meaning | undefined => {
  const role = words.at(-1)!;
  const roles = words.length < 2 || ranked.has(singular(role)) ? [] : similarRoles(role);
  const name = roles
    .filter((other) => !managers.has(other))
    .map((other) => words.with(-1, other))
    .find((one) => hasTerm(keyIn(one)));
  return name && meaningAs(name);
};

const vague = new Set(titleLists.vague);
const isSameWork = (one: string | undefined, key: string) =>
  one === undefined || Boolean(synonyms.get(one)?.has(key));
/** Names of work without the person: "pokies" of "pokies attendant", "road train" of "road train driver". */
const withoutPerson = new Map<string, string>();
for (const key of synonyms.keys()) {
  const start = key.slice(0, key.lastIndexOf(" "));
  if (
    start !== key &&
    key.includes(" ") &&
    endsWithPerson(key) &&
    !endsWithPerson(start) &&
    !hasTerm(start) &&
    !isGeneral(start) &&
    !vague.has(start)
  )
    withoutPerson.set(start, isSameWork(withoutPerson.get(start), key) ? key : "");
}

const meaningAsTyped = (words: readonly string[]): Meaning | undefined => {
  const typed = knownKeyOf(words);
  const key = joinedKeyOf(typed);
  if (hasTerm(key))
    return { synonyms: [...(synonyms.get(key) ?? [])], related: [...(related.get(key) ?? [])] };
  const named = withoutPerson.get(typed);
  if (named)
    return { synonyms: [], related: [...(synonyms.get(named) ?? []), ...(related.get(named) ?? [])] };
  const titles = otherTitlesOf(typed);
  return titles && { synonyms: [`${inAnyOrder}${words.join(" ")}`], related: titles };
};

const keyIn = (words: readonly string[]): string => joinedKeyOf(knownKeyOf(words));

/** Other names of the same work: "draftsperson" for "drafter"; none for what has one name. */
export const equalTermsOf = (text: string): readonly string[] => [
  ...(equals.get(keyIn(text.split(" "))) ?? []),
];

/** The names of the work that a text stands for: "graphic designer" for "photoshop"; none for what is a name itself. */
export const mainTermsOf = (text: string): readonly string[] => [
  ...(oneWay.get(keyIn(text.split(" "))) ?? []),
];

/** The English name of work that words of another language stand for; undefined for others, and where they may stand for several. */
export const englishNameOf = (words: readonly string[]): string | undefined => {
  const [name, ...others] = foreignNames.get(keyIn(words)) ?? [];
  return others.length ? undefined : name;
};

/** Every word of the synonyms, which a mistyped word is compared with. */
export const knownWords: ReadonlySet<string> = new Set(
  [...synonyms.keys(), ...related.keys()]
    .flatMap((key) => key.split(" "))
    .filter((word) => /^[a-z]{4,30}$/.test(word)),
);

/** Every name of several words, in singular. */
export const knownNames: readonly string[] = [...new Set([...synonyms.keys(), ...related.keys()])].filter(
  (key) => key.includes(" "),
);

/** Whether the synonyms have a word, in singular or plural. */
export const isKnownWord = (word: string): boolean => knownWords.has(singular(word));
