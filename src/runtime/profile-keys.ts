import { isDeepStrictEqual } from "node:util";

/** A key that encrypts sensitive fields of profiles: AES-256. */
export interface ProfileKey {
  id: string;
  secret: Uint8Array;
}

/**
 * Reads keys as `id:64 hexadecimal digits`, separated by commas or line breaks. The first one encrypts, all decrypt.
 * @throws Error that names the first invalid item by its position, never its key.
 */
export const parseProfileKeys = (text: string): ProfileKey[] => {
  const items = text.split(/[\s,]+/).filter(Boolean);
  const keys = items.map((item, index) => {
    const [, id, hex] = /^([\w-]{1,32}):([0-9a-f]{64})$/i.exec(item) ?? [];
    if (!id || !hex)
      throw new Error(
        `key ${index + 1} is not <id>:<64 hexadecimal digits>; openssl rand -hex 32 makes the digits`,
      );
    return { id, secret: new Uint8Array(Buffer.from(hex, "hex")) };
  });
  if (!keys.length) throw new Error("there is no key");
  const twice = keys.find(({ id }, index) => keys.findIndex((key) => key.id === id) !== index);
  if (twice) throw new Error(`two keys have the id ${twice.id}`);
  return keys;
};

/** Whether one text of keys, as `parseProfileKeys` reads it, has each key of another. */
export const hasProfileKeys = (text: string, needed: string): boolean => {
  const keys = parseProfileKeys(text);
  return parseProfileKeys(needed).every((key) => keys.some((other) => isDeepStrictEqual(other, key)));
};
