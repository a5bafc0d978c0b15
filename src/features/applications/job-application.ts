import { atom } from "nanostores";
import { type Application, type Receipt } from "../../contract/application-fields.ts";
import { downloadApplicationDetails, getJobApplication } from "../../contract/applications.ts";
import { toastFailure } from "../session/failure.ts";
import { takeIntent } from "../session/intent.ts";
import { requireSeeker, signInSettled } from "../session/require-seeker.ts";
import { $seeker } from "../session/seeker.ts";
import { fetchPayload } from "../session/send.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import { changeHash, continueHash } from "../../domain/jobs/application-text.ts";
import { isStarted } from "./started.ts";
import { $applied } from "./applied-jobs.ts";
import type { ApplyFlow } from "./apply/apply-flow.ts";

/** What the apply dialog is open for: a new application, changing one that was sent, or one that is being sent. */
export type ApplyTask =
  | { kind: "closed" }
  | { kind: "opening" }
  | { kind: "new" }
  | { kind: "change"; sent: Receipt }
  | { kind: "underway"; flow: ApplyFlow };

/** The apply dialog of a job page. What is sent goes on without it; `onSent` is called with the receipt. */
const createDialog = (onSent: (receipt: Receipt) => void) => {
  const $task = atom<ApplyTask>({ kind: "closed" });
  /** An application whose dialog was closed while it was being sent. */
  const $underway = atom<ApplyFlow | null>(null);
  const show = (flow: ApplyFlow): void => $task.set({ kind: "underway", flow });
  /** Says what becomes of an application that is sent without its dialog. */
  const follow = (flow: ApplyFlow): void => {
    $underway.set(flow);
    const stop = flow.$state.listen((state) => {
      if (state.step === "creating") return;
      stop();
      $underway.set(null);
      if ($task.get().kind === "underway") return;
      if (state.step === "successModal") {
        onSent(state.receipt);
        toast.success(state.message);
      } else toast.error("Your application has not been sent.", { label: "See why", run: () => show(flow) });
    });
  };
  /** Opens the dialog with the result of `prepare`, unless it is open; a failure is shown as a toast. */
  const openWith = async (prepare: () => Promise<ApplyTask>): Promise<void> => {
    if ($task.get().kind !== "closed") return;
    $task.set({ kind: "opening" });
    try {
      $task.set(await prepare());
    } catch (error) {
      $task.set({ kind: "closed" });
      toastFailure(error);
    }
  };
  const close = (flow: ApplyFlow): void => {
    $task.set({ kind: "closed" });
    if (flow.leave()) toast.info("Draft kept. Find it here or under “Applications”.");
    if (flow.$state.get().step === "creating" && $underway.get() !== flow) follow(flow);
  };
  return { $task, $underway, show, openWith, close };
};

/** State of a job page: the seeker's application for the job, and the apply dialog. */
export const createJobApplication = (jobId: number) => {
  const $application = atom<Application | null>(null);
  $application.listen((application) =>
    $applied.set({ ...$applied.get(), [jobId]: application !== null && application.status !== "withdrawn" }),
  );
  const sent = (receipt: Receipt): void => $application.set(receipt);
  const { openWith, ...dialog } = createDialog(sent);

  const read = async (options?: { quiet: boolean }): Promise<Application | null> => {
    const { application } = await fetchPayload(getJobApplication, { params: { id: jobId } }, options);
    $application.set(application);
    return application;
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
    ...dialog,
    $application,
    /** Reads the application again, which another tab may have changed. */
    refresh: async (): Promise<void> => {
      if ($seeker.get()) await read({ quiet: true }).catch(() => null);
    },
    sent,
    change,
    /** Closes what another seeker had open, when somebody else has signed in in another tab. */
    leaveToOther: (): void => {
      dialog.$task.set({ kind: "closed" });
      $application.set(null);
    },
    /** Starts an application; a visitor signs in first. */
    apply: async (): Promise<void> => {
      const path = location.pathname + location.search;
      if (await requireSeeker({ kind: "apply", id: jobId, path })) await open();
    },
    /**
     * When the page opens or a seeker signs in: loads their application, and continues one that was started before.
     * @param hash of the page's address: to change an application that was sent, or to go on with one that was started.
     */
    begin: async (hash: string): Promise<void> => {
      if (!$seeker.get()) return;
      // One dialog at a time: wait until the last step of signing in is closed.
      await signInSettled();
      if (takeIntent("apply") || (hash === continueHash && isStarted(jobId))) return open();
      // Optional: the button works without the application.
      const own = await read({ quiet: true }).catch(() => null);
      if (hash === changeHash && own?.can_update) await change(own);
    },
  };
};
