import { isEnglish } from "../../../lexicon/text/english-words.ts";
import { namesApart } from "../../../lexicon/work/synonyms/foreign-names.ts";
import { occupationByCode } from "../../../lexicon/work/suggestion-lists.ts";

/** The same text with technologies, times, ages, qualifications and names in one way of writing. */
export const writtenOneWay = (typed: string): string =>
  namesApart(typed)
    .replace(/[“”„«»]/g, '"')
    .replace(occupationCode, (text, code: string) => occupationByCode(code) ?? text)
    .replace(/\bnode ?js\b/gi, "node.js")
    .replace(/\bdot ?net\b/gi, ".net")
    .replace(/\b(cert(?:ificate)? (?:[1-4]|i{1,3}|iv)) in (?=\p{L})/giu, "$1 ")
    .replace(/(?<=(?:^|\s)\d{1,2}[/:]\d{1,2}) rosters?\b/gi, "")
    .replace(/\bco-(?=ordinat)/gi, "co")
    .replace(/\bexp[ei]r\w{0,3}[ea]n[cs]e?\b/gi, "experience")
    .replace(withoutG, (word, stem: string) =>
      !isEnglish(word) && isEnglish(`${stem}ing`) ? `${stem}ing` : word,
    )
    .replace(/\b(\d\d?)[\s-]*(?:(?:yrs?|years?|yo|y\/o)[\s-]*olds?|yos?|y\/o)\b/gi, "$1 year old")
    .replace(driverOfClass, (text, driver?: string, licence?: string) =>
      driver && licence ? `${licence} ${driver}` : text,
    )
    .replace(belowAge, (_, age: string) => `${Number(age) - 1} year old`)
    .replace(ownAge, "$1 year old")
    .replace(grownUp, "")
    .replace(mature, (text) => (text.startsWith('"') ? text : "mature age"))
    .replace(doneBefore, "$1")
    .replace(noExperience, (text) => (text.startsWith('"') ? text : "no experience"))
    .replace(noQualifications, (text) => (text.startsWith('"') ? text : "no qualifications"))
    // "9am to 2.30pm"
    .replace(
      /\b(?:9|10)(?:[.:]?[0-3]0)?\s*(?:am)?\s*(?:to|-|–|till?|until)\s*[23](?:[.:]?[0-5]0)?(?:\s*pm)?\b/gi,
      "school hours",
    );

/** "Pickn" and "cookin'", as people say it. */
const withoutG = /\b(\p{L}{3,}?)i?n'?(?=\s|$)/giu;

/** "ANZSCO 351311", "351311 chef": who is sponsored knows the code of the work. */
const occupationCode = /(?:\banzsco(?: code)?[\s:]*)?(?<![\d.$])(\d{6})\b/gi;

// Each of these passes over phrases in quotes, which stay.
const quoted = String.raw`"[^"]*"?`;
/** A text that asks for no such thing, as far as ads are worded so. */
const without = (what: string): RegExp => new RegExp(String.raw`${quoted}|\b(?:${what})\b`, "gi");

const noExperience = without(
  "(?:i(?:'ve| have)? )?(?:never|haven'?t) (?:worked|been|done (?:any|this))(?: (?:in|as|at|with|before))*(?: an?)?(?= |$)|(?:no|without|zero|little|any) (?:or no |(?:prior|previous|work|relevant|any|much) )*experience(?: (?:needed|required|necessary|req))?|experience (?:is )?not (?:needed|required|necessary)",
);

/** "Never worked in childcare before": the last word says no more. */
const doneBefore =
  /\b((?:never|haven'?t|have not)\s(?:worked|been|done)\b.*?)\s+before\b(?!\s+(?:and|or|school|&)\b)/gi;

const noQualifications = without(
  "(?:no|without|w/o|not? (?:need|have)(?:ing)?) (?:(?:an?|any|uni|university|college|tertiary|formal) )*(?:degrees?|diplomas?|qualifications?|quals?|cert(?:ificate)?s?(?: (?:iii|iv|[34]))?)(?: (?:needed|required|necessary|req))?|(?:degrees?|qualifications?|diplomas?) (?:is )?not (?:needed|required|necessary)",
);

/** Who drives, before the class of a licence; an "HR manager" looks after people. */
const driverOfClass = new RegExp(
  String.raw`${quoted}|\b((?:truck )?driv(?:ers?|ing)) (?:with )?(?:an? )?([hm][cr]\b)(?: (?:licen[cs]e|ticket|class)\b)?(?! (?:manager|advis|officer|coordinator|assistant|consultant|admin|team))`,
  "gi",
);

/** "Under 18s": who is younger. */
const belowAge =
  /\bunder[\s-](?:the age of )?(1[5-8])(?:'?s)?(?! ?(?:k|%|\/|an? |per|hours?|hrs?|kms?|minutes?)\b)(?: years?(?: old| of age)?)?\b/gi;

/** "Im 16": the age of a seeker. */
const ownAge =
  /\b(?:i(?:'?m| am)|aged|turn(?:ing|ed)) (1[3-8])\b(?! ?(?:[k%/]|an? |per |years?|yrs?|hours?|hrs?))/gi;

/** Ages of people who may do any work: no ad says so, and a "40 year old" is nobody for a room of four-year-olds. */
const grownUp = /\b(?:a )?(?:19|[23]\d) year old\b/gi;
const mature = without(
  String.raw`(?:(?:an?|aged?|over|for) )*[4-9]\d year old|(?:aged?|over|above) (?:the age of )?[4-9]\d(?:'?s)?(?! ?(?:k|%|/|an? |per|hours?|hrs?|km))`,
);
