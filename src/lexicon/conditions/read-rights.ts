import { rightToWorkOptions, type RightToWorkId } from "../../contract/job-options.ts";
import { inOrder, itemsOf } from "./read-conditions.ts";
import { openTopic } from "./topic.ts";

/** Rights to work. */
export const rights = openTopic("rights", rightToWorkOptions);

/** Who takes those of a visa that ends takes those who may stay as well. */
const settled: readonly RightToWorkId[] = ["citizen", "permanent-resident"];
const unrestricted: readonly RightToWorkId[] = [...settled, "partner-visa", "visa-unrestricted"];

/**
 * The rights to work that an employer accepts (spec §9): those that a feed's field lists, by id, title or usual words,
 * else what the ad's text says; empty when neither says.
 */
export const readRights = (field: string, text: string): RightToWorkId[] => {
  const listed = itemsOf(field).flatMap((item) => rights.inField(item)[0] ?? []);
  const ids = listed.length ? listed : welcomed(rights.inText(`${field}\n${text}`));
  return inOrder(rightToWorkOptions, ids);
};

const welcomed = (ids: readonly RightToWorkId[]): readonly RightToWorkId[] =>
  ids.every((id) => settled.includes(id)) ? ids : [...unrestricted, ...ids];
