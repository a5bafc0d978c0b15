import { basic } from "../../contract/profile/basic.ts";
import { birthplace } from "../../contract/profile/birthplace.ts";
import { preference } from "../../contract/profile/preference.ts";
import { keyedFields, titledOptions } from "../../contract/profile/seeker-fields.ts";
import type { updateSeekerProfile } from "../../contract/profile/seeker-profile.ts";
import type { SingleSection } from "../../contract/profile/section.ts";
import type { ParsedInput } from "../../contract/call.ts";
import type { Own } from "./own.ts";
import { joinPhone, splitPhone } from "./phone.ts";
import { listEntries } from "./queries.ts";

type Body = ParsedInput<typeof updateSeekerProfile>["body"];
type Changes = Record<string, unknown>;

/** Australia's, for numbers without one. */
const usualDialCode = "+61";

/** The changes of fields in a request of the first API, by the section that keeps them. */
export const fieldChanges = async (body: Body, own: Own): Promise<Map<SingleSection, Changes>> => {
  const bySection = new Map<SingleSection, Changes>();
  const change = (section: SingleSection, changes: Changes) => {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    if (given.length) bySection.set(section, { ...bySection.get(section), ...Object.fromEntries(given) });
  };
  change(basic, {
    given_name: body.given_name ?? body.firstname,
    family_name: body.family_name ?? body.lastname,
    mobile: await phoneIn(body, own),
  });
  if (body.birth_place === null) change(birthplace, { country: null, state: null, city: null });
  else if (body.birth_place) change(birthplace, body.birth_place);
  if (body.preferred_location === null)
    change(preference, { preferred_location: null, preferred_country: null });
  else if (body.preferred_location) {
    const { id, country } = body.preferred_location;
    change(preference, { preferred_location: id ? { id } : id, preferred_country: country });
  }
  for (const keyed of keyedFields) {
    const value = (body as Changes)[keyed.key];
    change(keyed.section, { [keyed.name]: titledOptions(keyed) ? idOf(value) : value });
  }
  return bySection;
};

const idOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? (value as { id: unknown }).id : value;

/** The number that the two parts make; the part that is not given stays. Undefined where neither is given. */
const phoneIn = async (
  { phone_number, country_code }: Body,
  own: Own,
): Promise<string | null | undefined> => {
  if (phone_number === null) return null;
  if (phone_number === undefined && !country_code) return undefined;
  const stored = splitPhone(((await listEntries(basic, own))[0]?.["mobile"] ?? null) as string | null);
  const number = phone_number ?? stored.phone_number;
  return number === null
    ? undefined
    : joinPhone(country_code ?? stored.country_code ?? usualDialCode, number);
};
