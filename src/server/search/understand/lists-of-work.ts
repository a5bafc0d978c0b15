import { kindsOfField } from "../../../lexicon/work/kinds/fields.ts";
import { meaningOf, mostWords } from "../../../lexicon/work/synonyms/meaning.ts";
import { isStatedPhrase } from "../../../lexicon/work/synonyms/stated-anywhere.ts";
import { isGeneral, namesWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import type { Term } from "./query-terms.ts";

/** What stands between the items of a list, also as it is spoken: "cleaner, kitchen hand / packer", "retail comma cafe". */
const between = /\s*(?:[,;/]|\bcomma\b)\s*(?:or\s+)?|\s+or\s+/gi;
/** In a list of so many, fields of work are items as well: "retail, cafe, office". */
const several = 3;

/** Whether a text names work, or stands for it without naming it: "retail", "factory". */
export const standsForWork = (text: string): boolean => {
  const { synonyms = [], related = [] } = meaningOf(text.split(" ")) ?? {};
  return (
    namesWork(text) ||
    (!isStatedPhrase(text.split(" ")) &&
      (kindsOfField(text) !== undefined || [...synonyms, ...related].some(namesWork)))
  );
};

/** "Apple and pear picking" as "apple picking or pear picking", where both are known and the whole is not. */
const withWorkOfBoth = (text: string): string =>
  text.replace(/(?<!\S)([a-z]+) (?:and|&) ([a-z]+) ([a-z]+)(?!\S)/gi, (said, ...words: string[]) => {
    const [one = "", other = "", work = ""] = words.slice(0, 3).map((word) => word.toLowerCase());
    const isKnown = (...name: string[]) => meaningOf(name) !== undefined;
    const isWhole = isKnown(one, "and", other) || isKnown(one, "and", other, work);
    return !isWhole && isKnown(one, work) && isKnown(other, work)
      ? `${one} ${work} or ${other} ${work}`
      : said;
  });

/** A list of work, each item of which will do, with "or" between its items: "cleaner, kitchen hand, packer". */
export const listedWork = (typed: string): string => {
  const text = withWorkOfBoth(typed);
  const parts = text.split(between);
  if (parts.length < 2) return text;
  const isWork = (words: readonly string[]): boolean => {
    const name = words.join(" ").toLowerCase();
    return parts.length >= several ? standsForWork(name) : namesWork(name);
  };
  const signs = text.match(between)!;
  const isItem = (at: number): boolean => {
    const words = parts[at]!.split(/\s+/).filter(Boolean);
    const sizes = Array.from({ length: Math.min(mostWords, words.length) }, (_, size) => size + 1);
    // Other words stand before the list and behind it.
    if (at === 0) return sizes.some((size) => isWork(words.slice(-size)));
    return at === parts.length - 1 ? sizes.some((size) => isWork(words.slice(0, size))) : isWork(words);
  };
  return parts
    .map((part, at) => {
      if (at === parts.length - 1) return part;
      return isItem(at) && isItem(at + 1) ? `${part} or ` : part + signs[at]!;
    })
    .join("");
};

/** Whether a word lets either thing beside it do: "or", and "and" between two names of work, as in "cooks and kitchenhands". */
export const takesEither = (terms: readonly Term[], at: number): boolean => {
  const [joint] = terms[at]!;
  const isOne = ([text]: Term) => namesWork(text) && !isGeneral(text);
  return joint === "or" || (joint === "and" && isOne(terms[at - 1]!) && isOne(terms[at + 1]!));
};
