import type { Brand } from "../contract/brand.ts";
import { hostsOf } from "./host-rule.ts";

/** Fills in what a page that many sites share leaves open: `%brand.name%`, `%brand.email%` and `%brand.host%`. */
export const fillBrandWords = (text: string, brand: Brand): string =>
  text.replace(/%brand\.(name|email|host)%/g, (_, word: "name" | "email" | "host") =>
    word === "host" ? hostsOf(brand)[0]! : brand[word],
  );
