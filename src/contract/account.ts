import * as z from "zod/mini";
import { newPassword, otp, typedPassword } from "./auth.ts";
import { defineCall, paged } from "./call.ts";
import { described } from "./described.ts";
import { email, flag, nothing, pageQuery, plainText, timestamp } from "./primitives.ts";

/** The mails that a seeker may switch off; codes, security notices and receipts of an erasure are always sent. */
export const notifications = [
  {
    id: "application_sent",
    title: "Receipts of applications",
    about: "An email with what you sent, each time you apply for a job.",
  },
  {
    id: "application_changed",
    title: "Changes to applications",
    about: "An email each time you change or withdraw an application.",
  },
  {
    id: "application_status",
    title: "News from employers",
    about: "An email when an employer changes the status of your application, or writes you a note.",
  },
] as const;
/** The id of a kind of mail that may be switched off. */
export type NotificationId = (typeof notifications)[number]["id"];

const wanted = z.boolean({ error: "Must be true or false." });

/** Which of these mails the seeker wants: true or false for each id. */
export const notificationChoices = z.object(
  Object.fromEntries(notifications.map(({ id, about }) => [id, described(wanted, about)])) as Record<
    NotificationId,
    typeof wanted
  >,
  { error: "Must be a JSON object." },
);
export type NotificationChoices = z.infer<typeof notificationChoices>;

/** A seeker's account. */
export const account = z.object({
  id: described(z.string(), "The seeker's id, a UUID."),
  email: described(z.string(), "The address that the seeker signs in with, in lower case."),
  given_name: described(z.string(), "Given name, as the seeker writes it."),
  family_name: described(z.string(), "Family name, as the seeker writes it."),
  has_password: described(z.boolean(), "False for an account that signs in elsewhere only."),
  pending_email: described(
    z.nullable(z.string()),
    "The address that a change waits to be confirmed for; null when there is none.",
  ),
  notifications: described(notificationChoices, "Which mails the seeker wants, by their kind."),
  created_at: described(timestamp, "When the account was opened."),
});
export type Account = z.infer<typeof account>;

/** A browser that is signed in. */
export const device = z.object({
  id: described(z.string(), "The id of the session, for `endSession`."),
  name: described(z.string(), 'Browser and system, such as "Firefox on Windows".'),
  address: described(z.string(), "The network that it last came from, without the last part of the address."),
  signed_in_at: described(timestamp, "When that browser signed in."),
  last_used_at: described(
    timestamp,
    "When its session was last renewed: at most a token's lifetime before it was last used.",
  ),
  current: described(z.boolean(), "Whether it is the one that asks."),
});
export type Device = z.infer<typeof device>;

/** One time that somebody saw data of the seeker. */
export const access = z.object({
  id: described(z.int(), "The id of the entry in the access log."),
  who: described(z.string(), "Who saw the data: a person, an employer or the operator."),
  what: described(z.string(), 'The data that was seen, as a phrase: "All data of the account".'),
  at: described(timestamp, "When the data was seen."),
  address: described(z.nullable(z.string()), "The network address of who saw it; null when it is not known."),
});
export type Access = z.infer<typeof access>;

const object = { error: "Must be a JSON object." };
const limited = "There were too many attempts; Retry-After says in how many seconds to try again.";

export const nameBody = z.object(
  {
    given_name: described(plainText(100, "Enter your given name."), "The given name of the person."),
    family_name: described(plainText(100, "Enter your family name."), "The family name of the person."),
  },
  object,
);
export const changePasswordBody = z.object(
  {
    current_password: described(typedPassword, "The password as it is now."),
    password: described(newPassword, "The new password, of 10 to 200 characters."),
  },
  object,
);
export const emailBody = z.object(
  { email: described(email, "The new address; a code is mailed to it and one to the present address.") },
  object,
);
export const confirmEmailBody = z.object(
  {
    current_code: described(otp, "The 6 digits that were mailed to the present address."),
    new_code: described(otp, "The 6 digits that were mailed to the new address."),
  },
  object,
);
export const erasePasswordBody = z.object(
  { password: described(typedPassword, "The password of the account.") },
  object,
);
export const eraseCodeBody = z.object(
  { code: described(otp, "The 6 digits that were mailed to the account's address.") },
  object,
);

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
  payload: z.object({ email: described(z.string(), "The address that the code was mailed to.") }),
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
  params: z.object({
    id: described(
      z.uuid({ error: "Must be the id of a device." }),
      "The id of a device, as `listDevices` gives it.",
    ),
  }),
  payload: z.object({ id: described(z.string(), "The id of the session that has ended.") }),
  errors: { 404: "No browser with this id is signed in to the account." },
});

export const endDevices = defineCall({
  method: "DELETE",
  path: "/v1/account/devices",
  summary: "Sign out every browser, or with ?others=true every other one.",
  auth: "seeker",
  query: z.object({
    others: described(z._default(z.optional(flag), false), "With true, all sessions but this one end."),
  }),
  payload: z.object({ ended: described(z.int(), "How many sessions have ended.") }),
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
    url: described(z.string(), "Opens without a token, for a few minutes, while the session lasts."),
    expires_at: described(timestamp, "Until when the address opens."),
  }),
  errors: { 429: limited },
});

export const sendEraseCode = defineCall({
  method: "POST",
  path: "/v1/account/erase-code",
  summary: "Mail the code that erases an account without a password.",
  auth: "seeker",
  payload: z.object({ email: described(z.string(), "The address that the code was mailed to.") }),
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
    email: described(z.string(), "Where the receipt is sent."),
    delivered_applications: described(
      z.int(),
      "How many applications were delivered to employers, who keep them.",
    ),
  }),
  errors: { 422: "The password or the code is wrong.", 429: limited },
});
