/** Controls of text direction, which could disorder the text around them, and characters that no font shows. */
const unwanted =
  /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\u{E0001}\uFEFF\uFFF9-\uFFFD]|[\p{Co}\p{Cn}]/gu;

/** One line of text as a CV shows it: in Unicode form NFC, without control characters, spaces collapsed and trimmed. */
export const plainText = (given: string | null | undefined): string =>
  (given ?? "")
    .toWellFormed()
    .normalize("NFC")
    .replace(unwanted, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
