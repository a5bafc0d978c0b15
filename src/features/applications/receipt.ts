import { downloadApplicationDetails } from "../../contract/applications.ts";
import { toastFailure } from "../session/failure.ts";
import { createResource } from "../session/resource.ts";
import { fetchPayload } from "../session/send.ts";

/** The receipt of one application, by its id. */
export const createReceipt = (id: number) => {
  const read = () => fetchPayload(downloadApplicationDetails, { params: { id } });
  return {
    ...createResource(read),
    /** Downloads the CV, or the file with this id beside it. Requests a new URL: the one in the receipt may have expired. */
    download: async (file?: string): Promise<void> => {
      try {
        const { cv_url, documents } = await read();
        location.assign(documents.find(({ id }) => id === file)?.url ?? cv_url);
      } catch (error) {
        toastFailure(error);
      }
    },
  };
};
