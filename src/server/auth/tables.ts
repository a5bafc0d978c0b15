import { sql } from "drizzle-orm";
import { index, pgTable, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import type { NotificationId } from "../../contract/account.ts";
import { moment, created, key } from "../platform/database/columns.ts";

export const seekers = pgTable("seekers", {
  id: key(),
  /** Lower case. */
  email: text("email").notNull().unique(),
  /** Null for an account that was opened with an external identity, until its owner sets a password. */
  passwordHash: text("password_hash"),
  givenName: text("given_name").notNull(),
  familyName: text("family_name").notNull(),
  /** When the email was confirmed. Null only in rows of an earlier release that stored registrations here. */
  verifiedAt: moment("verified_at"),
  /** Addresses that the account had before, so that erasing it finds everything that names them. */
  formerEmails: text("former_emails")
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** Ids of `contract/account.ts` of the mails that the seeker does not want. */
  mutedMails: text("muted_mails")
    .array()
    .$type<NotificationId[]>()
    .notNull()
    .default(sql`'{}'`),
  createdAt: created(),
});

/** The column of rows that belong to a seeker and are deleted with the account. */
export const seekerId = () =>
  uuid("seeker_id")
    .notNull()
    .references(() => seekers.id, { onDelete: "cascade" });

/** A mailed code: its hash, its expiry, and how often it was tried by the browser that requested it and by others. */
export const mailedCode = () => ({
  codeHash: text("code_hash").notNull(),
  /** The code is derived from this and the server's secret; empty in rows of a release that mailed it at once. */
  codeNonce: text("code_nonce").notNull().default(""),
  tries: smallint("tries").notNull().default(0),
  triesElsewhere: smallint("tries_elsewhere").notNull().default(0),
  expiresAt: moment("expires_at").notNull(),
  createdAt: created(),
});

/** Accounts that nobody has confirmed yet. Several people may have registered one email. */
export const registrations = pgTable(
  "registrations",
  {
    id: key(),
    /** Lower case. */
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    givenName: text("given_name").notNull(),
    familyName: text("family_name").notNull(),
    ...mailedCode(),
  },
  (table) => [index("registrations_email").on(table.email)],
);

/** Requested password resets: first with the hash of the mailed code, then of the token it is exchanged for. */
export const passwordResets = pgTable(
  "password_resets",
  { id: key(), seekerId: seekerId(), ...mailedCode() },
  (table) => [index("password_resets_seeker").on(table.seekerId)],
);

/** Codes that were mailed to a signed-in seeker, one for each purpose. */
export const accountCodes = pgTable(
  "account_codes",
  {
    id: key(),
    seekerId: seekerId(),
    purpose: text("purpose").$type<"email_current" | "email_new" | "erase">().notNull(),
    /** Lower case: where the code is mailed to. */
    email: text("email").notNull(),
    ...mailedCode(),
  },
  (table) => [unique("account_codes_once").on(table.seekerId, table.purpose)],
);

/** Unused; kept so that the previous release can still be started. */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    id: key(),
    seekerId: seekerId(),
    purpose: text("purpose").$type<"register" | "reset" | "reset_token">().notNull(),
    codeHash: text("code_hash").notNull(),
    tries: smallint("tries").notNull().default(0),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    createdAt: created(),
  },
  (table) => [unique("one_time_codes_seeker_purpose").on(table.seekerId, table.purpose)],
);

export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    id: key(),
    seekerId: seekerId(),
    /** All tokens that came from one sign-in. */
    family: uuid("family").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    /** The browser that got the token, and the network that it came from. */
    userAgent: text("user_agent").notNull().default(""),
    address: text("address").notNull().default(""),
    expiresAt: moment("expires_at").notNull(),
    /** When it was last exchanged for the next one (`rotateSession`). */
    usedAt: moment("used_at"),
    revokedAt: moment("revoked_at"),
    createdAt: created(),
  },
  (table) => [
    index("refresh_tokens_family").on(table.family),
    index("refresh_tokens_seeker").on(table.seekerId),
    index("refresh_tokens_expires").on(table.expiresAt),
    // Each call of a seeker looks up whether its session is alive.
    index("refresh_tokens_alive")
      .on(table.family)
      .where(sql`${table.usedAt} is null and ${table.revokedAt} is null`),
  ],
);
