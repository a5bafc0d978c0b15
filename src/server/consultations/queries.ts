import { and, desc, eq } from "drizzle-orm";
import type { Consultation, ConsultationCase } from "../../contract/consultations.ts";
import { isPast } from "../../domain/consultations/is-past.ts";
import { offersConsultations } from "../../domain/consultations/offered.ts";
import { seekers } from "../auth/tables.ts";
import type { Context } from "../http/context.ts";
import { notFound } from "../platform/http-error.ts";
import type { Db } from "../platform/database/open.ts";
import { signFile } from "../uploads/stored-file.ts";
import { files } from "../uploads/tables.ts";
import { consultationNotes, consultations } from "./tables.ts";

export type ConsultationRow = typeof consultations.$inferSelect;

/** The most consultations that a list shows. */
const listed = 100;

/** The condition of the seeker's own rows on this site. */
const own = ({ brand, seeker }: Context<"seeker">) =>
  and(eq(consultations.seekerId, seeker.id), eq(consultations.brand, brand.id));

/** The seeker's consultations on this site, newest first. */
export const ownConsultations = (context: Context<"seeker">): Promise<ConsultationRow[]> =>
  context.db.select().from(consultations).where(own(context)).orderBy(desc(consultations.id)).limit(listed);

/** The seeker's consultations that are neither past nor cancelled; none where the site offers none. */
export const upcomingConsultations = async (context: Context<"seeker">): Promise<Consultation[]> => {
  if (!offersConsultations(context.brand)) return [];
  const rows = await ownConsultations(context);
  return rows.filter(isOpen).map(consultationOf);
};

/** Whether a consultation is neither past nor cancelled. */
export const isOpen = (row: ConsultationRow): boolean =>
  row.status !== "cancelled" && !isPast(consultationOf(row));

/** A consultation of the seeker's. @throws HttpError 404 for another's, another site's, or one that does not exist. */
export const findOwn = async (id: number, context: Context<"seeker">): Promise<ConsultationRow> => {
  refuseUnlessOffered(context);
  const [row] = await context.db
    .select()
    .from(consultations)
    .where(and(eq(consultations.id, id), own(context)));
  if (!row) throw notFound("consultation");
  return row;
};

/** @throws HttpError 404 on a site that offers no consultations. */
export const refuseUnlessOffered = ({ brand }: Pick<Context, "brand">): void => {
  if (!offersConsultations(brand)) throw notFound("consultation");
};

/** A consultation by its id. @throws HttpError 404 when there is none. */
export const findConsultation = async (id: number, db: Pick<Db, "select">): Promise<ConsultationRow> => {
  const [row] = await db.select().from(consultations).where(eq(consultations.id, id));
  if (!row) throw notFound("consultation");
  return row;
};

/** Locks a consultation until the transaction ends. @throws HttpError 404 when it has been deleted. */
export const lockConsultation = async (id: number, tx: Pick<Db, "select">): Promise<ConsultationRow> => {
  const [row] = await tx.select().from(consultations).where(eq(consultations.id, id)).for("update");
  if (!row) throw notFound("consultation");
  return row;
};

/** A consultation as the API returns it. */
export const consultationOf = (row: ConsultationRow): Consultation => {
  const [date = null, time = null] = row.startsAt?.toISOString().slice(0, 16).split("T") ?? [];
  return {
    id: row.id,
    topic: row.topic,
    status: row.status,
    date,
    time,
    minutes: row.minutes,
    times: row.times,
    time_zone: row.timeZone,
    requested_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
};

/** Notes of a case with their files, oldest first. */
export const notesOf = (id: number, db: Db) =>
  db
    .select({ note: consultationNotes, file: files })
    .from(consultationNotes)
    .leftJoin(files, eq(files.id, consultationNotes.fileId))
    .where(eq(consultationNotes.consultationId, id))
    .orderBy(consultationNotes.id);

/** A consultation with its notes and files, as the API returns it. */
export const caseOf = async (
  row: ConsultationRow,
  context: Pick<Context, "db" | "store" | "origin">,
): Promise<ConsultationCase> => ({
  ...consultationOf(row),
  details: row.details,
  notes: await Promise.all(
    (await notesOf(row.id, context.db)).map(async ({ note, file }) => ({
      id: note.id,
      by: note.by,
      text: note.text,
      file: file && { name: file.name, size: file.size, url: (await signFile(file, context)).url },
      added_at: note.createdAt.toISOString(),
    })),
  ),
});

/** A case with the seeker's name and email. @throws HttpError 404 when it has been deleted. */
export const caseForOperator = async (
  id: number,
  context: Pick<Context, "db" | "store" | "origin" | "brand">,
) => {
  const [found] = await context.db
    .select({ row: consultations, seeker: seekers })
    .from(consultations)
    .innerJoin(seekers, eq(seekers.id, consultations.seekerId))
    .where(eq(consultations.id, id));
  if (!found) throw notFound("consultation");
  const { row, seeker } = found;
  return {
    ...(await caseOf(row, context)),
    name: `${seeker.givenName} ${seeker.familyName}`.trim(),
    email: seeker.email,
    site_time_zone: context.brand.timezone,
  };
};
