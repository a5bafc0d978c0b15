import { parseProfileKeys } from "../../runtime/profile-keys.ts";
import type { Config } from "../../runtime/config.ts";
import { ConfigError } from "../../runtime/config.ts";
import { keptProfileKeys, profileKeysFile } from "./kept-secret.ts";

/** The keys that encrypt sensitive fields: one that writes, and all that read. */
export interface KeyRing {
  /** The id of the key that writes. */
  current: string;
  keys: ReadonlyMap<string, CryptoKey>;
}

/** The key ring of the configuration, or of the data folder. @throws ConfigError when it cannot be read. */
export const openKeyRing = async ({ PROFILE_KEYS, DATA_DIR }: Config): Promise<KeyRing> => {
  if (PROFILE_KEYS !== undefined) return keyRingOf(PROFILE_KEYS);
  const kept = await keptProfileKeys(DATA_DIR);
  try {
    return await keyRingOf(kept);
  } catch (error) {
    throw new ConfigError(`${DATA_DIR}/${profileKeysFile}: ${(error as Error).message}`, { cause: error });
  }
};

/** The key ring of a list of keys, the first of which writes. */
export const keyRingOf = async (text: string): Promise<KeyRing> => {
  const parsed = parseProfileKeys(text);
  const imported = await Promise.all(
    parsed.map(async ({ id, secret }) => {
      const use = ["encrypt", "decrypt"] as const;
      return [
        id,
        await crypto.subtle.importKey("raw", secret as BufferSource, "AES-GCM", false, use),
      ] as const;
    }),
  );
  return { current: parsed[0]!.id, keys: new Map(imported) };
};
