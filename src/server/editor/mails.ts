import { eq } from "drizzle-orm";
import * as z from "zod";
import { editorPath, passwordPath } from "../../domain/editor-paths.ts";
import { defineMail } from "../platform/mail/mail-job.ts";
import { linkMinutes, signPasswordLink } from "./password-links.ts";
import { editors } from "./tables.ts";

/** The link that lets an editor set a new password. It is made when the mail is sent, and opens for a while from then. */
export const editorPasswordMail = defineMail(
  "editor-password",
  { editor: z.uuid() },
  async ({ editor: id }, { db, secret, brand, urlOf }) => {
    const [editor] = await db.select().from(editors).where(eq(editors.id, id));
    if (!editor?.passwordHash) return null;
    return {
      to: editor.email,
      template: {
        subject: `Set a new password for the ${brand.name} editor`,
        heading: `Hello ${editor.name}, set a new password`,
        before: [
          "You asked for a way back into the editor. Open this link, and have your authenticator app at hand:",
        ],
        link: {
          label: "Set a new password",
          href: urlOf(passwordPath(await signPasswordLink(editor, secret))),
        },
        after: [
          `The link opens once, within ${linkMinutes} minutes. Without the app, ask your operator to reset your account.`,
          "If you did not ask for it, ignore this email: your password stays as it is.",
        ],
      },
    };
  },
);

/** The password of an editor was changed by a mailed link. */
export const editorPasswordChangedMail = defineMail(
  "editor-password-changed",
  { editor: z.uuid() },
  async ({ editor: id }, { db, brand, urlOf }) => {
    const [editor] = await db.select().from(editors).where(eq(editors.id, id));
    if (!editor) return null;
    return {
      to: editor.email,
      template: {
        subject: `Your password for the ${brand.name} editor was changed`,
        heading: `Hello ${editor.name}, your password was changed`,
        before: ["The editor has a new password for you, and every other device has been signed out."],
        link: { label: "Open the editor", href: urlOf(editorPath) },
        after: ["If it was not you, tell your operator at once."],
      },
    };
  },
);
