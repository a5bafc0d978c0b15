import { eq } from "drizzle-orm";
import type { ConsultationDecision } from "../../contract/consultations.ts";
import type { Services } from "../http/context.ts";
import { HttpError } from "../platform/http-error.ts";
import { addNote } from "./add-note.ts";
import { checkedTime } from "./check-times.ts";
import { isOpen, lockConsultation } from "./queries.ts";
import { consultations } from "./tables.ts";
import { tell, type TellNeeds } from "./tell.ts";

interface Decision {
  id: number;
  decision: ConsultationDecision;
  /** The `updated_at` that the operator has read; a command answers the current state. */
  seen?: string;
}

/**
 * Carries out an operator's decision, and tells the seeker by mail.
 * @throws HttpError 404 when there is no such consultation; 409 when it has been changed since, or is past or
 * cancelled; 422 for a time that is past.
 */
export const decide = (
  { id, decision, seen }: Decision,
  needs: Pick<Services, "db"> & TellNeeds,
): Promise<void> =>
  needs.db.transaction(async (tx) => {
    const row = await lockConsultation(id, tx);
    if (seen !== undefined && seen !== row.updatedAt.toISOString())
      throw new HttpError(
        409,
        "This has changed since the page was opened. Read it again before you answer.",
      );
    if (decision.action === "note")
      return addNote(tx, row, { by: "operator", text: decision.text, fileId: null }, needs);
    if (!isOpen(row)) throw new HttpError(409, "This consultation is past or cancelled.");
    if (decision.action === "confirm") {
      const startsAt = checkedTime(decision.starts_at, "starts_at");
      // The same time again is no news for the seeker.
      if (row.status === "confirmed" && Number(row.startsAt) === Number(startsAt)) return;
      await tx
        .update(consultations)
        .set({ status: "confirmed", startsAt, updatedAt: new Date() })
        .where(eq(consultations.id, id));
      return tell(tx, row, "confirmed", ["seeker"], needs);
    }
    await tx
      .update(consultations)
      .set({ status: "cancelled", updatedAt: new Date() })
      .where(eq(consultations.id, id));
    const reason = decision.text.trim();
    if (reason) await addNote(tx, row, { by: "operator", text: reason, fileId: null }, needs, "cancelled");
    else await tell(tx, row, "cancelled", ["seeker"], needs);
  });
