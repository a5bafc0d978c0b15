import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** Whether a paragraph begins at the right, as its first letter says (Unicode bidirectional algorithm, rules P2 and P3). */
export const isRightToLeft = (text: string): boolean =>
  (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1;
