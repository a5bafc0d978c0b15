import { base64url, decodeProtectedHeader, flattenedDecrypt, FlattenedEncrypt } from "jose";
import type { KeyRing } from "../platform/key-ring.ts";

/** An encrypted value as stored: header (with the key's id), vector, ciphertext and tag, as in a compact JWE. */
export interface Sealed {
  jwe: string;
}

/** Whose value it is: part of what is authenticated, so that a value copied to another row cannot be read there. */
export interface Owner {
  seekerId: string;
  section: string;
  field: string;
}

const boundTo = ({ seekerId, section, field }: Owner): Uint8Array =>
  new TextEncoder().encode(JSON.stringify([seekerId, section, field]));

/** Whether a stored value is encrypted. */
export const isSealed = (value: unknown): value is Sealed =>
  typeof value === "object" && value !== null && typeof (value as Partial<Sealed>).jwe === "string";

/** The id of the key that encrypted a value; null when its header cannot be read. */
export const keyIdOf = ({ jwe }: Sealed): string | null => {
  try {
    return decodeProtectedHeader({ protected: jwe.split(".")[0]! }).kid ?? null;
  } catch {
    return null;
  }
};

/** Encrypts a JSON value with AES-256-GCM and the current key. */
export const seal = async (value: unknown, owner: Owner, { current, keys }: KeyRing): Promise<Sealed> => {
  const sealed = await new FlattenedEncrypt(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: current })
    .setAdditionalAuthenticatedData(boundTo(owner))
    .encrypt(keys.get(current)!);
  return { jwe: `${sealed.protected}..${sealed.iv}.${sealed.ciphertext}.${sealed.tag}` };
};

/**
 * Decrypts a value.
 * @throws Error when the key is missing, or when the value was changed or belongs elsewhere.
 */
export const unseal = async (sealed: Sealed, owner: Owner, { keys }: KeyRing): Promise<unknown> => {
  const [header = "", , iv = "", ciphertext = "", tag = ""] = sealed.jwe.split(".");
  const key = keys.get(keyIdOf(sealed) ?? "");
  if (!key) throw new Error("the key is not in the key ring");
  const { plaintext } = await flattenedDecrypt(
    { protected: header, iv, ciphertext, tag, aad: base64url.encode(boundTo(owner)) },
    key,
    { keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] },
  );
  return JSON.parse(new TextDecoder().decode(plaintext));
};
