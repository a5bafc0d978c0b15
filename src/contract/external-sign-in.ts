import * as z from "zod/mini";
import { limited, otp, session, sessionCookies } from "./auth.ts";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
import { email, nothing, plainText, requiredText, timestamp } from "./primitives.ts";

/** The path that an external provider returns to (spec §1). */
export const externalReturnPath = "/auth/neca-auth";

/** Enough for several id tokens; a form of `form_post` is limited to as much. */
const maxResponse = 100_000;

/** Names an identity that has been checked and waits for its owner to go on; valid for half an hour. */
const ticket = requiredText(200, "Start again: the ticket is missing.");

/** What comes next for an identity that the provider has confirmed. */
export const externalOutcome = z.discriminatedUnion("state", [
  /** The identity is linked to an account: its seeker is signed in. */
  z.object({
    state: described(z.literal("signed-in"), "The seeker is signed in."),
    session: described(session, "The session of the seeker."),
  }),
  /** The identity has been linked to the account of the seeker who is signed in. */
  z.object({ state: described(z.literal("linked"), "The identity is linked to the signed-in account.") }),
  /** The email has an account: its password is needed once. */
  z.object({
    state: described(z.literal("password"), "The account's password is asked for."),
    ticket: described(z.string(), "For the next call, once, within 15 minutes."),
    email: described(z.string(), "The address of the account."),
  }),
  /** A code was mailed, to be submitted with the ticket. */
  z.object({
    state: described(z.literal("code"), "A code was mailed and is asked for."),
    ticket: described(z.string(), "For the next call, once, within 15 minutes."),
    email: described(z.string(), "The address that the code was mailed to."),
  }),
  /** The provider vouches for no email: the seeker gives one. `email` is a suggestion, or empty. */
  z.object({
    state: described(z.literal("email"), "An email address is asked for."),
    ticket: described(z.string(), "For the next call, once, within 15 minutes."),
    email: described(z.string(), "A suggestion, or empty."),
  }),
  /** The email has no account: one is opened once the seeker has agreed to the terms. Names may be empty. */
  z.object({
    state: described(z.literal("terms"), "The seeker must agree to the terms, which opens an account."),
    ticket: described(z.string(), "For the next call, once, within 15 minutes."),
    email: described(z.string(), "The confirmed address."),
    given_name: described(z.string(), "The given name as the provider has it, or empty."),
    family_name: described(z.string(), "The family name as the provider has it, or empty."),
  }),
]);
export type ExternalOutcome = z.infer<typeof externalOutcome>;

const provider = z.nullable(z.object({ label: described(z.string(), "The name of the provider.") }));

const notOffered = { 404: "This site offers no external sign-in." };
const unreachable = { 502: "The provider could not be reached or used; the message says what to do." };
const expired = "The ticket has expired or was used.";

export const responseBody = z.object(
  {
    response: described(
      requiredText(maxResponse),
      "The query or the fragment of the address that the provider came back to, or `state` alone.",
    ),
  },
  { error: "Must be a JSON object." },
);
export const externalPasswordBody = z.object(
  {
    ticket: described(ticket, "The ticket of the call before."),
    password: described(
      z
        .string({ error: "Must be text." })
        .check(z.minLength(1, { error: "Enter your password." }), z.maxLength(200)),
      "The password of the account.",
    ),
  },
  { error: "Must be a JSON object." },
);
export const externalEmailBody = z.object(
  {
    ticket: described(ticket, "The ticket of the call before."),
    email: described(email, "The address that the code is mailed to."),
  },
  { error: "Must be a JSON object." },
);
export const externalCodeBody = z.object(
  {
    ticket: described(ticket, "The ticket of the call before."),
    otp: described(otp, "The 6 digits from the email."),
  },
  { error: "Must be a JSON object." },
);
export const externalTermsBody = z.object(
  {
    ticket: described(ticket, "The ticket of the call before."),
    given_name: described(plainText(100, "Enter your given name."), "The given name of the person."),
    family_name: described(plainText(100, "Enter your family name."), "The family name of the person."),
    terms: described(
      z.literal(true, { error: "Agree to the terms to open an account." }),
      "The seeker agrees to the terms.",
    ),
  },
  { error: "Must be a JSON object." },
);

export const getExternalProvider = defineCall({
  method: "GET",
  path: "/v1/auth/external",
  summary: "The external sign-in that this site offers; null when there is none.",
  auth: "public",
  cost: "slow",
  payload: z.object({ provider: described(provider, "The provider; null when this site offers none.") }),
  errors: limited,
});

