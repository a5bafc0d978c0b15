/** Spellings that sound alike, in the order in which they are replaced. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/^(?:ps|x(?=[aeiouy]))/, "s"],
  [/^(?:kn|gn|pn)/, "n"],
  [/^wr/, "r"],
  [/ph/g, "f"],
  [/gh(?=t|$)/g, ""],
  [/t(?=ion|ian)|c(?=ian|ion|ious)|ss(?=ion)/g, "s"],
  [/sh(?=[aeiou]n)/g, "s"],
  [/sch|sh|ch/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/[cqx]|ck/g, "k"],
  [/z/g, "s"],
  [/g(?=[eiy])|dg/g, "j"],
  [/wh/g, "w"],
  [/v/g, "f"],
  [/d(?=$)/g, "t"],
  [/h/g, ""],
  [/(?<=.)[aeiouyw]+/g, ""],
  [/^[aeiouy]+/, "a"],
  [/(.)\1+/g, "$1"],
  [/(?<=..)r$/, ""],
];

/** How a word sounds, roughly: the same for "physio" and "fisio", "electrician" and "electrition". */
export const soundOf = (word: string): string =>
  alike.reduce((rest, [spelling, sound]) => rest.replace(spelling, sound), word.toLowerCase());
