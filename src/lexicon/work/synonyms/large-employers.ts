import { spaced } from "../../text/word-forms.ts";
import { largeEmployers } from "./synonym-table.ts";

const workByName = new Map(
  largeEmployers.related.flatMap(({ from, to }) => from.map((name) => [spaced(name), to[0]!] as const)),
);

/** The work that people look for at a large employer; undefined for other texts. */
export const workAt = (employer: string): string | undefined => workByName.get(employer);
