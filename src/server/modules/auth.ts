import { setTimeout as delay } from "node:timers/promises";
import { eq, isNull, sql } from "drizzle-orm";
import type * as contract from "../../contract/auth.ts";
import { publicAddressBy, siteOrigin } from "../../domain/site-url.ts";
import { makeCode, makeResetToken, takeCode, takeResetToken } from "../auth/codes.ts";
import { accountExistsLetter, confirmLetter, passwordChangedLetter, resetLetter } from "../auth/letters.ts";
import { endAllSessions, endSession, rotateSession, startSession, type Seeker } from "../auth/sessions.ts";
import type { Context, Handler } from "../context.ts";
import { seekers } from "../db/schema.ts";
import { brandedMail, type Letter } from "../lib/branded-mail.ts";
import { hashPassword, verifyPassword } from "../lib/password.ts";
import { invalid, Refusal } from "../lib/refusal.ts";

/** Answers that must not tell whether an account exists take at least this long, in milliseconds. */
const evenMs = 200;

export const register: Handler<typeof contract.register> = ({ body }, context) =>
  evenly(async () => {
    await context.limits.code.take(body.email);
    const passwordHash = await hashPassword(body.password);
    const fields = { passwordHash, givenName: body.given_name, familyName: body.family_name };
    // Until the address is confirmed nobody owns the account, so the last to register sets it up.
    const [open] = await context.db
      .insert(seekers)
      .values({ email: body.email, ...fields })
      .onConflictDoUpdate({ target: seekers.email, set: fields, setWhere: isNull(seekers.verifiedAt) })
      .returning();
    if (open) await mailCode(open, "register", context);
    else await mailOwner(body.email, context);
    return {
      payload: { email: body.email, next: "otp" },
      message: "We have sent a code to your e-mail address.",
    };
  });

export const verifyOtp: Handler<typeof contract.verifyOtp> = async ({ body }, context) => {
  const { email, otp, purpose } = body;
  await context.limits.otp.take(email);
  const seeker = await seekerByEmail(email, context);
  if (!seeker || !(await takeCode(seeker.id, purpose, otp, context)))
    throw invalid(
      "otp",
      "This code is wrong, used, or too old. Check the latest mail, or ask for a new code.",
    );
  await context.limits.otp.clear(email);
  if (purpose === "reset") {
    return { payload: { purpose, reset_token: await makeResetToken(seeker.id, context) } };
  }
  await context.db
    .update(seekers)
    .set({ verifiedAt: seeker.verifiedAt ?? new Date() })
    .where(eq(seekers.id, seeker.id));
  return {
    payload: { purpose, session: await startSession(seeker, context) },
    message: `Welcome, ${seeker.givenName}.`,
  };
};

export const login: Handler<typeof contract.login> = async ({ body }, context) => {
  await context.limits.login.take(body.email);
  const seeker = await seekerByEmail(body.email, context);
  const right = await verifyPassword(body.password, seeker?.passwordHash ?? (await nobodysHash));
  if (!seeker || !right) throw new Refusal(401, "The e-mail address or the password is wrong.");
  await context.limits.login.clear(body.email);
  if (!seeker.verifiedAt) {
    await context.limits.code.take(body.email);
    await mailCode(seeker, "register", context);
    throw new Refusal(403, "Please confirm your e-mail address first. We have sent you a new code.");
  }
  return { payload: await startSession(seeker, context), message: `Welcome back, ${seeker.givenName}.` };
};

export const refreshSession: Handler<typeof contract.refreshSession> = async (_input, context) => ({
  payload: await rotateSession(context),
});

export const logout: Handler<typeof contract.logout> = async (_input, context) => {
  await endSession(context);
  return { payload: null, message: "You are signed out." };
};

export const forgotPassword: Handler<typeof contract.forgotPassword> = ({ body }, context) =>
  evenly(async () => {
    await context.limits.code.take(body.email);
    const seeker = await seekerByEmail(body.email, context);
    if (seeker) await mailCode(seeker, "reset", context);
    return {
      payload: { email: body.email, next: "otp" },
      message: "If there is an account with this address, we have sent it a code.",
    };
  });

export const resetPassword: Handler<typeof contract.resetPassword> = async ({ body }, context) => {
  const seekerId = await takeResetToken(body.reset_token, context);
  if (!seekerId) throw invalid("reset_token", "This reset has expired or was used. Ask for a new code.");
  const passwordHash = await hashPassword(body.password);
  const seeker = await context.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(seekers)
      // The code came by mail, so the address is confirmed too.
      .set({ passwordHash, verifiedAt: sql`coalesce(${seekers.verifiedAt}, now())` })
      .where(eq(seekers.id, seekerId))
      .returning();
    if (changed) await endAllSessions(tx, changed.id);
    return changed;
  });
  if (!seeker) throw invalid("reset_token", "This account no longer exists.");
  await context.limits.login.clear(seeker.email);
  await post(
    seeker.email,
    passwordChangedLetter(context.brand.name, seeker.givenName, siteOf(context)),
    context,
  );
  return { payload: await startSession(seeker, context), message: "Your new password is set." };
};

/** What an unknown e-mail's password is compared with, so that the answer takes as long. */
const nobodysHash = hashPassword("nobody has this password");

const seekerByEmail = async (email: string, { db }: Context): Promise<Seeker | undefined> => {
  const [seeker] = await db.select().from(seekers).where(eq(seekers.email, email));
  return seeker;
};

const mailCode = async (seeker: Seeker, purpose: "register" | "reset", context: Context): Promise<void> => {
  const letter = { register: confirmLetter, reset: resetLetter }[purpose];
  const code = await makeCode(seeker.id, purpose, context);
  await post(seeker.email, letter(context.brand.name, code), context);
};

/** Tells the owner of an account that somebody registered with the address. */
const mailOwner = async (email: string, context: Context): Promise<void> => {
  const owner = await seekerByEmail(email, context);
  if (owner)
    await post(email, accountExistsLetter(context.brand.name, owner.givenName, siteOf(context)), context);
};

const post = (to: string, letter: Letter, { brand, mailer }: Context): Promise<void> =>
  mailer.send(brandedMail(brand, to, letter));

/** The site's address for a mail. */
const siteOf = ({ brand, origin, config }: Context): string =>
  siteOrigin(brand, publicAddressBy(config, origin));

/** Runs something so that it never takes less than `evenMs`. */
const evenly = async <T>(work: () => Promise<T>): Promise<T> => {
  const [result] = await Promise.allSettled([work(), delay(evenMs)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
};
