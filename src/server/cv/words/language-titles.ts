import { namesInCvs } from "../../../lexicon/cv/names.ts";
import { languageList } from "../../profile/languages.ts";

const titles = languageList.map(({ title }) => title);

/** The languages of the profile's list by the names that CVs have for them, in lower case. */
export const languageTitles = new Map<string, string>([
  ...titles.map((title) => [title.toLowerCase(), title] as const),
  // "Persian (Farsi)" is written with either name alone.
  ...titles.flatMap((title) => {
    const [, name = "", other = ""] = /^(.+) \((.+)\)$/.exec(title) ?? [];
    return name ? [name, other].map((one) => [one.toLowerCase(), title] as const) : [];
  }),
  ...Object.entries(namesInCvs.languages).filter(([, title]) => titles.includes(title)),
]);
