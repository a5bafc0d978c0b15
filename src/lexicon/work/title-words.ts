import { anyOf } from "../text/any-of.ts";
import { titleLists } from "./title-lists.ts";

/** "$22 - $24/hr", "24 hrs": hours, not human resources. */
const hours = /(?:\/|\bper |\bana? |\d ?)\s*hrs?\b/g;
/** What is paid on top: "+ OT" is overtime, no occupational therapist. */
const extras = /\+ ?(?:ot|super|comms?|commissions?|bonus(?:es)?|car|ute|tools?|benefits|penalties)\b/g;
/** "HR" beside another class of licence, a vehicle or who drives it: heavy rigid, not human resources. */
const heavyRigid =
  /\bhr (?=(?:or )?(?:mr|hc|mc)\b|driver|truck|tipper|agi|operator|licen|lic\b)|(?<=\b(?:mr|hc|mc|licen[cs]e|lic|driver|truck|tipper|operator|labourer|offsider) (?:or )?)hr(?: |$)/g;

/** Words that ads shorten where the words beside them tell, each with what it stands for, in this order. */
const besideOthers: readonly [short: RegExp, long: string][] = [
  [/\bops\b(?= (?:m(?:n?gr|anag)|lead|director|co ?ord))/g, "operations"],
  [/\bops?\b/g, "operator"],
  [/(?<!\b(?:business|biz|community|bus|sales) )\bdevs?\b(?! ops)/g, "developer"],
  [/\btechs?\b(?! (?:lead|support|sales|writer|business))/g, "technician"],
  [/\bmechs?\b(?! (?:eng|fitter|design))/g, "mechanic"],
  [/\bmech\b/g, "mechanical"],
];
/** What each other word that ads shorten stands for. */
const longForms = new Map(
  Object.entries(titleLists.inTitles).flatMap(([long, shorts]) =>
    shorts.map((short) => [short, long] as const),
  ),
);
const shortForms = new RegExp(String.raw`\b(?:${anyOf([...longForms.keys()])})\b`, "g");

/** A text in plain small words: no accents, no punctuation, "and" for "&". */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(hours, " ")
    .replace(extras, " ")
    .replace(/&amp;|&/g, " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** The words of an ad's title, in plain letters, with the short forms of ads written out. */
export const titleWords = (title: string): string =>
  besideOthers
    .reduce((words, [short, long]) => words.replace(short, long), plain(title))
    .replace(shortForms, (short) => longForms.get(short)!)
    .replace(heavyRigid, "heavy rigid ")
    .trim();
