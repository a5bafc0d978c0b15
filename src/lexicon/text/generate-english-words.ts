import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import dictionary from "dictionary-en-au";
import nspell from "nspell";

/**
 * Writes `english-words.txt`, the words of Australian English in all their forms, a line each, and the licence of the
 * dictionary that they are from: `node src/lexicon/text/generate-english-words.ts`.
 */
const speller = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
const { data } = speller as unknown as { data: Record<string, unknown> };
const words = Object.keys(data).filter((word) => /^[a-z]{4,30}$/.test(word) && speller.correct(word));
const write = (name: string, text: string) => writeFile(join(import.meta.dirname, name), text);
await write("english-words.txt", `${words.sort().join("\n")}\n`);
const license = fileURLToPath(new URL("license", import.meta.resolve("dictionary-en-au")));
await write("english-words-license.txt", await readFile(license, "utf8"));
