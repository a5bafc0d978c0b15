import { sql } from "drizzle-orm";
import { editDistance } from "../../../domain/text/edit-distance.ts";
import { soundOf } from "../../../domain/text/sound.ts";
import { isEnglish } from "../../../lexicon/text/english-words.ts";
import type { SearchEngine } from "../engine.ts";
import { isKnownWord, knownWords, meaningOf } from "../../../lexicon/work/synonyms/meaning.ts";
import { namesWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import { hasTerm, keyOf, withoutSpaces } from "../../../lexicon/work/synonyms/synonym-table.ts";
import { parseWords, textArray, type Term, type Words } from "../understand/query-terms.ts";
import { singular, spaced, wordsOf } from "../../../lexicon/text/word-forms.ts";

/** A word in this many jobs is not a typing mistake; nor is a rarer one without a similar word in this many. */
const enough = 3;
const commoner = 10;
/** How many words of a search are checked. */
const checked = 8;

/** Words similar to one that was typed, the likeliest first. */
interface Near extends Record<string, unknown> {
  typed: string;
  words: string[];
  /** Whether a title or an employer has what was typed. */
  named: boolean;
}

/**
 * The corrected search text, or null when every word is known or no word is similar. Compares with the words
 * of titles and employers' names: one letter wrong in a short word, two in a long one.
 * @param doubt Which words to check: those that hardly any job has, all of them, or those that no title has and that are a
 * known word but for a letter.
 */
export const correctedWords = async (
  engine: SearchEngine,
  typed: string,
  words: Words,
  doubt: "rare" | "all" | "misspelt" = "rare",
): Promise<string | null> => {
  // Words with synonyms and words within them are known, and phrases are taken literally.
  const plain = words.terms.filter(
    ([text, ...others]) => !others.length && /^\p{L}{4,30}$/u.test(text) && !isRight(text),
  );
  const doubted = doubt === "misspelt" ? plain.filter(([text]) => !isEnglish(text)) : plain;
  const doubtful = [...new Set(doubted.map(([text]) => text))].slice(0, checked);
  if (!doubtful.length) return null;
  const { rows } = await engine.db.execute<Near>(sql`
    select typed, array(select word from search_words where word % typed order by similarity(word, typed) desc, word limit 12) as words,
      exists(select from search_words where word = typed) as named
    from unnest(${textArray(doubtful)}::text[]) typed`);
  const near = (rows as Near[]).map((row) => {
    const words = [...new Set([...row.words, ...knownNear(row.typed).map(rightlySpelt)])].filter(
      (word) => distanceOf(row.typed, word) < Infinity,
    );
    // "Carpinter" is no car painter.
    return { ...row, words: words.length ? words : namesNear(row.typed) };
  });
  const phrase = doubt === "misspelt" ? null : knownPhrase(wordsOf(typed), near);
  if (phrase) return withCorrections(typed, phrase);
  const jobs = await jobsWith(engine, [...doubtful, ...near.flatMap(({ words }) => words)]);
  // Nobody looks for a barrister where there are only baristas.
  const nearest = near.map((one) => ({
    ...one,
    words: nearestOf({ ...one, words: one.words.filter((word) => jobs.get(word)! > 0) }),
  }));
  const corrections = new Map<string, string>();
  for (const { typed, words, named } of nearest) {
    // "Witer" is a waiter rather than water.
    const [best] = words.toSorted(
      (a, b) => Number(namesWork(b)) - Number(namesWork(a)) || jobs.get(b)! - jobs.get(a)!,
    );
    // The stem of a word that is no word may be another's: "programer" is found in every program.
    const isOther =
      !named && best !== undefined && !isEnglish(typed) && distanceOf(typed, best) <= oneLetterBySound;
    if ((isKnownWord(typed) || doubt === "misspelt") && !isOther) continue;
    const known = doubt === "all" || isOther ? 0 : jobs.get(typed)!;
    if (best !== undefined && known < enough && jobs.get(best)! >= known * commoner)
      corrections.set(typed, best);
  }
  return withCorrections(typed, corrections);
};

/** The text with its words put right; null where none is. */
const withCorrections = (typed: string, corrections: ReadonlyMap<string, string>): string | null => {
  const text = typed.replace(/\p{L}+/gu, (word) => corrections.get(spaced(word)) ?? word);
  return text === typed ? null : text;
};

/** Two mistyped words side by side that together are nearly a known name: "custmer servis" for "customer service". */
const knownPhrase = (
  words: readonly string[],
  near: readonly Pick<Near, "typed" | "words">[],
): ReadonlyMap<string, string> | null => {
  const likely = (typed: string) =>
    near
      .find((one) => one.typed === typed)
      ?.words.map((word) => ({ word, distance: distanceOf(typed, word) })) ?? [];
  for (const [at, second] of words.slice(1).entries()) {
    const first = words[at]!;
    const seconds = likely(second);
    const [best] = likely(first)
      .flatMap((one) => seconds.map((other) => ({ one, other, distance: one.distance + other.distance })))
      .filter(({ one, other }) => meaningOf([one.word, other.word]))
      .toSorted((a, b) => a.distance - b.distance);
    if (best)
      return new Map([
        [first, best.one.word],
        [second, best.other.word],
      ]);
  }
  return null;
};

/** Whether the synonyms have a word that is one; in names they have common mistakes as well: "admin asistant". */
const isRight = (word: string): boolean => isKnownWord(word) && (isEnglish(word) || hasTerm(keyOf([word])));

const isName = (word: string): boolean => word.includes(" ");
const isKnownName = (word: string): boolean => isName(word) || isKnownWord(word);

/** How many jobs have each of the words. */
const jobsWith = async (engine: SearchEngine, words: readonly string[]): Promise<Map<string, number>> => {
  const counts = await engine.countTerms(
    words.map((word): Term => (isKnownName(word) ? (parseWords(word).terms[0] ?? [word]) : [word])),
  );
  return new Map(words.map((word, at) => [word, counts[at]!]));
};

/** The same word as it is spelt: the synonyms have common mistakes as well. */
const rightlySpelt = (word: string): string =>
  meaningOf([word])?.synonyms.find((other) => !other.includes(" ") && soundOf(other) === soundOf(word)) ??
  word;

/** Words of the synonyms that may have been meant: slang that no title has. */
const knownNear = (typed: string): string[] =>
  [...knownWords].filter(
    (word) =>
      (Math.abs(word.length - typed.length) <= 3 || word.startsWith(typed)) &&
      (word[0] === typed[0] || soundOf(word)[0] === soundOf(typed)[0]) &&
      distanceOf(typed, word) < Infinity,
  );

/** Names that may have been meant, where their words were run together: "acountspayable". */
const namesNear = (typed: string): string[] =>
  (typed.length < runTogetherFrom ? [] : [...withoutSpaces])
    .filter(([together]) => together[0] === typed[0] && Math.abs(together.length - typed.length) <= 2)
    .flatMap(([, name]) => (isName(name) && distanceOf(typed, name) < Infinity ? [name] : []));

/** Shorter words are no names without their spaces. */
const runTogetherFrom = 8;

/**
 * How far a word is from a mistyped one: letters to change, one less where both sound the same. Two letters may
 * differ only in long words that begin alike, more only where they sound the same: a zookeeper is no bookkeeper. Words
 * that are spelt right are mistyped only for one that differs by a letter and sounds the same.
 */
const distanceOf = (typed: string, name: string): number => {
  const word = name.replaceAll(" ", "");
  return Math.min(
    isBeginning(typed, word) ? beginning : Infinity,
    distanceAsTyped(typed, word),
    ...(typed.length > 4 ? [distanceAsTyped(singular(typed), word)] : []),
  );
};

/** How much nearer a word is that sounds the same. */
const bySound = 0.9;
/** How far a word is that differs by a letter and sounds the same. */
const oneLetterBySound = 1 - bySound;

/** "Somm" for a sommelier: as far as two wrong letters. */
const beginning = 2;
const isBeginning = (typed: string, word: string): boolean =>
  word.startsWith(typed) && word.length > typed.length + 1;

const distanceAsTyped = (typed: string, word: string): number => {
  const { length } = typed;
  const distance = editDistance(typed, word);
  if (distance === 0) return Infinity;
  const most = length > 6 ? Math.max(3, length / 3) : length > 4 ? 2 : 1;
  const sound = soundOf(typed);
  if (distance <= most && sound === soundOf(word) && (distance === 1 || sound.length > 2))
    return distance - bySound;
  // Words of four letters are like too many others.
  if (length <= 4) return Infinity;
  if (distance === 1) return 1;
  return distance === 2 && length > 5 && beginsAlike(typed, word) ? 2 : Infinity;
};

/** The words that are closest, preferably with the same last letter, as that is seldom mistyped. */
const nearestOf = ({ typed, words }: Pick<Near, "typed" | "words">): string[] => {
  const near = words.map((word) => ({ word, distance: distanceOf(typed, word) }));
  const least = Math.min(...near.map(({ distance }) => distance));
  // Who types "priest" means no pest, and "off grid" has no grad.
  if (least === Infinity || isEnglish(typed)) return [];
  const closest = near.filter(({ distance }) => distance === least).map(({ word }) => word);
  const alike = closest.filter((word) => word.at(-1) === singular(typed).at(-1));
  return alike.length ? alike : closest;
};

/** Whether two words begin with the same sound, or with swapped letters. */
const beginsAlike = (one: string, other: string): boolean =>
  soundOf(one)[0] === soundOf(other)[0] || (one[0] === other[1] && one[1] === other[0]);
