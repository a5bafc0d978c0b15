import type { Brand } from "../../contract/brand.ts";
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

const words = /%brand\.(name|email|host|operator)%/;

const fill = (text: string, brand: Brand, write: (word: string) => string): string =>
  text.replace(new RegExp(words, "g"), (_, word: keyof typeof wordOf) => write(wordOf[word](brand)));

const wordOf = {
  name: ({ name }: Brand) => name,
  email: ({ email }: Brand) => email,
  host: (brand: Brand) => hostsOf(brand)[0]!,
  /** Without one, the people who run the site are named by it. */
  operator: ({ operator, name }: Brand) =>
    operator
      ? `${operator.name}, ABN ${abnText(operator.abn)}, ${operator.address}`
      : `the people who run ${name}`,
};

/** An ABN as it is printed: 51 824 753 556. */
const abnText = (abn: string): string =>
  abn.replaceAll(" ", "").replace(/^(..)(...)(...)(...)$/, "$1 $2 $3 $4");
