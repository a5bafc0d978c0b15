import { boolean, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { mailedCode, seekerId, seekers } from "../auth/tables.ts";
import { created, key, moment } from "../platform/database/columns.ts";

/** An identity at a provider: `subject` is unique and permanent for its issuer, while an email may change hands. */
const identity = () => ({
  issuer: text("issuer").notNull(),
  subject: text("subject").notNull(),
  /** The provider's name when the identity was given, as on the button. */
  label: text("label").notNull(),
  /** Lower case; null when the provider gave none. */
  email: text("email"),
});

/** Identities that seekers can sign in with. */
export const externalIdentities = pgTable(
  "external_identities",
  {
    id: key(),
    seekerId: seekerId(),
    ...identity(),
    createdAt: created(),
    lastUsedAt: moment("last_used_at").notNull().defaultNow(),
  },
  (table) => [
    unique("external_identities_subject").on(table.issuer, table.subject),
    index("external_identities_seeker").on(table.seekerId),
  ],
);

/** Browsers that went to a provider; a row is deleted when its response is submitted. */
export const externalRequests = pgTable(
  "external_requests",
  {
    /** SHA-256 of the `state` in the addresses. */
    stateHash: text("state_hash").primaryKey(),
    /** SHA-256 of what the cookie of the browser holds. */
    browserHash: text("browser_hash").notNull(),
    brand: text("brand").notNull(),
    issuer: text("issuer").notNull(),
    nonce: text("nonce").notNull(),
    codeVerifier: text("code_verifier").notNull(),
    /** The seeker who links an identity; null for a sign-in. */
    seekerId: uuid("seeker_id").references(() => seekers.id, { onDelete: "cascade" }),
    /** What the provider posted (`form_post`), as a query string. */
    response: text("response"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("external_requests_expires").on(table.expiresAt),
    index("external_requests_seeker").on(table.seekerId),
  ],
);

/** Identities that a provider has confirmed and that have no account yet, until their owner has gone on. */
export const pendingIdentities = pgTable(
  "pending_identities",
  {
    id: key(),
    ...identity(),
    /** Whether the provider vouches for the email, or a mailed code has confirmed it. */
    emailVerified: boolean("email_verified").notNull(),
    givenName: text("given_name").notNull(),
    familyName: text("family_name").notNull(),
    ticketHash: text("ticket_hash").notNull(),
    ticketExpiresAt: moment("ticket_expires_at").notNull(),
    ...mailedCode(),
  },
  (table) => [index("pending_identities_expires").on(table.ticketExpiresAt)],
);
