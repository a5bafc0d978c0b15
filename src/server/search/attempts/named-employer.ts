import type { Brand } from "../../../contract/brand.ts";
import { kindsOfField } from "../../../lexicon/work/kinds/fields.ts";
import { isKnownWord } from "../../../lexicon/work/synonyms/meaning.ts";
import { wordsOf } from "../../../lexicon/text/word-forms.ts";
import { Cache } from "../../platform/cache.ts";
import type { SearchEngine } from "../engine.ts";
import type { TypedPlan } from "../make-plan.ts";
import { isQuoted, type Words } from "../understand/query-terms.ts";
import { nothingExcluded } from "../understand/refused-words.ts";
import { asTyped, type Attempt } from "./attempt.ts";

const names = new Cache<SearchEngine, ReadonlyMap<string, string>>("employer-names", 1);

/** "Civic & Current" and "civic and current", "Tin Shed" and "tinshed" in one way of writing. */
const keyOf = (name: string): string =>
  wordsOf(name)
    .filter((word) => word !== "and")
    .join("");

/** Whether a name is nobody else's: "Tin Shed Electrical", but not "Aged Care". */
const isOwn = (words: readonly string[]): boolean =>
  words.length > 1 && words.some((word) => !isKnownWord(word) && !kindsOfField(word));

/** The names of employers that are more than names of work, by how they are written in one word; read again when one has changed. */
const namesOf = async (engine: SearchEngine): Promise<ReadonlyMap<string, string>> => {
  const { byId, version } = await engine.employers();
  return names.get(
    engine,
    "",
    [version],
    () =>
      new Map(
        [...byId.values()].filter(({ name }) => isOwn(wordsOf(name))).map(({ name }) => [keyOf(name), name]),
      ),
  );
};

/** The same search for the jobs of the employer whose whole name was typed; null where it is none's, or has no jobs there. */
export const jobsOfNamed = async (
  engine: SearchEngine,
  brand: Brand,
  plan: TypedPlan,
): Promise<Attempt | null> => {
  const { as_typed } = plan.search;
  const q = (plan.search.q ?? "").replace(/^(?:at|with|for|by)\s+/i, "");
  if (as_typed || plan.typed.terms.some(isQuoted)) return null;
  const name = (await namesOf(engine)).get(keyOf(q));
  if (name === undefined) return null;
  const typed: Words = { terms: [[`"${wordsOf(name).join(" ")}`]], excluded: nothingExcluded };
  const own = { ...plan, typed, words: typed };
  if (!(await engine.count(brand, { ...own, mentionsApart: true }, 1))) return null;
  // Any other letter, as a missing space, is worth a word.
  const isAsTyped = wordsOf(name).join(" ") === wordsOf(q.replaceAll("&", " ")).join(" ");
  return { ...asTyped(own), corrected: isAsTyped || /\band\b/i.test(q) ? null : name };
};
