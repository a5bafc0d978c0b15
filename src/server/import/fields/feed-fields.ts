import type { JobExtra } from "../../../contract/job-extras.ts";
import { eachExtra } from "../../../domain/jobs/job-extras.ts";
import { jobExtraFields } from "../../catalogue/jobs/job-extras.ts";
import { feedPay, feedPlace, type FeedJob } from "../feed-job.ts";
import { fieldNames, type FeedField } from "../../../lexicon/feeds/field-names.ts";
import { placeWords } from "../../../lexicon/places/place-words.ts";
import { plain as plainPlace, stateOf } from "../places/read-place.ts";

export type FieldName = FeedField | JobExtra;
export type Fields = Partial<Record<FieldName, string>>;

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

const byName = new Map(
  [
    ...Object.entries(fieldNames),
    ...Object.entries(jobExtraFields).map(([field, extra]) => [field, extra.names.split(", ")] as const),
  ].flatMap(([field, list]) => list.map((name) => [plain(name), field as FieldName])),
);

/** The field that a column or element name stands for, however it is spelt; undefined for an unknown one. */
export const fieldOf = (name: string): FieldName | undefined => byName.get(plain(name));

/** The field of a part within another: `<salary><min>`, `<location><city>`. */
export const partOf = (name: string, part: string): FieldName | undefined => {
  const whole = fieldOf(name);
  if (whole === "salary") return fieldOf(`salary ${part}`) ?? fieldOf(part);
  if (whole === "location")
    return /^(?:name|label|text|display_?name)$/i.test(part) ? whole : partOfPlace(part);
  if (whole === "author") return fieldOf(`author ${part}`);
  if (whole === "reference" || whole === "employer")
    return fieldOf(part) === whole ? whole : fieldOf(`${whole} ${part}`);
  return undefined;
};

/** What is called an area in a place may be a list from the country to the town. */
const partOfPlace = (part: string): FieldName | undefined => {
  const field = fieldOf(part);
  return field === "area" || field === "name" ? undefined : field;
};

/** Feeds with several fields for the pay write 0 into those that do not apply. */
const isNoAmount = (name: FieldName, text: string) =>
  name.startsWith("salary") && /^[\s$]*0+(?:\.0+)?\s*$/.test(text);

/**
 * Adds what a feed says to a field: the first that says something counts. The term ("Permanent") and the hours ("Full
 * time") may be two, which both say the work type.
 */
export const addTo = (fields: Fields, name: FieldName, text: string): void => {
  const before = fields[name];
  if (!before?.trim() || isNoAmount(name, before)) fields[name] = text || before || "";
  else if (name === "work_type" && text.trim()) fields[name] = `${before}; ${text}`;
};

/** A job from named fields. */
export const jobOfFields = (fields: Fields): FeedJob => {
  const field = (name: FieldName) => fields[name] ?? "";
  return {
    reference: field("reference") || field("key"),
    title: field("title") || field("name"),
    employer: field("employer"),
    // RSS has an address there.
    author: field("author").includes("@") ? "" : field("author"),
    description:
      [field("description"), field("requirements")].filter((text) => text.trim()).join("\n") ||
      field("summary"),
    // Where a feed names the industry as well, the department says what is done there.
    category: field("category") || field("department"),
    subCategory: field("sub_category") || (field("category") ? field("department") : ""),
    workType: field("work_type"),
    pay: feedPay({
      text: field("salary"),
      min: field("salary_min"),
      max: field("salary_max"),
      unit: field("pay_type"),
      currency: field("currency"),
    }),
    places: placesOf(field),
    remote: field("remote"),
    sponsorship: field("sponsorship"),
    rightToWork: field("right_to_work"),
    shift: field("shift"),
    benefits: field("benefits"),
    extras: eachExtra(field),
    posted: field("posted") || field("created"),
    expires: field("expires"),
    url: field("url"),
    applyElsewhere: false,
    screening: field("screening"),
  };
};

/** What feeds write as a region that is no part of a state. */
const noRegion = new RegExp(`^(?:${placeWords.noRegion}|)$`);

/** Where a feed names a state and its region, the region stands for a town that is missing. */
const partsOf = (field: (name: FieldName) => string) => {
  const region = field("region").trim();
  const state = field("state") || region;
  const isWithin = region !== state && !noRegion.test(plainPlace(region)) && stateOf(region) === null;
  return { suburb: field("suburb") || field("city") || (isWithin ? region : ""), state };
};

/** Several places in one field are separated by ";", "|" or line breaks, also those of HTML. */
const placesOf = (field: (name: FieldName) => string) => {
  const parts = { ...partsOf(field), postcode: field("postcode") };
  const country = field("country");
  const inWords = (text: string) =>
    text
      .replace(/&(amp|gt);/g, (_, sign: string) => (sign === "gt" ? ">" : "&"))
      .split(/[;|\n]|<br\s*\/?>/i)
      .filter((part) => part.trim())
      .map((part) => feedPlace({ text: part, country }));
  const isInParts = Boolean(parts.suburb || parts.postcode || stateOf(parts.state) !== null || country);
  const main =
    isInParts && Object.values(parts).some(Boolean)
      ? [feedPlace({ ...parts, country })]
      : inWords(withArea(field("location") || parts.state, field("area")));
  const all = [...main, ...inWords(field("other_locations"))];
  const [latitude = "", longitude = ""] = field("latitude")
    ? [field("latitude"), field("longitude")]
    : field("point")
        .trim()
        .split(/[\s,;]+/);
  if (!all.length) return country || latitude ? [feedPlace({ country, latitude, longitude })] : all;
  return all.length > 1 || !latitude ? all : [{ ...all[0]!, latitude, longitude }];
};

/** "Parramatta & Western Suburbs, Sydney": what a part of a place is called, before the place. */
const withArea = (place: string, area: string): string =>
  area.trim() && place.trim() && !place.toLowerCase().includes(area.trim().toLowerCase())
    ? `${area.trim()}, ${place.trim()}`
    : place || area;
