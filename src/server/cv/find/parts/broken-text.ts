import { endsOpen } from "../../../../lexicon/cv/entry-words.ts";

/** Whether a bracket opens in a text and closes in the one below: "White Card (exp." above "05/2028)". */
export const isBrokenInBracket = (above: string, below: string): boolean =>
  /\([^)]*$/.test(above) && /^[^(]*\)/.test(below);

/** Whether two texts in a narrow column are one by how they end and begin: "Certificate III in", "(Honours)", "of Nursing". */
export const isOneText = (above: string, below: string): boolean =>
  endsOpen(above) ||
  /\s[–—-]$/.test(above) ||
  /^(?:\p{Ll}|\()/u.test(below) ||
  isBrokenInBracket(above, below);
