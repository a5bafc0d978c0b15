import type { Editor } from "../../contract/editor.ts";
import { rememberDevice } from "../auth/devices.ts";
import { forgetGuesses } from "../auth/guesses.ts";
import type { Context } from "../http/context.ts";
import type { EditorRow } from "./second-factor.ts";
import { startEditorSession } from "./sessions.ts";

/** The key of an account's guesses; a seeker with the same address has others. */
export const guessKey = (email: string): string => `editor ${email}`;

/** An account as callers see it. */
export const shown = ({ email, name, brands }: EditorRow): Editor => ({ email, name, brands });

/** Starts a session on a device that wrong guesses by others lock out no more. */
export const signIn = async (editor: EditorRow, context: Context): Promise<void> => {
  await startEditorSession(editor, context);
  rememberDevice(guessKey(editor.email), context);
};

/** Clears the counted wrong guesses at an account once its owner has a new password. */
export const forgetEditorGuesses = ({ email }: EditorRow, context: Context): Promise<void> =>
  forgetGuesses(guessKey(email), context, "editorAccount");
