import { createHash, type Hash } from "node:crypto";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack, type Pack } from "tar-stream";
import { UserFacingError } from "../../runtime/user-facing-error.ts";

/**
 * A backup is a gzipped tar (docs/decisions/071-backup.md). Its last entry is a SHA-256 over the names, sizes and
 * contents of all entries before it.
 */

/** The file is not a backup, or is damaged. */
export class ArchiveError extends UserFacingError {
  override name = "ArchiveError";
}

/** One file in an archive; its content must be read before the next entry is requested. */
export interface Entry {
  name: string;
  size: number;
  content: AsyncIterable<Uint8Array>;
}

/** Adds a file to an archive that is being written; its content must be as long as its size says. */
export type AddEntry = (entry: Entry) => Promise<void>;

/** gzip level: takes a third of the time of the default level, for a tenth more bytes. */
const level = 3;
const endName = "sha256";
/** Largest database entry in bytes: each is held in memory whole, and ours are far smaller. */
const maxText = 1024 ** 3;

/**
 * Writes an archive to a temporary file that only its owner can read, and renames it when it is complete.
 * @throws ArchiveError when the file exists already.
 */
export const writeArchive = async (file: string, fill: (add: AddEntry) => Promise<void>): Promise<void> => {
  if (await stat(file).catch(() => null))
    throw new ArchiveError(`${file} is there already. Name another file, or move that one away.`);
  const part = `${file}.part`;
  await rm(part, { force: true });
  const target = await open(part, "wx", 0o600);
  const tar = pack();
  const written = pipeline(
    async function* () {
      yield* tar as AsyncIterable<Uint8Array>;
    },
    createGzip({ level }),
    target.createWriteStream({ flush: true }),
  );
  const hash = createHash("sha256");
  const filled = fill((entry) => put(tar, { ...entry, content: hashed(entry, hash) }))
    .then(() => put(tar, textEntry(endName, hash.digest("hex"))))
    .then(() => tar.finalize());
  try {
    // When one of the two fails, the other is stopped.
    await Promise.all([filled.catch((error: Error) => void tar.destroy(error)), written]);
    await filled;
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

const put = async (tar: Pack, { name, size, content }: Entry): Promise<void> => {
  const { promise: taken, resolve, reject } = Promise.withResolvers<void>();
  taken.catch(() => undefined);
  const sink = tar.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
  sink.on("error", reject);
  for await (const chunk of content) if (!sink.write(chunk)) await Promise.race([once(sink, "drain"), taken]);
  sink.end(null);
  await taken;
};

/** An entry's content, added to the checksum as it is read. */
async function* hashed({ name, size, content }: Entry, hash: Hash): AsyncGenerator<Uint8Array> {
  hash.update(`${name}\n${size}\n`);
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

/** An entry that holds a text. */
export const textEntry = (name: string, text: string): Entry => {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, content: Readable.from([bytes]) };
};

/** The text of an entry. */
export const textOf = async ({ name, size, content }: Entry): Promise<string> => {
  if (size > maxText) throw new ArchiveError(`"${name}" in the archive is larger than any that we write.`);
  return (await buffer(content)).toString();
};

/**
 * Reads the entries of an archive in their order.
 * @throws ArchiveError at the first fault; the checksum is verified only after the last entry.
 */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const hash = createHash("sha256");
  let digest: string | undefined;
  for await (const entry of entriesOf(file)) {
    if (digest !== undefined) throw new ArchiveError(`${file} goes on after its end.`);
    if (entry.name === endName) digest = await textOf(entry);
    else {
      const content = hashed(entry, hash);
      yield { ...entry, content };
      // Content that the caller did not read.
      for await (const _ of content);
    }
  }
  if (digest === undefined) throw new ArchiveError(`${file} is cut off: its end is missing.`);
  if (digest !== hash.digest("hex"))
    throw new ArchiveError(`${file} is damaged: its content does not agree with its checksum.`);
}

/** The files in a gzipped tar; a fault in it becomes an error message for the operator. */
async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const tar = extract();
  const left = new AbortController();
  const { signal } = left;
  const read = pipeline(
    createReadStream(file),
    createGunzip(),
    async (bytes: AsyncIterable<Uint8Array>) => {
      for await (const chunk of bytes) if (!tar.write(chunk)) await once(tar, "drain", { signal });
      tar.end(null);
    },
    { signal },
  );
  read.catch((error: Error) => tar.destroy(error));
  try {
    for await (const entry of told(tar, file)) {
      const { name, type, size = 0 } = entry.header;
      if (type !== "file") throw new ArchiveError(`${file} holds "${name}", which is not a file.`);
      yield { name, size, content: told(entry as AsyncIterable<Uint8Array>, file) };
    }
    await read;
  } finally {
    left.abort();
    tar.destroy();
  }
}

/** Passes on what is read, and turns a read error into one that the operator can act on. */
async function* told<T>(parts: AsyncIterable<T>, file: string): AsyncGenerator<T> {
  try {
    yield* parts;
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw /^(ENOENT|EACCES|EPERM|EISDIR)$/.test(code)
      ? new ArchiveError(`The file cannot be read: ${message}`, { cause: error })
      : new ArchiveError(`${file} is no backup, or is damaged: ${message}`, { cause: error });
  }
}
