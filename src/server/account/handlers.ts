import { and, eq } from "drizzle-orm";
import type * as contract from "../../contract/account.ts";
import { notifications } from "../../contract/account.ts";
import { countOwnMail, guessSignedIn } from "../auth/guesses.ts";
import { passwordChangedMail } from "../auth/mails.ts";
import { checkPassword } from "../auth/password-rules.ts";
import { hashPassword, hasPassword, verifyPassword } from "../auth/password.ts";
import { clearCookies, endSessions } from "../auth/sessions.ts";
import { passwordResets, seekers } from "../auth/tables.ts";
import { HttpError, invalid, notFound, signInFirst } from "../platform/http-error.ts";
import type { Context, Handler } from "../http/context.ts";
import { mailSite } from "../http/site-of.ts";
import { holdSeeker } from "../uploads/upload-grants.ts";
import { accessPage } from "../access-log/access-log.ts";
import { checkCode, mailCode } from "./account-codes.ts";
import { accountOf, ownAccount } from "./account-of.ts";
import { confirmNewEmail } from "./change-email.ts";
import { dataLink } from "./data-route.ts";
import { deviceList } from "./device-list.ts";
import { eraseSeeker } from "./erase.ts";

export const getAccount: Handler<typeof contract.getAccount> = async (_input, context) => ({
  payload: await accountOf(context),
});

export const changeName: Handler<typeof contract.changeName> = async ({ body }, context) => {
  const names = { givenName: body.given_name, familyName: body.family_name };
  await context.db.update(seekers).set(names).where(eq(seekers.id, context.seeker.id));
  return { payload: await accountOf(context), message: "Your name has been saved." };
};

export const changePassword: Handler<typeof contract.changePassword> = async ({ body }, context) => {
  const account = await ownAccount(context);
  const { passwordHash: current } = account;
  if (!hasPassword(current))
    throw new HttpError(
      409,
      "Your account has no password yet. Sign out, and choose “Forgot password” to set one.",
    );
  const isOwn = await guessSignedIn(
    context,
    async () => (await verifyPassword(body.current_password, current, context)) || null,
  );
  if (!isOwn) throw wrongPassword("current_password");
  await checkPassword(body.password, account, context.brand);
  const passwordHash = await hashPassword(body.password, context);
  await context.db.transaction(async (tx) => {
    // Of two concurrent changes the second finds another password than the one it has checked.
    const [changed] = await tx
      .update(seekers)
      .set({ passwordHash })
      .where(and(eq(seekers.id, account.id), eq(seekers.passwordHash, current)))
      .returning({ id: seekers.id });
    if (!changed) throw wrongPassword("current_password");
    await tx.delete(passwordResets).where(eq(passwordResets.seekerId, account.id));
    await endSessions(tx, account.id, { except: context.seeker.session });
    await context.enqueue(tx, passwordChangedMail, { ...mailSite(context), seeker: account.id });
  });
  return { payload: null, message: "Your new password is set, and all other devices have been signed out." };
};

export const changeEmail: Handler<typeof contract.changeEmail> = async ({ body: { email } }, context) => {
  const { db, seeker } = context;
  const account = await ownAccount(context);
  if (email === account.email) throw invalid("email", "This is the address of your account already.");
  await countOwnMail(context, email);
  await db.transaction(async (tx) => {
    await holdSeeker(tx, seeker.id);
    await mailCode(tx, { purpose: "email_current", email: account.email }, context);
    await mailCode(tx, { purpose: "email_new", email }, context);
  });
  return {
    payload: { email },
    message: `We have sent one code to ${account.email} and another one to ${email}.`,
  };
};

export const confirmEmail: Handler<typeof contract.confirmEmail> = async ({ body }, context) => {
  await confirmNewEmail(body, context);
  const account = await accountOf(context);
  return { payload: account, message: `From now on you sign in with ${account.email}.` };
};

export const listDevices: Handler<typeof contract.listDevices> = async (_input, context) => ({
  payload: await deviceList(context),
});

export const endDevice: Handler<typeof contract.endDevice> = async ({ params: { id } }, context) => {
  if (!(await endOwn({ only: id }, context))) throw notFound("device");
  if (id === context.seeker.session) clearCookies(context);
  return { payload: { id }, message: "The device has been signed out." };
};

export const endDevices: Handler<typeof contract.endDevices> = async ({ query: { others } }, context) => {
  const ended = await endOwn(others ? { except: context.seeker.session } : {}, context);
  if (!others) clearCookies(context);
  return {
    payload: { ended },
    message: `All ${others ? "other " : ""}devices have been signed out.`,
  };
};

export const setNotifications: Handler<typeof contract.setNotifications> = async ({ body }, context) => {
  await context.db.transaction(async (tx) => {
    await holdSeeker(tx, context.seeker.id);
    const before = (await ownAccount({ ...context, db: tx })).mutedMails;
    const mutedMails = notifications
      .map(({ id }) => id)
      .filter((id) => (body[id] === undefined ? before.includes(id) : !body[id]));
    await tx.update(seekers).set({ mutedMails }).where(eq(seekers.id, context.seeker.id));
  });
  return { payload: await accountOf(context), message: "Your choices have been saved." };
};

export const listAccesses: Handler<typeof contract.listAccesses> = async ({ query }, context) => ({
  payload: await accessPage(query.page, context),
});

export const signDataDownload: Handler<typeof contract.signDataDownload> = async (_input, context) => {
  await context.limits.download.take(context.seeker.id);
  return { payload: await dataLink(context), message: "Your download begins." };
};

export const sendEraseCode: Handler<typeof contract.sendEraseCode> = async (_input, context) => {
  const { email, passwordHash } = await ownAccount(context);
  if (hasPassword(passwordHash))
    throw new HttpError(409, "Your account has a password: enter it to erase the account.");
  await countOwnMail(context);
  await context.db.transaction(async (tx) => {
    await holdSeeker(tx, context.seeker.id);
    await mailCode(tx, { purpose: "erase", email }, context);
  });
  return { payload: { email }, message: `We have sent a code to ${email}.` };
};

export const eraseAccount: Handler<typeof contract.eraseAccount> = async ({ body }, context) => {
  const { passwordHash } = await ownAccount(context);
  if (!("password" in body) && hasPassword(passwordHash)) throw wrongPassword("password");
  const isOwner = await guessSignedIn(context, async () =>
    "password" in body
      ? (hasPassword(passwordHash) && (await verifyPassword(body.password, passwordHash, context))) || null
      : checkCode("erase", body.code, context),
  );
  if (!isOwner) {
    if ("password" in body) throw wrongPassword("password");
    throw invalid("code", "This code is wrong, used or too old. Check it, or ask for a new one.");
  }
  const erased = await eraseSeeker(context);
  if (!erased) throw signInFirst({ hasToken: true });
  clearCookies(context);
  return {
    payload: { email: erased.email, delivered_applications: erased.delivered },
    message: `Your account has been erased. We are sending a receipt to ${erased.email}.`,
  };
};

const endOwn = (
  which: Parameters<typeof endSessions>[2],
  { db, seeker }: Context<"seeker">,
): Promise<number> =>
  db.transaction(async (tx) => {
    await holdSeeker(tx, seeker.id);
    return endSessions(tx, seeker.id, which);
  });

const wrongPassword = (field: string) => invalid(field, "This is not the password of your account.");
