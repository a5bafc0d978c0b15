import type { Brand } from "../../contract/brand.ts";
import { hostsOf } from "./host-rule.ts";
import { xmlText } from "../documents/xml.ts";

/** Fills in the placeholders of pages that sites share: `%brand.name%`, `%brand.email%` and `%brand.host%`. */
export const fillBrandWords = (text: string, brand: Brand): string => fill(text, brand, (word) => word);

/** The same in HTML. */
export const fillBrandHtml = (html: string, brand: Brand): string => fill(html, brand, xmlText);

/** Whether a text has placeholders, so that it differs between sites. */
export const hasBrandWords = (text: string): boolean => words.test(text);

const words = /%brand\.(name|email|host)%/;

const fill = (text: string, brand: Brand, write: (word: string) => string): string =>
  text.replace(new RegExp(words, "g"), (_, word: "name" | "email" | "host") =>
    write(word === "host" ? hostsOf(brand)[0]! : brand[word]),
  );
