import type { Brand } from "../../contract/brand.ts";
import type { RequestSite } from "../http/site-of.ts";
import type { MailTemplate } from "../platform/mail/branded-mail.ts";
import { codeMinutes } from "./codes.ts";

// Before an address is confirmed its owner may never have been here: no typed name is repeated to them,
// so that nobody can send words of their own to others through these mails.

const goodFor = `The code is good for ${codeMinutes} minutes and for one use.`;

/** The site that a mail comes from. */
type MailSite = Pick<RequestSite, "brand" | "urlOf">;

/** The code that confirms a new account. */
export const confirmMail = ({ name }: Brand, code: string): MailTemplate => ({
  subject: `${code} is your ${name} code`,
  heading: "Confirm your email address",
  before: [`Welcome to ${name}. Enter this code to confirm your address and finish opening your account:`],
  code,
  after: [goodFor, "If you did not open an account, ignore this mail and nothing will happen."],
});

/** A new password was asked for, and the account was never confirmed. */
export const unconfirmedMail = ({ brand, urlOf }: MailSite): MailTemplate => ({
  subject: `Your ${brand.name} account is not open yet`,
  heading: "Your email address is not confirmed",
  before: [
    `You asked for a new ${brand.name} password. An account with this address was begun, but its address was never confirmed, so there is no password to replace. Create your account again, and enter the code that we will send:`,
  ],
  link: { label: "Create an account", href: urlOf("/sign-in?step=register") },
  after: ["If it was not you, ignore this mail and nothing will happen."],
});

/** The code that allows a new password. */
export const resetMail = ({ name }: Brand, code: string): MailTemplate => ({
  subject: `${code} is your ${name} code for a new password`,
  heading: "Set a new password",
  before: ["You asked to set a new password. Enter this code to go on:"],
  code,
  after: [
    goodFor,
    "If you did not ask for it, ignore this mail: your password stays as it is. Nobody from our team will ever ask you for this code.",
  ],
});

/** Somebody registered with an address that has an account. */
export const accountExistsMail = ({ brand, urlOf }: MailSite, name: string): MailTemplate => ({
  subject: `You already have a ${brand.name} account`,
  heading: `Hello ${name}, you already have an account`,
  before: [
    `Somebody, probably you, tried to open a ${brand.name} account with this address. There is one already, so nothing was changed. Sign in with your password, or choose "Forgot password" to set a new one.`,
  ],
  link: { label: "Sign in", href: urlOf("/sign-in") },
  after: ["If it was not you, there is nothing you need to do."],
});

/** The password was changed. */
export const passwordChangedMail = ({ brand, urlOf }: MailSite, name: string): MailTemplate => ({
  subject: `Your ${brand.name} password was changed`,
  heading: `Hello ${name}, your password was changed`,
  before: [
    "Your account has a new password, and every other device has been signed out.",
    "If you changed it, there is nothing to do. If you did not, set a new one now:",
  ],
  link: { label: "Set a new password", href: urlOf("/sign-in?step=forgotPass") },
  after: [],
});
