import { skillList } from "../../lexicon/work/suggestion-lists.ts";
import { isEnglish } from "../../lexicon/text/english-words.ts";
import { inSingular } from "../../lexicon/text/word-forms.ts";

/** A text as words between blanks, in the singular. */
const plain = (text: string): string => ` ${inSingular(text)} `;

/** A skill or licence with the words of its names: "Early Years Learning Framework (EYLF)" is called by either as well. */
const called = (name: string) => {
  const [, long = "", short = ""] = /^(.+) \(([A-Z]{2,})\)$/.exec(name) ?? [];
  return { name, names: [name, long, short].map(plain).filter((words) => words.trim() !== "") };
};
type Called = ReturnType<typeof called>;

/** A skill that is called by a common word, such as "Go" or "Sales"; "welding" is work, however it is written. */
const isCommonWord = (name: string): boolean =>
  /^[A-Z][a-z]+(?<!ing)$/.test(name) && (name.length < 4 || isEnglish(name.toLowerCase()));

/** Whether a text has a common word as a name: by itself, or with its capital within a sentence ("React and Go"). */
const hasAsName = (name: string, text: string): boolean =>
  text.trim() === name || new RegExp(`[\\w,;:/(&+-]\\s*\\b${name}\\b`).test(text);

const skills = skillList.map(({ title }) => called(title));

const includes = (one: Called, other: Called): boolean =>
  one.names.some((name) => other.names.some((words) => name.includes(words)));

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
  const isNamed = (skill: Called) => parts.some((part) => skill.names.some((words) => part.includes(words)));
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
