import { fieldOf, type FieldName } from "./field-called.ts";

const fieldsOfPay: readonly FieldName[] = [
  ...(["salary", "salary_min", "salary_max", "pay_type", "currency", "pay_source", "pay_hidden"] as const),
  ...(["pay_shown"] as const),
];

/** The field of a part within another: `<salary><min>`, `<location><city>`. */
export const partOf = (name: string, part: string): FieldName | undefined => {
  const whole = fieldOf(name);
  // "Display" is a flag of the pay in it, and of a job elsewhere.
  if (whole === "salary")
    return fieldOf(`salary ${part}`) ?? fieldsOfPay.find((field) => field === fieldOf(part));
  if (whole === "location")
    return /^(?:name|label|text|display_?name)$/i.test(part) ? whole : partOfPlace(part);
  if (whole === "author") return fieldOf(`author ${part}`);
  if (whole === "reference" || whole === "employer")
    return fieldOf(part) === whole ? whole : fieldOf(`${whole} ${part}`);
  return undefined;
};

/** The parts of an address. */
export const addressFields = ["suburb", "city", "state", "region", "postcode", "country"] as const;

/** The fields of which each says where a job is, or a part of that. */
export const placeFields = ["location", ...addressFields] as const;

const ofPlaces: readonly (FieldName | undefined)[] = [
  ...placeFields,
  ...(["latitude", "longitude", "point", "remote"] as const),
];

/** What is called an area in a place may be a list from the country to the town. */
const partOfPlace = (part: string): FieldName | undefined => {
  const field = fieldOf(part);
  return ofPlaces.includes(field) ? field : undefined;
};
