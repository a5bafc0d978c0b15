import { spaced } from "../../text/word-forms.ts";
import { rootOf } from "../root-of.ts";
import { titleLists } from "../title-lists.ts";
import { occupationNames } from "./occupation-titles.ts";
import { conditions, keyOfTerm, licences, trades } from "./synonym-table.ts";

const keysOf = (terms: readonly string[]) => terms.map(spaced).map(keyOfTerm);
const conditionKeys = new Set([
  ...conditions.synonyms.flatMap(keysOf),
  ...conditions.related.flatMap(({ from }) => keysOf(from)),
]);

const lastWord = (key: string) => key.slice(key.lastIndexOf(" ") + 1);
const person = new RegExp(`(?:${titleLists.personEndings.join("|")})$`);
const notPersons = new Set(titleLists.notPersons);
/** The last words of names of occupations: "driver", "nurse". */
const persons = new Set(
  [...occupationNames()].map(lastWord).filter((word) => person.test(word) && !notPersons.has(word)),
);
/** Whether a key ends with a word for a person at work. */
export const endsWithPerson = (key: string): boolean => persons.has(lastWord(key));
/** The same work as an activity: "picking", "welding". */
const personRoots = new Set([...persons].map(rootOf));
const isActivity = (word: string) => /...ing$/.test(word) && personRoots.has(rootOf(word));
/** Rows with a name of an occupation are names of work, slang and short forms included. */
const workKeys = new Set(
  trades.flatMap((trade) =>
    trade.synonyms.map(keysOf).flatMap((keys) => (keys.some(endsWithPerson) ? keys : [])),
  ),
);
const general = new Set(titleLists.general);

const licenceKeys = new Set([
  ...licences.synonyms.flatMap(keysOf),
  ...licences.oneWay.flatMap(({ from }) => keysOf(from)),
]);

/** Whether a key is training for a licence, which an employer gives: "RSA training". */
export const isTraining = (key: string): boolean => {
  const [, licence] = /^(.+) (?:training|course)$/.exec(key) ?? [];
  return licence !== undefined && licenceKeys.has(licence);
};

/** Whether a text is a condition of work. */
export const isCondition = (text: string): boolean => conditionKeys.has(keyOfTerm(text));

/** Whether a text names work, in which case the other words of a search are conditions of it. */
export const namesWork = (text: string): boolean => {
  const key = keyOfTerm(text);
  if (conditionKeys.has(key) || general.has(key) || isTraining(key)) return false;
  return workKeys.has(key) || endsWithPerson(key) || isOnlyDone(key);
};

/** Whether a key says what is done, and not who does it. */
const isOnlyDone = (key: string): boolean => !workKeys.has(key) && isActivity(lastWord(key));

/** Whether a key says what is done, as "earthmoving" and "picking" do. */
const isDone = (key: string): boolean => isOnlyDone(key) || (/...ing$/.test(key) && !endsWithPerson(key));

/** What some texts say the work is: what people at work are called ("estimator") before what they do ("building"). */
export const namesOfWork = (texts: readonly string[]): string[] => {
  const named = texts.filter(namesWork);
  const hasPerson = named.some((text) => endsWithPerson(keyOfTerm(text)));
  return hasPerson ? named.filter((text) => !isDone(keyOfTerm(text))) : named;
};

/** Whether a text is a word for people who may work anywhere. */
export const isGeneral = (text: string): boolean => general.has(keyOfTerm(text));

/** Whether a text is a rank that people look for in any trade of a site. */
export const isRank = (text: string): boolean => titleLists.inAnyTrade.test(text);
