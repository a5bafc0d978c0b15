/** A stable number for an ISO code of letters, so that lists keyed by code have numeric ids: "AU" is 21. */
export const lettersId = (code: string): number =>
  [...code.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 65, 0) + 1;
