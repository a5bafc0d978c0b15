import { eq } from "drizzle-orm";
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from "openid-client";
import { externalReturnPath, type ExternalOutcome } from "../../contract/external-sign-in.ts";
import type * as contract from "../../contract/external-sign-in.ts";
import { isPasswordOf, seekerByEmail } from "../auth/accounts.ts";
import { tryCode } from "../auth/codes.ts";
import { guessCode, guessPassword } from "../auth/guesses.ts";
import { lockRegistrations, openAccount } from "../auth/registrations.ts";
import { seekers } from "../auth/tables.ts";
import { pendingIdentities } from "./tables.ts";
import type { Context, Handler } from "../http/context.ts";
import { HttpError, invalid, notFound, signInFirst } from "../platform/http-error.ts";
import { identitiesOf, linkIdentity, unlinkIdentity } from "./identities.ts";
import { linkAndSignIn, linkAndTell, nextStep, nextStepOf, signedIn } from "./next-step.ts";
import { openClient } from "./open-client.ts";
import { confirmEmail, mailCode, readTicket, takeTicket } from "./pending-identities.ts";
import { providerOf, requireProvider, type Provider } from "./provider.ts";
import { readResponse } from "./read-response.ts";
import { atProvider } from "./refusal.ts";
import { keepResponse, openRequest, takeRequest } from "./requests.ts";

export const getExternalProvider: Handler<typeof contract.getExternalProvider> = async (_input, context) => ({
  payload: { provider: shown(providerOf(context)) },
});

export const startExternalSignIn: Handler<typeof contract.startExternalSignIn> = async (
  { body },
  context,
) => {
  const provider = requireProvider(context);
  const seekerId = body.purpose === "link" ? await seekerToLink(context) : null;
  const client = await atProvider(provider, context, () => openClient(provider));
  const { state, nonce, codeVerifier } = await openRequest({ issuer: provider.issuer, seekerId }, context);
  const url = buildAuthorizationUrl(client, {
    redirect_uri: new URL(externalReturnPath, context.origin).href,
    scope: provider.scope,
    response_mode: provider.responseMode,
    state,
    nonce,
    ...(provider.responseType !== "id_token" && {
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: "S256",
    }),
  });
  return { payload: { url: url.href } };
};

export const keepExternalResponse: Handler<typeof contract.keepExternalResponse> = async (
  { body },
  { db },
) => ({
  payload: { state: await keepResponse(body.response, db) },
});

export const finishExternalSignIn: Handler<typeof contract.finishExternalSignIn> = async (
  { body },
  context,
) => {
  const provider = requireProvider(context);
  const { request, parameters } = await takeRequest(body.response, context);
  const identity = await atProvider(provider, context, () =>
    readResponse(provider, request, parameters, context.origin),
  );
  if (!request.seekerId) return answer(await nextStep(identity, context));
  if (request.seekerId !== context.seeker?.id)
    throw new HttpError(401, "You are signed out meanwhile. Sign in, and link the identity again.");
  await linkAndTell(identity, request.seekerId, context);
  return answer({ state: "linked" }, `You can now sign in with ${provider.label}.`);
};

export const linkWithPassword: Handler<typeof contract.linkWithPassword> = async ({ body }, context) => {
  const { email, emailVerified } = await readTicket(body.ticket, context.db);
  const account = email && emailVerified ? await seekerByEmail(email, context.db) : undefined;
  if (!account) throw new HttpError(422, "This email has no account. Start again.");
  const owner = await guessPassword(account.email, context, async () =>
    (await isPasswordOf(account, body.password, context)) ? account : null,
  );
  if (!owner) throw invalid("password", "The password is wrong.");
  return answer(await linkAndSignIn(body.ticket, owner, context));
};

export const mailExternalCode: Handler<typeof contract.mailExternalCode> = async ({ body }, context) => {
  await mailCode(await readTicket(body.ticket, context.db), body.email, context);
  return { payload: { email: body.email }, message: "We have sent a code to your email address." };
};

export const confirmExternalCode: Handler<typeof contract.confirmExternalCode> = async (
  { body },
  context,
) => {
  const { ticket, otp } = body;
  const { id, email } = await readTicket(ticket, context.db);
  const holder = { id, purpose: "identity", table: pendingIdentities };
  // Only the browser that asked for the code has the ticket.
  const confirmed = await guessCode(email ?? "", true, context, async (max) =>
    (await tryCode(holder, otp, { column: "tries", max }, context)) ? confirmEmail(id, otp, context) : null,
  );
  if (!confirmed)
    throw invalid(
      "otp",
      "This code is wrong, used or too old. Ask for a new code, and enter the one from that mail.",
    );
  return answer(await nextStepOf(confirmed, ticket, { hasMailedCode: true }, context));
};

export const registerExternal: Handler<typeof contract.registerExternal> = async ({ body }, context) => {
  const { ticket, given_name: givenName, family_name: familyName } = body;
  const seeker = await context.db.transaction(async (tx) => {
    const identity = await takeTicket(ticket, tx);
    const { email, emailVerified } = identity;
    if (!email || !emailVerified) throw invalid("ticket", "Confirm your email address first.");
    await lockRegistrations(email, tx);
    const opened = await openAccount(tx, { email, passwordHash: null, givenName, familyName });
    if (!opened)
      throw new HttpError(422, "An account with this email was opened meanwhile. Start again to link it.");
    await linkIdentity(identity, opened.id, tx);
    return opened;
  });
  return answer(await signedIn(seeker, context), `Welcome, ${seeker.givenName}. Your account is ready.`);
};

export const listExternalIdentities: Handler<typeof contract.listExternalIdentities> = async (
  _input,
  context,
) => {
  const rows = await identitiesOf(context.seeker.id, context.db);
  const identities = rows.map(({ id, label, email, createdAt, lastUsedAt }) => ({
    id,
    label,
    email,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
  }));
  return { payload: { provider: shown(providerOf(context)), identities } };
};

export const unlinkExternalIdentity: Handler<typeof contract.unlinkExternalIdentity> = async (
  { params },
  { seeker, db },
) => {
  if (!(await unlinkIdentity(params.id, seeker.id, db))) throw notFound("identity");
  return { payload: null, message: "The identity is unlinked: it no longer opens your account." };
};

const shown = (provider: Provider | null) => provider && { label: provider.label };

const answer = (payload: ExternalOutcome, message?: string) => ({
  payload,
  message:
    message ?? (payload.state === "signed-in" ? `Welcome back, ${payload.session.seeker.given_name}.` : "OK"),
});

/** The id of the signed-in seeker, whose account must still be there. */
const seekerToLink = async ({ seeker, db }: Context): Promise<string> => {
  const found =
    seeker && (await db.select({ id: seekers.id }).from(seekers).where(eq(seekers.id, seeker.id)));
  if (!found?.length) throw signInFirst({ hasToken: Boolean(seeker) });
  return found[0]!.id;
};
