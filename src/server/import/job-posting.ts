import { jobExtras } from "../../contract/job-extras.ts";
import { eachExtra } from "../../domain/jobs/job-extras.ts";
import { feedPay, feedPlace, type FeedJob, type FeedPay } from "./feed-job.ts";

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The schema.org types of a node, without the URL prefix. */
export const typesOf = (node: JsonObject): string[] =>
  listOf(node["@type"]).map((type) => String(type).replace(/^(?:https?:\/\/schema\.org\/|schema:)/, ""));

/** A job from a schema.org JobPosting, however loosely its author kept to the types. */
export const jobOfPosting = (posting: JsonObject): FeedJob => ({
  reference: textOf(posting["identifier"]) || textOf(posting["url"]) || textOf(posting["@id"]),
  title: textOf(posting["title"]) || textOf(posting["name"]),
  employer: textOf(posting["hiringOrganization"]),
  description: textOf(posting["description"]),
  category: textOf(posting["occupationalCategory"]) || textOf(posting["industry"]),
  subCategory: "",
  workType: listOf(posting["employmentType"]).map(textOf).join(", "),
  pay: payOf(posting),
  places: placesOf(posting),
  remote: textOf(posting["jobLocationType"]),
  sponsorship: "",
  rightToWork: textsOf(posting["eligibilityToWorkRequirement"]),
  shift: "",
  benefits: textsOf(posting["jobBenefits"]),
  extras: eachExtra((name) => textOf(posting[jobExtras[name].schemaOrg])),
  posted: textOf(posting["datePosted"]),
  expires: textOf(posting["validThrough"]),
  url: textOf(posting["url"]),
  applyElsewhere:
    posting["directApply"] === false || textOf(posting["directApply"]).toLowerCase() === "false",
  screening: "",
});

const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** The text of a value: itself, the first of a list, or an object's `value` or `name`. */
const textOf = (value: unknown): string => {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return textOf(value[0]);
  if (!isObject(value)) return "";
  for (const key of ["@value", "value", "name", "legalName"]) {
    const text = textOf(value[key]);
    if (text) return text;
  }
  return "";
};

/** The texts of a list, one a line. */
const textsOf = (value: unknown): string => listOf(value).map(textOf).join("\n");
/** Where it is; work from anywhere is in the countries that its workers must be in. */
const placesOf = (posting: JsonObject) => {
  const places = listOf(posting["jobLocation"]);
  return (places.length ? places : listOf(posting["applicantLocationRequirements"])).map(placeOf);
};

const payOf = (posting: JsonObject): FeedPay => {
  const [salary] = listOf(posting["baseSalary"] ?? posting["estimatedSalary"]);
  const currency = textOf(posting["salaryCurrency"]);
  if (!isObject(salary)) return feedPay({ text: textOf(salary), currency });
  const [inner] = listOf(salary["value"]);
  const range = isObject(inner) ? inner : salary;
  const amount = textOf(range["value"]);
  // "$80k-90k" instead of a number
  if (/[^\d.,\s]/.test(amount)) return feedPay({ text: amount, unit: textOf(range["unitText"]), currency });
  return feedPay({
    min: textOf(range["minValue"]) || amount,
    max: textOf(range["maxValue"]) || amount,
    unit: textOf(range["unitText"]) || textOf(salary["unitText"]) || textOf(range["unitCode"]),
    currency: textOf(salary["currency"]) || currency,
  });
};

const placeOf = (place: unknown) => {
  const address = isObject(place) ? (place["address"] ?? place) : place;
  const [first] = listOf(address);
  if (!isObject(first)) return feedPlace({ text: textOf(first), ...positionOf(place) });
  const parts = {
    suburb: textOf(first["addressLocality"]),
    state: textOf(first["addressRegion"]),
    postcode: textOf(first["postalCode"]),
    country: textOf(first["addressCountry"]),
  };
  return feedPlace({
    ...(Object.values(parts).some(Boolean)
      ? parts
      : { text: textOf(first) || textOf(first["streetAddress"]) }),
    ...positionOf(place),
  });
};

/** A place has its position in `geo` or itself. */
const positionOf = (place: unknown) => {
  if (!isObject(place)) return {};
  const [geo] = listOf(place["geo"]);
  const position = isObject(geo) ? geo : place;
  return { latitude: textOf(position["latitude"]), longitude: textOf(position["longitude"]) };
};
