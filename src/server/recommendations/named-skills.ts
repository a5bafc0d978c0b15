import { skillList } from "../../lexicon/work/suggestion-lists.ts";
import { singular, wordsOf } from "../../lexicon/text/word-forms.ts";

/** A text as words between blanks, in the singular. */
const plain = (text: string): string => ` ${wordsOf(text).map(singular).join(" ")} `;

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
  const isNamed = (name: string) => {
    const words = plain(name);
    return words.trim() !== "" && parts.some((part) => part.includes(words));
  };
  const held = own.filter(isNamed);
  const ownWords = own.map(plain);
  const has = (name: string) => ownWords.some((words) => words.includes(plain(name)));
  const isWithin = (name: string, others: readonly string[]) =>
    others.some((other) => other !== name && plain(other).includes(plain(name)));
  const listed = skillList.map((skill) => skill.title).filter(isNamed);
  const all = listed.filter((name) => !isWithin(name, listed));
  const known = all.filter(has);
  const others = held.filter(
    (name) => !known.some((one) => plain(one) === plain(name) || isWithin(one, [name])),
  );
  return { held: [...known, ...others], missing: all.filter((name) => !has(name)) };
};
