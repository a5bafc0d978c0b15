/** Groups of digits of a national number, by dial code, where the specification names them (spec §5). */
const masks: Readonly<Record<string, readonly number[]>> = { "+61": [2, 4, 4] };

/** Whether a dial code has a mask of its own. */
export const hasMask = (dialCode: string): boolean => dialCode in masks;

/** A number in the groups of its country's mask: "04 1234 5678", with digits too many behind. Other characters are dropped. */
export const maskPhone = (dialCode: string, typed: string): string => {
  const digits = typed.replace(/\D/g, "");
  const groups = masks[dialCode];
  if (!groups) return digits;
  let at = 0;
  return [...groups, Infinity]
    .map((size) => digits.slice(at, (at += size)))
    .filter(Boolean)
    .join(" ");
};

/** A phone number in two parts: its dial code, and the national number as people type it. */
export interface PhoneParts {
  dialCode: string;
  national: string;
}

/**
 * Splits a number such as "+61 412345678". Australians write the leading zero that the dial code replaces.
 * @param dialCodes the known ones, with their plus
 */
export const splitPhone = (value: string, dialCodes: readonly string[], home = "+61"): PhoneParts => {
  const compact = value.replace(/[^\d+]/g, "");
  if (!compact.startsWith("+")) return { dialCode: home, national: compact };
  const [spaced = ""] = value.trim().split(" ");
  const dialCode = dialCodes.includes(spaced)
    ? spaced
    : (dialCodes.filter((code) => compact.startsWith(code)).sort((a, b) => b.length - a.length)[0] ?? home);
  const rest = compact.slice(dialCode.length);
  return { dialCode, national: hasMask(dialCode) && rest && !rest.startsWith("0") ? `0${rest}` : rest };
};

/** Before the code of a country: a plus, or what is dialled for it here and elsewhere. */
const toAbroad = /^(?:\+|00(?:11)?)/;

/**
 * The parts of a number as it is typed: "+91 98765 43210", "0011 91 98765 43210" and "61 412 345 678" have their country.
 * Null while the country's code is incomplete, and for what is no number.
 * @param dialCodes the known ones, with their plus
 * @param home the code of a number without one
 */
export const readTyped = (typed: string, dialCodes: readonly string[], home: string): PhoneParts | null => {
  const compact = typed.replace(/[\s().-]/g, "");
  if (/[^\d+]/.test(compact)) return null;
  const whole = compact.replace(toAbroad, "+");
  if (whole === compact && whole[0] !== "+")
    return { dialCode: home, national: home === "+61" ? whole.replace(/^61(?=\d{9}$)/, "0") : whole };
  // "001" may go on as "0011".
  const isKnown = compact !== "001" && dialCodes.some((code) => whole.startsWith(code));
  return isKnown ? splitPhone(whole, dialCodes) : null;
};

/** Joins the parts to a number with its dial code; "" when no digit was typed. */
export const joinPhone = ({ dialCode, national }: PhoneParts): string => {
  const digits = national.replace(/\D/g, "").replace(hasMask(dialCode) ? /^0/ : "", "");
  return digits && `${dialCode} ${digits}`;
};
