import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Brand } from "../../contract/brand.ts";
import type { Context } from "../http/context.ts";
import type { Db } from "../platform/database/open.ts";
import { HttpError } from "../platform/http-error.ts";
import type { EditorRow } from "./second-factor.ts";
import { editors, editorSessions } from "./tables.ts";

export const sessionCookie = "editor_session";
const cookie = { path: "/", httpOnly: true, isStrict: true };

/** A session ends after an hour without a call, and twelve hours after it began, in milliseconds. */
const idleMs = 60 * 60_000;
const longestMs = 12 * 60 * 60_000;
/** How often the latest call is recorded, in milliseconds. */
const seenMs = 60_000;

/** A new random token, and the hash that is stored of it. */
export const newToken = (): { token: string; hash: string } => {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOf(token) };
};

/** 256 random bits need no salt and no slow hash. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Whether an account may change a brand's content. */
export const mayChange = ({ brands }: Pick<EditorRow, "brands">, brand: string): boolean =>
  brands === null || brands.includes(brand);

/** Signs an editor in on the site of a request. @throws HttpError 403 for a site that the account may not change. */
export const startEditorSession = async (editor: EditorRow, context: Context): Promise<void> => {
  const { db, brand, cookies } = context;
  if (!mayChange(editor, brand.id)) throw notYours(brand);
  await db.delete(editorSessions).where(lt(editorSessions.createdAt, new Date(Date.now() - longestMs)));
  const { token, hash } = newToken();
  await db.insert(editorSessions).values({ editorId: editor.id, tokenHash: hash, brand: brand.id });
  cookies.set(sessionCookie, token, { ...cookie, maxAge: longestMs / 1000 });
};

/** Ends the session of a request, and clears its cookie. */
export const endEditorSession = async ({ db, cookies }: Context): Promise<void> => {
  const token = cookies.get(sessionCookie);
  if (token) await db.delete(editorSessions).where(eq(editorSessions.tokenHash, hashOf(token)));
  cookies.set(sessionCookie, "", { ...cookie, maxAge: 0 });
};

/** The editor who is signed in on a brand's host; null for nobody. */
export const findEditor = async (
  token: string | undefined,
  brand: Brand,
  db: Db,
): Promise<EditorRow | null> => {
  if (!token) return null;
  const now = Date.now();
  const [found] = await db
    .select({ editor: editors, session: editorSessions })
    .from(editorSessions)
    .innerJoin(editors, eq(editors.id, editorSessions.editorId))
    .where(
      and(
        eq(editorSessions.tokenHash, hashOf(token)),
        // A cookie that was copied to another site's host opens nothing there.
        eq(editorSessions.brand, brand.id),
        gt(editorSessions.seenAt, new Date(now - idleMs)),
        gt(editorSessions.createdAt, new Date(now - longestMs)),
      ),
    );
  if (!found) return null;
  if (now - found.session.seenAt.getTime() > seenMs)
    await db
      .update(editorSessions)
      .set({ seenAt: new Date(now) })
      .where(eq(editorSessions.id, found.session.id));
  return found.editor;
};

/**
 * The editor of a request.
 * @throws HttpError 401 for nobody, 403 for an account that may no longer change the site.
 */
export const mustBeEditor = async ({
  cookies,
  brand,
  db,
}: Pick<Context, "cookies" | "brand" | "db">): Promise<EditorRow> => {
  const editor = await findEditor(cookies.get(sessionCookie), brand, db);
  if (!editor) throw new HttpError(401, "Please sign in to the editor.");
  if (!mayChange(editor, brand.id)) throw notYours(brand);
  return editor;
};

const notYours = ({ name }: Brand) =>
  new HttpError(403, `This account may not change ${name}. Ask your operator to add the site to it.`);
