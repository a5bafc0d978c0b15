import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "countries-list";
import { lettersId } from "../../domain/text/letters-id.ts";

/**
 * Languages without a two-letter code that are spoken or signed in Australia, by their code of ISO 639-3: those of Australia are
 * named as the Australian Standard Classification of Languages has them. Two of these have no code, and have one of those from
 * qaa to qtz that ISO leaves for local use.
 */
const furtherLanguages = readFileSync(join(import.meta.dirname, "languages.csv"), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split(",") as [code: string, title: string]);

/** Names that are better known in Australia than those of the tables. */
const knownAs: Readonly<Record<string, string>> = {
  fa: "Persian (Farsi)",
  ny: "Chichewa (Nyanja)",
  rn: "Kirundi",
  tl: "Tagalog",
  tw: "Twi",
  kl: "Greenlandic",
  na: "Nauruan",
};

/** Codes that have been replaced by others, or that stand for a group of languages. */
const withdrawn = ["bh", "mo", "sh"];

const names = new Intl.DisplayNames("en-AU", { type: "language" });

/**
 * The languages to choose from, by title: those with an ISO 639-1 code, under their CLDR names, and
 * `furtherLanguages`. Ids are derived from the codes and never change.
 */
export const languageList: readonly { id: number; title: string }[] = [
  ...Object.keys(languages)
    .filter((code) => !withdrawn.includes(code))
    .map((code) => [code, knownAs[code] ?? names.of(code)!] as const),
  ...furtherLanguages,
]
  .map(([code, title]) => ({ id: lettersId(code), title }))
  .sort((a, b) => a.title.localeCompare(b.title));
