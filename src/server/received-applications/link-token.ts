import { createHmac, timingSafeEqual } from "node:crypto";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const signature = (id: string, secret: Uint8Array): string =>
  createHmac("sha256", secret).update(`signboard employer link\n${id}`).digest("base64url");

/**
 * The token of a link. It is derived from the row's id, so that a mail that is sent again has the same link, and who
 * reads the database cannot open any.
 */
export const linkToken = (id: string, secret: Uint8Array): string => `${id}.${signature(id, secret)}`;

/** The id of the link that a token names; null when it was not signed here. */
export const readLinkToken = (token: string, secret: Uint8Array): string | null => {
  const [id = "", given = "", ...more] = token.split(".");
  if (!uuid.test(id) || more.length) return null;
  const right = Buffer.from(signature(id, secret));
  const its = Buffer.from(given);
  return its.length === right.length && timingSafeEqual(its, right) ? id : null;
};
