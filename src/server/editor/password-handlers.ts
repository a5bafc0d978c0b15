import { and, eq } from "drizzle-orm";
import type * as contract from "../../contract/editor-password.ts";
import { constantTime } from "../auth/constant-time.ts";
import { deviceOf } from "../auth/devices.ts";
import { countMail, guessByLink } from "../auth/guesses.ts";
import { hashPassword } from "../auth/password.ts";
import { checkPassword } from "../auth/password-rules.ts";
import type { Context, Handler } from "../http/context.ts";
import { mailSite } from "../http/site-of.ts";
import { HttpError, invalid } from "../platform/http-error.ts";
import { siteForLinks } from "../operator/site-for-links.ts";
import { editorPasswordChangedMail, editorPasswordMail } from "./mails.ts";
import { accountOfLink } from "./password-links.ts";
import { useCode, type EditorRow } from "./second-factor.ts";
import { mayChange } from "./sessions.ts";
import { forgetEditorGuesses, guessKey, shown, signIn } from "./sign-in.ts";
import { editors, editorSessions } from "./tables.ts";

/** The same, and in the same time, whether there is an account. */
export const mailEditorPasswordLink: Handler<typeof contract.mailEditorPasswordLink> = (
  { body: { email } },
  context,
) =>
  constantTime(async () => {
    const { db, limits, address, enqueue } = context;
    await limits.address.take(address);
    await countMail(email, context, deviceOf(guessKey(email), context));
    const [editor] = await db.select().from(editors).where(eq(editors.email, email));
    const site = editor?.passwordHash && siteFor(editor, context);
    if (site) await enqueue(db, editorPasswordMail, { ...mailSite(site), editor: editor.id });
    return {
      payload: { email },
      message: "If there is an account with this address, we have sent it a link.",
    };
  });

/** The site of the request, or another where the account may not change it; none where it may change none. */
const siteFor = (editor: EditorRow, context: Context): Pick<Context, "brand" | "origin"> | undefined => {
  if (mayChange(editor, context.brand.id)) return context;
  const own = context.brands.find(({ id }) => mayChange(editor, id));
  return own && siteForLinks(own.id, context);
};

export const setEditorPassword: Handler<typeof contract.setEditorPassword> = async ({ body }, context) => {
  const { db, brand, enqueue, limits, address } = context;
  const account = await accountOfLink(body.token, context);
  if (!account) {
    await limits.link.take(address);
    throw usedLink();
  }
  await checkPassword(
    body.password,
    { email: account.email, givenName: account.name, familyName: "" },
    brand,
  );
  const passwordHash = await hashPassword(body.password, context);
  const isOwner = await guessByLink(
    account.id,
    context,
    async () => (await useCode(account, body.code, context)) || null,
  );
  if (!isOwner)
    throw invalid("code", "This code is wrong or was used. Enter the one that your app shows now.");
  const editor = await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(editors)
      .set({ passwordHash })
      .where(and(eq(editors.id, account.id), eq(editors.passwordHash, account.passwordHash!)))
      .returning();
    if (!changed) throw usedLink();
    await tx.delete(editorSessions).where(eq(editorSessions.editorId, changed.id));
    await enqueue(tx, editorPasswordChangedMail, { ...mailSite(context), editor: changed.id });
    return changed;
  });
  await forgetEditorGuesses(editor, context);
  await signIn(editor, context);
  return {
    payload: shown(editor),
    message: "Your new password is set, and all other devices have been signed out.",
  };
};

const usedLink = () =>
  new HttpError(
    404,
    "This link is wrong, was used, or has expired. Choose “Forgot your password?” for a new one.",
  );
