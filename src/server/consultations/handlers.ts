import { eq } from "drizzle-orm";
import type * as contract from "../../contract/consultations.ts";
import { consultationMinutes, maxOpenConsultations } from "../../domain/consultations/offered.ts";
import type { Context, Handler } from "../http/context.ts";
import { HttpError, invalid } from "../platform/http-error.ts";
import { readAnswerToken } from "../operator/answer-token.ts";
import { keepFile } from "../uploads/keep-file.ts";
import { holdFile } from "../uploads/sent-files.ts";
import { holdSeeker } from "../uploads/upload-grants.ts";
import { addNote } from "./add-note.ts";
import { calendarOf } from "./calendar.ts";
import { checkedTimes } from "./check-times.ts";
import { decide } from "./decide.ts";
import {
  caseForOperator,
  caseOf,
  consultationOf,
  findOwn,
  isOpen,
  lockConsultation,
  ownConsultations,
  refuseUnlessOffered,
} from "./queries.ts";
import { consultations } from "./tables.ts";
import { tell } from "./tell.ts";

export const listConsultations: Handler<typeof contract.listConsultations> = async (_input, context) => {
  refuseUnlessOffered(context);
  return { payload: (await ownConsultations(context)).map(consultationOf) };
};

export const requestConsultation: Handler<typeof contract.requestConsultation> = async (
  { body },
  context,
) => {
  refuseUnlessOffered(context);
  const { brand, db, seeker, limits } = context;
  refuseUnknownTopic(body.topic, context);
  const times = checkedTimes(body.times);
  await limits.consultation.take(seeker.id);
  const row = await db.transaction(async (tx) => {
    // Two requests at one moment are counted one after the other.
    await holdSeeker(tx, seeker.id);
    const open = (await ownConsultations({ ...context, db: tx })).filter(isOpen);
    if (open.length >= maxOpenConsultations)
      throw new HttpError(
        409,
        `You have ${open.length} open consultations, the most at a time. Cancel one that you no longer need.`,
      );
    const [inserted] = await tx
      .insert(consultations)
      .values({
        brand: brand.id,
        seekerId: seeker.id,
        topic: body.topic,
        details: body.details.trim(),
        times,
        timeZone: body.time_zone,
        minutes: consultationMinutes,
        updatedAt: new Date(),
      })
      .returning();
    await tell(tx, inserted!, "requested", ["seeker", "operator"], context);
    return inserted!;
  });
  return {
    payload: await caseOf(row, context),
    message: "Your request has been sent. We will confirm a time by email.",
  };
};

export const getConsultation: Handler<typeof contract.getConsultation> = async ({ params }, context) => ({
  payload: await caseOf(await findOwn(params.id, context), context),
});

export const changeConsultation: Handler<typeof contract.changeConsultation> = async (
  { params, body },
  context,
) => {
  await findOwn(params.id, context);
  if (body.topic !== undefined) refuseUnknownTopic(body.topic, context);
  const times = body.times && checkedTimes(body.times);
  await context.limits.consultation.take(context.seeker.id);
  await context.db.transaction(async (tx) => {
    const row = await lockConsultation(params.id, tx);
    refuseClosed(row);
    await tx
      .update(consultations)
      .set({
        ...(body.topic !== undefined && { topic: body.topic }),
        ...(body.details !== undefined && { details: body.details.trim() }),
        ...(body.time_zone !== undefined && { timeZone: body.time_zone }),
        ...(times && { times, status: "requested" as const, startsAt: null }),
        updatedAt: new Date(),
      })
      .where(eq(consultations.id, row.id));
    await tell(tx, row, "changed", ["seeker", "operator"], context);
  });
  return {
    payload: await caseOf(await findOwn(params.id, context), context),
    message: times
      ? "Your request has been changed. We will confirm a time by email."
      : "Your consultation has been changed.",
  };
};

export const cancelConsultation: Handler<typeof contract.cancelConsultation> = async (
  { params },
  context,
) => {
  await findOwn(params.id, context);
  await context.db.transaction(async (tx) => {
    const row = await lockConsultation(params.id, tx);
    if (row.status === "cancelled") return;
    refuseClosed(row);
    await tx
      .update(consultations)
      .set({ status: "cancelled", updatedAt: new Date() })
      .where(eq(consultations.id, row.id));
    await tell(tx, row, "cancelled", ["seeker", "operator"], context);
  });
  return {
    payload: await caseOf(await findOwn(params.id, context), context),
    message: "Your consultation has been cancelled.",
  };
};

export const addConsultationNote: Handler<typeof contract.addConsultationNote> = async (
  { params, body },
  context,
) => {
  const own = await findOwn(params.id, context);
  await context.limits.consultation.take(context.seeker.id);
  const file =
    body.file === undefined
      ? null
      : await keepFile({ field: "file", file: body.file, otherwise: ["documents", "screenshot"] }, context);
  await context.db.transaction(async (tx) => {
    const row = await lockConsultation(own.id, tx);
    if (file) await holdFile(file.id, "file", tx);
    await addNote(tx, row, { by: "seeker", text: body.text, fileId: file?.id ?? null }, context);
  });
  return { payload: await caseOf(own, context), message: "The note has been added." };
};

export const getConsultationCalendar: Handler<typeof contract.getConsultationCalendar> = async (
  { params },
  context,
) => {
  const row = await findOwn(params.id, context);
  const { startsAt } = row;
  if (row.status !== "confirmed" || !startsAt)
    throw new HttpError(409, "This consultation has no confirmed time yet.");
  const url = context.urlOf(`/user/consultations/${row.id}`);
  return {
    payload: {
      file_name: `consultation-${row.id}.ics`,
      content: calendarOf({ ...row, startsAt }, context.brand, url),
    },
  };
};

export const readConsultation: Handler<typeof contract.readConsultation> = async ({ query }, context) => ({
  payload: await caseForOperator(await readAnswerToken("consultation", query.token, context.secret), context),
});

export const answerConsultation: Handler<typeof contract.answerConsultation> = async ({ body }, context) => {
  const id = await readAnswerToken("consultation", body.token, context.secret);
  await decide({ id, decision: body.decision, seen: body.seen }, context);
  const payload = await caseForOperator(id, context);
  return { payload, message: `Done. ${payload.email} is told by email.` };
};

const refuseUnknownTopic = (topic: string, { brand }: Context): void => {
  if (!brand.consultations.includes(topic))
    throw invalid("topic", `Choose one of: ${brand.consultations.join("; ")}.`);
};

const refuseClosed = (row: typeof consultations.$inferSelect): void => {
  if (!isOpen(row)) throw new HttpError(409, "This consultation is past or cancelled.");
};
