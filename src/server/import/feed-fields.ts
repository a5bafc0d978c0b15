import type { JobExtra } from "../../contract/job-extras.ts";
import { eachExtra } from "../../domain/jobs/job-extras.ts";
import { jobExtraFields } from "../jobs/job-extras.ts";
import { feedPay, feedPlace, type FeedJob } from "./feed-job.ts";

/** The fields that a CSV column or an XML element can hold, with the usual names for each. */
const names = {
  reference:
    "reference, reference number, reference no, ref, ref no, ref number, id, job id, job reference, job ref, job number, requisition id, req id, external id, vacancy id, vacancy number, vacancy no, vacancy ref, vacancy reference, position number, posting id, listing id, ad id, advert id, unique id, guid",
  /** Stands for a reference that is missing. */
  key: "jid, job key, partner job id",
  title:
    "title, job title, position, position title, role, role title, job name, vacancy, vacancy title, ad title, advert title, position name, headline, heading",
  employer:
    "employer, employer name, company, company name, organisation, organization, hiring organisation, hiring organization, advertiser, business, business name, client, agency",
  author: "author, author name",
  description:
    "description, job description, details, job details, body, content, ad, ad text, job ad, advert, advert text, advertisement text, vacancy description, position description, about the role, duties, description html, html description, description text, description plain",
  /** Stands for a description that is missing. */
  summary: "summary, job summary, short description, brief description, snippet, abstract, teaser",
  category: "category, job category, industry, sector, field, classification, occupational category",
  sub_category: "sub category, sub classification, specialisation, specialization, job function, function",
  department: "department, department name, division",
  work_type:
    "work type, job type, employment type, type, hours type, contract type, engagement, job hours, time type, commitment",
  salary:
    "salary, salaries, pay, wage, wages, remuneration, rate, pay rate, salary text, salary range, compensation, base salary, estimated salary, annual salary, hourly rate, hourly pay, salary package, remuneration package",
  salary_min:
    "salary min, min salary, minimum salary, salary from, salary low end, salary min value, pay min, min pay, pay from, minimum pay, wage min",
  salary_max:
    "salary max, max salary, maximum salary, salary to, salary high end, salary max value, pay max, max pay, pay to, maximum pay, wage max",
  pay_type:
    "pay type, salary type, salary period, pay period, salary unit, pay unit, salary per, pay frequency, salary frequency, rate type, salary interval, pay interval",
  currency: "currency, salary currency, currency code, price currency",
  location: "location, locations, job location, work location, place, address, full address",
  other_locations: "other locations, additional locations, secondary locations, all locations",
  suburb: "suburb, city, town, locality, suburb name",
  state: "state, region, state code, province, state or territory",
  postcode: "postcode, post code, postal code, zip, zip code",
  country: "country, country code",
  remote:
    "remote, remote type, work from home, wfh, workplace type, workplace types, work arrangement, is remote",
  sponsorship: "sponsorship, visa sponsorship, sponsor, visa",
  right_to_work:
    "right to work, work rights, accepted work rights, accepted rights, accepted visas, visa types, work eligibility, eligibility, eligibility to work requirement",
  shift: "shift, shifts, shift type, work shift, roster, shift pattern",
  benefits: "benefits, benefit, job benefits, perks, employee benefits, what we offer",
  url: "url, link, link href, job url, hosted url, apply url, application url, apply link",
  posted:
    "posted, date, date posted, posted date, posted at, posted on, list date, post date, published, publish date, listed, listing date, pub date, date listed, date published, published at, first published, date advertised, advertised, created, created at",
  expires:
    "expires, expiry, expiry date, expiration, expiration date, expires at, closes, closing date, close date, closing, valid through, end date, deadline, application deadline, applications close, applications closing, applications close date, application closing date, application close date, close, closes on, valid until, valid to, expires on",
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
  if (whole === "location") return fieldOf(part);
  if (whole === "author") return fieldOf(`author ${part}`);
  return whole === "employer" ? fieldOf(`company ${part}`) : undefined;
};

/** A job from named fields. */
export const jobOfFields = (fields: Fields): FeedJob => {
  const field = (name: FieldName) => fields[name] ?? "";
  return {
    reference: field("reference") || field("key"),
    title: field("title"),
    employer: field("employer"),
    // RSS has an address there.
    author: field("author").includes("@") ? "" : field("author"),
    description: field("description") || field("summary"),
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
    posted: field("posted"),
    expires: field("expires"),
    url: field("url"),
    applyElsewhere: false,
    screening: field("screening"),
  };
};

/** Several places in one field are separated by ";", "|" or line breaks, also those of HTML. */
const placesOf = (field: (name: FieldName) => string) => {
  const parts = { suburb: field("suburb"), state: field("state"), postcode: field("postcode") };
  const country = field("country");
  const inWords = (name: "location" | "other_locations") =>
    field(name)
      .replace(/&(amp|gt);/g, (_, sign: string) => (sign === "gt" ? ">" : "&"))
      .split(/[;|\n]|<br\s*\/?>/i)
      .filter((text) => text.trim())
      .map((text) => feedPlace({ text, country }));
  const main = Object.values(parts).some(Boolean) ? [feedPlace({ ...parts, country })] : inWords("location");
  const all = [...main, ...inWords("other_locations")];
  return all.length || !country ? all : [feedPlace({ country })];
};
