const words = new Intl.Segmenter("en-AU", { granularity: "word" });

/** Characters after which a word may be divided. */
const divides = /[\p{Pd}/、。，．：；！？」』）】་፡]$/u;
/** Scripts that write words without spaces. */
const unspaced = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** The indexes of the characters at which a line may start; the first is 0. */
export const lineStarts = (characters: readonly string[]): number[] => {
  const indexes = new Map<number, number>();
  let at = 0;
  for (const [index, character] of characters.entries()) {
    indexes.set(at, index);
    at += character.length;
  }
  const starts: number[] = [];
  let before = " ";
  for (const { segment, index, isWordLike } of words.segment(characters.join(""))) {
    const place = indexes.get(index);
    const mayStart =
      segment.trim() && (!before.trim() || (isWordLike && (divides.test(before) || unspaced.test(segment))));
    if (place !== undefined && (mayStart || starts.length === 0)) starts.push(place);
    before = segment;
  }
  return starts;
};
