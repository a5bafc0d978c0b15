import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { describesEmployer } from "../../../../lexicon/cv/employers.ts";
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
/** "(fixed-term contract, 35 people)", "(permanent part-time, 56 hours a fortnight)". */
const contract = new RegExp(
  String.raw`\s*\((?:${entryWords.kindsOfWork} contract(?:, [^()]*)?|[^()]*, ${entryWords.hoursOfWork})\)$`,
  "i",
);
const clause = new RegExp(String.raw`^(?:\p{Ll}{3,}ing|where|${entryWords.remarks}) \p{Ll}`, "u");
/** What is about the name in front: "Acme (ASX-listed retailer)", "Clerk at Acme, until it closed", "Hospital, Maitland (900 beds)". */
const isBehind = (name: string, text: string): boolean =>
  describesEmployer(text) ||
  (clause.test(text) && / (?:at|for|with) (?:the )?\p{Lu}[^,]*$/u.test(name)) ||
  (/^\([^()]+\)$/.test(text) && !isPlace(text.slice(1, -1)) && isPlace(/, ([^,()]+)$/.exec(name)?.[1] ?? ""));
const withoutDescription = (text: string): string => {
  const cut = Array.from(text.matchAll(/, | [–—-] | (?=\()/g)).find(({ 0: sign, index }) =>
    isBehind(text.slice(0, index), text.slice(index + sign.length)),
  );
  return text.slice(0, cut?.index);
};
/** "– Goonbarra open cut". */
const site = new RegExp(String.raw`^(.{3,}?) [–—-] \p{Lu}[^–—,]* ${entryWords.sites}$`, "u");

/** The title or the employer of a job without a remark, a kind of contract or a length of time in brackets, and without the site and the roster behind it. */
export const withoutRemarks = (text: string): string => {
  const plain = withoutDescription(withoutLength(text))
    .replace(remark, "")
    .replace(contract, "")
    .replace(roster, "")
    .trim();
  const [, title = ""] = site.exec(plain) ?? [];
  return title && isTitle(title) ? title : plain || text;
};
