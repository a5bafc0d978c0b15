import { textsBegin } from "./ads-as-texts.ts";
import { codesBegin, withWords } from "./codes.ts";
import { definitionsBegin } from "./definitions.ts";
import { jsonFeedBegins, withFeedItems } from "./json-feed.ts";
import { keysBegin } from "./keyed.ts";
import { kindsBegin, withoutOthers } from "./kinds.ts";
import { linksBegin, withLinked } from "./linked.ts";
import { withNamedFacts } from "./named-facts.ts";
import { withPairs } from "./named-pairs.ts";
import { withRecords } from "./with-records.ts";

/** Whether a document that begins so may say facts of its jobs elsewhere than in them. */
export const needsNormalizing = (head: string): boolean =>
  definitionsBegin.test(head) ||
  codesBegin.test(head) ||
  linksBegin(head) ||
  keysBegin(head) ||
  kindsBegin(head) ||
  jsonFeedBegins.test(head) ||
  textsBegin(head);

/** A document with its jobs as lists of records that say their own facts, and the kinds of the records that are none; null where it is so already. */
export const normalizeDocument = (
  document: unknown,
): { whole: unknown; others: readonly string[] } | null => {
  const others: string[] = [];
  let isChanged = false;
  let whole = document;
  for (const change of [withFeedItems, withNamedFacts, withPairs, withWords, withLinked, withRecords]) {
    const changed = change(whole, others);
    isChanged ||= changed !== null;
    whole = changed ?? whole;
  }
  const jobs = withoutOthers(whole);
  return jobs || isChanged
    ? { whole: jobs?.whole ?? whole, others: [...others, ...(jobs?.others ?? [])] }
    : null;
};
