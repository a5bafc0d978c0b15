import { getFile } from "../../contract/uploads.ts";
import { toastFailure } from "../session/failure.ts";
import { fetchPayload } from "../session/send.ts";

/** Downloads one of the seeker's files; a failure is told in a toast. */
export const openFile = async (id: string): Promise<void> => {
  try {
    location.assign((await fetchPayload(getFile, { params: { id } })).url);
  } catch (error) {
    toastFailure(error, "The file could not be opened.");
  }
};
