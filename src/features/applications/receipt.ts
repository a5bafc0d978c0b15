import { downloadApplicationDetails } from "../../contract/applications.ts";
import { createResource } from "../session/resource.ts";
import { fetchPayload } from "../session/send.ts";
import { toast } from "../../ui/toasts/toasts.ts";

/** The receipt of one application, by its id. */
export const createReceipt = (id: number) => {
  const read = () => fetchPayload(downloadApplicationDetails, { params: { id } });
  return {
    ...createResource(read),
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
