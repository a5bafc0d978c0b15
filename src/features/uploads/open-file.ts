import { getFile } from "../../contract/uploads.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import { fetchPayload } from "../session/send.ts";

/** Downloads one of the seeker's files; a failure is told in a toast. */
export const openFile = async (id: string): Promise<void> => {
  try {
    location.assign((await fetchPayload(getFile, { params: { id } })).url);
  } catch (error) {
    toast.error(error instanceof Error ? error.message : "The file could not be opened.");
  }
};
