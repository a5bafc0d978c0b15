/** Groups of digits of a national number, by dial code, where the specification names them (spec §5). */
const masks: Readonly<Record<string, readonly number[]>> = { "+61": [2, 4, 4] };

/** Whether a dial code has a mask of its own. */
export const hasMask = (dialCode: string): boolean => dialCode in masks;

/** A number in the groups of its country's mask: "04 1234 5678". Other characters than digits are dropped. */
export const maskPhone = (dialCode: string, typed: string): string => {
  const digits = typed.replace(/\D/g, "");
  const groups = masks[dialCode];
  if (!groups) return digits;
  let at = 0;
  return groups
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

/** Joins the parts to a number with its dial code; "" when no digit was typed. */
export const joinPhone = ({ dialCode, national }: PhoneParts): string => {
  const digits = national.replace(/\D/g, "").replace(hasMask(dialCode) ? /^0/ : "", "");
  return digits && `${dialCode} ${digits}`;
};
