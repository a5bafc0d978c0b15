import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { concurrency, type Client } from "../http/concurrency-limits.ts";

/** Argon2id parameters that OWASP recommends: memory in KiB, passes, lanes; bytes of salt and of hash. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

const argon2id = promisify(argon2);
const derive = (parameters: Parameters<typeof argon2>[1], client: Client) =>
  concurrency.passwords(client, () => argon2id("argon2id", parameters));

/** For passwords of the program itself, which no client sent. */
export const ownWork: Client = { address: "" };

/** Hashes a password with a random salt, as a PHC string. Runs on the thread pool. */
export const hashPassword = async (password: string, client: Client): Promise<string> => {
  const salt = randomBytes(saltBytes);
  const hash = await derive(
    { message: normal(password), nonce: salt, tagLength: hashBytes, ...cost },
    client,
  );
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;
};

/** Whether an account has a password: one that signs in elsewhere only has none. */
export const hasPassword = (phc: string | null): phc is string => phc?.startsWith("$argon2id$") ?? false;

/** Whether the password matches this PHC string; false for a malformed string. */
export const verifyPassword = async (password: string, phc: string, client: Client): Promise<boolean> => {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(phc);
  if (!match) return false;
  const [memory = 0, passes = 0, parallelism = 0] = match.slice(1, 4).map(Number);
  const expected = Buffer.from(match[5]!, "base64");
  const nonce = Buffer.from(match[4]!, "base64");
  const hash = await derive(
    { message: normal(password), nonce, tagLength: expected.length, memory, passes, parallelism },
    client,
  );
  return timingSafeEqual(hash, expected);
};

/** The same password typed on another keyboard may arrive in another Unicode form. */
const normal = (password: string) => password.normalize("NFKC");

const encode = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
