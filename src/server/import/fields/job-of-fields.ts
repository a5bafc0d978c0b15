import { eachExtra } from "../../../domain/jobs/job-extras.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { parseWorkType } from "../../../lexicon/conditions/read-work-type.ts";
import { lettersOfName } from "../../../lexicon/text/word-forms.ts";
import { isCountryAbroad } from "../../../lexicon/places/read-country.ts";
import { placeWords } from "../../../lexicon/places/place-words.ts";
import { feedPay, feedPlace, type FeedJob, type UnusedField } from "../feed-job.ts";
import { plain as plainPlace, stateOf } from "../places/read-place.ts";
import { exactly, type FieldName } from "./field-called.ts";
import { isGuessedPay, isPay, isWorkType } from "./fits.ts";
import { saysOver, saysYes } from "../jobs/status-words.ts";
import { isPublicBody } from "./employer-beside.ts";
import { takeByValue } from "./by-value.ts";
import { isForMachines, takeEnd, takeLabelled, takeMissing } from "./labelled-lines.ts";
import { JobFields } from "./job-fields.ts";

/** A feed that says none of these may say them in lines of its text. */
const bare = [
  ...(["location", "city", "suburb", "state", "region", "salary", "salary_min", "expires"] as const),
  ...(["work_type"] as const),
] as const;

/** A job from named fields. */
export const jobOfFields = (fields: JobFields): FeedJob => {
  const { values } = fields;
  const isHidden = saysYes(values.pay_hidden ?? "") === true || saysYes(values.pay_shown ?? "") === false;
  const isGuessed = isGuessedPay(values.pay_source ?? "");
  const noPay =
    isHidden || isGuessed ? withoutPay(fields, isHidden ? "not to be shown" : "worked out by a program") : [];
  leaveEndOfWork(fields);
  takeReference(fields);
  takeClosing(fields);
  takeCode(fields);
  if (values.description && !fields.has(...bare))
    values.description = takeLabelled(fields, values.description);
  for (const text of [values.description, values.summary]) takeMissing(fields, text ?? "");
  const unused = [...takeByValue(fields, (text) => takeMissing(fields, text)), ...noPay];
  takeTerms(fields);
  const field = (name: FieldName) => values[name] ?? "";
  return {
    reference: ofTag(field("reference")) || field("key"),
    key: field("key"),
    title: field("title") || field("name") || titleInSummary(values),
    employer: field("employer"),
    // RSS has an address of email there, ActivityStreams one of a page.
    author: (/@|^https?:/.test(field("author")) ? "" : field("author")) || bodyIn(field("department")),
    description: withRequirements(field("description") || field("summary"), field("requirements")),
    // Where a feed names the industry as well, the department says what is done there.
    category: field("category") || field("department"),
    subCategory: field("sub_category") || (field("category") ? field("department") : ""),
    // Columns for the hours and categories of Atom may say nothing else.
    workType:
      withHours(field("work_type"), field("hours")) ||
      (isWorkType(field("category")) ? field("category") : ""),
    pay: feedPay({
      text: field("salary"),
      min: field("salary_min"),
      max: field("salary_max"),
      unit: field("pay_type"),
      currency: field("currency"),
    }),
    places: placesOf(field),
    remote: field("remote") || (field("remote_from") && "remote") || unlessFlag(field("on_site")),
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
    status: field("status"),
    isEnded: saysOver("ended", field("ended")) || saysOver("active", field("active")),
    endedOn: field("ended"),
    unused,
  };
};

/** A department that is an employer of its own. */
const bodyIn = (department: string): string => (isPublicBody(department) ? department : "");

/** Takes the pay out of a job of which nobody has said it, or that keeps it to itself. @returns it, as what is not used. */
const withoutPay = ({ values }: JobFields, why: string): UnusedField[] =>
  (["salary", "salary_min", "salary_max"] as const).flatMap((name) => {
    const text = values[name] ?? "";
    delete values[name];
    return text.trim() ? [{ name: `${name}, ${why}`, text, isPrivate: true }] : [];
  });

