import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { email, nothing, requiredText, timestamp } from "./primitives.ts";

/** The fewest and the most characters of a password. */
export const passwordLength = { min: 10, max: 200 };

/** A password to be set. */
export const newPassword = z
  .string({ error: "Must be text." })
  .check(
    z.minLength(passwordLength.min, { error: `Must be at least ${passwordLength.min} characters.` }),
    z.maxLength(passwordLength.max, { error: `Must be at most ${passwordLength.max} characters.` }),
  );

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
  /** Short-lived JWT; `sub` and `id` are the seeker's id. */
  token: z.string(),
  expires_at: timestamp,
  seeker: z.object({ id: z.string(), email: z.string(), given_name: z.string(), family_name: z.string() }),
});
export type Session = z.infer<typeof session>;

export const registerBody = z.object(
  {
    given_name: requiredText(100, "Enter your given name."),
    family_name: requiredText(100, "Enter your family name."),
    email,
    password: newPassword,
  },
  { error: "Must be a JSON object." },
);
export const loginBody = z.object(
  {
    email,
    password: typedPassword,
  },
  { error: "Must be a JSON object." },
);
export const forgotPasswordBody = z.object({ email }, { error: "Must be a JSON object." });
export const verifyOtpBody = z.object(
  { email, otp, purpose: z._default(z.enum(["register", "reset"]), "register") },
  { error: "Must be a JSON object." },
);
export const resetPasswordBody = z.object(
  { reset_token: requiredText(2000), password: newPassword },
  { error: "Must be a JSON object." },
);

export const register = defineCall({
  method: "POST",
  path: "/v1/auth/register",
  summary:
    "Open an account; a code to confirm it is emailed. The response is the same when the account exists.",
  auth: "public",
  cost: "slow",
  body: registerBody,
  payload: z.object({ email: z.string(), next: z.literal("otp") }),
  errors: { ...limited, 422: easyPassword },
});

export const verifyOtp = defineCall({
  method: "POST",
  path: "/v1/auth/verify-otp",
  summary:
    "Submit the emailed code in the browser that requested it: confirms a new account and signs in, or allows a new password.",
  auth: "public",
  cost: "slow",
  body: verifyOtpBody,
  payload: z.discriminatedUnion("purpose", [
    z.object({ purpose: z.literal("register"), session }),
    z.object({ purpose: z.literal("reset"), reset_token: z.string() }),
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
  payload: nothing,
  errors: limited,
});

export const forgotPassword = defineCall({
  method: "POST",
  path: "/v1/auth/forgot-password",
  summary: "Request a code to set a new password. The response is the same when there is no account.",
  auth: "public",
  cost: "slow",
  body: forgotPasswordBody,
  payload: z.object({ email: z.string(), next: z.literal("otp") }),
  errors: limited,
});

export const resetPassword = defineCall({
  method: "POST",
  path: "/v1/auth/reset-password",
  summary: "Set a new password and sign in; ends all other sessions.",
  auth: "public",
  cost: "slow",
  body: resetPasswordBody,
  payload: session,
  errors: { ...limited, 422: `The reset has expired or was used. ${easyPassword}` },
});
