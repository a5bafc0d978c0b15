import type { Brand } from "../../contract/brand.ts";
import { workTypes } from "../../contract/job-fields.ts";
import type { ParsedJobSearch } from "../../contract/jobs.ts";
import { yearly } from "../../domain/jobs/work.ts";
import { noPay, remoteFlag, severalLocationsFlag, type Columns } from "./columns.ts";
import type { Matches } from "./matches.ts";
import type { Place } from "./places.ts";
import { shownOn } from "./shown.ts";

/** A search that is ready to be counted: its place and words have been looked up. */
export interface Prepared {
  search: ParsedJobSearch;
  place: Place | null;
  words: Matches | null;
  excluded: Matches | null;
}

/** One bit for each filter that has counts of its own. */
export const filter = {
  category: 1,
  subCategory: 2,
  workType: 4,
  payType: 8,
  states: 16,
  datePosted: 32,
  remote: 64,
} as const;

/** All bits: no change of a filter lets the job in. */
export const out = 127;
const day = 86_400_000;

/**
 * Tells by its slot which filters keep a job out of the results: 0 for a job that is found, `out` for one of
 * another employer, with other words, pay or place, or that the site does not show.
 */
export const failingFilters = (
  columns: Columns,
  brand: Brand,
  now: number,
  { search, place, words, excluded }: Prepared,
): ((slot: number) => number) => {
  const { category, subCategory, workType, payType, flags, states, yearlyMin, yearlyMax, posted, location } =
    columns;
  const { employer: employers } = columns;
  const isShown = shownOn(columns, brand, now);
  const level = words?.level ?? null;
  const unwanted = excluded?.level ?? null;
  const pay = payRange(search);
  const isIn = place && inPlace(columns, place);
  const wanted = search.employer ?? 0;
  const remoteOnly = search.remote === true;
  const categories = search.category?.length ? columns.categories.table(search.category) : null;
  const kinds = search.sub_category?.length ? columns.subCategories.table(search.sub_category) : null;
  const works = search.work_type?.reduce((bits, type) => bits | (1 << workTypes.indexOf(type)), 0) || 0xff;
  const inStates = search.states?.reduce((bits, state) => bits | (1 << state), 0) ?? 0;
  const paid = search.pay_type ?? 0;
  const oldest = search.date_posted ? now - search.date_posted * day : -Infinity;

  return (slot) => {
    if (level !== null && !level[slot]) return out;
    if (!isShown(slot)) return out;
    if (wanted !== 0 && employers[slot] !== wanted) return out;
    if (unwanted !== null && unwanted[slot]) return out;
    if (pay !== null) {
      const most = yearlyMax[slot]!;
      if (most === noPay || most < pay.min || yearlyMin[slot]! > pay.max) return out;
    }
    const isRemote = (flags[slot]! & remoteFlag) !== 0;
    let failed = remoteOnly && !isRemote ? filter.remote : 0;
    if (isIn !== null && !isIn(slot)) {
      // Work that is done from anywhere belongs to every place, for those who look for remote work.
      if (!isRemote || location[slot] !== 0) return out;
      if (!remoteOnly) failed = filter.remote;
    }
    if (categories !== null && categories[category[slot]!] === 0) failed |= filter.category;
    if (kinds !== null && kinds[subCategory[slot]!] === 0) failed |= filter.subCategory;
    if ((works & (1 << workType[slot]!)) === 0) failed |= filter.workType;
    if (paid !== 0 && payType[slot] !== paid) failed |= filter.payType;
    if (inStates !== 0 && (states[slot]! & inStates) === 0) failed |= filter.states;
    if (posted[slot]! < oldest) failed |= filter.datePosted;
    return failed;
  };
};

const inPlace = (columns: Columns, place: Place): ((slot: number) => boolean) => {
  const { states, location, moreLocations, flags } = columns;
  if (place.kind === "state") {
    const bit = 1 << place.id;
    return (slot) => (states[slot]! & bit) !== 0;
  }
  const { within } = place;
  return (slot) =>
    within[location[slot]!] === 1 ||
    ((flags[slot]! & severalLocationsFlag) !== 0 &&
      moreLocations.get(slot)!.some((number) => within[number] === 1));
};

/** The pay looked for, in dollars a year; null when any pay will do. */
const payRange = ({ pay_type, min_salary, max_salary }: ParsedJobSearch) =>
  min_salary || max_salary !== undefined
    ? {
        min: yearly(pay_type ?? 1, min_salary ?? 0),
        max: max_salary === undefined ? Infinity : yearly(pay_type ?? 1, max_salary),
      }
    : null;
