import { feedWords } from "../../../lexicon/feeds/feed-words.ts";

const names = feedWords.jobElements.map((name) => name.replace("-", "[-_]?")).join("|");
const anyOf = new RegExp(`<(?:[\\w.-]+:)?(${names})(?=[\\s>/])`, "i");
const ofKind: readonly [root: RegExp, element: string][] = [
  [/<(?:\w+:)?(?:rss|rdf)(?=[\s>])/i, "item"],
  [/<(?:\w+:)?feed(?=[\s>])[^>]*atom/i, "entry"],
  [/<(?:[\w.-]+:)?job(?=[\s>/])/i, "job"],
];

/** The name of the element that holds each job, by the beginning of a feed: `<job>` where there is one. */
export const jobElementOf = (head: string): string =>
  ofKind.find(([shape]) => shape.test(head))?.[1] ?? anyOf.exec(head)?.[1] ?? "job";
