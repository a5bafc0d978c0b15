import { strToU8, zipSync } from "fflate";
import { maxUploadBytes } from "../../src/contract/uploads.ts";

/** A file whose type takes long to tell. */
interface HostileDocument {
  name: string;
  make: () => Uint8Array<ArrayBuffer>;
}

/** The head of one file in an archive. @param flags 8 leaves its size to be found behind its content. */
const localHead = (name: string, size: number, flags = 0): Buffer => {
  const head = Buffer.alloc(30);
  head.write("PK\x03\x04");
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt32LE(size, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name)]);
};

const filled = (parts: readonly Buffer[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts).subarray(0, maxUploadBytes));

/** Heads of files with nothing in them. */
const manyEntries = () => filled(Array.from({ length: 100_000 }, (_, at) => localHead(`word/${at}`, 0)));

/** Files whose ends can only be found by looking through what follows. */
const descriptors = () =>
  filled(
    Array.from({ length: 100 }, (_, at) =>
      Buffer.concat([localHead(`file ${at}`, 0, 8), Buffer.alloc(100_000)]),
    ),
  );

/** Tags of sound files, one behind the other, before what the file is. */
const tags = () => {
  const tag = Buffer.concat([Buffer.from("ID3\x04\x00\x00\x00\x00\x00\x01"), Buffer.alloc(1)]);
  return filled(Array.from({ length: maxUploadBytes / tag.length }, () => tag));
};

/** A list of content types that names none of the known ones, as large as a file may be. */
const contentTypes = () =>
  new Uint8Array(
    zipSync(
      { "[Content_Types].xml": strToU8("<Override ContentType='a'/>".repeat(2_000_000)) },
      { level: 9 },
    ),
  );

/** Documents that are made to keep a server busy while it tells their type. */
export const hostileDocuments: readonly HostileDocument[] = [
  { name: "100000 entries.docx", make: manyEntries },
  { name: "descriptors.docx", make: descriptors },
  { name: "tags.pdf", make: tags },
  { name: "nothing.doc", make: () => new Uint8Array(maxUploadBytes) },
  { name: "content types.docx", make: contentTypes },
];
