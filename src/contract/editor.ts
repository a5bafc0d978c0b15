import * as z from "zod/mini";
import { newPassword, typedPassword } from "./auth.ts";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
import { email, nothing, requiredText } from "./primitives.ts";

/** A code of the second factor: six digits that change every thirty seconds (RFC 6238). */
export const secondFactor = z
  .string({ error: "Must be the 6 digits that your authenticator app shows." })
  .check(z.trim(), z.regex(/^\d{6}$/, { error: "Must be the 6 digits that your authenticator app shows." }));

const setupToken = requiredText(100, "Open this page with the link that your operator gave you.");

/** Somebody who writes, and what the account may change. */
export const editor = z.object({
  email: described(z.string(), "The address that the editor signs in with."),
  name: described(z.string(), "The name of the editor."),
  brands: described(
    z.nullable(z.array(z.string())),
    "Ids of the sites that the account may change; null for all of them, and for what they share.",
  ),
});
export type Editor = z.infer<typeof editor>;

const object = { error: "Must be a JSON object." };

export const editorErrors = {
  401: "Nobody is signed in to the editor, or the session has ended.",
  403: "The account may not change this site, or the call comes from another site's page.",
  404: "The editor is off (SITE_EDITOR), or there is no such thing.",
};

export const getEditorSession = defineCall({
  method: "GET",
  path: "/v1/editor/session",
  summary: "Who is signed in to the editor of this site; null for nobody.",
  auth: "public",
  cookies: { takes: ["editor_session"] },
  payload: z.nullable(editor),
  errors: { 404: editorErrors[404] },
});

export const editorSignInBody = z.object(
  {
    email: described(email, "The address of the editor's account."),
    password: described(typedPassword, "The password of the account."),
    code: described(secondFactor, "The 6 digits that the authenticator app shows."),
  },
  object,
);

export const signInEditor = defineCall({
  method: "POST",
  path: "/v1/editor/session",
  summary: "Sign in to the editor with a password and a code of the second factor; each code is taken once.",
  auth: "public",
  cookies: { sets: ["editor_session"] },
  cost: "slow",
  body: editorSignInBody,
  payload: editor,
  errors: { ...editorErrors, 401: "The email, the password or the code is wrong, or the code was used." },
});

export const signOutEditor = defineCall({
  method: "DELETE",
  path: "/v1/editor/session",
  summary: "End the session of the editor.",
  auth: "public",
  cookies: { needs: ["editor_session"], sets: ["editor_session"] },
  payload: nothing,
  errors: { 404: editorErrors[404] },
});

const setupErrors = {
  403: "The account may not change this site; the message says on which one the link opens.",
  404: "The link is wrong, was used, or has expired.",
};

export const openEditorSetup = defineCall({
  method: "POST",
  path: "/v1/editor/setup",
  summary: "The account that a set-up link is for, with a new secret for its second factor.",
  auth: "public",
  cost: "slow",
  body: z.object({ token: described(setupToken, "The token of the invitation.") }, object),
  payload: z.object({
    email: described(z.string(), "The address of the account."),
    name: described(z.string(), "The name of the account."),
    secret: described(z.string(), "In Base32, to type into an authenticator app."),
    uri: described(z.string(), "The secret as an otpauth: address."),
    qr: described(z.string(), "That address as a picture (SVG) to scan."),
  }),
  errors: setupErrors,
});

export const editorSetupBody = z.object(
  {
    name: described(requiredText(80, "Enter your name."), "The editor's name."),
    password: described(newPassword, "The new password."),
    code: described(secondFactor, "The 6 digits that the authenticator app shows."),
  },
  object,
);

export const finishEditorSetup = defineCall({
  method: "PUT",
  path: "/v1/editor/setup",
  summary: "Set the name, the password and the second factor of a new account, and sign in.",
  auth: "public",
  cookies: { sets: ["editor_session"] },
  cost: "slow",
  body: z.extend(editorSetupBody, { token: described(setupToken, "The token of the invitation.") }),
  payload: editor,
  errors: setupErrors,
});
