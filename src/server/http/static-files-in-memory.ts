import { statSync, type Stats } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import {
  answerKept,
  bytesOf,
  compressed,
  encodings,
  isPlainRead,
  type Encoding,
  type KeptForm,
  type KeptResponse,
} from "./kept-response.ts";
import { endings, fileHeaders, type StaticFile } from "./static-files.ts";

/** Larger files are read from the disk for each request, in bytes: films and large pictures. */
const maxFileBytes = 512 * 1024;
/** The most memory that files of one process may take, in bytes. */
const maxBytes = 96 * 1024 * 1024;
/** The most addresses whose file is remembered. */
const maxAddresses = 20_000;
/** How often it is checked that a file has not changed on the disk, in milliseconds. */
const checkMs = 1000;
/** Below this many bytes, compression saves no packet. */
const worthwhile = 1024;

interface KeptFile {
  kept: KeptResponse;
  /** The file that it was read from, and its state then. */
  path: string;
  state: Pick<Stats, "size" | "mtimeMs">;
  checked: number;
}

/**
 * The small files of one release, kept in memory from their first request on, in the compressed forms that the build
 * made; texts without such forms are compressed once. What is kept is dropped when its file changes or goes.
 */
export class StaticFilesInMemory {
  readonly #folder: string;
  readonly #byAddress = new LRUCache<string, StaticFile>({ max: maxAddresses });
  readonly #files = new LRUCache<StaticFile, KeptFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ kept }) => bytesOf(kept),
  });
  readonly #loading = new Set<StaticFile>();

  /** @param folder the release's folder of files. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Sends the file at an address if it is kept.
   * @param address the brand's id and the path as it was requested.
   * @returns whether it was sent.
   */
  answer(address: string, request: IncomingMessage, response: ServerResponse): boolean {
    const file = this.#byAddress.get(address);
    const found = file && this.#files.get(file);
    if (!found || !isPlainRead(request)) return false;
    if (!isUnchanged(found)) {
      this.#files.delete(file);
      return false;
    }
    answerKept(request, response, found.kept);
    return true;
  }

  /**
   * Keeps the file that an address leads to.
   * @param headers of the response, beside those of the file itself.
   */
  async keep(address: string, file: StaticFile, headers: Readonly<Record<string, string>>): Promise<void> {
    if (file.size > maxFileBytes) return;
    this.#byAddress.set(address, file);
    if (this.#files.has(file) || this.#loading.has(file)) return;
    this.#loading.add(file);
    try {
      this.#files.set(file, await this.#read(file, headers));
    } finally {
      this.#loading.delete(file);
    }
  }

  async #read(file: StaticFile, common: Readonly<Record<string, string>>): Promise<KeptFile> {
    const path = join(this.#folder, file.path);
    const { body, state } = await readWhole(path);
    const made = await this.#compressedForms(file, body);
    const headers = { ...common, ...fileHeaders(file, made.length > 0) };
    const kept: KeptResponse = { identity: formOf(body, state, headers) };
    for (const { encoding, form, of } of made)
      kept[encoding] = formOf(form, of ?? state, { ...headers, "content-encoding": encoding });
    return { kept, path, state, checked: Date.now() };
  }

  async #compressedForms(file: StaticFile, body: Buffer): Promise<CompressedForm[]> {
    if (file.encodings.length)
      return Promise.all(
        file.encodings.map(async (encoding) => {
          const { body: form, state } = await readWhole(join(this.#folder, file.path + endings[encoding]));
          return { encoding, form, of: state };
        }),
      );
    if (body.length < worthwhile || !isText(file.type)) return [];
    const forms = await compressed(body);
    return encodings.map((encoding) => ({ encoding, form: forms[encoding] }));
  }
}

interface CompressedForm {
  encoding: Encoding;
  form: Buffer;
  /** The state of the file that the build made; missing for one made here. */
  of?: Stats;
}

const isText = (type: string): boolean => /^text\/|[/+](json|xml)\b|javascript/.test(type);

const readWhole = async (path: string): Promise<{ body: Buffer; state: Stats }> => {
  const [body, state] = await Promise.all([readFile(path), stat(path)]);
  return { body, state };
};

/** Looks at the disk once a second at most. */
const isUnchanged = (found: KeptFile): boolean => {
  const now = Date.now();
  if (now - found.checked < checkMs) return true;
  found.checked = now;
  try {
    const { size, mtimeMs } = statSync(found.path);
    return size === found.state.size && mtimeMs === found.state.mtimeMs;
  } catch {
    return false;
  }
};

/** A form with the validators that `send` gives the same file. */
const formOf = (
  body: Buffer,
  { size, mtime }: Pick<Stats, "size" | "mtime">,
  headers: Readonly<Record<string, string>>,
): KeptForm => {
  const etag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
  const all = { ...headers, "last-modified": mtime.toUTCString(), etag };
  const cached = Object.entries(all).filter(
    ([name]) => !name.startsWith("content-") || name.endsWith("policy"),
  );
  return {
    body,
    headers: Object.entries({
      "accept-ranges": "bytes",
      ...all,
      "content-length": String(body.length),
    }).flat(),
    validator: { etag, headers: cached.flat() },
  };
};
