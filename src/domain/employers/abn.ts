const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Whether a text is an Australian Business Number: eleven digits, spaces apart, whose check digits fit. */
export const isAbn = (text: string): boolean => {
  const digits = text.replaceAll(" ", "");
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const sum = weights.reduce(
    (sum, weight, at) => sum + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
};

/** An ABN as the register writes it: 51 824 753 556. */
export const abnText = (abn: string): string =>
  abn.replaceAll(" ", "").replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4");
