import { skillList } from "../../lexicon/work/suggestion-lists.ts";
import { inSingular } from "../../lexicon/text/word-forms.ts";

/** A text as words between blanks, in the singular. */
const plain = (text: string): string => ` ${inSingular(text)} `;

/** A skill or licence, with its words. */
const called = (name: string) => ({ name, words: plain(name) });
type Called = ReturnType<typeof called>;

const skills = skillList.map(({ title }) => called(title));

const includes = (one: Called, { words }: Called): boolean => one.words.includes(words);

/**
 * The skills and licences that an ad names: those of the list of skills, and those of the seeker's own that it names.
 * @param html The description of the ad.
 * @param own What the seeker has, by name.
 */
export const namedSkills = (
  { title, html }: { title: string; html: string },
  own: readonly string[],
): { held: string[]; missing: string[] } => {
  // Each part by itself, as the words of a text are limited.
  const parts = [title, ...html.split(/<[^>]*>/)].map(plain);
  const isNamed = ({ words }: Called) => words.trim() !== "" && parts.some((part) => part.includes(words));
  const ofSeeker = own.map(called);
  const listed = skills.filter(isNamed);
  const all = listed.filter((skill) => !listed.some((other) => other !== skill && includes(other, skill)));
  const has = (skill: Called) => ofSeeker.some((one) => includes(one, skill));
  const known = all.filter(has);
  const others = ofSeeker.filter((one) => isNamed(one) && !known.some((skill) => includes(one, skill)));
  const names = (some: readonly Called[]) => some.map(({ name }) => name);
  return { held: names([...known, ...others]), missing: names(all.filter((skill) => !has(skill))) };
};
