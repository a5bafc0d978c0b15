import * as z from "zod/mini";
import { newPassword, otp, typedPassword } from "./auth.ts";
import { defineCall, paged } from "./call.ts";
import { email, flag, nothing, pageQuery, requiredText, timestamp } from "./primitives.ts";

/** The mails that a seeker may switch off; codes, security notices and receipts of an erasure are always sent. */
export const notifications = [
  {
    id: "application_sent",
    title: "Receipts of applications",
    about: "A mail with what you sent, each time you apply for a job.",
  },
  {
    id: "application_changed",
    title: "Changes of applications",
    about: "A mail each time you change or withdraw an application.",
  },
  {
    id: "application_status",
    title: "News from employers",
    about: "A mail when an employer changes the status of your application, or writes you a note.",
  },
] as const;
/** The id of a kind of mail that may be switched off. */
export type NotificationId = (typeof notifications)[number]["id"];

const wanted = z.boolean({ error: "Must be true or false." });

/** Which of these mails the seeker wants: true or false for each id. */
export const notificationChoices = z.object(
  Object.fromEntries(notifications.map(({ id }) => [id, wanted])) as Record<NotificationId, typeof wanted>,
  { error: "Must be a JSON object." },
);
export type NotificationChoices = z.infer<typeof notificationChoices>;

/** A seeker's account. */
export const account = z.object({
  id: z.string(),
  email: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  /** False for an account that signs in elsewhere only. */
  has_password: z.boolean(),
  /** The address that a change waits to be confirmed for; null when there is none. */
  pending_email: z.nullable(z.string()),
  notifications: notificationChoices,
  created_at: timestamp,
});
export type Account = z.infer<typeof account>;

/** A browser that is signed in. */
export const device = z.object({
  id: z.string(),
  /** Browser and system, such as "Firefox on Windows". */
  name: z.string(),
  /** The network that it last came from, without the last part of the address. */
  address: z.string(),
  signed_in_at: timestamp,
  /** When its session was last renewed: at most a token's lifetime before it was last used. */
  last_used_at: timestamp,
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type Device = z.infer<typeof device>;

/** One time that somebody saw data of the seeker. */
export const access = z.object({
  id: z.int(),
  who: z.string(),
  /** The data that was seen, as a phrase: "All data of the account". */
  what: z.string(),
  at: timestamp,
  /** The network address of who saw it; null when it is not known. */
  address: z.nullable(z.string()),
});
export type Access = z.infer<typeof access>;

const object = { error: "Must be a JSON object." };
const limited = "There were too many attempts; Retry-After says in how many seconds to try again.";

export const nameBody = z.object(
  {
    given_name: requiredText(100, "Enter your given name."),
    family_name: requiredText(100, "Enter your family name."),
  },
  object,
);
export const changePasswordBody = z.object(
  { current_password: typedPassword, password: newPassword },
  object,
);
export const emailBody = z.object({ email }, object);
export const confirmEmailBody = z.object({ current_code: otp, new_code: otp }, object);
export const erasePasswordBody = z.object({ password: typedPassword }, object);
export const eraseCodeBody = z.object({ code: otp }, object);

export const getAccount = defineCall({
  method: "GET",
  path: "/v1/account",
  summary: "The seeker's account.",
  auth: "seeker",
  payload: account,
});

export const changeName = defineCall({
  method: "PATCH",
  path: "/v1/account",
  summary: "Change the seeker's name. Applications keep the name that they were sent with.",
  auth: "seeker",
  body: nameBody,
  payload: account,
});

export const changePassword = defineCall({
  method: "POST",
  path: "/v1/account/password",
  summary: "Change the password; ends all other sessions, and a mail tells the seeker.",
  auth: "seeker",
  cost: "slow",
  body: changePasswordBody,
  payload: nothing,
  errors: {
    409: "The account has no password yet; the mailed code of /v1/auth/forgot-password sets one.",
    422: "The current password is wrong, or the new one is too easy to guess.",
    429: limited,
  },
});

export const changeEmail = defineCall({
  method: "POST",
  path: "/v1/account/email",
  summary:
    "Ask for another email address: mails a code to the current address and one to the new address. The response is the same when the new address has an account.",
  auth: "seeker",
  cost: "slow",
  body: emailBody,
  payload: z.object({ email: z.string() }),
  errors: { 422: "It is the address of the account already.", 429: limited },
});

export const confirmEmail = defineCall({
  method: "POST",
  path: "/v1/account/email/confirm",
  summary: "Confirm another email address with the codes from both addresses; a mail tells the old address.",
  auth: "seeker",
  cost: "slow",
  body: confirmEmailBody,
  payload: account,
  errors: {
    422: "A code is wrong, used, expired or had too many attempts, or the address has an account meanwhile.",
    429: limited,
  },
});

export const listDevices = defineCall({
  method: "GET",
  path: "/v1/account/devices",
  summary: "The browsers that are signed in, the last used first.",
  auth: "seeker",
  payload: z.array(device),
});

export const endDevice = defineCall({
  method: "DELETE",
  path: "/v1/account/devices/{id}",
  summary: "Sign out one browser; its tokens are refused from then on.",
  auth: "seeker",
  params: z.object({ id: z.uuid({ error: "Must be the id of a device." }) }),
  payload: z.object({ id: z.string() }),
  errors: { 404: "No browser with this id is signed in to the account." },
});

export const endDevices = defineCall({
  method: "DELETE",
  path: "/v1/account/devices",
  summary: "Sign out every browser, or with ?others=true every other one.",
  auth: "seeker",
  query: z.object({ others: z._default(z.optional(flag), false) }),
  payload: z.object({ ended: z.int() }),
});

export const setNotifications = defineCall({
  method: "PATCH",
  path: "/v1/account/notifications",
  summary: "Choose which mails to get beyond the necessary ones; kinds that are not named stay as they are.",
  auth: "seeker",
  body: z.partial(notificationChoices),
  payload: account,
});

export const listAccesses = defineCall({
  method: "GET",
  path: "/v1/account/accesses",
  summary: "Who has seen data of the seeker, the latest first, a page of 20 at a time.",
  auth: "seeker",
  query: pageQuery,
  payload: paged(access),
});

export const signDataDownload = defineCall({
  method: "POST",
  path: "/v1/account/data",
  summary:
    "A link to a ZIP with everything that the site has of the seeker; it is written when it is opened.",
  auth: "seeker",
  payload: z.object({
    /** Opens without a token, for a few minutes, while the session lasts. */
    url: z.string(),
    expires_at: timestamp,
  }),
  errors: { 429: limited },
});

export const sendEraseCode = defineCall({
  method: "POST",
  path: "/v1/account/erase-code",
  summary: "Mail the code that erases an account without a password.",
  auth: "seeker",
  payload: z.object({ email: z.string() }),
  errors: { 409: "The account has a password, which erases it.", 429: limited },
});

export const eraseAccount = defineCall({
  method: "POST",
  path: "/v1/account/erase",
  summary:
    "Erase the account and everything in it, at once and for good, with its password or, without one, a mailed code. Applications that were sent stay as numbers without personal data.",
  auth: "seeker",
  cost: "slow",
  body: z.union([erasePasswordBody, eraseCodeBody], {
    error: "Give the password of the account, or the code that was mailed for an account without one.",
  }),
  payload: z.object({
    /** Where the receipt is sent. */
    email: z.string(),
    /** How many applications were delivered to employers, who keep them. */
    delivered_applications: z.int(),
  }),
  errors: { 422: "The password or the code is wrong.", 429: limited },
});
