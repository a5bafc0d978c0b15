/** Controls of text direction, which could disorder the text around them, and characters that no font shows. */
const unwanted =
  /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\u{E0001}\uFEFF\uFFF9-\uFFFD]|[\p{Co}\p{Cn}]/gu;

/** Letters and digits in a style for formulas, 𝗯𝗼𝗹𝗱, which screen readers spell and few fonts have. */
const styled = /[\u{1D400}-\u{1D7FF}]+/gu;

/** One line of text as a CV shows it: in Unicode form NFC, letters as letters, without control characters, spaces collapsed and trimmed. */
export const plainText = (given: string | null | undefined): string =>
  (given ?? "")
    .toWellFormed()
    .normalize("NFC")
    .replace(styled, (letters) => letters.normalize("NFKC"))
    .replace(unwanted, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
