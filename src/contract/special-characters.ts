/** The characters that names and occupations may not have (spec §5). An ampersand, a comma, a hyphen and round brackets are allowed. */
const special = /[`!@#$%^*_+=[\]{};:"'“”‘\\|<>/?~]/;

/** Apostrophes after a letter, as in O'Brien and Teachers' Aide, are part of a name. */
const apostrophes = /(?<=\p{L})'/gu;

/** Whether a name or an occupation has a special character (spec §5). */
export const hasSpecialCharacter = (value: string): boolean => special.test(value.replace(apostrophes, ""));
