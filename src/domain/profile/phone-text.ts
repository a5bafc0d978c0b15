import { maskPhone } from "./phone-mask.ts";

/** What people write of a number beside its digits. */
const isNumber = /^[+\d][\d\s().-]*$/;

/** The nine digits of an Australian number after its zero or dial code: of a mobile, or of a landline with its area. */
const australian = /^(?:\+610?|0)([23478]\d{8})$/;

/**
 * A phone number as it is written everywhere: an Australian one as at home ("04 1234 5678", spec §5), any other with its
 * dial code, as it was given. Text around a number is left as it is.
 */
export const phoneText = (value: string): string => {
  const given = value.trim();
  if (!isNumber.test(given)) return given;
  const [, national] = australian.exec(given.replace(/[^+\d]/g, "")) ?? [];
  return national ? maskPhone("+61", `0${national}`) : given.replace(/\s+/g, " ");
};

/** What two ways to write one number have in common. */
export const phoneKey = (value: string): string => phoneText(value).replace(/\D/g, "");
