import * as z from "zod/mini";

/** The weights of the digits of an ABN; the first digit counts one less. */
const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Whether a text is an Australian Business Number: eleven digits whose weighted sum is a multiple of 89. */
export const isAbn = (text: string): boolean => {
  const digits = text.replaceAll(" ", "");
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * (Number(digits[at]) - (at ? 0 : 1)), 0);
  return sum % 89 === 0;
};

/** An Australian Business Number, with or without spaces. */
export const abn = z
  .string()
  .check(z.refine(isAbn, { error: "Must be an ABN whose check digits fit: 51 824 753 556." }));
