/**
 * A stable number for an ISO code of two or more letters, so that lists keyed by code have numeric ids: "AU" is 21.
 * Codes of three letters come after all codes of two: "AAA" is 677.
 */
export const lettersId = (code: string): number =>
  [...code.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 65, 0) +
  1 +
  (26 ** code.length - 26 ** 2) / 25;
