import { languageList } from "../../profile/languages.ts";

const aliases: Readonly<Record<string, string>> = {
  "mandarin chinese": "Mandarin",
  putonghua: "Mandarin",
  "cantonese chinese": "Cantonese",
  "brazilian portuguese": "Portuguese",
  castilian: "Spanish",
  "australian sign language": "Auslan",
  burmese: "Burmese",
  bengali: "Bangla",
  sinhalese: "Sinhala",
  panjabi: "Punjabi",
};
const titles = languageList.map(({ title }) => title);

/** The languages of the profile's list by the names that CVs have for them, in lower case. */
export const languageTitles = new Map<string, string>([
  ...titles.map((title) => [title.toLowerCase(), title] as const),
  // "Persian (Farsi)" is written with either name alone.
  ...titles.flatMap((title) => {
    const [, name = "", other = ""] = /^(.+) \((.+)\)$/.exec(title) ?? [];
    return name ? [name, other].map((one) => [one.toLowerCase(), title] as const) : [];
  }),
  ...Object.entries(aliases).filter(([, title]) => titles.includes(title)),
]);
