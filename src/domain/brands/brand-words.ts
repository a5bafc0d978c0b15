import type { Brand } from "../../contract/brand.ts";
import { brandWords, type BrandWord } from "../../contract/brand-words.ts";
import { hostsOf } from "./host-rule.ts";
import { xmlText } from "../documents/xml.ts";

/**
 * Fills in the placeholders of pages that sites share: `%brand.name%`, `%brand.email%`, `%brand.host%` and
 * `%brand.operator%`, the legal entity with its ABN and address.
 */
export const fillBrandWords = (text: string, brand: Brand): string => fill(text, brand, (word) => word);

/** The same in HTML. */
export const fillBrandHtml = (html: string, brand: Brand): string => fill(html, brand, xmlText);

/** Whether a text has placeholders, so that it differs between sites. */
export const hasBrandWords = (text: string): boolean => words.test(text);

const words = new RegExp(`%brand\\.(${brandWords.join("|")})%`);

const fill = (text: string, brand: Brand, write: (word: string) => string): string =>
  text.replace(new RegExp(words, "g"), (_, word: BrandWord) => write(wordOf[word](brand)));

const wordOf: Record<BrandWord, (brand: Brand) => string> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  host: (brand) => hostsOf(brand)[0]!,
  /** Without one, the people who run the site are named by it. */
  operator: ({ operator, name }) =>
    operator
      ? `${operator.name}, ABN ${abnText(operator.abn)}, ${operator.address}`
      : `the people who run ${name}`,
};

/** An ABN as it is printed: 51 824 753 556. */
const abnText = (abn: string): string =>
  abn.replaceAll(" ", "").replace(/^(..)(...)(...)(...)$/, "$1 $2 $3 $4");
