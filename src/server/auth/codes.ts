import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { and, eq, gt, lt, sql, type SQL } from "drizzle-orm";
import type { Services } from "../http/context.ts";
import { passwordResets, registrations } from "./tables.ts";

/** How long a code is good for, in minutes. */
export const codeMinutes = 10;

/** How often a code may be tried, the right try included. */
export const maxTries = 5;

/** A row that holds the hash of a code; what the code allows is part of the hash. */
interface Holder {
  id: string;
  purpose: "register" | "reset" | "reset_token";
}

/** The columns of a row for a new 6-digit code, which `codeToMail` gives to whom it is mailed. */
export const newCode = (holder: Holder, secret: Uint8Array) => {
  const codeNonce = randomBytes(16).toString("base64url");
  return { codeNonce, ...columnsOf(holder, codeOf(holder, codeNonce, secret), secret) };
};

/**
 * The code of a row, which is good for `codeMinutes` from now, as its mail leaves now; at every try the same. Null when
 * the row keeps no mailed code any more.
 */
export const codeToMail = async (
  holder: Holder,
  { codeNonce }: { codeNonce: string },
  { db, secret }: Pick<Services, "db" | "secret">,
): Promise<string | null> => {
  const code = codeOf(holder, codeNonce, secret);
  const table = tableOf(holder);
  const kept = await db
    .update(table)
    .set({ expiresAt: columnsOf(holder, code, secret).expiresAt })
    .where(and(eq(table.id, holder.id), eq(table.codeHash, hashOf(holder, code, secret))))
    .returning({ id: table.id });
  return kept.length ? code : null;
};

/** No code stands anywhere: it follows from the row's nonce and the server's secret. */
const codeOf = ({ id, purpose }: Holder, nonce: string, secret: Uint8Array): string => {
  const digest = createHmac("sha256", secret).update(`code:${id}:${purpose}:${nonce}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
};

/** Both tables have the columns of a mailed code; the query builder cannot tell from a union. */
const tableOf = ({ purpose }: Holder) =>
  (purpose === "register" ? registrations : passwordResets) as typeof passwordResets;

/** The columns of a row that keep a code or a token: not tried, good from now. */
export const columnsOf = (holder: Holder, code: string, secret: Uint8Array) => ({
  codeHash: hashOf(holder, code, secret),
  tries: 0,
  triesElsewhere: 0,
  expiresAt: new Date(Date.now() + codeMinutes * 60_000),
});

/** Whether a row's code is not too old. */
export const isLive = (table: typeof registrations | typeof passwordResets): SQL =>
  gt(table.expiresAt, new Date());

/**
 * Tries a code, where it was asked for or elsewhere: the one does not use up the tries of the other. False when
 * it is wrong or too old, or was tried `max` times already.
 */
export const tryCode = async (
  holder: Holder,
  code: string,
  { column, max }: { column: "tries" | "triesElsewhere"; max: number },
  { db, secret }: Pick<Services, "db" | "secret">,
): Promise<boolean> => {
  const table = tableOf(holder);
  // Counted before it is compared, so that tries made at the same moment all count.
  const [row] = await db
    .update(table)
    .set({ [column]: sql`${table[column]} + 1` })
    .where(and(eq(table.id, holder.id), isLive(table), lt(table[column], max)))
    .returning({ codeHash: table.codeHash });
  return row !== undefined && same(row.codeHash, hashOf(holder, code, secret));
};

/** Keyed with the server's secret: six digits alone could be guessed from a stolen table. */
export const hashOf = ({ id, purpose }: Holder, code: string, secret: Uint8Array): string =>
  createHmac("sha256", secret).update(`${id}:${purpose}:${code}`).digest("hex");

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
