import type { CvValue } from "../../../../contract/cv.ts";

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

/** Whether a value occurs in the text that it was found in, apart from spaces, punctuation and capitals. */
export const occursInSource = ({ written, source }: CvValue): boolean =>
  written !== "" && letters(source.text).includes(letters(written));
