import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
import { email, nothing, plainText, requiredText, timestamp } from "./primitives.ts";

/** The fewest and the most characters of a password. */
export const passwordLength = { min: 10, max: 200 };

/** A password to be set. */
export const newPassword = z
  .string({ error: "Must be text." })
  .check(
    z.minLength(passwordLength.min, { error: `Must be at least ${passwordLength.min} characters.` }),
    z.maxLength(passwordLength.max, { error: `Must be at most ${passwordLength.max} characters.` }),
  );

/** The cookies of a session: its token for pages, its refresh token, and whether there is one. */
export const sessionCookies = ["token", "refresh_token", "session", "known_device"];

/** The errors of every call whose attempts are limited. */
export const limited = {
  403: "The call comes from another site's page.",
  429: "There were too many attempts; Retry-After says in how many seconds to try again.",
};

const easyPassword =
  "The password is too short or easy to guess: common, a simple sequence, or made of the email, the name or the site's name.";

/** A password to be compared with the one of the account. */
export const typedPassword = z
  .string({ error: "Must be text." })
  .check(z.minLength(1, { error: "Enter your password." }), z.maxLength(passwordLength.max));

/** A mailed code. */
export const otp = z
  .string({ error: "Must be the code from the email." })
  .check(z.trim(), z.regex(/^\d{6}$/, { error: "Must be the 6 digits from the email." }));

/** A signed-in session. The refresh token travels in an HttpOnly cookie only. */
export const session = z.object({
  token: described(z.string(), "Short-lived JWT; `sub` and `id` are the seeker's id."),
  expires_at: described(timestamp, "When the token ends: renew it with `refreshSession` before."),
  seeker: described(
    z.object({
      id: described(z.string(), "The seeker's id, a UUID."),
      email: described(z.string(), "The seeker's email address."),
      given_name: described(z.string(), "The given name of the person."),
      family_name: described(z.string(), "The family name of the person."),
    }),
    "The seeker that has signed in.",
  ),
});
export type Session = z.infer<typeof session>;

export const registerBody = z.object(
  {
    given_name: described(plainText(100, "Enter your given name."), "Given name, at most 100 characters."),
    family_name: described(plainText(100, "Enter your family name."), "Family name, at most 100 characters."),
    email: described(email, "The address to sign in with; a code is mailed to it."),
    password: described(newPassword, "A password of 10 to 200 characters that is not easy to guess."),
  },
  { error: "Must be a JSON object." },
);
export const loginBody = z.object(
  {
    email: described(email, "The address of the account."),
    password: described(typedPassword, "The password of the account."),
  },
  { error: "Must be a JSON object." },
);
export const forgotPasswordBody = z.object(
  { email: described(email, "The address of the account.") },
  { error: "Must be a JSON object." },
);
export const verifyOtpBody = z.object(
  {
    email: described(email, "The address that the code was mailed to."),
    otp: described(otp, "The 6 digits from the email."),
    purpose: described(
      z._default(z.enum(["register", "reset"]), "register"),
      "`register` confirms a new account, `reset` allows a new password.",
    ),
  },
  { error: "Must be a JSON object." },
);
export const resetPasswordBody = z.object(
  {
    reset_token: described(requiredText(2000), "The token that `verifyOtp` gave."),
    password: described(newPassword, "The new password, of 10 to 200 characters."),
  },
  { error: "Must be a JSON object." },
);

export const register = defineCall({
  method: "POST",
  path: "/v1/auth/register",
  summary:
    "Open an account; a code to confirm it is emailed. The response is the same when the account exists.",
  auth: "public",
  cookies: { sets: ["registration"] },
  cost: "slow",
  body: registerBody,
  payload: z.object({
    email: described(z.string(), "The address that the code was mailed to."),
    next: described(z.literal("otp"), "The next step: `verifyOtp`."),
  }),
  errors: { ...limited, 422: easyPassword },
});

export const verifyOtp = defineCall({
  method: "POST",
  path: "/v1/auth/verify-otp",
  summary:
    "Submit the emailed code in the browser that requested it: confirms a new account and signs in, or allows a new password.",
  auth: "public",
  cookies: { needs: ["registration", "password_reset"], sets: sessionCookies },
  cost: "slow",
  body: verifyOtpBody,
  payload: z.discriminatedUnion("purpose", [
    z.object({
      purpose: described(z.literal("register"), "The account is confirmed."),
      session: described(session, "The session of the new account."),
    }),
    z.object({
      purpose: described(z.literal("reset"), "A new password may be set."),
      reset_token: described(z.string(), "For `resetPassword`, once, within a few minutes."),
    }),
  ]),
  errors: {
    ...limited,
    422: "The code is wrong, used, expired, had too many attempts, or was requested by another browser.",
  },
});

export const login = defineCall({
  method: "POST",
  path: "/v1/auth/login",
  summary: "Sign in.",
  auth: "public",
  cookies: { sets: [...sessionCookies, "registration"] },
  cost: "slow",
  body: loginBody,
  payload: session,
  errors: {
    ...limited,
    401: "The email or the password is wrong.",
    403: "The account is not confirmed yet; a new code has been emailed.",
  },
});

export const refreshSession = defineCall({
  method: "POST",
  path: "/v1/auth/refresh",
  summary:
    "Exchange the refresh cookie for a new token and the next cookie. An old cookie that is used again ends the session, unless it comes within two minutes and the next one has not been used, as when this answer was lost.",
  auth: "public",
  cookies: { needs: ["refresh_token"], sets: sessionCookies },
  cost: "slow",
  payload: session,
  errors: { ...limited, 401: "The session has ended." },
});

export const logout = defineCall({
  method: "POST",
  path: "/v1/auth/logout",
  summary:
    "Sign out: ends the session of the token and of the refresh cookie, with every token that came from the same sign-in, and clears its cookies.",
  auth: "optional",
  cookies: { needs: ["refresh_token"], sets: sessionCookies },
  payload: nothing,
  errors: limited,
});

export const forgotPassword = defineCall({
  method: "POST",
  path: "/v1/auth/forgot-password",
  summary: "Request a code to set a new password. The response is the same when there is no account.",
  auth: "public",
  cookies: { sets: ["password_reset"] },
  cost: "slow",
  body: forgotPasswordBody,
  payload: z.object({
    email: described(z.string(), "The address that the code was mailed to, if it has an account."),
    next: described(z.literal("otp"), "The next step: `verifyOtp`."),
  }),
  errors: limited,
});

export const resetPassword = defineCall({
  method: "POST",
  path: "/v1/auth/reset-password",
  summary: "Set a new password and sign in; ends all other sessions.",
  auth: "public",
  cookies: { sets: sessionCookies },
  cost: "slow",
  body: resetPasswordBody,
  payload: session,
  errors: { ...limited, 422: `The reset has expired or was used. ${easyPassword}` },
});
