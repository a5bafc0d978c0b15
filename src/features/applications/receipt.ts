import { downloadApplicationDetails } from "../../contract/applications.ts";
import { toastFailure } from "../session/failure.ts";
import { createResource } from "../session/resource.ts";
import { fetchPayload } from "../session/send.ts";

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
        toastFailure(error);
      }
    },
  };
};
