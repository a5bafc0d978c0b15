import { namesInCvs } from "../../../lexicon/cv/names.ts";
import { folded } from "../../../lexicon/text/word-forms.ts";
import { languageList } from "../../profile/languages.ts";

const titles = languageList.map(({ title }) => title);

const called = new Map<string, string>([
  ...titles.map((title) => [title.toLowerCase(), title] as const),
  // "Persian (Farsi)" is written with either name alone.
  ...titles.flatMap((title) => {
    const [, name = "", other = ""] = /^(.+) \((.+)\)$/.exec(title) ?? [];
    return name ? [name, other].map((one) => [one.toLowerCase(), title] as const) : [];
  }),
  ...Object.entries(namesInCvs.languages).filter(([, title]) => titles.includes(title)),
]);

/** The languages of the profile's list by the names that CVs have for them, in lower case, with accents and without. */
export const languageTitles: ReadonlyMap<string, string> = new Map([
  ...[...called].map(([name, title]) => [folded(name), title] as const),
  ...called,
]);
