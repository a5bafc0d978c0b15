import type { Study, ThirdPerson } from "./people.ts";

/** The name with the given name first. */
export const inOrder = (person: ThirdPerson): string =>
  person.shown.toLowerCase().startsWith(person.family.toLowerCase())
    ? `${person.given} ${person.family}`.trim()
    : person.shown;

/** The name in capitals throughout, so that nothing tells the family name but its place. */
export const capitals = (person: ThirdPerson): string => inOrder(person).toUpperCase();

/** Letters with a space after each, words with three. */
export const apart = (name: string): string =>
  name
    .split(" ")
    .map((word) => [...word].join(" "))
    .join("\u00a0\u00a0 ");

/** Years of study, or when the end is expected. */
export const years = ({ start, end, isPending }: Study, to = " – "): string =>
  isPending ? `${start}${to}${end} (expected)` : start === end ? end : `${start}${to}${end}`;

/** The year of completion, or that it is not reached. */
export const finished = ({ end, isPending }: Study): string => (isPending ? `In progress – due ${end}` : end);

/** The title with its national code before it. */
export const withCode = ({ code, title }: Study): string => (code ? `${code} ${title}` : title);

/** Certificates as people shorten them; what they write is what is asked. */
export const shortened = (title: string): string =>
  title.replace(/^Certificate (?=I)/, "Cert ").replace(/^Diploma of /, "Dip. ");
