import { eq } from "drizzle-orm";
import { maxCaseNotes } from "../../domain/consultations/offered.ts";
import { HttpError } from "../platform/http-error.ts";
import type { Db } from "../platform/database/open.ts";
import type { ConsultationRow } from "./queries.ts";
import { consultationNotes } from "./tables.ts";
import { tell, type TellNeeds } from "./tell.ts";

/**
 * Adds a note to a case, and mails it to the other side.
 * @param event what the mail says has happened.
 * @throws HttpError 409 when the case is full.
 */
export const addNote = async (
  tx: Db,
  row: ConsultationRow,
  note: Pick<typeof consultationNotes.$inferInsert, "by" | "text" | "fileId">,
  needs: TellNeeds,
  event: "noted" | "cancelled" = "noted",
): Promise<void> => {
  const count = await tx.$count(consultationNotes, eq(consultationNotes.consultationId, row.id));
  if (count >= maxCaseNotes)
    throw new HttpError(409, `A case has at most ${maxCaseNotes} notes. Write by email instead.`);
  const [kept] = await tx
    .insert(consultationNotes)
    .values({ consultationId: row.id, ...note })
    .returning({ id: consultationNotes.id });
  await tell(tx, row, event, [note.by === "seeker" ? "operator" : "seeker"], needs, kept!.id);
};
