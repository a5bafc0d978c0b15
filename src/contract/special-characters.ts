/**
 * The characters that names and occupations may not have (spec §5). An ampersand, a comma, a hyphen and round brackets are
 * allowed, and so is an apostrophe after a letter, as in O'Brien and Teachers' Aide.
 */
const special = /[`!@#$%^*_+=[\]{};:"“”‘\\|<>/?~]|(?<!\p{L})'/u;

/** A name from elsewhere without what a name may not have here, which is replaced by a space. */
export const withoutSpecialCharacters = (value: string): string =>
  value.replace(new RegExp(special, "gu"), " ").replace(/\s+/g, " ").trim();

/** Whether a name or an occupation has a special character (spec §5). */
export const hasSpecialCharacter = (value: string): boolean => special.test(value);
