import { z } from "zod";
import { listed } from "../text/listed.ts";
import { alternatives, anyOf } from "../text/wording.ts";

/** Wordings in a title that count alike; `data/kinds/README.md` explains each field. */
const group = z.strictObject({
  words: listed,
  at: z.enum(["start", "end", "whole"]).optional(),
  leading: listed.optional(),
  notAfter: listed.optional(),
  notBefore: listed.optional(),
  onlyAfter: listed.optional(),
  onlyBefore: listed.optional(),
  notBeside: listed.optional(),
});
type Group = z.output<typeof group>;

const around = (before: string, words: readonly string[] | undefined, after: string): string =>
  words ? before + anyOf(words) + after : "";

const sourceOf = ({ words, at, leading, ...others }: Group): string =>
  [
    around("^(?!.*", others.notBeside, ").*"),
    at === "start" || at === "whole" ? "^" : "",
    leading ? `(?:${alternatives(leading)} )*` : "",
    around("(?<!", others.notAfter, " )"),
    around("(?<=", others.onlyAfter, " )"),
    anyOf(words),
    around("(?! ", others.notBefore, ")"),
    around("(?= ", others.onlyBefore, ")"),
    at === "end" || at === "whole" ? "$" : "",
  ].join("");

/** Groups of wordings, or one list of them, as a pattern for plain words: small letters without punctuation. */
export const titlePattern = (flags = "") =>
  z
    .union([listed.transform((words): Group[] => [{ words }]), z.array(group)])
    .transform((groups) => new RegExp(groups.map(sourceOf).join("|"), flags));
