import { z } from "zod";
import { parseData, readData } from "../../text/read-data.ts";
import { mappings, mappingsToOne, rows } from "../../text/listed.ts";

const folder = "work/data/synonyms";

/** A file of `data/synonyms/`; plurals of its terms are recognised. */
const topic = z.strictObject({
  /** A search for one term of a row finds all of them, the typed one first. */
  synonyms: rows.default([]),
  /** A search for a term finds all that the one after the arrow means, as no ad is called so; not the other way round. */
  oneWay: mappingsToOne.default([]),
  /** A search for a term finds those after the arrow too, below its synonyms; not the other way round. */
  related: mappings.default([]),
});
export type SynonymTopic = z.output<typeof topic>;

/** The synonyms of a topic, by the name of its file. */
export const readSynonyms = (name: string): SynonymTopic => readData(`${folder}/${name}.yaml`, topic);

/** The same for a text, as it would be in a file. */
export const parseSynonyms = (text: string): SynonymTopic => parseData(text, "synonyms", topic);

/** Terms of other languages, and the English ones that they stand for. */
export const otherLanguages = Object.values(
  readData(`${folder}/other-languages.yaml`, z.record(z.string(), mappingsToOne)),
).flat();
