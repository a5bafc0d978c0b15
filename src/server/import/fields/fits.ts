import { isRemoteField } from "../../../lexicon/conditions/read-remote.ts";
import { parseWorkType, saysNoWorkType } from "../../../lexicon/conditions/read-work-type.ts";
import { employerScore } from "../../../lexicon/cv/employers.ts";
import { isEnglish } from "../../../lexicon/text/english-words.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { payInText } from "../../../lexicon/pay/pay-in-text.ts";
import { oneLine } from "../../../domain/text/one-line.ts";
import { parseDate } from "../jobs/parse-date.ts";
import { namesPlace } from "../places/place-by-value.ts";
import { plain, stateShape } from "../places/read-place.ts";
import type { FieldName } from "./field-called.ts";
import { isFlag, saysYes, statusIn } from "../jobs/status-words.ts";

const isShort = (text: string, most = 160): boolean =>
  text.length <= most && !/\n|<(?:p|br|div|ul)\b/i.test(text.trim());
const isDate = (text: string): boolean => {
  const raw = oneLine(text);
  return (
    parseDate(raw) !== null ||
    /^\d{1,4}\D+\w+\D+\d{1,4}\b/.test(raw) ||
    /\b(?:ago|days?|today|yesterday|weeks?)\b/i.test(raw)
  );
};
const isWord = (text: string): boolean => saysYes(text) === null || /^\d+$/.test(text.trim());
const isStatus = (text: string) => text.length <= 80 && statusIn(text) !== null;

const guessed = new Set(feedWords.guessed);
/** Whether words say that a program has worked something out. */
const isGuess = (text: string): boolean =>
  text.length <= 40 &&
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => guessed.has(word));
/** Whether a flag or a source says that the pay is no stated one. */
export const isGuessedPay = (source: string): boolean => saysYes(source) ?? isGuess(source);

/** What the values of a field look like, where a name alone does not decide. */
const shapes: Partial<Record<FieldName, (text: string) => boolean>> = {
  posted: isDate,
  created: isDate,
  expires: isDate,
  status: isShort,
  ended: (text) => isFlag("ended", text),
  active: (text) => isFlag("active", text),
  pay_hidden: (text) => saysYes(text) !== null,
  pay_shown: (text) => saysYes(text) !== null,
  pay_source: (text) => saysYes(text) !== null || isGuess(text),
  work_type: (text) => isShort(text) && !isStatus(text),
  state: (text) => isShort(text) && (!isStatus(text) || /^(?:act|nt)$/i.test(text.trim())),
  location: (text) => isShort(text, 1000) && isWord(text),
  city: isShort,
  suburb: isShort,
  employer: (text) => isShort(text, 200) && isWord(text),
  // "Venue": Roma QLD.
  author: (text) => isShort(text, 200) && isWord(text) && !namesPlace("", text),
  title: (text) => isShort(text) && /\p{L}/u.test(text),
  reference: (text) => isShort(text, 400),
  // An address of email is none of the ad's.
  url: (text) => !/\s|^[^/?]+@/.test(text.trim()),
};

/** Whether a value may be that of a field, by what it looks like. @param isAlike Only its name is like the field's. */
export const fits = (field: FieldName, text: string, isAlike = false): boolean => {
  if (!text.trim()) return !isAlike;
  if (isAlike) return (alikeShapes[field] ?? shapes[field] ?? isShort)(text);
  return shapes[field]?.(text) ?? true;
};

/** Whether a text says nothing but work types. */
export const isWorkType = (text: string): boolean =>
  text.length <= 60 &&
  isShort(text) &&
  (parseWorkType(text) !== null || (/\p{L}/u.test(text) && saysNoWorkType(text)));

/** Whether a text is a place for certain, or says that the work is done from home: "Work from home, Australia-wide". */
export const isPlace = (text: string): boolean =>
  namesPlace("", text) || isRemoteField(text) || isRemoteField(text.replace(/,\s[^,]{1,24}$/, ""));

/** A number of Australia or with a dial code: "Ines Calloway 0491 575 254", "(02) 5550 4321", "1800 975 711". */
const phone =
  /(?:\+\d{1,3}|\(?\b0[2-578]\)?)(?:[ ()-]*\d){7,9}\b|\b1[38]00(?:[ -]?\d){6}\b|\b13(?:[ -]?\d){4}\b/;
/** "Unit 4, 19 Fig Way, Port Pirie SA 5540" */
const isOffice = (text: string): boolean =>
  !text.includes("$") && /[ ,]\d{4}$/.test(text) && plain(text).search(stateShape) > 0;
/** Whether a text has a phone number, and no dollars. */
export const saysPhone = (text: string): boolean => !text.includes("$") && phone.test(text);

/** "closes 11 December 2026" */
const dayAtEnd = /^[^$\d]*\b\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{L}{3,9},? 20\d\d\.?$/u;
/** Whether a text is an amount of money for some time. */
export const isPay = (text: string): boolean =>
  text.length <= 120 &&
  isShort(text) &&
  /[$\d]/.test(text) &&
  !dayAtEnd.test(text) &&
  !saysPhone(text) &&
  !isOffice(text) &&
  payInText(text) !== null &&
  /\$|\d\s?k\b|\d{4,}|\d[.,]\d{2}|\b(?:hour|hr|annum|year|week|day)\b|p\.?a\b/i.test(text);

const isAmount = (text: string): boolean => text.length <= 60 && /\d/.test(text) && payInText(text) !== null;

/** Whether a name is one of an organisation, by its words: a person's seldom ends with the plural of a thing. */
const isOrganisation = (name: string): boolean => {
  const last = oneLine(name).split(" ").at(-1)!.toLowerCase();
  const isPlural = /[^su]s$/.test(last) && isEnglish(last) && name.trim().includes(" ");
  return shapes.author!(name) && (isPlural || employerScore(name) > 1);
};

const alikeShapes: Partial<Record<FieldName, (text: string) => boolean>> = {
  work_type: isWorkType,
  salary: isPay,
  salary_min: isAmount,
  salary_max: isAmount,
  status: isStatus,
  description: () => true,
  requirements: () => true,
  summary: () => true,
  url: (text) => /^https?:\/\/\S+$/i.test(text.trim()),
  reference: (text) =>
    /^\S{1,100}$/.test(text.trim()) && !/^https?:/i.test(text.trim()) && saysYes(text) === null,
  remote: (text) => isShort(text, 60),
  author: isOrganisation,
  key: () => false,
  created: () => false,
  screening: () => false,
  name: () => false,
  region: isShort,
};
