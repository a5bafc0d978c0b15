import { atom } from "nanostores";
import {
  downloadApplicationDetails,
  getJobApplication,
  type Application,
  type Receipt,
} from "../../contract/applications.ts";
import { takeIntent } from "../session/intent.ts";
import { requireSeeker, signInSettled } from "../session/require-seeker.ts";
import { $seeker } from "../session/seeker.ts";
import { fetchPayload } from "../session/send.ts";
import { toast } from "../../ui/toasts/toasts.ts";

/** What the apply dialog is open for: a new application, or what was sent before. */
export type ApplyTask =
  { kind: "closed" } | { kind: "opening" } | { kind: "new" } | { kind: "change"; sent: Receipt };

/** What a job's page knows of the seeker's application to it, and the dialog it opens. */
export const createJobApplication = (jobId: number) => {
  const $application = atom<Application | null>(null);
  const $task = atom<ApplyTask>({ kind: "closed" });

  const read = async (options?: { quiet: boolean }): Promise<Application | null> => {
    const { application } = await fetchPayload(getJobApplication, { params: { id: jobId } }, options);
    $application.set(application);
    return application;
  };
  /** Opens the dialog, once, with what `prepare` gives; a failure is told and leaves it closed. */
  const openWith = async (prepare: () => Promise<ApplyTask>): Promise<void> => {
    if ($task.get().kind !== "closed") return;
    $task.set({ kind: "opening" });
    try {
      $task.set(await prepare());
    } catch (error) {
      $task.set({ kind: "closed" });
      toast.error(error instanceof Error ? error.message : "Please try again.");
    }
  };

  /** Opens a new application, unless this seeker has applied in the meantime. */
  const open = () =>
    openWith(async () => {
      const own = await read();
      if (!own || own.status === "withdrawn") return { kind: "new" };
      toast.info("You have already applied for this job.");
      return { kind: "closed" };
    });
  const change = ({ id }: Pick<Application, "id">) =>
    openWith(async () => ({
      kind: "change",
      sent: await fetchPayload(downloadApplicationDetails, { params: { id } }),
    }));

  return {
    $application,
    $task,
    change,
    /** Starts an application; a visitor signs in first. */
    apply: async (): Promise<void> => {
      const path = location.pathname + location.search;
      if (await requireSeeker({ kind: "apply", job: jobId, path })) await open();
    },
    /**
     * Finds out what there is when the page opens or somebody signs in, and goes on with what was begun before.
     * @param wantsChange the page was opened to change what was sent.
     */
    begin: async (wantsChange: boolean): Promise<void> => {
      if (!$seeker.get()) return;
      // One dialog at a time: signing in is over when its last step is closed.
      await signInSettled();
      if (takeIntent("apply")) return open();
      // Knowing is a help: the button works without it.
      const own = await read({ quiet: true }).catch(() => null);
      if (wantsChange && own?.can_update) await change(own);
    },
    sent: (receipt: Receipt) => $application.set(receipt),
    close: () => $task.set({ kind: "closed" }),
  };
};
