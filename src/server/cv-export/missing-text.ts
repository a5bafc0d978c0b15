/** How many of the characters that a PDF leaves out are named. */
const maxNamed = 12;

/** Says which characters a PDF leaves out, and what keeps them. */
export const missingText = (missing: readonly string[]): string => {
  const rest = missing.length - maxNamed;
  const named = [...missing.slice(0, maxNamed), ...(rest > 0 ? [`and ${rest} more`] : [])].join(" ");
  return `The PDF leaves out characters that its fonts do not have: ${named}. A Word file keeps every character.`;
};
