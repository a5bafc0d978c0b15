import { type Application, type Receipt } from "../../contract/application-fields.ts";
import { archiveApplication, updateApplication } from "../../contract/applications.ts";
import { ownZone } from "../../domain/text/time-text.ts";
import { change } from "../session/change.ts";

/** Withdraws an application; returns it as it is afterwards, or null on failure. */
export const withdraw = async ({ job }: Pick<Application, "job">): Promise<Receipt | null> => {
  const input = { params: { id: job.id }, body: { withdraw: true, time_zone: ownZone() } };
  const changed = await change(updateApplication, input, { repeatable: true });
  return changed.ok ? changed.payload : null;
};

/** Archives an application, or puts it back on the list; returns whether that worked. */
export const archive = async ({ id }: Pick<Application, "id">, archived: boolean): Promise<boolean> =>
  (await change(archiveApplication, { params: { id }, body: { archived } }, { repeatable: true })).ok;
