import { isDeepStrictEqual } from "node:util";
import type { Section } from "../../contract/profile/section.ts";
import type { Services } from "../http/context.ts";
import { isSealed, keyIdOf, seal, unseal, type Sealed } from "./seal.ts";
import type { profileEntries } from "./tables.ts";

/** A row of the table: its sensitive fields are encrypted. */
export type StoredRow = typeof profileEntries.$inferSelect;

/** What of a row is needed to decrypt it. */
type Openable = Pick<StoredRow, "id" | "seekerId" | "section" | "data">;

/** A row, or a part of it, with its sensitive fields decrypted; one that cannot be read is null. */
export type Opened<R extends Openable> = Omit<R, "data"> & {
  data: Record<string, unknown>;
  /** The encrypted values by field: a value that does not change keeps its own. */
  sealed: Readonly<Record<string, Sealed>>;
};

/** A whole row with its sensitive fields decrypted. */
export type EntryRow = Opened<StoredRow>;

/** What is stored of an entry's data. */
type StoredData = Pick<StoredRow, "data" | "keyId">;

/** The fields of stored data, unchecked. */
const fieldsOf = (data: unknown): Record<string, unknown> =>
  typeof data === "object" && data !== null && !Array.isArray(data) ? { ...data } : {};

/** Decrypts a row. A value that cannot be read is logged without its content, and reads as null. */
export const openRow = async <R extends Openable>(
  row: R,
  { keys, log }: Pick<Services, "keys" | "log">,
): Promise<Opened<R>> => {
  const data = fieldsOf(row.data);
  const sealed: Record<string, Sealed> = {};
  const unreadable: string[] = [];
  for (const [field, value] of Object.entries(data)) {
    if (!isSealed(value)) continue;
    sealed[field] = value;
    data[field] = await unseal(value, { ...row, field }, keys).catch(() => {
      unreadable.push(field);
      return null;
    });
  }
  if (unreadable.length)
    log.error(
      { entry: row.id, section: row.section, fields: unreadable, key: keyIdOf(sealed[unreadable[0]!]!) },
      "encrypted fields of a profile entry cannot be read: is a key missing in PROFILE_KEYS?",
    );
  return { ...row, data, sealed };
};

/**
 * Encrypts the sensitive fields of an entry's data with the current key. A value that has not changed keeps its
 * encrypted one, and so does one that cannot be read, unless a new value takes its place.
 */
export const sealData = async (
  section: Pick<Section, "name" | "fields">,
  data: Readonly<Record<string, unknown>>,
  { seekerId, data: before = {}, sealed = {} }: { seekerId: string } & Partial<EntryRow>,
  { keys }: Pick<Services, "keys">,
): Promise<StoredData> => {
  const stored = { ...data };
  const used = new Set<string | null>();
  for (const field of sealedFields(section, sealed)) {
    const value = data[field] ?? null;
    const old = sealed[field];
    const isSame = old !== undefined && isDeepStrictEqual(value, before[field] ?? null);
    const isKept = isSame && (value === null || keyIdOf(old) === keys.current);
    if (value === null && !isKept) continue;
    const written = isKept ? old : await seal(value, { seekerId, section: section.name, field }, keys);
    stored[field] = written;
    used.add(keyIdOf(written));
  }
  return { data: stored, keyId: [...used].find((id) => id !== keys.current) ?? [...used][0] ?? null };
};

/** The sensitive fields of a section, and encrypted ones that only another release knows. */
const sealedFields = (
  { fields }: Pick<Section, "fields">,
  sealed: Readonly<Record<string, Sealed>>,
): string[] => [
  ...Object.keys(fields).filter((name) => fields[name]!.sensitive),
  ...Object.keys(sealed).filter((name) => !(name in fields)),
];
