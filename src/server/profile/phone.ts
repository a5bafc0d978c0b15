import { parsePhoneNumberFromString } from "libphonenumber-js";
import { countryList } from "./countries.ts";

/** Dial codes, shortest first: +1 stands for all countries whose codes begin with it. */
const dialCodes = [...new Set(countryList.map(({ value }) => value))].sort((a, b) => a.length - b.length);

/** A phone number in two parts: its dial code and the number without it (spec §3). */
export const splitPhone = (
  phone: string | null,
): { country_code: string | null; phone_number: string | null } => {
  if (phone === null) return { country_code: null, phone_number: null };
  const [first = "", ...rest] = phone.split(" ");
  if (rest.length && dialCodes.includes(first)) return { country_code: first, phone_number: rest.join(" ") };
  const code = dialCodes.find((code) => phone.startsWith(code)) ?? "";
  return { country_code: code || null, phone_number: phone.slice(code.length).trim() };
};

/** A phone number from its two parts; the zero that it has at home is left out. */
export const joinPhone = (code: string, number: string): string =>
  `+${code.replace(/^\+/, "")} ${number.trim().replace(/^0/, "").trim()}`;

/** A phone number with its dial code, in the groups of its country: "+61 412 345 678". As given where no country has it. */
export const internationalPhone = (phone: string): string => {
  const number = parsePhoneNumberFromString(phone);
  return number?.isValid() ? number.formatInternational() : phone;
};
