import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { isPlace } from "../../words/places.ts";
import { isTitle } from "../../../../lexicon/cv/titles.ts";
import { withoutLength } from "../../../../lexicon/time/durations.ts";

/** "(while registration was being processed)": what goes on in small letters says no more of the title. */
const remark = new RegExp(
  String.raw`\s*\((?=\p{Ll})[^()]*(?<!\p{L})${entryWords.remarks}(?!\p{L})[^()]*\)`,
  "u",
);
/** "7 on 7 off", "(FIFO)". */
const roster = new RegExp(
  String.raw`(?:,| [–—-])\s+${entryWords.rosters}$|\s*\(${entryWords.rosters}\)$`,
  "i",
);
/** "(fixed-term contract, 35 people)". */
const contract = new RegExp(String.raw`\s*\(${entryWords.kindsOfWork} contract(?:, [^()]*)?\)$`, "i");
/** "Banksia Hospital, Maitland (58,000 presentations a year)": what is in brackets behind a town is about the employer. */
const withoutNoteBehindTown = (text: string): string => {
  const [, named = "", town = "", about = ""] = /^(.+, ([^,()]+)) \(([^()]+)\)$/.exec(text) ?? [];
  return town && isPlace(town) && !isPlace(about) ? named : text;
};
/** "(permanent part-time, 56 hours a fortnight)". */
const hours = new RegExp(String.raw`\s*\([^()]*(?:, ${entryWords.hoursOfWork})\)$`, "i");
/** "– Goonbarra open cut". */
const site = new RegExp(String.raw`^(.{3,}?) [–—-] \p{Lu}[^–—,]* ${entryWords.sites}$`, "u");

/** The title or the employer of a job without a remark, a kind of contract or a length of time in brackets, and without the site and the roster behind it. */
export const withoutRemarks = (text: string): string => {
  const plain = withoutNoteBehindTown(withoutLength(text))
    .replace(remark, "")
    .replace(contract, "")
    .replace(hours, "")
    .replace(roster, "")
    .trim();
  const [, title = ""] = site.exec(plain) ?? [];
  return title && isTitle(title) ? title : plain || text;
};
