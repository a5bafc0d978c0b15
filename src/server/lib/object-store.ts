/** Where files are kept: a folder on disk, or an S3-compatible store. */
export interface ObjectStore {
  /** An address that takes one PUT of this object with this content type until it expires. */
  signPut: (
    key: string,
    options: { contentType: string; seconds: number; origin: string },
  ) => Promise<string>;
  /** An address that gives the object to whoever has it, until it expires, saved under `name`. */
  signGet: (key: string, options: { name: string; seconds: number; origin: string }) => Promise<string>;
  /** The key that a stored location (a signed address without its query) names; null for an address elsewhere. */
  keyOf: (location: string) => string | null;
  /** The object's bytes; null when there is none. Reads at most `limit` + 1 bytes. */
  read: (key: string, limit: number) => Promise<Uint8Array | null>;
  delete: (key: string) => Promise<void>;
}
