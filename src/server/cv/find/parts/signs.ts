/** The pattern of a sign that may stand between two texts: none that is within names or belongs to a word. */
const sign = String.raw`[^\p{L}\p{M}\p{N}\s&+/'"“”‘’()[\],.;:!?@#%$€£-]`;
/** The pattern of what divides texts with spaces around it: "◆", "~", "»", "//". */
export const dividers = String.raw`(?:${sign}{1,2}|//|::)`;
/** The pattern of signs and marks in front of a text or behind it. */
export const marksAround = String.raw`(?:${sign}|[\s,;:/])+`;
