import { and, eq, isNotNull } from "drizzle-orm";
import * as z from "zod";
import type { Brand } from "../../contract/brand.ts";
import type { MailTemplate } from "../platform/mail/branded-mail.ts";
import { defineMail, type WritingNeeds } from "../platform/mail/mail-job.ts";
import { codeMinutes } from "../../contract/code-rules.ts";
import { codeToMail } from "./codes.ts";
import { passwordResets, registrations, seekers } from "./tables.ts";

// Before an address is confirmed its owner may never have been here: no typed name is repeated to them,
// so that nobody can send words of their own to others through these mails.

const goodFor = `The code is good for ${codeMinutes} minutes and for one use.`;

/** The site that a mail comes from. */
type Site = Pick<WritingNeeds, "brand" | "urlOf">;

/** The code of a registration; if the email has an account already, its owner is notified instead. */
export const registrationMail = defineMail(
  "registration",
  { registration: z.uuid() },
  async ({ registration: id }, needs) => {
    const [row] = await needs.db.select().from(registrations).where(eq(registrations.id, id));
    if (!row) return null;
    const isOwner = and(eq(seekers.email, row.email), isNotNull(seekers.verifiedAt));
    const [owner] = await needs.db.select({ name: seekers.givenName }).from(seekers).where(isOwner);
    if (owner) return { to: row.email, template: accountExists(needs, owner.name) };
    const code = await codeToMail({ id, purpose: "register", table: registrations }, row, needs);
    return code === null ? null : { to: row.email, template: confirm(needs.brand, code) };
  },
);

/** A password reset was requested for an account that was never confirmed. */
export const unconfirmedMail = defineMail(
  "unconfirmed",
  { registration: z.uuid() },
  async ({ registration }, needs) => {
    const [row] = await needs.db.select().from(registrations).where(eq(registrations.id, registration));
    return row ? { to: row.email, template: unconfirmed(needs) } : null;
  },
);

/** The code that allows a new password. */
export const resetMail = defineMail("reset", { reset: z.uuid() }, async ({ reset: id }, needs) => {
  const [row] = await needs.db
    .select({ codeNonce: passwordResets.codeNonce, to: seekers.email })
    .from(passwordResets)
    .innerJoin(seekers, eq(seekers.id, passwordResets.seekerId))
    .where(eq(passwordResets.id, id));
  const code = row ? await codeToMail({ id, purpose: "reset", table: passwordResets }, row, needs) : null;
  return row && code !== null ? { to: row.to, template: reset(needs.brand, code) } : null;
});

/** The password was changed. */
export const passwordChangedMail = defineMail(
  "password-changed",
  { seeker: z.uuid() },
  async ({ seeker: id }, needs) => {
    const [seeker] = await needs.db.select().from(seekers).where(eq(seekers.id, id));
    return seeker ? { to: seeker.email, template: passwordChanged(needs, seeker.givenName) } : null;
  },
);

/** The code that confirms a new account. */
const confirm = ({ name }: Brand, code: string): MailTemplate => ({
  subject: `${code} is your ${name} code`,
  heading: "Confirm your email address",
  before: [`Welcome to ${name}. Enter this code to confirm your address and finish opening your account:`],
  code,
  after: [goodFor, "If you did not open an account, ignore this email and nothing will happen."],
});

const unconfirmed = ({ brand, urlOf }: Site): MailTemplate => ({
  subject: `Your ${brand.name} account is not open yet`,
  heading: "Your email address is not confirmed",
  before: [
    `You asked for a new ${brand.name} password. An account with this address was begun, but its address was never confirmed, so there is no password to replace. Create your account again, and enter the code that we will send:`,
  ],
  link: { label: "Create an account", href: urlOf("/sign-in?step=register") },
  after: ["If it was not you, ignore this email and nothing will happen."],
});

const reset = ({ name }: Brand, code: string): MailTemplate => ({
  subject: `${code} is your ${name} code for a new password`,
  heading: "Set a new password",
  before: ["You asked to set a new password. Enter this code to go on:"],
  code,
  after: [
    goodFor,
    "If you did not ask for it, ignore this email: your password stays as it is. Nobody from our team will ever ask you for this code.",
  ],
});

/** Somebody tried to register an email address that has an account. */
const accountExists = ({ brand, urlOf }: Site, name: string): MailTemplate => ({
  subject: `You already have an account that works on ${brand.name}`,
  heading: `Hello ${name}, you already have an account`,
  before: [
    `Somebody, probably you, tried to open a ${brand.name} account with this address. There is an account with this address already, perhaps from another of our job sites: one account works on all of them. Nothing was changed. Sign in with its password, or choose “Forgot password” to set a new one.`,
  ],
  link: { label: "Sign in", href: urlOf("/sign-in") },
  after: ["If it was not you, there is nothing you need to do."],
});

const passwordChanged = ({ brand, urlOf }: Site, name: string): MailTemplate => ({
  subject: `Your ${brand.name} password was changed`,
  heading: `Hello ${name}, your password was changed`,
  before: [
    "Your account has a new password, and every other device has been signed out.",
    "If you changed it, there is nothing to do. If you did not, set a new one now:",
  ],
  link: { label: "Set a new password", href: urlOf("/sign-in?step=forgotPass") },
  after: [],
});
