import * as z from "zod/mini";
import { newPassword } from "./auth.ts";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
import { editor, editorErrors, secondFactor } from "./editor.ts";
import { email, requiredText } from "./primitives.ts";

const object = { error: "Must be a JSON object." };

export const editorForgotPasswordBody = z.object(
  { email: described(email, "The address of the editor's account.") },
  object,
);

export const mailEditorPasswordLink = defineCall({
  method: "POST",
  path: "/v1/editor/password",
  summary: "Mail an editor a link that sets a new password; the answer is the same without an account.",
  auth: "public",
  cost: "slow",
  body: editorForgotPasswordBody,
  payload: z.object({ email: described(z.string(), "The address of the account.") }),
  errors: { 404: editorErrors[404], 429: "There were too many mails to this address, or from this network." },
});

export const editorPasswordBody = z.object(
  {
    password: described(newPassword, "The new password."),
    code: described(secondFactor, "The 6 digits that the authenticator app shows."),
  },
  object,
);

export const setEditorPassword = defineCall({
  method: "PUT",
  path: "/v1/editor/password",
  summary:
    "Set a new password with a mailed link and a code of the second factor; all sessions end, and a new one begins.",
  auth: "public",
  cost: "slow",
  body: z.extend(editorPasswordBody, {
    token: described(
      requiredText(1000, "Open this page with the link that we have mailed to you."),
      "The token of the mailed link.",
    ),
  }),
  payload: editor,
  errors: { 403: editorErrors[403], 404: "The link is wrong, was used, or has expired." },
});
