import {
  archiveApplication,
  listAppliedJobs,
  updateApplication,
  type Application,
  type Receipt,
} from "../../contract/applications.ts";
import { createPagedList } from "../session/paged-list.ts";
import { send } from "../session/send.ts";
import { toast } from "../../ui/toasts/toasts.ts";

/** The seeker's applications, newest first. */
export const createAppliedList = () =>
  createPagedList<Application>(({ page, hideExpired, archived }, options) => {
    const query = {
      page,
      ...(hideExpired && { hide_expired: "true" as const }),
      ...(archived && { archived: "true" as const }),
    };
    return send(listAppliedJobs, { query }, options);
  });

/** Withdraws an application; gives it as it is then, or null when that did not work. */
export const withdraw = ({ job }: Pick<Application, "job">): Promise<Receipt | null> =>
  withToast(
    ({ email }) => `Your application has been withdrawn. We have sent a confirmation to ${email}.`,
    () => send(updateApplication, { params: { id: job.id }, body: { withdraw: true } }),
  );

/** Takes an application off the list, or puts it back; gives whether that worked. */
export const archive = async ({ id }: Pick<Application, "id">, archived: boolean): Promise<boolean> => {
  const message = archived ? "The application has been archived." : "The application is back on the list.";
  return (
    (await withToast(
      () => message,
      () => send(archiveApplication, { params: { id }, body: { archived } }),
    )) !== null
  );
};

/** Does something and says how it went; null when it did not work. */
const withToast = async <T>(message: (result: T) => string, action: () => Promise<T>): Promise<T | null> => {
  try {
    const result = await action();
    toast.success(message(result));
    return result;
  } catch (error) {
    toast.error(error instanceof Error ? error.message : "Please try again.");
    return null;
  }
};
