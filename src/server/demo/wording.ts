/** The words with their indefinite article: "an HR Truck Driver", "a 92-place centre". */
export const withArticle = (words: string): string => `${articleOf(words)} ${words}`;

const articleOf = (words: string): "a" | "an" => {
  const first = /^[\w'&]+/.exec(words)?.[0] ?? "";
  if (/^\d/.test(first)) return /^(8|11$|18$)/.test(first) ? "an" : "a";
  if (/^[A-Z]{2,}$/.test(first) || first.length === 1) return /^[AEFHILMNORSX]/.test(first) ? "an" : "a";
  if (/^(uni|us|eu|one)/i.test(first)) return "a";
  return /^[aeiou]/i.test(first) ? "an" : "a";
};

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Newtown", "Newtown and Enmore", "Newtown, Enmore and Redfern". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** Fills `{name}` in a sentence. */
export const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** The start of a text, cut between words. */
export const shorten = (text: string, length: number): string =>
  text.length <= length
    ? text
    : `${text.slice(0, text.lastIndexOf(" ", length - 1)).replace(/[,;:.]$/, "")}…`;
