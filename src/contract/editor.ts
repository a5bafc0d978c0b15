import * as z from "zod/mini";
import { newPassword, typedPassword } from "./auth.ts";
import { defineCall } from "./call.ts";
import { email, nothing, requiredText } from "./primitives.ts";

/** A code of the second factor: six digits that change every thirty seconds (RFC 6238). */
const secondFactor = z
  .string({ error: "Must be the 6 digits that your authenticator app shows." })
  .check(z.trim(), z.regex(/^\d{6}$/, { error: "Must be the 6 digits that your authenticator app shows." }));

const setupToken = requiredText(100, "Open this page with the link that your operator gave you.");

/** Somebody who writes, and what the account may change. */
const editor = z.object({
  email: z.string(),
  name: z.string(),
  /** Ids of the sites that the account may change; null for all of them, and for what they share. */
  brands: z.nullable(z.array(z.string())),
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
  payload: z.nullable(editor),
  errors: { 404: editorErrors[404] },
});

export const editorSignInBody = z.object({ email, password: typedPassword, code: secondFactor }, object);

export const signInEditor = defineCall({
  method: "POST",
  path: "/v1/editor/session",
  summary: "Sign in to the editor with a password and a code of the second factor; each code is taken once.",
  auth: "public",
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
  body: z.object({ token: setupToken }, object),
  payload: z.object({
    email: z.string(),
    name: z.string(),
    /** In Base32, to type into an authenticator app. */
    secret: z.string(),
    /** The same as an otpauth: address, and as a picture (SVG) to scan. */
    uri: z.string(),
    qr: z.string(),
  }),
  errors: setupErrors,
});

export const editorSetupBody = z.object(
  { name: requiredText(80, "Enter your name."), password: newPassword, code: secondFactor },
  object,
);

export const finishEditorSetup = defineCall({
  method: "PUT",
  path: "/v1/editor/setup",
  summary: "Set the name, the password and the second factor of a new account, and sign in.",
  auth: "public",
  cost: "slow",
  body: z.extend(editorSetupBody, { token: setupToken }),
  payload: editor,
  errors: setupErrors,
});
