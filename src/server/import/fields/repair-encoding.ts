/** What Windows-1252 has at 0x80 to 0x9f; 0 for the codes that it leaves out. */
const high = [..."€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ"];
const bytes = new Map(
  high.flatMap((letter, index) => (letter === "\0" ? [] : [[letter, 0x80 + index] as const])),
);

/** UTF-8 that was read as Windows-1252 and encoded again: a first byte, and what continues it. */
const twice = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,3}/g;
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Text that was encoded twice as it was meant: "CafÃ©" is "Café". Other text stays as it is. */
export const repairEncoding = (text: string): string =>
  /[\u00c2-\u00f4][\u0080-\u00bf€‚-™]/.test(text)
    ? text.replace(twice, decoded).replace(/â€(?![˜™œ¦“”¢])/g, "”")
    : text;

const decoded = (letters: string): string => {
  const codes = [...letters].map((letter) => bytes.get(letter) ?? letter.charCodeAt(0));
  const lead = codes[0]!;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (codes.length < length) return letters;
  try {
    return utf8.decode(Uint8Array.from(codes.slice(0, length))) + letters.slice(length);
  } catch {
    return letters;
  }
};
