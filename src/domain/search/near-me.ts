/** Words that ask for jobs near the seeker without saying where that is: "cleaner jobs near me". */
export const nearMe = String.raw`(?:near|close to|around|not far from)\s+(?:me|home|by|here|my\s+(?:home|house|place|area|suburb|location))|nearby|in my (?:area|suburb)|where i live`;

const words = new RegExp(String.raw`\s*\b(?:${nearMe})\b`, "i");

/** A search text without those words; null where it has none of them. */
export const withoutNearMe = (text = ""): string | null =>
  words.test(text) ? text.replace(words, "").trim() : null;
