import { randomUUID } from "node:crypto";
import { codeIsWrong } from "../../contract/code-rules.ts";
import { eq } from "drizzle-orm";
import type * as contract from "../../contract/auth.ts";
import { askedCodes } from "./asked-codes.ts";
import { tryCode } from "./codes.ts";
import { constantTime } from "./constant-time.ts";
import { countMail, forgetGuesses, guessCode, guessPassword } from "./guesses.ts";
import { passwordChangedMail, unconfirmedMail } from "./mails.ts";
import { checkPassword } from "./password-rules.ts";
import { openReset, resetOf, takeResetToken, tradeReset } from "./password-resets.ts";
import {
  anyRegistrationOf,
  confirmRegistration,
  openRegistration,
  registrationOf,
  registrationWith,
  renewRegistration,
} from "./registrations.ts";
import { endSession, endSessions, rotateSession, startSession } from "./sessions.ts";
import type { Handler } from "../http/context.ts";
import { passwordResets, registrations, seekers } from "./tables.ts";
import { mailSite } from "../http/site-of.ts";
import { hashPassword } from "./password.ts";
import { isPasswordOf, seekerByEmail } from "./accounts.ts";
import { invalid, HttpError } from "../platform/http-error.ts";

export const register: Handler<typeof contract.register> = ({ body }, context) =>
  constantTime(async () => {
    const { email, password, given_name: givenName, family_name: familyName } = body;
    await checkPassword(password, { email, givenName, familyName }, context.brand);
    await countMail(email, context);
    // The same when there is an account: a longer response or another cookie would reveal it. The mail tells the owner.
    askedCodes.register.add(await openRegistration(body, context), context);
    return {
      payload: { email, next: "otp" },
      message: "We have sent a code to your email address.",
    };
  });

const codeTables = { register: registrations, reset: passwordResets };

export const verifyOtp: Handler<typeof contract.verifyOtp> = async ({ body }, context) => {
  const { email, otp, purpose } = body;
  const asked = askedCodes[purpose].read(context);
  const id = await (purpose === "reset" ? resetOf : registrationOf)(email, asked, context.db);
  const column = asked.length ? "tries" : "triesElsewhere";
  const right = await guessCode(email, asked.length > 0, context, async (max) =>
    id && (await tryCode({ id, purpose, table: codeTables[purpose] }, otp, { column, max }, context))
      ? id
      : null,
  );
  if (!right) throw wrongCode();
  if (purpose === "reset") {
    const token = await tradeReset(right, otp, context);
    if (!token) throw wrongCode();
    return { payload: { purpose, reset_token: token } };
  }
  const seeker = await confirmRegistration(right, email, context.db);
  if (!seeker)
    throw invalid("otp", "This address has been confirmed meanwhile. Sign in, or choose “Forgot password”.");
  askedCodes.register.clear(context);
  return {
    payload: { purpose, session: await startSession(seeker, context) },
    message: `Welcome, ${seeker.givenName}. Your account is ready.`,
  };
};

export const login: Handler<typeof contract.login> = async ({ body }, context) => {
  const { email, password } = body;
  const seeker = await guessPassword(email, context, async () => {
    const account = await seekerByEmail(email, context.db);
    return (await isPasswordOf(account, password, context)) ? account! : null;
  });
  if (seeker)
    return { payload: await startSession(seeker, context), message: `Welcome back, ${seeker.givenName}.` };
  const registration = await registrationWith(email, password, context);
  if (!registration) throw new HttpError(401, "The email address or the password is wrong.");
  await countMail(email, context);
  askedCodes.register.add(await renewRegistration(registration, context), context);
  throw new HttpError(403, "Please confirm your email address first. We have sent you a new code.");
};

export const refreshSession: Handler<typeof contract.refreshSession> = async (_input, context) => ({
  payload: await rotateSession(context),
});

export const logout: Handler<typeof contract.logout> = async (_input, context) => {
  await endSession(context);
  return { payload: null, message: "You are signed out." };
};

export const forgotPassword: Handler<typeof contract.forgotPassword> = ({ body: { email } }, context) =>
  constantTime(async () => {
    await countMail(email, context);
    const seeker = await seekerByEmail(email, context.db);
    askedCodes.reset.add(seeker ? await openReset(seeker.id, context) : randomUUID(), context);
    const registration = seeker ? undefined : await anyRegistrationOf(email, context.db);
    if (registration)
      await context.enqueue(context.db, unconfirmedMail, { ...mailSite(context), registration });
    return {
      payload: { email, next: "otp" },
      message: "If there is an account with this address, we have sent it a code.",
    };
  });

export const resetPassword: Handler<typeof contract.resetPassword> = async ({ body }, context) => {
  const { db } = context;
  const passwordHash = await hashPassword(body.password, context);
  // One transaction: when the password is refused, the token stays valid for another try.
  const seeker = await db.transaction(async (tx) => {
    const seekerId = await takeResetToken(body.reset_token, { ...context, db: tx });
    if (!seekerId) throw invalid("reset_token", "This reset has expired or was used. Ask for a new code.");
    const [changed] = await tx
      .update(seekers)
      .set({ passwordHash })
      .where(eq(seekers.id, seekerId))
      .returning();
    if (!changed) throw invalid("reset_token", "This account no longer exists.");
    await checkPassword(body.password, changed, context.brand);
    await endSessions(tx, changed.id);
    await context.enqueue(tx, passwordChangedMail, { ...mailSite(context), seeker: changed.id });
    return changed;
  });
  await forgetGuesses(seeker.email, context);
  return {
    payload: await startSession(seeker, context),
    message: "Your new password is set, and all other devices have been signed out.",
  };
};

const wrongCode = () =>
  invalid(
    "otp",
    `${codeIsWrong}, used, too old, or was mailed for another request. Ask for a new code, and enter the one from that mail.`,
  );
