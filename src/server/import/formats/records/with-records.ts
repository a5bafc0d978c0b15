import { isObject } from "../../fields/json-values.ts";
import { recordsOfTexts } from "./ads-as-texts.ts";
import { recordsOfColumns } from "./columns.ts";
import { isOfDefinitions } from "./definitions.ts";
import { isJobLike } from "./job-like.ts";
import { recordsUnderKeys } from "./keyed.ts";

/** Lists within one another are looked for to this depth. */
const deepest = 8;
/** What lists of records are called that were columns. */
const recordsName = "jobs";

/**
 * A document with its jobs as lists of records, where they are columns, under keys of a store or by day, or texts.
 * @param others Takes what records are called that are left out.
 * @returns null where nothing is so.
 */
export const withRecords = (document: unknown, others: string[]): unknown => {
  let isChanged = false;
  const listsOfAds = new Set<unknown>();
  const listed = (value: unknown[], depth: number): unknown[] => {
    const ads = recordsOfTexts(value, others);
    isChanged ||= ads !== null;
    if (ads) listsOfAds.add(ads);
    return (
      ads ?? value.map((part) => (isObject(part) && isJobLike(part) ? part : arranged("", part, depth + 1)))
    );
  };
  const arranged = (name: string, value: unknown, depth: number): unknown => {
    if (depth > deepest) return value;
    if (Array.isArray(value)) return listed(value, depth);
    if (!isObject(value)) return value;
    const records = recordsOfColumns(value) ?? recordsUnderKeys(name, value);
    if (records) {
      isChanged = true;
      return listed(records, depth);
    }
    const entries = Object.entries(value).map(([key, part]): [string, unknown] => {
      const own = arranged(key, part, depth + 1);
      // "columns" are none any more.
      return [!Array.isArray(part) && Array.isArray(own) && isOfDefinitions(key) ? recordsName : key, own];
    });
    // Beside a list of ads are what has been done with them, and who did.
    const isOfOthers = ([, part]: [string, unknown]) => Array.isArray(part) && !listsOfAds.has(part);
    const hasAds = entries.some(([, part]) => listsOfAds.has(part));
    return Object.fromEntries(hasAds ? entries.filter((entry) => !isOfOthers(entry)) : entries);
  };
  const whole = arranged("", document, 0);
  return isChanged ? whole : null;
};
