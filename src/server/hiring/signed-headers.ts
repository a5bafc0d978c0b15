import { createHmac } from "node:crypto";

/** The bytes of a key: base64 after `whsec_`, otherwise its text. */
const bytesOf = (key: string): Buffer =>
  key.startsWith("whsec_") ? Buffer.from(key.slice("whsec_".length), "base64") : Buffer.from(key);

/**
 * The headers of a delivery, by which its receiver knows who sent it and whether it has it already: Standard Webhooks,
 * with HMAC-SHA256 over id, time and body.
 * @param key the hiring site's key.
 * @param now the time of this attempt.
 */
export const signedHeaders = (id: string, body: string, key: string, now: Date): Record<string, string> => {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac("sha256", bytesOf(key)).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "content-type": "application/json",
    "idempotency-key": id,
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
};
