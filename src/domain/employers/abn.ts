/** An ABN as the register writes it: 51 824 753 556. */
export const abnText = (abn: string): string =>
  abn.replaceAll(" ", "").replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4");
