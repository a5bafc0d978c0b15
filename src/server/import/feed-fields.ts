import type { JobExtra } from "../../contract/job-extras.ts";
import { eachExtra } from "../../domain/jobs/job-extras.ts";
import { jobExtraFields } from "../catalogue/jobs/job-extras.ts";
import { feedPay, feedPlace, type FeedJob } from "./feed-job.ts";
import { stateOf } from "./read-place.ts";

/** The fields that a CSV column or an XML element can hold, with the usual names for each. */
const names = {
  reference:
    "reference, reference number, reference no, ref, ref no, ref number, id, job id, job reference, job ref, job number, requisition id, req id, external id, vacancy id, vacancy number, vacancy no, vacancy ref, vacancy reference, position number, posting id, listing id, ad id, advert id, unique id, guid, sender reference, client reference, source reference, job code, vacancy code, req no, req number, requisition number, req, job no, requisition no, advert id, posting number, job req id, position id, id value, job position posting id",
  /** Stands for a reference that is missing. */
  key: "jid, job key, partner job id, bullet fields, uuid",
  title:
    "title, job title, position, position title, role, role title, job name, vacancy, vacancy title, ad title, advert title, position name, headline, heading, job position title, job opening name, opening name, posting title, requisition title, advertised title, display title",
  /** Stands for a title that is missing; of companies and places, too. */
  name: "name",
  employer:
    "employer, employer name, company, company name, organisation, organization, hiring organisation, hiring organization, advertiser, business, business name, client, agency, hiring org, hiring org name, advertiser name, hiring company, hiring company name, employing organisation, organisation name, organization name, sub company, client corporation, client name, business unit name, company display name",
  author: "author, author name",
  description:
    "description, job description, details, job details, body, content, ad, ad text, job ad, advert, advert text, advertisement text, vacancy description, position description, about the role, duties, description html, html description, description text, description plain, ad details, ad description, job ad details, advert details, public description, external description, job content, job body, job descriptions, descriptions, job position description, full description, vacancy text",
  /** Stands for a description that is missing. */
  summary: "summary, job summary, short description, brief description, snippet, abstract, teaser",
  category:
    "category, job category, industry, sector, field, classification, occupational category, published category, category label, job family",
  sub_category: "sub category, sub classification, specialisation, specialization, job function, function",
  department: "department, department name, division, department label, team, recruiting category",
  work_type:
    "work type, job type, employment type, type, hours type, contract type, engagement, job hours, time type, commitment, contract time, working time, work time, schedule, schedule type, employment type code, type of employment, employment status, employment status label, employment basis, employment category, position type, work schedule, tenure, job status, basis, full time part time, ft pt",
  salary:
    "salary, salaries, pay, wage, wages, remuneration, rate, pay rate, salary text, salary range, compensation, base salary, estimated salary, annual salary, hourly rate, hourly pay, salary package, remuneration package, job salary, remuneration text, salary description, pay rates, salary details, pay details",
  salary_min:
    "salary min, min salary, minimum salary, salary from, salary low end, salary min value, pay min, min pay, pay from, minimum pay, wage min, salary minimum, minimum, salary range min, salary range from, salary range minimum, min rate, rate from, rate min, pay range min, pay rate min, min pay rate, pay minimum, salary lower, salary low, lower salary",
  salary_max:
    "salary max, max salary, maximum salary, salary to, salary high end, salary max value, pay max, max pay, pay to, maximum pay, wage max, salary maximum, maximum, salary range max, salary range to, salary range maximum, max rate, rate to, rate max, pay range max, pay rate max, max pay rate, pay maximum, salary upper, salary high, upper salary",
  pay_type:
    "pay type, salary type, salary period, pay period, salary unit, pay unit, salary per, pay frequency, salary frequency, rate type, salary interval, pay interval, salary range period, pay basis, salary basis, period, rate per, pay unit of measure, rate unit",
  currency:
    "currency, salary currency, currency code, price currency, currency iso, currency iso code, pay currency",
  location:
    "location, locations, job location, work location, place, address, full address, locations text, location text, location name, location label, job place, office, office location, work site, worksite, site, position location, job position location",
  other_locations:
    "other locations, additional locations, secondary locations, all locations, additional offices, other places, more locations, alternate locations",
  /** A part of the place that `location` names. */
  area: "area, location area, sub location",
  suburb: "suburb, locality, suburb name, city area",
  city: "city, town, municipality, city name, town city, city town",
  state: "state, state code, province, state or territory, state name, state province",
  /** A state, or a part of it. */
  region: "region, region name, region code",
  postcode: "postcode, post code, postal code, zip, zip code",
  country: "country, country code, country name, country region",
  latitude: "latitude, lat, geo lat, geo latitude",
  longitude: "longitude, lon, lng, long, geo lng, geo lon, geo long, geo longitude",
  /** Both. */
  point: "point, geo, lat lng, lat lon, lat long, geo point, coordinates, gps",
  remote:
    "remote, remote type, work from home, wfh, workplace type, workplace types, work arrangement, is remote, is remote job, remote position, telecommute, work mode, workplace, location type, remote work",
  sponsorship: "sponsorship, visa sponsorship, sponsor, visa",
  right_to_work:
    "right to work, work rights, accepted work rights, accepted rights, accepted visas, visa types, work eligibility, eligibility, eligibility to work requirement",
  shift: "shift, shifts, shift type, work shift, roster, shift pattern",
  benefits: "benefits, benefit, job benefits, perks, employee benefits, what we offer",
  url: "url, link, link href, job url, hosted url, apply url, application url, apply link, redirect url, job link, external path, careers url, listing url",
  posted:
    "posted, date, date posted, posted date, posted at, posted on, list date, post date, published, publish date, listed, listing date, pub date, date listed, date published, published at, first published, date advertised, advertised, published date, released date, release date, date last published, opening date, open date, live date, advertised date, go live date, listed on",
  /** Stands for a date of posting that is missing. */
  created: "created, created at, created on, date created, creation date",
  expires:
    "expires, expiry, expiry date, expiration, expiration date, expires at, closes, closing date, close date, closing, valid through, end date, deadline, application deadline, applications close, applications closing, applications close date, application closing date, application close date, close, closes on, valid until, valid to, expires on, expire, job expires, close at, date end, date closing, closing on, apply by, apply before, closing date time, closed date",
  /** Stand behind the description. */
  requirements: "requirements, job requirements, responsibilities, key responsibilities",
  screening: "screening, screening questions, questions",
} as const;

export type FieldName = keyof typeof names | JobExtra;
export type Fields = Partial<Record<FieldName, string>>;

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

const byName = new Map(
  [
    ...Object.entries(names),
    ...Object.entries(jobExtraFields).map(([field, extra]) => [field, extra.names] as const),
  ].flatMap(([field, list]) => list.split(", ").map((name) => [plain(name), field as FieldName])),
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
const noRegion = /^(?:apac|anz|emea|asia.*|oceania|global|all|any|other|metro\w*|regional|n\/?a|none|-+)$/i;

/** Where a feed names a state and its region, the region stands for a town that is missing. */
const partsOf = (field: (name: FieldName) => string) => {
  const region = field("region").trim();
  const state = field("state") || region;
  const isWithin = region !== state && !noRegion.test(region) && stateOf(region) === null;
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
