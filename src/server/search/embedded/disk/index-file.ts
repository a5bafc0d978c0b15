import { createHash } from "node:crypto";
import { mkdir, open, rename, rm, type FileHandle } from "node:fs/promises";
import { dirname } from "node:path";
import type { Values } from "../columns/filter-column.ts";

/** How a file begins; another format of the file has another number. */
const magic = "signboard index 2\n";
/** The most bytes of a header that are read. */
const mostHeader = 512 * 1024 * 1024;
/** Bytes read or written at a time. */
const chunk = 8 * 1024 * 1024;

const kinds = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array } as const;
type Kind = keyof typeof kinds;

/** What a file holds: a header, which is JSON, and arrays in their order. */
export interface IndexFile<Header> {
  header: Header;
  arrays: Values[];
}

/**
 * Writes a file beside the old one, which it then replaces. It ends with a SHA-256 of all before.
 * @param arrays Must not change until it is written.
 */
export const writeIndexFile = async <Header>(
  path: string,
  { header, arrays }: IndexFile<Header>,
): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}.part`;
  const file = await open(part, "w", 0o600);
  try {
    const hash = createHash("sha256");
    const write = async (bytes: Uint8Array) => {
      for (let from = 0; from < bytes.length; from += chunk) {
        const some = bytes.subarray(from, from + chunk);
        hash.update(some);
        await file.writeFile(some);
      }
    };
    const shapes = arrays.map((values) => [values.constructor.name, values.length]);
    const head = Buffer.from(JSON.stringify({ header, shapes }));
    await write(Buffer.from(`${magic}${String(head.length).padStart(12)}\n`));
    await write(head);
    for (const values of arrays) await write(bytesOf(values));
    await file.writeFile(hash.digest());
    await file.sync();
    await file.close();
    await rename(part, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
};

/**
 * Reads a file.
 * @throws Error where it is missing, damaged or of another format.
 */
export const readIndexFile = async <Header>(path: string): Promise<IndexFile<Header>> => {
  const file = await open(path, "r");
  try {
    const hash = createHash("sha256");
    const readExactly = readerOf(file);
    const read = async (size: number): Promise<Buffer<ArrayBuffer>> => {
      const bytes = await readExactly(size);
      for (let from = 0; from < size; from += chunk) hash.update(bytes.subarray(from, from + chunk));
      return bytes;
    };
    const { size } = await file.stat();
    const start = (await read(magic.length + 13)).toString();
    if (!start.startsWith(magic)) throw new Error("It has another format.");
    const length = Number(start.slice(magic.length));
    if (!(length > 0 && length < Math.min(size, mostHeader))) throw new Error("It is damaged.");
    const { header, shapes } = JSON.parse((await read(length)).toString()) as {
      header: Header;
      shapes: [Kind, number][];
    };
    const bytes = shapes.reduce((sum, [kind, count]) => sum + kinds[kind].BYTES_PER_ELEMENT * count, 0);
    if (size !== start.length + length + bytes + 32) throw new Error("It is cut off.");
    const arrays: Values[] = [];
    for (const [kind, count] of shapes) {
      const { buffer } = await read(kinds[kind].BYTES_PER_ELEMENT * count);
      arrays.push(new kinds[kind](buffer));
    }
    if (!hash.digest().equals(await readExactly(32))) throw new Error("It is damaged.");
    return { header, arrays };
  } finally {
    await file.close();
  }
};

/** Reads a file in large parts, as most arrays are small and there are thousands of them. */
const readerOf = (file: FileHandle): ((size: number) => Promise<Buffer<ArrayBuffer>>) => {
  const part = Buffer.allocUnsafe(chunk);
  let [at, end] = [0, 0];
  return async (size) => {
    // A buffer of its own: small ones share memory, and cannot become arrays.
    const bytes = Buffer.from(new ArrayBuffer(size));
    for (let done = 0; done < size;) {
      if (at === end) {
        [at, end] = [0, (await file.read(part, 0, chunk)).bytesRead];
        if (!end) throw new Error("It is cut off.");
      }
      const copied = part.copy(bytes, done, at, end);
      at += copied;
      done += copied;
    }
    return bytes;
  };
};

const bytesOf = ({ buffer, byteOffset, byteLength }: Values): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
