import { passwordLength } from "../../contract/auth.ts";
import type { Seeker } from "./sessions.ts";

/** Whose password it is: it must not be made of this. */
export type Owner = Pick<Seeker, "email" | "givenName" | "familyName">;

/** Where less is left beside a known word, the word is the password. */
const minRest = 5;

const runs = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "!@#$%^&*()_+",
];
const allRuns = runs.flatMap((run) => [run, [...run].reverse().join("")]);

/** Letters that people write as digits or signs. */
const letters: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" };

/**
 * What is wrong with a new password, in words for its owner; undefined when it may be taken. The rules of NIST
 * 800-63B: long enough, nothing that is guessed first, and nothing about which characters it has.
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

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Loaded when it is first needed: it is read in some 30 ms. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (loaded ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  ));

/** Without what is set between words and after them, which is guessed too. */
const plain = (text: string): string => text.replace(/[\p{P}\p{Z}\p{C}\p{Sm}\p{Sc}\p{Sk}]/gu, "");

/** Few different characters, or neighbours in the alphabet, on the keyboard or among the digits. */
const isPattern = (text: string): boolean =>
  new Set(text).size < 4 || allRuns.some((run) => run.includes(text));

/** On the list as it is, written with digits for letters, several times over, or with some digits around it. */
const isCommon = (text: string, common: ReadonlySet<string>): boolean => {
  const unit = /^(.+?)\1+$/su.exec(text)?.[1] ?? text;
  const [, before = "", word = "", after = ""] = /^(\d*)(.*?)(\d*)$/su.exec(unit) ?? [];
  const digits = before + after;
  const isListed = (word: string) => common.has(word) || common.has(spelled(word, /[013457]/g));
  return isListed(unit) || (isListed(word) && (digits.length < minRest || isPattern(digits)));
};

const spelled = (text: string, signs: RegExp): string => text.replace(signs, (sign) => letters[sign] ?? sign);

/** The owner's words, the longest first; shorter ones than three letters are in too much. */
const knownWords = ({ email, givenName, familyName }: Owner, site: string): string[] => {
  const names = [givenName, familyName].flatMap((name) => [name, ...name.split(/\s+/)]);
  return [email, email.split("@")[0]!, site, ...names]
    .map((word) => plain(word.normalize("NFKC").toLowerCase()))
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length);
};
