import { idsOf, rightToWorkOptions, type RightToWorkId } from "../../../contract/job-options.ts";
import type { ParsedJobSearch } from "../../../contract/job-search.ts";
import { benefits, shifts, sponsorship } from "../../../lexicon/conditions/read-conditions.ts";
import { remote } from "../../../lexicon/conditions/read-remote.ts";
import { rights } from "../../../lexicon/conditions/read-rights.ts";
import { workTypesInQuery } from "../../../lexicon/conditions/read-work-type.ts";
import { postedSince } from "../../../lexicon/time/posted-since.ts";
import { readPay } from "../../../lexicon/pay/pay-in-query.ts";

type Filters = Partial<ParsedJobSearch>;

/** Ads call for those who hold these; where there are hardly any, jobs that take them are meant. */
const called: readonly RightToWorkId[] = ["holiday-visa"];
const notCalled = idsOf(rightToWorkOptions).filter((id) => !called.includes(id));

/** Whether a text has words for holders of a visa whom ads call for. */
export const callsForHolders = (text = ""): boolean => rights.inQuery(text, called).means.length > 0;

/** The filters that are wishes: what only some ads state is a filter where enough do, else words. */
export const wishFilters = ["shift", "benefits"] as const;

/**
 * How words are read. As filters: `wishes` shifts and benefits, `called` those whom ads call for; the rest always. `seekers`:
 * what suits who looks for work in place of what they say of themselves.
 */
export interface ReadAs {
  wishes?: boolean;
  called?: boolean;
  seekers?: boolean;
}

/** What one reader takes out of a text. */
interface Read {
  rest: string;
  filters: Filters;
  isRefused?: boolean;
}

/** A reader of a topic, and the filter that its meanings are. */
const of =
  <Id>(
    inQuery: (text: string) => { rest: string; means: Id[]; refused: Id[] },
    filter: (means: Id[]) => Filters,
  ) =>
  (text: string): Read => {
    const { rest, means, refused } = inQuery(text);
    return { rest, filters: means.length ? filter(means) : {}, isRefused: refused.length > 0 };
  };

const holders = (only: readonly RightToWorkId[]) =>
  of(
    (text) => rights.inQuery(text, only),
    (means) => ({ right_to_work: means.at(-1)! }),
  );
const wishes = [
  of(shifts.inQuery, (shift) => ({ shift })),
  of(benefits.inQuery, (benefits) => ({ benefits })),
];
const always = [
  of(sponsorship.inQuery, () => ({ sponsorship: true })),
  of(remote.inQuery, () => ({ remote: true })),
  of(workTypesInQuery, (work_type) => ({ work_type })),
  of(postedSince, ([days]) => ({ date_posted: days! })),
];

/**
 * Takes the words that are filters out of a text: pay, work type, remote work, visas, shifts and benefits. What is refused
 * is taken out as well, and is no filter; but a refused work type asks for the others.
 * @param readAs Whether shifts and benefits are filters (they are), and those whom ads call for (they are words).
 */
export const readFilters = (
  text: string,
  readAs: ReadAs = {},
): { rest: string; filters: Filters; isRefused: boolean } => {
  const { wishes: withWishes = true, called: withCalled = false } = readAs;
  const readers = [
    readPay,
    ...(withCalled ? [holders(called)] : []),
    ...(withWishes ? wishes : []),
    holders(notCalled),
    ...always,
  ];
  let rest = text;
  let filters: Filters = {};
  let isRefused = false;
  for (const read of readers) {
    const found: Read = read(rest);
    rest = found.rest;
    filters = { ...filters, ...found.filters };
    isRefused ||= found.isRefused ?? false;
  }
  return { rest, filters, isRefused };
};
