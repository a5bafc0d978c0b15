/** Where files are stored: a folder on disk, or an S3-compatible store. */
export interface ObjectStore {
  /**
   * A signed URL to PUT this object with this content type until it expires, and the headers that the PUT must have.
   * @param options.size Exact size of the object in bytes, when known.
   */
  signPut: (
    key: string,
    options: { contentType: string; size?: number | undefined; seconds: number; origin: string },
  ) => Promise<SignedPut>;
  /** A signed URL to download the object until it expires, saved under `name`; anyone who has it can use it. */
  signGet: (
    key: string,
    options: { name: string; contentType: string; seconds: number; origin: string },
  ) => Promise<string>;
  /** The stored location of an object: its signed URL without the query, which gives no access by itself. */
  locationOf: (key: string, origin: string) => string;
  /**
   * The key that a stored location names; null for a URL elsewhere.
   * @param isSite whether a host is one of our sites' own.
   */
  keyOf: (location: string, isSite: (host: string) => boolean) => string | null;
  /** The object's bytes; null when there is none. Reads at most `limit` + 1 bytes. */
  read: (key: string, limit: number) => Promise<Uint8Array | null>;
  /** The object's size in bytes; null when there is none. */
  size: (key: string) => Promise<number | null>;
  /** A part of an object that exists. @throws HttpError 503 when it cannot be read. */
  readPart: (key: string, part: ByteRange) => Promise<Uint8Array>;
  /** The object, or a part of it, as a stream; null when there is none. */
  open: (key: string, part?: ByteRange) => Promise<ReadableStream<Uint8Array> | null>;
  write: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Copies an object inside the store, without reading it here; false when there is none. */
  copy: (from: string, to: string, contentType: string) => Promise<boolean>;
  delete: (key: string) => Promise<void>;
  /** The same store, whose requests may take so many milliseconds in all from now on; then they end with HttpError 503. */
  within: (ms: number) => ObjectStore;
  /** Present when this server itself must serve the signed URLs. */
  served?: ServedObjects;
}

/** Bytes of an object by their offsets, the last one included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface SignedPut {
  url: string;
  headers: Record<string, string>;
}

/** What the file routes need of a store whose signed URLs are on this server. */
export interface ServedObjects {
  /** Whether an upload URL has a valid signature, has not expired, and is for this content type; `size` in it is signed as well. */
  mayPut: (key: string, query: URLSearchParams, contentType: string) => boolean;
  /** Whether a download URL has a valid signature and has not expired. */
  mayGet: (key: string, query: URLSearchParams) => boolean;
  /**
   * Stores a body as one object: whole, or not at all.
   * @param claim Called once the whole body has arrived; if it throws, nothing is stored.
   * @throws HttpError 400 when the body is shorter than `least` bytes, 413 when it is longer than `limit`.
   */
  receive: (
    key: string,
    body: ReadableStream<Uint8Array> | null,
    size: { least: number; limit: number },
    claim: () => Promise<void>,
  ) => Promise<void>;
  /** Removes what was written outside of `kept/` before a moment: unused uploads, and parts of interrupted ones. */
  sweep: (before: Date) => Promise<number>;
}
