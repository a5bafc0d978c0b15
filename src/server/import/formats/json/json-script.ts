import { openEscapes } from "./json-escapes.ts";

const comment = String.raw`\/\/[^\n]*(?:\n|$)|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$)`;
/** How services and sites wrap JSON that is no file of theirs: in the call of a function, as a variable of a script, or behind signs that keep it from being run. */
const wrapping = new RegExp(
  String.raw`^\s*(?:\)\]\}',?\s*|(?:(?:${comment})\s*)*(?:[a-z_$][\w.$]*\(\s*|(?:export\s+default|(?:(?:export\s+)?(?:var|let|const)\s+)?[a-z_$][\w.$]*\s*=)\s*|(?<=\/\s*|\n\s*)))(?=[[{])`,
  "i",
);
/** The most characters behind the value, and what they may be: the end of a call, or what a module gives to others. */
const longestFoot = 300;
const foot = /^\)?\s*;?\s*(?:(?:export|module\.exports)\b[^[\]{}]*)?$/;
const withoutFoot = (text: string): string => {
  const end = Math.max(text.lastIndexOf("]"), text.lastIndexOf("}")) + 1;
  const rest = text.slice(end).trim();
  return rest.length < longestFoot && foot.test(rest) ? text.slice(0, end) : text;
};

/** How a value begins that is none of JSON: with a comment, or a name without quotes. */
const loose = /^[[{\s]*(?:\/[/*]|['\x60]|(?=[a-z_$])(?<=\{\s*)[a-z_$][\w$]*\s*:)/i;

/** Whether a text is a value of a script, or JSON that is wrapped. */
export const isScript = (start: string): boolean => wrapping.test(start) || loose.test(start);

const tokens = new RegExp(
  String.raw`"(?:[^"\\]|\\[^])*(?:"|$)|('|\x60)((?:(?!\1)[^\\]|\\[^])*)(?:\1|$)|${comment}|(?<![\w$.])([a-z_$][\w$]*)(?=\s*:)`,
  "gi",
);
/** A value of a script as JSON: with quotes around names, and without comments. */
const asJson = (script: string): string =>
  script.replace(tokens, (token, sign?: string, text?: string, name?: string) => {
    if (name !== undefined) return JSON.stringify(name);
    if (sign !== undefined) return JSON.stringify(text!.replace(/\\n/g, "\n").replace(/\\([^])/g, "$1"));
    return token.startsWith("/") ? "" : token;
  });

/** The value of a text of JSON, or of a script; undefined for what is broken or too deep, which the reader of objects tells with its line. */
export const valueOf = (text: string): unknown => {
  const ways = [(whole: string) => whole, openEscapes(), (whole: string) => openEscapes()(asJson(whole))];
  for (const read of ways)
    try {
      return JSON.parse(read(text));
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    }
  return undefined;
};

/** JSON without what is around it, and as a strict reader takes it. */
export const unwrapped = (given: string): string => {
  const isWrapped = wrapping.test(given);
  const whole = isWrapped ? withoutFoot(given.replace(wrapping, "")) : given;
  const value = isScript(whole) ? valueOf(whole) : undefined;
  return value === undefined ? whole : JSON.stringify(value);
};
