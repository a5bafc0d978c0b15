import { and, eq, gt } from "drizzle-orm";
import { renderSVG } from "uqr";
import type * as contract from "../../contract/editor.ts";
import { setupPath } from "../../domain/editor-paths.ts";
import { isPasswordOf } from "../auth/accounts.ts";
import { guessPassword } from "../auth/guesses.ts";
import { hashPassword } from "../auth/password.ts";
import { checkPassword } from "../auth/password-rules.ts";
import type { Context, Handler } from "../http/context.ts";
import { HttpError, invalid } from "../platform/http-error.ts";
import { siteForLinks } from "../operator/site-for-links.ts";
import { secretOf, useCode, type EditorRow } from "./second-factor.ts";
import { endEditorSession, findEditor, hashOf, mayChange, sessionCookie } from "./sessions.ts";
import { forgetEditorGuesses, guessKey, shown, signIn } from "./sign-in.ts";
import { editors } from "./tables.ts";

export const getEditorSession: Handler<typeof contract.getEditorSession> = async (
  _input,
  { db, brand, cookies },
) => {
  const editor = await findEditor(cookies.get(sessionCookie), brand, db);
  return { payload: editor && shown(editor) };
};

export const signInEditor: Handler<typeof contract.signInEditor> = async ({ body }, context) => {
  const { db, limits, address } = context;
  await limits.address.take(address);
  const tryToSignIn = async () => {
    const [account] = await db.select().from(editors).where(eq(editors.email, body.email));
    const isRight =
      (await isPasswordOf(account, body.password, context)) && (await useCode(account!, body.code, context));
    return isRight ? account! : null;
  };
  const editor = await guessPassword(guessKey(body.email), context, tryToSignIn, "editorAccount");
  if (!editor)
    throw new HttpError(
      401,
      "The email address, the password or the code is wrong. Each code can be used once: if you have just used this one, wait for the next.",
    );
  await signIn(editor, context);
  return { payload: shown(editor), message: `Welcome back, ${editor.name}.` };
};

export const signOutEditor: Handler<typeof contract.signOutEditor> = async (_input, context) => {
  await endEditorSession(context);
  return { payload: null, message: "You are signed out." };
};

export const openEditorSetup: Handler<typeof contract.openEditorSetup> = async ({ body }, context) => {
  const account = await invited(body.token, context);
  // Opened again, the link shows the same secret: an app may have it already.
  const { secret, uri } = await secretOf(account, context.brand.name, context);
  return { payload: { email: account.email, name: account.name, secret, uri, qr: renderSVG(uri) } };
};

export const finishEditorSetup: Handler<typeof contract.finishEditorSetup> = async ({ body }, context) => {
  const { db, brand } = context;
  const account = await invited(body.token, context);
  const owner = { email: account.email, givenName: body.name, familyName: "" };
  await checkPassword(body.password, owner, brand);
  const passwordHash = await hashPassword(body.password, context);
  if (!(await useCode(account, body.code, context)))
    throw invalid("code", "This code is wrong or was used. Enter the one that your app shows now.");
  const [editor] = await db
    .update(editors)
    .set({ name: body.name, passwordHash, setupHash: null, setupExpiresAt: null })
    .where(and(eq(editors.id, account.id), eq(editors.setupHash, hashOf(body.token))))
    .returning();
  if (!editor) throw noInvitation();
  await forgetEditorGuesses(editor, context);
  await signIn(editor, context);
  return { payload: shown(editor), message: `Welcome, ${editor.name}.` };
};

/** The account of a set-up link. @throws HttpError 403 on a site that is not one of the account's, 404 or 429. */
const invited = async (token: string, context: Context): Promise<EditorRow> => {
  const { db, brand, limits, address } = context;
  const isOpen = and(eq(editors.setupHash, hashOf(token)), gt(editors.setupExpiresAt, new Date()));
  const [account] = await db.select().from(editors).where(isOpen);
  if (account && !mayChange(account, brand.id)) throw isElsewhere(account, token, context);
  if (account) return account;
  await limits.link.take(address);
  throw noInvitation();
};

/** Where a set-up link opens. */
const isElsewhere = ({ brands: own }: EditorRow, token: string, context: Context): HttpError => {
  const site = context.brands.find(({ id }) => own?.includes(id));
  const here = `This link is for an account that may not change ${context.brand.name}.`;
  return new HttpError(
    403,
    site
      ? `${here} Open it on ${site.name}: ${siteForLinks(site.id, context).urlOf(setupPath(token))}`
      : `${here} Ask your operator to add a site to it.`,
  );
};

const noInvitation = () =>
  new HttpError(404, "This link is wrong, was used, or has expired. Ask your operator for a new one.");
