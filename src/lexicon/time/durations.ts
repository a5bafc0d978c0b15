/** A length of time, also in brackets: "(5 yrs 10 mths)". */
export const duration =
  /[(\[·,-]?\s*(?:about )?\d+(?:\.\d+)?\+?\s*(?:years?|yrs?|months?|mths?|mos?)\b\.?(?:,? (?:and )?\d+\s*(?:months?|mths?|mos?)\b\.?)?\s*[)\]]?/gi;

const length = new RegExp(`^${duration.source}$`, "i");
/** Whether a text is a length of time and nothing else: "5 years". */
export const isLength = (text: string): boolean => length.test(text);

const lengthInBrackets = new RegExp(`\\s*\\(${duration.source}\\)$`, "i");
/** A text without a length of time in brackets behind it: "Acme (5 yrs 10 mths)". */
export const withoutLength = (text: string): string => text.replace(lengthInBrackets, "");
