import type { Services } from "../http/context.ts";
import type { Db } from "../platform/database/open.ts";
import { consultationMail, type consultationEvents } from "./mails.ts";
import type { ConsultationRow } from "./queries.ts";

/** What is needed to tell both sides: the queue, and the origin of the site for links. */
export type TellNeeds = Pick<Services, "enqueue"> & { origin: string };

/** Mails an event to those whom it concerns, in the transaction that causes it. */
export const tell = async (
  tx: Db,
  { id, brand }: Pick<ConsultationRow, "id" | "brand">,
  event: (typeof consultationEvents)[number],
  readers: readonly ("seeker" | "operator")[],
  { enqueue, origin }: TellNeeds,
  note: number | null = null,
): Promise<void> => {
  for (const to of readers)
    await enqueue(tx, consultationMail, { brand, origin, consultation: id, to, event, note });
};
