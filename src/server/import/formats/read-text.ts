import { isAscii, isUtf8 } from "node:buffer";
import { FetchFault } from "../../platform/network/fetch-fault.ts";
import { FeedBroken } from "../feed-job.ts";
import { peek, unpacked } from "./packed/unpack.ts";

/** How much of a file is read to detect its type, in bytes. */
const headBytes = 256 * 1024;

/** The text of a file, and how many of its bytes have been read so far. */
export interface ReadText {
  head: string;
  text: AsyncIterable<string>;
  bytesRead: () => number;
  /** Where and how the bytes that were read are not the encoding that they should be; null when they are. */
  encodingNote: () => { at: string; note: string } | null;
  /** The line of the first byte that is not UTF-8 in the beginning of a file that does not say what it is. */
  notUtf8: number | null;
  /** The text with every byte taken as the file's encoding; read this or `text`. */
  asDeclared: AsyncIterable<string>;
}

/** Reads a file as text, and counts its bytes. @param maxUnpacked bytes of what gzip unpacks to; reading ends there. */
export const readCounted = async (
  bytes: AsyncIterable<Uint8Array>,
  maxUnpacked = Infinity,
): Promise<ReadText> => {
  let read = 0;
  const counted = async function* () {
    for await (const chunk of bytes) {
      read += chunk.length;
      yield chunk;
    }
  };
  return { ...(await readText(counted(), maxUnpacked)), bytesRead: () => read };
};

/**
 * The text of a file, in chunks: gunzipped, decoded by the detected encoding, without control characters.
 * @returns its beginning, for format detection, and all of it.
 */
export const readText = async (
  bytes: AsyncIterable<Uint8Array>,
  maxUnpacked = Infinity,
): Promise<Omit<ReadText, "bytesRead">> => {
  const { head, all } = await peek(await unpacked(bytes, maxUnpacked), headBytes);
  const { encoding, isDeclared = true, note } = encodingOf(head);
  let encodingNote = note ? { at: "line 1", note } : null;
  const onOther = (line: number) =>
    void (encodingNote ??= {
      at: `line ${line}`,
      note:
        encoding === "utf-8"
          ? "This is not UTF-8, as the rest of the file: it was read as Windows-1252. Save the file as UTF-8."
          : "The file says that it is Windows-1252, but this is UTF-8, and was read so.",
    });
  return {
    head: withoutControls(new TextDecoder(encoding).decode(head)),
    text:
      encoding === "utf-8" || encoding === "windows-1252"
        ? decoded(inUtf8(all, encoding, onOther), "utf-8")
        : decoded(all, encoding),
    asDeclared: decoded(all, encoding),
    encodingNote: () => encodingNote,
    notUtf8:
      endsInCharacter(head) || isDeclared
        ? null
        : new TextDecoder().decode(head).split("\uFFFD", 1)[0]!.split("\n").length,
  };
};

/** A line that is not UTF-8 is looked at as a whole up to this many bytes. */
const maxOddLine = 1024 * 1024;

/**
 * Lines that are not UTF-8 become it from Windows-1252, which older programs write: "Café" would lose its last letter.
 * @param onOther Called with the line of bytes that are not of the expected encoding.
 */
async function* inUtf8(
  bytes: AsyncIterable<Uint8Array>,
  expected: "utf-8" | "windows-1252",
  onOther: (line: number) => void,
) {
  let rest: Buffer = Buffer.alloc(0);
  let line = 1;
  const lines = function* (whole: Buffer) {
    for (let from = 0; from < whole.length; line++) {
      const end = whole.indexOf(10, from) + 1 || whole.length;
      const piece = whole.subarray(from, end);
      if (!isAscii(piece) && isUtf8(piece) !== (expected === "utf-8")) onOther(line);
      yield isUtf8(piece) ? piece : Buffer.from(windows.decode(piece));
      from = end;
    }
  };
  for await (const chunk of bytes) {
    const whole = Buffer.concat([rest, chunk]);
    // A character may be cut off at the end.
    const cut = [0, 1, 2, 3].find((size) => isUtf8(whole.subarray(0, Math.max(0, whole.length - size))));
    const end =
      cut === undefined
        ? whole.lastIndexOf(10) + 1 || (whole.length > maxOddLine ? whole.length : 0)
        : whole.length - cut;
    const complete = whole.subarray(0, end);
    rest = whole.subarray(end);
    if (cut === undefined || (expected !== "utf-8" && !isAscii(complete))) yield* lines(complete);
    else {
      yield complete;
      for (let at = complete.indexOf(10); at >= 0; at = complete.indexOf(10, at + 1)) line++;
    }
  }
  yield* lines(rest);
}

