import { createHmac, timingSafeEqual } from "node:crypto";

/** How long a signed path opens unless it says otherwise, in seconds. */
const validSeconds = 1800;

const signature = (path: string, expires: string, secret: Uint8Array): string =>
  createHmac("sha256", secret).update(["signboard path", path, expires].join("\n")).digest("base64url");

/** A path that opens without a token for a while: paths are logged, and must not hold one. */
export const signPath = (path: string, secret: Uint8Array, seconds = validSeconds): string => {
  const expires = String(Math.floor(Date.now() / 1000) + seconds);
  return `${path}?${new URLSearchParams({ expires, signature: signature(path, expires, secret) })}`;
};

/** Whether a path was signed here and has not expired. */
export const isSigned = (path: string, query: URLSearchParams, secret: Uint8Array): boolean => {
  const expires = query.get("expires") ?? "";
  const given = Buffer.from(query.get("signature") ?? "");
  const right = Buffer.from(signature(path, expires, secret));
  return (
    Number(expires) > Date.now() / 1000 && given.length === right.length && timingSafeEqual(given, right)
  );
};
