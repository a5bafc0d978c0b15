/** The most pages of a CV that are read. */
export const maxPages = 40;
/** The most bytes that an archive may unpack to, and the most files in it. */
export const maxUnpackedBytes = 40 * 1024 * 1024;
export const maxPackedFiles = 2_000;
/** The most characters that are read: a CV of a hundred pages has fewer. */
export const maxCharacters = 400_000;
/** The most characters of a paragraph that are read: the longest texts of a profile are as long. */
export const maxParagraph = 4_000;
/** The most lines that are read. */
export const maxLines = 6_000;
