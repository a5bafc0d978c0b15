import { linesOfBlocks } from "./block-lines.ts";
import type { Line } from "./line.ts";
import { RtfReader } from "./rtf-reader.ts";

/**
 * The lines of a rich text document (RTF).
 * @throws Unreadable for one without text.
 */
export const rtfLines = (bytes: Uint8Array): Line[] => {
  const text = Buffer.from(bytes).toString("latin1");
  // A control word, bytes of another alphabet, a control sign, a bracket, or text.
  const token = /\\([a-z]+)(-?\d+)? ?|((?:\\'[\da-f]{2})+)|\\([^a-z])|([{}])|([^\\{}\r\n]+)/gi;
  const reader = new RtfReader();
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [, word, number, bytesOf, sign, bracket, plain] = found;
    if (word === "bin") token.lastIndex += Math.max(0, Number(number ?? 0));
    else if (word) reader.word(word, number === undefined ? null : Number(number));
    else if (bytesOf) reader.bytes(Buffer.from(bytesOf.replaceAll("\\'", ""), "hex"));
    else if (sign) reader.sign(sign);
    else if (bracket === "{") reader.open();
    else if (bracket) reader.close();
    else reader.text(plain!);
  }
  return linesOfBlocks(reader.end());
};
