import { and, eq } from "drizzle-orm";
import type * as contract from "../../contract/support.ts";
import type { Context, Handler } from "../http/context.ts";
import { invalid, notFound } from "../platform/http-error.ts";
import { mailSite } from "../http/site-of.ts";
import { readAnswerToken } from "../operator/answer-token.ts";
import { signFile } from "../uploads/stored-file.ts";
import { keepFile } from "../uploads/keep-file.ts";
import { holdFile } from "../uploads/sent-files.ts";
import { answerMessage } from "./answer-message.ts";
import { identifierHash, inboxOf } from "./chatwoot.ts";
import { sha256 } from "./digest.ts";
import { supportMessageMail } from "./mails.ts";
import { findMessage, messageOf, seekersMessages } from "./queries.ts";
import { supportMessages } from "./tables.ts";
import { writerOf } from "./writer.ts";

const received = {
  payload: { received: true as const },
  message: "Thank you. Your message has been sent, and we will answer by email.",
};

export const sendSupportMessage: Handler<typeof contract.sendSupportMessage> = async ({ body }, context) => {
  if (body.website) return received;
  const { brand, db, limits, enqueue, address } = context;
  const writer = await writerOf(context);
  const email = writer.seeker?.email ?? body.email;
  if (!email) throw invalid("email", "Please give an email address, so that we can answer.");
  await limits.support.take(address);
  const file = body.file === undefined ? null : await fileOf(body.file, context);
  const { subject, message, source } = body;
  const row = {
    brand: brand.id,
    hostEmployer: brand.whiteLabel?.slug ?? null,
    seekerId: writer.seeker?.id ?? null,
    userType: writer.userType,
    source,
    name: writer.seeker?.name ?? body.name?.trim() ?? "",
    email,
    subject,
    message,
    fileId: file?.id ?? null,
    digest: sha256(email, subject, message, file?.id, new Date().toISOString().slice(0, 10)),
  };
  await db.transaction(async (tx) => {
    if (file) await holdFile(file.id, "file", tx);
    const [kept] = await tx
      .insert(supportMessages)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: supportMessages.id });
    if (kept) await enqueue(tx, supportMessageMail, { ...mailSite(context), message: kept.id });
  });
  return received;
};

export const startSupport: Handler<typeof contract.startSupport> = async ({ query }, context) => {
  const inbox = inboxOf(context.config, context.brand.id);
  const { seeker, userType } = await writerOf(context);
  const start = { user_type: userType, source: query.source };
  const user = seeker && { identifier: seeker.id, name: seeker.name, email: seeker.email };
  if (!inbox) return { payload: { kind: "form", ...start, user } };
  return {
    payload: {
      kind: "chatwoot",
      ...start,
      url: inbox.url,
      website_token: inbox.websiteToken,
      user: user && { ...user, identifier_hash: identifierHash(user.identifier, inbox) },
    },
  };
};

export const listSupportMessages: Handler<typeof contract.listSupportMessages> = async (_input, context) => ({
  payload: (await seekersMessages(context)).map(messageOf),
});

export const deleteSupportMessage: Handler<typeof contract.deleteSupportMessage> = async (
  { params },
  { db, brand, seeker },
) => {
  const deleted = await db
    .delete(supportMessages)
    .where(
      and(
        eq(supportMessages.id, params.id),
        eq(supportMessages.seekerId, seeker.id),
        eq(supportMessages.brand, brand.id),
      ),
    )
    .returning({ id: supportMessages.id });
  if (!deleted.length) throw notFound("message");
  return { payload: { id: params.id }, message: "The message has been deleted." };
};

export const readSupportMessage: Handler<typeof contract.readSupportMessage> = async (
  { query },
  context,
) => ({
  payload: await receivedMessage(await readAnswerToken("support", query.token, context.secret), context),
});

export const answerSupportMessage: Handler<typeof contract.answerSupportMessage> = async (
  { body },
  context,
) => {
  const id = await readAnswerToken("support", body.token, context.secret);
  await answerMessage({ id, text: body.text }, context);
  const payload = await receivedMessage(id, context);
  return { payload, message: `Your answer is on its way to ${payload.email}.` };
};

/** A file that is sent with a message. Only seekers can upload: a visitor's file would have no quota and no owner. */
const fileOf = (file: string, context: Context<"optional">) => {
  if (!context.seeker) throw invalid("file", "Please sign in to send a file.");
  return keepFile(
    { field: "file", file, otherwise: ["documents", "screenshot"] },
    { ...context, seeker: context.seeker },
  );
};

const receivedMessage = async (id: number, context: Context) => {
  const full = await findMessage(id, context.db);
  const { name, email, userType, source } = full.row;
  return {
    ...messageOf(full),
    name,
    email,
    user_type: userType,
    source,
    file_url: full.file && (await signFile(full.file, context)).url,
  };
};
