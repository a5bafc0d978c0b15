import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { and, eq, gt, lt, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { codeMinutes } from "../../contract/code-rules.ts";
import type { Services } from "../http/context.ts";
import type { passwordResets } from "./tables.ts";

/** A table of mailed codes (`mailedCode`). */
type CodeTable = Record<"id" | "codeHash" | "expiresAt", PgColumn>;

/** A row that holds the hash of a code; the code's purpose is part of the hash. */
interface Holder {
  id: string;
  purpose: string;
}
interface StoredHolder extends Holder {
  table: CodeTable;
}

/** The columns of a row for a new 6-digit code, which `codeToMail` computes when the mail is sent. */
export const newCode = (holder: Holder, secret: Uint8Array) => {
  const codeNonce = randomBytes(16).toString("base64url");
  return { codeNonce, ...columnsOf(holder, codeOf(holder, codeNonce, secret), secret) };
};

/**
 * The code of a row, valid for `codeMinutes` from now, as its mail is sent now; each retry of the mail gets the same
 * code. Null when the row has no code to mail any more.
 */
export const codeToMail = async (
  holder: StoredHolder,
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

/** Codes are not stored: each is derived from the row's nonce and the server's secret. */
const codeOf = ({ id, purpose }: Holder, nonce: string, secret: Uint8Array): string => {
  const digest = createHmac("sha256", secret).update(`code:${id}:${purpose}:${nonce}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
};

/** All have the columns of a mailed code, but the query builder does not accept a union type. */
const tableOf = ({ table }: StoredHolder) => table as unknown as typeof passwordResets;

/** The columns of a row for a new code or token: no tries yet, valid from now. */
export const columnsOf = (holder: Holder, code: string, secret: Uint8Array) => ({
  codeHash: hashOf(holder, code, secret),
  tries: 0,
  triesElsewhere: 0,
  expiresAt: new Date(Date.now() + codeMinutes * 60_000),
});

/** SQL condition: the row's code has not expired. */
export const isLive = (table: Pick<CodeTable, "expiresAt">): SQL => gt(table.expiresAt, new Date());

/**
 * Tries a code. Tries by the browser that requested it and tries by others are counted apart. False when the code is
 * wrong or expired, or was tried `max` times already.
 */
export const tryCode = async (
  holder: StoredHolder,
  code: string,
  { column, max }: { column: "tries" | "triesElsewhere"; max: number },
  { db, secret }: Pick<Services, "db" | "secret">,
): Promise<boolean> => {
  const table = tableOf(holder);
  // Counted before it is compared, so that concurrent tries all count.
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