const windows = new TextDecoder("windows-1252");

/** Detects the encoding by byte order mark, then the XML declaration, then whether the bytes are valid UTF-8. */
const encodingOf = (head: Buffer): { encoding: string; isDeclared?: false; note?: string } => {
  const wide = wideEncoding(head);
  const start = wide ? new TextDecoder(wide).decode(head.subarray(0, 400)) : head.toString("latin1", 0, 200);
  const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']+)["']/.exec(start)?.[1];
  const readAs = (encoding: string, name: string) => ({
    encoding,
    note: `The file says that it is ${declared!.slice(0, 40)}, but it is ${name}, and was read so.`,
  });
  const saysWide = declared && /^utf-?16/i.test(declared);
  if (wide) return declared && !saysWide ? readAs(wide, "UTF-16") : { encoding: wide };
  if (declared) {
    const encoding = saysWide ? "utf-16" : knownEncoding(declared);
    if (!encoding) {
      const [real, name] = endsInCharacter(head) ? ["utf-8", "UTF-8"] : ["windows-1252", "Windows-1252"];
      const note = `The encoding "${declared.slice(0, 40)}" that the file says it has is unknown; it was read as ${name}.`;
      return { encoding: real, note };
    }
    if (encoding === "utf-8" || isAscii(head)) return { encoding: saysWide ? "utf-8" : encoding };
    if (endsInCharacter(head)) return readAs("utf-8", "UTF-8");
    return saysWide ? readAs("windows-1252", "Windows-1252") : { encoding };
  }
  // A file may hold both, when it was put together from others: its lines are told apart then.
  const isPartlyUtf8 = /[^\0-\x7f\ufffd]/.test(head.toString("utf8"));
  return { encoding: endsInCharacter(head) || isPartlyUtf8 ? "utf-8" : "windows-1252", isDeclared: false };
};

/** UTF-16 by its byte order mark, or as every format begins with a character of ASCII, of which it makes two bytes. */
const wideEncoding = ([first, second]: Buffer): string | null => {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return "utf-16le";
  return (first === 0xfe && second === 0xff) || (first === 0 && second) ? "utf-16be" : null;
};

/** What some programs call Windows-1252. */
const latin = /^(?:ansi|(?:iso[ _-]?)?latin[ _-]?1|(?:win|cp|windows)[ _-]?1252|windows|western)$/i;

/** The encoding of a name, however it is spelt; null for an unknown one. */
const knownEncoding = (name: string): string | null => {
  const bare = name.trim().replace(/;$/, "");
  try {
    return latin.test(bare) ? "windows-1252" : new TextDecoder(bare).encoding;
  } catch {
    return null;
  }
};

/** Whether it is valid UTF-8, except a last character that may be cut off. */
const endsInCharacter = (head: Buffer) =>
  [0, 1, 2, 3].some((cut) => isUtf8(head.subarray(0, Math.max(0, head.length - cut))));

async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: string) {
  const decoder = new TextDecoder(encoding);
  let line = 1;
  try {
    for await (const chunk of bytes) {
      const text = withoutControls(decoder.decode(chunk, { stream: true }));
      yield text;
      for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) line++;
    }
  } catch (error) {
    const why = (error as Error).message.replace(/\.$/, "");
    throw new FeedBroken(
      line,
      `The file cannot be read any further: ${error instanceof FetchFault ? `the feed ${why}` : why}.`,
    );
  }
  yield decoder.decode();
}

/** No format has a use for them, and PostgreSQL refuses null bytes. */
const withoutControls = (text: string) => text.replace(/[^\P{Cc}\t\n\r]/gu, "");
