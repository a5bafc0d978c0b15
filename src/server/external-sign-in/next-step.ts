import type { ExternalOutcome } from "../../contract/external-sign-in.ts";
import { seekerByEmail } from "../auth/accounts.ts";
import { startSession, type Seeker } from "../auth/sessions.ts";
import type { Context } from "../http/context.ts";
import { mailSite } from "../http/site-of.ts";
import { linkIdentity, seekerOfIdentity } from "./identities.ts";
import { identityLinkedMail } from "./mails.ts";
import { mailCode, openTicket, takeTicket, type PendingIdentity } from "./pending-identities.ts";
import type { Identity } from "./read-response.ts";

/** Signs in with an identity that is linked; otherwise says what its owner has to do first. */
export const nextStep = async (identity: Identity, context: Context): Promise<ExternalOutcome> => {
  const seeker = await seekerOfIdentity(identity, context.db);
  if (seeker) return signedIn(seeker, context);
  const { ticket, pending } = await openTicket(identity, context);
  return nextStepOf(pending, ticket, { hasMailedCode: false }, context);
};

/** What the owner of a waiting identity has to do next. `hasMailedCode`: a mailed code has just confirmed the email. */
export const nextStepOf = async (
  pending: PendingIdentity,
  ticket: string,
  { hasMailedCode }: { hasMailedCode: boolean },
  context: Context,
): Promise<ExternalOutcome> => {
  const { email, emailVerified, givenName: given_name, familyName: family_name } = pending;
  if (!email || !emailVerified) return { state: "email", ticket, email: email ?? "" };
  const account = await seekerByEmail(email, context.db);
  if (!account) return { state: "terms", ticket, email, given_name, family_name };
  if (account.passwordHash) return { state: "password", ticket, email };
  if (hasMailedCode) return linkAndSignIn(ticket, account, context);
  await mailCode(pending, email, context);
  return { state: "code", ticket, email };
};

/** Links the identity of a ticket to an account whose owner has proved to be the same person. */
export const linkAndSignIn = async (
  ticket: string,
  account: Seeker,
  context: Context,
): Promise<ExternalOutcome> => {
  await context.db.transaction(async (tx) => {
    const identity = await takeTicket(ticket, tx);
    await linkAndTell(identity, account.id, { ...context, db: tx });
  });
  return signedIn(account, context);
};

/** Links an identity and mails the owner of the account. */
export const linkAndTell = async (
  identity: Pick<Identity, "issuer" | "subject" | "label" | "email">,
  seekerId: string,
  context: Context,
): Promise<void> => {
  const id = await linkIdentity(identity, seekerId, context.db);
  if (id) await context.enqueue(context.db, identityLinkedMail, { ...mailSite(context), identity: id });
};

/** Signs the seeker in, as a password would. */
export const signedIn = async (seeker: Seeker, context: Context): Promise<ExternalOutcome> => ({
  state: "signed-in",
  session: await startSession(seeker, context),
});
