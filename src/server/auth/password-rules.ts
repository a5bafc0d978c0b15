import { passwordLength } from "../../contract/auth.ts";
import type { Brand } from "../../contract/brand.ts";
import { invalid } from "../platform/http-error.ts";
import type { Seeker } from "./sessions.ts";

/** The owner of a password, which must not contain these words. */
export type Owner = Pick<Seeker, "email" | "givenName" | "familyName">;

/** With fewer characters than this beside a known word, a password is that word. */
const minRest = 5;

const runs = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "!@#$%^&*()_+",
];
const allRuns = runs.flatMap((run) => [run, [...run].reverse().join("")]);

/** Digits and signs that people write in place of letters. */
const letters: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" };

/**
 * What is wrong with a new password, as a message for its owner; undefined when it is acceptable. The rules of NIST
 * 800-63B: long enough, not easy to guess, and no rule about which kinds of characters it has.
 */
export const passwordProblem = async (
  password: string,
  owner: Owner,
  site: string,
): Promise<string | undefined> => {
  const normal = password.normalize("NFKC").toLowerCase();
  if ([...normal].length < passwordLength.min) return `Must be at least ${passwordLength.min} characters.`;
  const text = plain(normal);
  if (isPattern(normal) || (text.length >= minRest && isPattern(text)))
    return "This password is one character or a simple row of them. Choose another: a few unrelated words make a good one.";
  const common = await commonPasswords();
  if ([normal, text, plain(spelled(normal, /[@$]/g))].some((form) => isCommon(form, common)))
    return "This password is one of the most common, which are guessed first. Choose another: a few unrelated words make a good one.";
  const rest = knownWords(owner, site).reduce((left, word) => left.replaceAll(word, ""), text);
  if (rest !== text && (rest.length < minRest || isPattern(rest) || isCommon(rest, common)))
    return "This password is your email address, your name or the name of this site, with little else. Choose another: a few unrelated words make a good one.";
  return undefined;
};

/** Refuses a new password that is easy to guess. @throws HttpError 422 at `password`. */
export const checkPassword = async (password: string, owner: Owner, brand: Brand): Promise<void> => {
  const problem = await passwordProblem(password, owner, brand.name);
  if (problem) throw invalid("password", problem);
};

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Loaded when first needed: reading the list takes some 30 ms. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (loaded ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  ));

/** A text without spaces and punctuation, as attackers guess those variants too. */
const plain = (text: string): string => text.replace(/[\p{P}\p{Z}\p{C}\p{Sm}\p{Sc}\p{Sk}]/gu, "");

/** Whether it has few different characters, or runs of the alphabet, the keyboard or the digits. */
const isPattern = (text: string): boolean =>
  new Set(text).size < 4 || allRuns.some((run) => run.includes(text));

/** Whether it is on the list: as it is, with digits for letters, repeated, or with some digits around it. */
const isCommon = (text: string, common: ReadonlySet<string>): boolean => {
  const unit = /^(.+?)\1+$/su.exec(text)?.[1] ?? text;
  const [, before = "", word = "", after = ""] = /^(\d*)(.*?)(\d*)$/su.exec(unit) ?? [];
  const digits = before + after;
  const isListed = (word: string) => common.has(word) || common.has(spelled(word, /[013457]/g));
  return isListed(unit) || (isListed(word) && (digits.length < minRest || isPattern(digits)));
};

const spelled = (text: string, signs: RegExp): string => text.replace(signs, (sign) => letters[sign] ?? sign);

/** The owner's and the site's words, longest first; words under three letters occur in too many passwords. */
const knownWords = ({ email, givenName, familyName }: Owner, site: string): string[] => {
  const names = [givenName, familyName].flatMap((name) => [name, ...name.split(/\s+/)]);
  return [email, email.split("@")[0]!, site, ...names]
    .map((word) => plain(word.normalize("NFKC").toLowerCase()))
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length);
};
