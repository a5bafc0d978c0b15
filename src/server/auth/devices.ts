import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "../http/context.ts";
import { cookieList } from "./cookie-list.ts";

/**
 * Accounts that signed in on this device: browsers keep a cookie for 400 days at most. Seekers, editors and whoever asks
 * for a mail are known by it, so all calls get it.
 */
const devices = cookieList("known_device", 400 * 24 * 60 * 60, "/v1");

/**
 * The id of this device for rate limits, if it has signed in to the account of this email before; else null.
 * Its guesses are counted apart, so that others cannot use them up (OWASP, "device cookies").
 */
export const deviceOf = (email: string, context: Context): string | null =>
  devices.read(context).find((token) => isFor(email, token, context)) ?? null;

/** Gives this device a token that names the account and a random number, signed. */
export const rememberDevice = (email: string, context: Context): void => {
  const nonce = randomBytes(16).toString("base64url");
  const token = `${nonce}.${signatureOf(email, nonce, context)}`;
  devices.add(token, context, (other) => !isFor(email, other, context));
};

const isFor = (email: string, token: string, context: Context): boolean => {
  const [nonce = "", signature = ""] = token.split(".");
  const expected = Buffer.from(signatureOf(email, nonce, context));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

const signatureOf = (email: string, nonce: string, { secret }: Context): string =>
  createHmac("sha256", secret).update(`device:${email}:${nonce}`).digest("base64url");
