import { createHash, randomBytes } from "node:crypto";

/** A new token of a link: 256 random bits in base64url. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The form in which a token is stored: who reads the database cannot open links. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
