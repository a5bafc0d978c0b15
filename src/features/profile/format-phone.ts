import { AsYouType } from "libphonenumber-js/min";

/** A national number in the groups in which its country writes it: "20 7946 0958". Loaded where a country has no mask of its own. */
export const formatNational = (dialCode: string, national: string): string => {
  const whole = new AsYouType().input(dialCode + national.replace(/\D/g, ""));
  return whole.startsWith(`${dialCode} `) ? whole.slice(dialCode.length + 1) : national;
};
