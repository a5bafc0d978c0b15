import type { Brand } from "../../contract/brand.ts";
import type { StrengthItem } from "../../contract/profile/section.ts";
import type { ProfileEntries } from "../../domain/profile/strength.ts";
import { tradeSkills } from "../../lexicon/work/suggestion-lists.ts";

/** How many skills of a trade are looked for in ads. */
const mostSkills = 24;

const licences = [
  "white card",
  "working with children check",
  "first aid",
  "CPR",
  "RSA",
  "police check",
  "forklift licence",
  "electrical licence",
  "high risk work licence",
  "NDIS worker screening",
  "AHPRA",
  "security licence",
];
const qualifications = ["certificate III", "certificate IV", "diploma", "degree", "trade certificate"];
const languages = [
  "bilingual",
  "second language",
  "Mandarin",
  "Cantonese",
  "Arabic",
  "Vietnamese",
  "Hindi",
  "Punjabi",
  "Greek",
  "Italian",
  "Spanish",
  "Auslan",
];
const rightsToWork = ["right to work", "working rights", "permanent resident", "Australian citizen"];

/**
 * What job ads may ask for that an item of the strength score would show, as phrases to look for. Nothing for items
 * that ads do not ask for.
 */
export const askedFor = (item: StrengthItem, entries: ProfileEntries, brand: Brand): readonly string[] => {
  switch (item) {
    case "qualification":
      return qualifications;
    case "certifications":
      return licences;
    case "skills":
      return skillsAsked(entries, brand);
    case "languages":
      return languages;
    case "preferences":
      return entries("right_to_work")[0]?.["right_to_work"] ? [] : rightsToWork;
    default:
      return [];
  }
};

/** Skills of the site's trades, or of the one that the seeker prefers: some of each, without what is in brackets. */
const skillsAsked = (entries: ProfileEntries, brand: Brand): string[] => {
  const wanted = entries("preference")[0]?.["category"];
  const preferred = typeof wanted === "string" ? tradeSkills(brand, wanted) : [];
  const skills = preferred.length ? preferred : tradeSkills(brand, null);
  const step = Math.ceil(skills.length / mostSkills);
  return skills.filter((_, at) => at % step === 0).map((title) => title.replace(/\s*\(.*\)/, ""));
};
