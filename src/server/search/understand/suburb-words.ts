import { isEnglish } from "../../../lexicon/text/english-words.ts";
import { singular, wordsOf } from "../../../lexicon/text/word-forms.ts";
import { queryWords } from "../../../lexicon/work/query-words.ts";
import { listedLocations } from "../../catalogue/locations/locations-by-id.ts";

/** The words of the names of listed places, in the singular, by the place's id. */
type Names = ReadonlyMap<number, readonly string[]>;

const suburbsByWord = async (): Promise<ReadonlyMap<string, Names>> => {
  const byWord = new Map<string, Map<number, readonly string[]>>();
  for (const { id, suburb } of (await listedLocations()).values()) {
    const name = wordsOf(suburb ?? "").map(singular);
    for (const word of name) byWord.set(word, (byWord.get(word) ?? new Map()).set(id, name));
  }
  return byWord;
};
let suburbs: ReturnType<typeof suburbsByWord> | undefined;
const namesWith = async (text: string): Promise<Names> =>
  (await (suburbs ??= suburbsByWord())).get(singular(text)) ?? new Map();

/** The ids of the listed places with a word in their name. */
export const placesWith = async (text: string): Promise<number[]> => [...(await namesWith(text)).keys()];

/** Those of them of whose name the words that were typed are but a part: an airport is not the suburb Airport West. */
export const placesPartlyNamed = async (text: string, typed: readonly string[]): Promise<number[]> => {
  const words = new Set(typed.map(singular));
  return [...(await namesWith(text))].flatMap(([id, name]) =>
    name.every((word) => words.has(word)) ? [] : [id],
  );
};

/** Whether a text is a word that names no place by itself. */
export const isNoPlace = (text: string): boolean =>
  /^[a-z]{4,}$/.test(text) && isEnglish(text) && !queryWords.land.has(singular(text));
