import { escaped, type Edit, type Selected } from "./markdown-edits.ts";

/** A link that is written or changed: the part of the text that it replaces, its words and its address. */
export interface TextLink {
  from: number;
  to: number;
  words: string;
  address: string;
}

/** The link that a selection is in, else one to be made of what is selected. */
export const linkAt = ({ value, start, end }: Selected): TextLink => {
  for (const found of value.matchAll(/(?<!!)\[((?:\\.|[^\]\\])*)\]\(([^)\s]*)\)/g)) {
    const [from, to] = [found.index, found.index + found[0].length];
    const isIn = from <= start && end <= to && (start < end || (from < start && start < to));
    if (isIn) return { from, to, words: found[1]!.replace(/\\([[\]\\])/g, "$1"), address: found[2]! };
  }
  return { from: start, to: end, words: value.slice(start, end).replace(/\s+/g, " "), address: "" };
};

/** A link in its place; its words alone where it has no address any more. */
export const writeLink = ({ from, to, words, address }: TextLink): Edit => {
  const text = address ? `[${escaped(words)}](${address})` : words.trim();
  return { from, to, text, start: from + text.length, end: from + text.length };
};

const isEmail = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/;
const isDomain = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

/**
 * An address as a link has it; undefined for what leads nowhere. Addresses of the site itself lose their host, so that
 * they lead to the same page wherever the site is.
 * @param host The site's own host.
 */
export const linkAddress = (typed: string, host: string): string | undefined => {
  const text = typed.trim();
  if (isEmail.test(text)) return `mailto:${text}`;
  if (/^(?:mailto:|tel:|#)\S+$/.test(text) || /^\/(?!\/)\S*$/.test(text)) return inBrackets(text);
  const full = isDomain.test(text) ? `https://${text}` : text;
  if (!/^https?:\/\/\S+$/i.test(full) || !URL.canParse(full)) return undefined;
  const url = new URL(full);
  return inBrackets(url.host === host ? url.pathname + url.search + url.hash : full);
};

/** Round brackets would end the address. */
const inBrackets = (address: string): string => address.replaceAll("(", "%28").replaceAll(")", "%29");
