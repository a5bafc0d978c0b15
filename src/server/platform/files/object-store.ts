/** Where files are kept: a folder on disk, or an S3-compatible store. */
export interface ObjectStore {
  /**
   * An address that takes this object, with this content type, until it expires; the headers that a PUT must have.
   * @param options.size What must be sent, in bytes, where that is known.
   */
  signPut: (
    key: string,
    options: { contentType: string; size?: number | undefined; seconds: number; origin: string },
  ) => Promise<SignedPut>;
  /** An address that gives the object to whoever has it, until it expires, saved under `name`. */
  signGet: (
    key: string,
    options: { name: string; contentType: string; seconds: number; origin: string },
  ) => Promise<string>;
  /** The stored location of an object: its signed address without the query, which opens nothing by itself. */
  locationOf: (key: string, origin: string) => string;
  /**
   * The key that a stored location names; null for an address elsewhere.
   * @param isSite whether a host is one of our sites' own.
   */
  keyOf: (location: string, isSite: (host: string) => boolean) => string | null;
  /** The object's bytes; null when there is none. Reads at most `limit` + 1 bytes. */
  read: (key: string, limit: number) => Promise<Uint8Array | null>;
  write: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  delete: (key: string) => Promise<void>;
  /** Present where this server itself must answer the signed addresses. */
  served?: ServedObjects;
}

export interface SignedPut {
  url: string;
  headers: Record<string, string>;
}

/** What the file routes need of a store whose addresses are on this server. */
export interface ServedObjects {
  /** Whether an address for writing is genuine, in time, and for this content type. */
  mayPut: (key: string, query: URLSearchParams, contentType: string) => boolean;
  /** Whether an address for reading is genuine and in time. */
  mayGet: (key: string, query: URLSearchParams) => boolean;
  /**
   * Stores a body as one object: whole, or not at all.
   * @param claim Is called once all has arrived; where it throws, nothing is stored.
   * @throws HttpError 413 when the body is longer than `limit` bytes.
   */
  receive: (
    key: string,
    body: ReadableStream<Uint8Array> | null,
    limit: number,
    claim: () => Promise<void>,
  ) => Promise<void>;
  /** Removes what was left outside of `kept/` before a moment: files that nobody keeps, and parts of transfers. */
  sweep: (before: Date) => Promise<number>;
  /** The object as a stream with its length in bytes; null when there is none. */
  open: (key: string) => Promise<{ size: number; body: ReadableStream } | null>;
}
