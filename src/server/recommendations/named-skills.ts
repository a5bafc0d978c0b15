import { skillList } from "../../lexicon/work/suggestion-lists.ts";
import { isEnglish } from "../../lexicon/text/english-words.ts";
import { inSingular } from "../../lexicon/text/word-forms.ts";

/** A text as words between blanks, in the singular. */
const plain = (text: string): string => ` ${inSingular(text)} `;

/** A skill or licence, with its words. */
const called = (name: string) => ({ name, words: plain(name) });
type Called = ReturnType<typeof called>;

/** A skill that is called by a common word, such as "Go" or "Sales"; "welding" is work, however it is written. */
const isCommonWord = (name: string): boolean =>
  /^[A-Z][a-z]+(?<!ing)$/.test(name) && (name.length < 4 || isEnglish(name.toLowerCase()));

/** Whether a text has a common word as a name: by itself, or with its capital within a sentence ("React and Go"). */
const hasAsName = (name: string, text: string): boolean =>
  text.trim() === name || new RegExp(`[\\w,;:/(&+-]\\s*\\b${name}\\b`).test(text);

const skills = skillList.map(({ title }) => called(title));

const includes = (one: Called, { words }: Called): boolean => one.words.includes(words);

/**
 * The skills and licences that an ad names: those of the list of skills, and those of the seeker's own that it names.
 * @param html The description of the ad.
 * @param own What the seeker has, by name; nothing is missing where this is empty, as the profile has not been filled in.
 */
export const namedSkills = (
  { title, html }: { title: string; html: string },
  own: readonly string[],
): { held: string[]; missing: string[] } => {
  // Each part by itself, as the words of a text are limited.
  const texts = [title, ...html.split(/<[^>]*>/)];
  const parts = texts.map(plain);
  const isNamed = ({ words }: Called) => words.trim() !== "" && parts.some((part) => part.includes(words));
  const ofSeeker = own.map(called);
  const listed = skills.filter(isNamed);
  const all = listed.filter((skill) => !listed.some((other) => other !== skill && includes(other, skill)));
  const has = (skill: Called) => ofSeeker.some((one) => includes(one, skill));
  const known = all.filter(has);
  const others = ofSeeker.filter((one) => isNamed(one) && !known.some((skill) => includes(one, skill)));
  // Whoever "goes to trade school" is not told to learn Go.
  const isMeant = ({ name }: Called) => !isCommonWord(name) || texts.some((text) => hasAsName(name, text));
  const names = (some: readonly Called[]) => some.map(({ name }) => name);
  return {
    held: names([...known, ...others]),
    missing: own.length ? names(all.filter((skill) => !has(skill) && isMeant(skill))) : [],
  };
};
