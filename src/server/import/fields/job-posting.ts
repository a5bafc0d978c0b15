import { jobExtras } from "../../../contract/job-extras.ts";
import { eachExtra } from "../../../domain/jobs/job-extras.ts";
import { feedPlace, type FeedJob } from "../feed-job.ts";
import { isObject, listOf, textOf, textsOf, type JsonObject } from "./json-values.ts";
import { JobFields } from "./job-fields.ts";
import { takeMissing } from "./labelled-lines.ts";
import { payOfPosting } from "./posting-pay.ts";

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
  ...sayInText(posting),
  places: placesOf(posting),
  remote: textOf(posting["jobLocationType"]),
  sponsorship: "",
  rightToWork: textsOf(posting["eligibilityToWorkRequirement"]),
  shift: "",
  benefits: textsOf(posting["jobBenefits"]),
  extras: eachExtra((name) => textOf(posting[jobExtras[name].schemaOrg])),
  posted: textOf(posting["datePosted"]),
  url: textOf(posting["url"]),
  applyElsewhere:
    posting["directApply"] === false || textOf(posting["directApply"]).toLowerCase() === "false",
  screening: "",
  isEnded: textOf(posting["dateDeleted"]) !== "",
});

/** When it closes and what it pays: what lines of its text say, where it has no fields for them. */
const sayInText = (posting: JsonObject): Pick<FeedJob, "expires" | "pay"> => {
  const expires = textOf(posting["validThrough"]);
  const pay = payOfPosting(posting);
  const isPaid = Boolean(pay.text || pay.min || pay.max);
  const inText = new JobFields();
  if (!expires || !isPaid) takeMissing(inText, textOf(posting["description"]));
  const { values } = inText;
  return {
    expires: expires || (values.expires ?? ""),
    pay: isPaid ? pay : { ...pay, text: values.salary ?? "" },
  };
};

/** Where it is; work from anywhere is in the countries that its workers must be in. */
const placesOf = (posting: JsonObject) => {
  const places = listOf(posting["jobLocation"]);
  return (places.length ? places : listOf(posting["applicantLocationRequirements"])).flatMap(placesAt);
};

/** A place, or several where its address names several towns. */
const placesAt = (place: unknown) => {
  const address = isObject(place) ? place["address"] : null;
  const towns = isObject(address) ? listOf(address["addressLocality"]) : [];
  return towns.length > 1
    ? towns.map((addressLocality) => placeOf({ address: { ...(address as JsonObject), addressLocality } }))
    : [placeOf(place)];
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