export const startExternalSignIn = defineCall({
  method: "POST",
  path: "/v1/auth/external/start",
  summary:
    "Begin to sign in, or to link an identity to the signed-in account: the address of the provider to go to. The response must come back to the same browser within 15 minutes.",
  auth: "optional",
  cookies: { sets: ["external_sign_in"] },
  cost: "slow",
  body: z.object(
    {
      purpose: described(
        z._default(z.enum(["sign-in", "link"]), "sign-in"),
        "Whether to sign in or to link an identity to the signed-in account.",
      ),
    },
    { error: "Must be a JSON object." },
  ),
  payload: z.object({
    url: described(z.string(), "The address of the provider to open in the same browser."),
  }),
  errors: { ...limited, ...notOffered, ...unreachable, 401: "Linking needs a signed-in seeker." },
});

export const keepExternalResponse = defineCall({
  method: "POST",
  path: "/v1/auth/external/response",
  summary: `Keep the form that a provider posted to ${externalReturnPath}, until its browser submits it with the cookies of this site.`,
  auth: "public",
  cost: "slow",
  body: responseBody,
  payload: z.object({ state: described(z.string(), "The `state` to finish with.") }),
  errors: limited,
});

export const finishExternalSignIn = defineCall({
  method: "POST",
  path: "/v1/auth/external/finish",
  summary:
    "Submit the provider's response (the query, the fragment, or `state` alone for a kept form), once, in the browser that began.",
  auth: "optional",
  cookies: { needs: ["external_sign_in"], sets: sessionCookies },
  cost: "slow",
  body: responseBody,
  payload: externalOutcome,
  errors: {
    ...limited,
    ...notOffered,
    ...unreachable,
    401: "Linking needs the seeker who began it to be signed in.",
    409: "The identity is linked to another account.",
    422: "The response was used, is too old, was begun in another browser, or cannot be trusted.",
  },
});

export const linkWithPassword = defineCall({
  method: "POST",
  path: "/v1/auth/external/password",
  summary: "Link the identity to the account of its email by the account's password, and sign in.",
  auth: "public",
  cookies: { sets: sessionCookies },
  cost: "slow",
  body: externalPasswordBody,
  payload: externalOutcome,
  errors: {
    ...limited,
    409: "The identity is linked to another account.",
    422: `${expired} Or the password is wrong.`,
  },
});

export const mailExternalCode = defineCall({
  method: "POST",
  path: "/v1/auth/external/code",
  summary:
    "Mail a code to the email of the identity, or to the one that is given where the provider vouches for none.",
  auth: "public",
  cost: "slow",
  body: externalEmailBody,
  payload: z.object({ email: described(z.string(), "The address that the code was mailed to.") }),
  errors: { ...limited, 422: expired },
});

export const confirmExternalCode = defineCall({
  method: "POST",
  path: "/v1/auth/external/confirm",
  summary: "Submit the mailed code: links an account that has no password, or says what comes next.",
  auth: "public",
  cookies: { sets: sessionCookies },
  cost: "slow",
  body: externalCodeBody,
  payload: externalOutcome,
  errors: {
    ...limited,
    409: "The identity is linked to another account.",
    422: `${expired} Or the code is wrong, expired, or had too many attempts.`,
  },
});

export const registerExternal = defineCall({
  method: "POST",
  path: "/v1/auth/external/register",
  summary: "Open an account without a password for a confirmed email, link the identity, and sign in.",
  auth: "public",
  cookies: { sets: sessionCookies },
  cost: "slow",
  body: externalTermsBody,
  payload: externalOutcome,
  errors: { ...limited, 409: "The identity is linked to another account.", 422: expired },
});

export const listExternalIdentities = defineCall({
  method: "GET",
  path: "/v1/account/identities",
  summary:
    "The external identities that the seeker can sign in with, and the one that this site offers to link.",
  auth: "seeker",
  payload: z.object({
    provider: described(provider, "The provider that this site offers to link; null when there is none."),
    identities: described(
      z.array(
        z.object({
          id: described(z.string(), "The id of the identity."),
          label: described(z.string(), "The name of the provider."),
          email: described(z.nullable(z.string()), "As the provider gave it; null when it gave none."),
          created_at: described(timestamp, "When it was linked."),
          last_used_at: described(timestamp, "When the seeker last signed in with it."),
        }),
      ),
      "The linked identities.",
    ),
  }),
});
export type ExternalIdentity = z.infer<typeof listExternalIdentities.payload>["identities"][number];

export const unlinkExternalIdentity = defineCall({
  method: "DELETE",
  path: "/v1/account/identities/{id}",
  summary: "Remove an external identity from the account.",
  auth: "seeker",
  params: z.object({
    id: described(
      z.uuid({ error: "Must be the id of an identity." }),
      "The id of an identity, as `listExternalIdentities` gives it.",
    ),
  }),
  payload: nothing,
  errors: { 409: "It is the only way into the account, which has no password." },
});
