import { hkdfSync } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";

/**
 * Encrypts the address of a mail whose account no longer has it, for the mail's payload: the queue's tables hold no
 * address that can be read (docs/decisions/090-erasure-and-access-log.md).
 */
export const sealAddress = (address: string, secret: Uint8Array): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(address))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(keyOf(secret));

/** The address that `sealAddress` encrypted. Throws when the server's secret has changed since. */
export const openAddress = async (sealed: string, secret: Uint8Array): Promise<string> => {
  const { plaintext } = await compactDecrypt(sealed, keyOf(secret));
  return new TextDecoder().decode(plaintext);
};

const keyOf = (secret: Uint8Array) => new Uint8Array(hkdfSync("sha256", secret, "", "address of a mail", 32));
