import { atom } from "nanostores";
import { downloadApplicationDetails, type Receipt } from "../../contract/applications.ts";
import { CallError } from "../../contract/caller.ts";
import { fetchPayload } from "../session/send.ts";
import { toast } from "../../ui/toasts/toasts.ts";

/** Loading state of a receipt. */
export type ReceiptState =
  | { state: "loading" }
  | { state: "ready"; receipt: Receipt }
  | { state: "missing" }
  | { state: "failed"; message: string };

/** The receipt of one application, by its id. */
export const createReceipt = (id: number) => {
  const $receipt = atom<ReceiptState>({ state: "loading" });
  const read = () => fetchPayload(downloadApplicationDetails, { params: { id } });

  return {
    $receipt,
    show: (receipt: Receipt) => $receipt.set({ state: "ready", receipt }),
    load: async (): Promise<void> => {
      $receipt.set({ state: "loading" });
      try {
        $receipt.set({ state: "ready", receipt: await read() });
      } catch (error) {
        const missing = error instanceof CallError && error.status === 404;
        const message = error instanceof Error ? error.message : "Please try again.";
        $receipt.set(missing ? { state: "missing" } : { state: "failed", message });
      }
    },
    /** Downloads the CV. Requests a new URL: the one in the receipt may have expired. */
    downloadCv: async (): Promise<void> => {
      try {
        location.assign((await read()).cv_url);
      } catch (error) {
        toast.error(error instanceof Error ? error.message : "Please try again.");
      }
    },
  };
};
