import { isAbroad } from "./read-country.ts";

const from = /\bfrom\s+(\p{L}+)(\s+\p{L}+)?/giu;
const isElsewhere = (place: string): boolean => /^(?:overseas|abroad)$/i.test(place) || isAbroad(place);

/** A text without where a seeker comes from: "from India", "from overseas". */
export const withoutOrigin = (text: string): string =>
  text
    .replace(from, (said: string, one: string, other = "") =>
      isElsewhere(one + other) ? " " : isElsewhere(one) ? other : said,
    )
    .trim();