const endsOfWork = new Set(feedWords.endsOfWork.map(lettersOfName));
const namesInOrders = new Set(feedWords.namesInOrders.map(lettersOfName));
/** Leaves out the end of the work of an order for staff, `dateEnd` beside `dateLastPublished`: it is no closing date. */
const leaveEndOfWork = (fields: JobFields): void => {
  const names = [fields.nameOf("posted"), fields.nameOf("description")].map(lettersOfName);
  const name = fields.nameOf("expires");
  if (!endsOfWork.has(lettersOfName(name)) || !names.some((one) => namesInOrders.has(one))) return;
  fields.leave(name, fields.values.expires ?? "");
  delete fields.values.expires;
};

const atEnd =
  /^(.*[\p{L}\p{N})])\s*(?:[\n([|•·,;]|\s[-–—])\s*(\p{L}[\p{L} ]{1,24}?)\s*(?:[:#.]\s*|\s)(?=[^\s:#])([^\s:#][\p{L}\p{N} /._-]{0,40}?)[)\]]?\s*$/su;

/** "Truck Driver (Ref: 2026/44)": the reference at the end of a title becomes that of a job that has none but a machine's. */
const takeReference = (fields: JobFields): void => {
  const { title = "", reference } = fields.values;
  const [, work, name = "", value = ""] =
    (isForMachines(reference) && title.length < 300 && atEnd.exec(title)) || [];
  if (!work || !/\d/.test(value) || exactly(name)[0]?.field !== "reference") return;
  fields.set("reference", value, -1, name);
  fields.values.title = work;
};

/** "Ranger - Closes 11 December 2026": the closing date at the end of a title becomes that of a job that has none. */
const takeClosing = (fields: JobFields): void => {
  const { title = "" } = fields.values;
  if (title.length >= 300 || fields.has("expires")) return;
  const said = new JobFields();
  const work = takeEnd(said, title);
  if (said.said.join() !== "expires") return;
  fields.set("expires", said.values.expires!);
  fields.values.title = work;
};

/** "Part time, split shifts, $32.80 an hour": the work type and the pay behind it, of a job that has only one of them. */
const takeTerms = (fields: JobFields): void => {
  const { salary = "", work_type: workType = "", hours = "" } = fields.values;
  const said = [salary, workType, hours].find((text) => text.includes("$")) ?? "";
  const [first = "", ...others] = said.split(/,\s+/);
  const pay = others.find((piece) => piece.includes("$") && isPay(piece));
  if (!pay || !isWorkType(first) || !parseWorkType(first)) return;
  if (!workType.trim()) fields.set("work_type", first);
  if (!fields.has("salary", "salary_min", "salary_max")) fields.set("salary", pay);
};

/** Takes the name of a record beside its title, "HR-OPN-2026-0003", for a reference that is missing. */
const takeCode = (fields: JobFields): void => {
  const name = fields.values.name?.trim() ?? "";
  if (fields.has("title") && !fields.has("reference") && /^(?=\S*\d)[A-Z\d][A-Z\d/_.-]{2,40}$/.test(name))
    fields.set("reference", name, 0, "name");
};

/** Of an issue that has a text as well, the summary is its title. */
const titleInSummary = ({ summary = "", description }: JobFields["values"]): string =>
  description !== undefined && summary.length <= longestTitle && !/[\n<]|[.!?]\s*$/.test(summary.trim())
    ? summary
    : "";
const longestTitle = 100;

/** "tag:fig.example,2026:vacancy:TH-2291": the number at the end of a name for machines. */
const ofTag = (reference: string): string =>
  /^tag:\S*[:/]((?:[a-z]{1,8}[-_]?)?\d[\w-]*)$/i.exec(reference.trim())?.[1] ?? reference;

/** "Full time" beside a term: the hours of a contract, and of work that goes on. */
const withHours = (workType: string, hours: string): string => {
  const isOpen = [null, "Contract"].includes(parseWorkType(workType));
  return isOpen && isWorkType(hours) ? [workType, hours].filter(Boolean).join("; ") : workType;
};

const unlessFlag = (text: string): string => (saysYes(text) === null ? text : "");

/** Requirements behind the description, unless it has them. */
const withRequirements = (description: string, requirements: string): string =>
  !requirements.trim() || lettersOf(description).includes(lettersOf(requirements))
    ? description
    : [description, requirements].filter((text) => text.trim()).join("\n");
const lettersOf = (html: string): string =>
  html.replace(/<[^>]*>|&\w+;/g, "").replace(/[^\p{L}\p{N}]+/gu, "");

/** What feeds write as a region that is no part of a state. */
const noRegion = new RegExp(`^(?:${placeWords.noRegion}|)$`);

/** Where a feed names a state and its region, the region stands for a town that is missing. */
const partsOf = (field: (name: FieldName) => string) => {
  const region = field("region").trim();
  const state = field("state") || region;
  const isWithin = region !== state && !noRegion.test(plainPlace(region)) && stateOf(region) === null;
  const area = field("area").trim();
  const isArea = area !== "" && stateOf(state) !== null && !noRegion.test(plainPlace(area)) && isTown(area);
  return { suburb: field("suburb") || field("city") || (isWithin ? region : isArea ? area : ""), state };
};

/** Several places in one field are separated by ";", "|" or line breaks, also those of HTML. */
const placesOf = (field: (name: FieldName) => string) => {
  const parts = { ...partsOf(field), postcode: field("postcode") };
  // "Newcastle" beside a state is in it.
  const location = field("location").trim();
  if (!parts.suburb && stateOf(parts.state) !== null && isTown(location)) parts.suburb = location;
  const country = field("country");
  const inWords = (text: string) =>
    text
      .replace(/&(amp|gt);/g, (_, sign: string) => (sign === "gt" ? ">" : "&"))
      .split(/[;|\n]|<br\s*\/?>/i)
      .filter((part) => part.trim())
      // "Nelson, New Zealand" beside a place here.
      .map((part) => ({ text: part.trim(), isElsewhere: isCountryAbroad(/,([^,]+)$/.exec(part)?.[1] ?? "") }))
      .map(({ text, isElsewhere }) => feedPlace({ text, country: isElsewhere ? "" : country }));
  const isInParts = Boolean(parts.suburb || parts.postcode || stateOf(parts.state) !== null || country);
  const towns = (parts.suburb || location).split(/\s*[;|\n]\s*/).filter(Boolean);
  if (towns.length > 1 && stateOf(parts.state) !== null && towns.every(isTown))
    return towns.map((suburb) => feedPlace({ suburb, state: parts.state, country }));
  const haveStates = towns.length > 1 && !parts.state.trim() && !parts.postcode.trim();
  const main =
    isInParts && !haveStates && Object.values(parts).some(Boolean)
      ? [feedPlace({ ...parts, country })]
      : inWords(haveStates ? towns.join(";") : withArea(field("location") || parts.state, field("area")));
  const own = [...main, ...inWords(field("other_locations"))];
  const all = own.length ? own : inWords(field("remote_from").replaceAll(",", ";"));
  const [latitude = "", longitude = ""] = field("latitude")
    ? [field("latitude"), field("longitude")]
    : field("point")
        .trim()
        .split(/[\s,;]+/);
  if (!all.length) return country || latitude ? [feedPlace({ country, latitude, longitude })] : all;
  return all.length > 1 || !latitude ? all : [{ ...all[0]!, latitude, longitude }];
};

const isTown = (location: string): boolean =>
  location !== "" &&
  !/[;|\n\d<&]/.test(location) &&
  stateOf(location) === null &&
  plainPlace(location) !== "australia";

/** "Parramatta & Western Suburbs, Sydney": what a part of a place is called, before the place. */
const withArea = (place: string, area: string): string =>
  area.trim() && place.trim() && !place.toLowerCase().includes(area.trim().toLowerCase())
    ? `${area.trim()}, ${place.trim()}`
    : place || area;
